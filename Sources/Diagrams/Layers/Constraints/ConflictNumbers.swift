import LayoutExplanation

/// Which constraints conflict with which, by the numbers of the reasons that say so.
struct ConflictNumbers {
  private let numbers: [Int: [Int]]
  private let members: Set<Int>

  /// - Parameter areTold: whether the picture has numbered reasons at all.
  init(of stage: Stage, areTold: Bool) {
    members = Set(stage.explanation.conflicts.flatMap(\.entries))
    var numbers: [Int: [Int]] = [:]
    for reason in areTold ? stage.reasons : [] {
      guard case .conflict(let conflict) = reason.subject else { continue }
      for entry in conflict.entries { numbers[entry, default: []].append(reason.number) }
    }
    self.numbers = numbers
  }

  /// Whether a constraint, given by its place in the system, is part of a conflict.
  func contains(_ entry: Int) -> Bool { members.contains(entry) }

  /// The numbers its sign carries.
  func numbers(of entry: Int) -> [Int] { numbers[entry] ?? [] }
}
