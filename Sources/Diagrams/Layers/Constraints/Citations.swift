import AutoLayout
import LayoutExplanation

/// The constraints that the reasons cite, by their indices in the system, with the numbers of their
/// conflicts.
struct Citations {
  private let layout: Layout
  private let numbers: [Int: [Int]]
  private let conflicting: Set<Int>
  private let cited: Set<Int>

  /// - Parameter areTold: whether the picture shows reasons.
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

  /// Whether a reason cites a constraint, or the constraint is not satisfied.
  func contains(_ entry: Int) -> Bool {
    cited.contains(entry) || !layout.constraints[entry].isSatisfied
  }

  func isInConflict(_ entry: Int) -> Bool {
    conflicting.contains(entry) || layout.constraints[entry].isBroken
  }

  func numbers(of entry: Int) -> [Int] { numbers[entry] ?? [] }

  /// The style of a constraint with a requested length and an actual length, in points.
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
          // If reasons cite no constraints, none is pale.
          : cited.isEmpty || cited.contains(entry) ? .plain : .pale
    return ConstraintStyle(
      kind: kind, form: form, isOptional: !layout.system.entries[entry].priority.isRequired)
  }
}
