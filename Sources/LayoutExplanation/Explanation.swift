public import AutoLayout
import Geometry

/// Everything a reader should know about one layout: what happened to whom, and why.
public struct Explanation: Sendable {
  public let layout: Layout
  /// Why each view that was stretched or compressed has the size it has, in the order of the
  /// views, horizontal before vertical.
  public let contests: [Contest]
  /// What the constraints leave open, by axis.
  public let ambiguities: [Ambiguity]
  public let conflicts: [ConflictReport]
  /// What there is to say, numbered from 1: contests, then ambiguities, then conflicts.
  public let reasons: [Reason]
  /// What can be tried without the rest, where there is anything to try.
  let parts: LayoutParts?
  let knownProse = KnownProse()

  public init(_ layout: Layout) {
    self.layout = layout
    // What a stack view gives no room needs no reason, and its place is nobody's concern.
    let collapsed = layout.scene.collapsedViews
    var stories = Stories(of: layout)
    var contests: [Contest] = []
    for id in layout.scene.viewIDs where !collapsed.contains(id) {
      for axis in Axis.allCases {
        if let contest = Contest(id, axis, in: layout, &stories) { contests.append(contest) }
      }
    }
    self.contests = contests
    ambiguities = Axis.allCases.flatMap {
      Ambiguity.all(on: $0, in: layout, without: collapsed)
    }
    conflicts = layout.conflicts.map { ConflictReport($0, in: layout) }
    parts = ambiguities.isEmpty && conflicts.isEmpty ? nil : LayoutParts(of: layout)
    let subjects =
      contests.map(Reason.Subject.contest) + ambiguities.map(Reason.Subject.ambiguity)
      + conflicts.map(Reason.Subject.conflict)
    reasons = subjects.enumerated().map { Reason(number: $0 + 1, subject: $1) }
  }
}

/// One numbered thing to say about a layout.
public struct Reason: Sendable {
  public let number: Int
  public let subject: Subject

  public enum Subject: Sendable {
    case contest(Contest)
    case ambiguity(Ambiguity)
    case conflict(ConflictReport)
  }
}
