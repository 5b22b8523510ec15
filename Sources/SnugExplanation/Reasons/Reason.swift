public import SnugLayout

/// One numbered reason for a layout's result.
public struct Reason: Sendable {
  public let number: Int
  public let subject: Subject
  /// Further contests with the same axis, cause and sum as the reason's, or of further rows with the
  /// same ambiguity or the same tie.
  public let alike: [Contest]

  public enum Subject: Sendable {
    case contest(Contest)
    case ambiguity(Ambiguity)
    case conflict(Layout.Conflict)

    /// The views that a picture marks.
    func markedViews(in layout: Layout) -> [ViewID] {
      switch self {
      case .contest(let contest):
        let views = contest.payers.compactMap(\.view)
        return views.isEmpty
          ? contest.payers.flatMap { layout[$0.entry].views }.filter { $0 != .root } : views
      case .ambiguity(let ambiguity): return ambiguity.namedViews
      case .conflict(let conflict):
        return layout[conflict.broken].views.filter { $0 != .root }
      }
    }
  }

  public var contest: Contest? {
    if case .contest(let contest) = subject { contest } else { nil }
  }

  /// The contest and those that are like it.
  public var contests: [Contest] { (contest.map { [$0] } ?? []) + alike }

  public var conflict: Layout.Conflict? {
    if case .conflict(let conflict) = subject { conflict } else { nil }
  }

  /// The ambiguity by itself, or those of the contests: several if each row has one of its own.
  public var ambiguities: [Ambiguity] {
    if case .ambiguity(let ambiguity) = subject { [ambiguity] } else { contests.ambiguities }
  }
}

extension [Contest] {
  /// Their ambiguities, each once.
  var ambiguities: [Ambiguity] {
    var known: Set<FramePart> = []
    return compactMap(\.ambiguity).filter { known.insert($0.key).inserted }
  }
}
