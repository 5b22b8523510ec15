import AutoLayout
import LayoutExplanation

/// Which constraints the reasons cite, by their indices in the system, and the numbers of the
/// conflicts they are part of.
struct Citations {
  private let layout: Layout
  private let numbers: [Int: [Int]]
  private let conflicting: Set<Int>
  private let cited: Set<Int>

  /// - Parameter areTold: whether the picture has reasons at all.
  init(of stage: Stage, areTold: Bool) {
    layout = stage.layout
    conflicting = Set(layout.conflicts.flatMap(\.entries))
    var cited: Set<Int> = []
    if areTold {
      cited = conflicting
      for contest in stage.explanation.contests {
        cited.formUnion(contest.constraints)
        cited.formUnion(contest.payers.filter { $0.view == nil }.map(\.entry))
        cited.formUnion(contest.tie?.deciding ?? [])
      }
    }
    self.cited = cited
    var numbers: [Int: [Int]] = [:]
    for reason in areTold ? stage.reasons : [] {
      guard case .conflict(let conflict) = reason.subject else { continue }
      for entry in conflict.entries { numbers[entry, default: []].append(reason.number) }
    }
    self.numbers = numbers
  }

  /// Whether a reason cites a constraint, or would if there were one for it: it did not come out.
  func contains(_ entry: Int) -> Bool {
    cited.contains(entry) || !layout.constraints[entry].isSatisfied
  }

  func isInConflict(_ entry: Int) -> Bool {
    conflicting.contains(entry) || layout.constraints[entry].isBroken
  }

  func numbers(of entry: Int) -> [Int] { numbers[entry] ?? [] }

  /// How a constraint is drawn that asks for a length and came to another, in points.
  func style(
    of entry: Int, _ form: ConstraintStyle.Form, asked: Double, came: Double
  ) -> ConstraintStyle {
    let state = layout.constraints[entry]
    let kind: ConstraintStyle.Kind =
      state.isBroken
      ? .broken
      : conflicting.contains(entry)
        ? .conflicting
        : !state.isSatisfied
          ? came < asked ? .short : .long
          // Where no reason cites any, none is pale.
          : cited.isEmpty || cited.contains(entry) ? .plain : .pale
    return ConstraintStyle(
      kind: kind, form: form, isOptional: !layout.system.entries[entry].priority.isRequired)
  }
}
