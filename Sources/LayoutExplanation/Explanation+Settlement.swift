public import AutoLayout
import Geometry

/// One way to settle an ambiguity.
public struct Settlement: Hashable, Sendable {
  /// What to change, all of it.
  public let amendments: [Amendment]
  /// The ambiguous views that then are not as large as their content, in order.
  public let deformed: [Deformed]

  public struct Deformed: Hashable, Sendable {
    public let view: ViewID
    /// By how much it is stretched, or, below zero, compressed, in points.
    public let amount: Double
  }
}

extension Explanation {
  /// What would settle an ambiguity, found by solving unless one number decides all of it: one way, or
  /// two where it is the author's choice which view gives way. None of them compresses a control or
  /// makes a view vanish where another way is found.
  ///
  /// The one that keeps most content readable comes first; among equals, the one that leaves the layout
  /// as it is drawn.
  public func settlements(of ambiguity: Ambiguity) -> [Settlement] {
    SettlementSearch(ambiguity: ambiguity, layout: layout, parts: parts).found
      .map { Settlement(amendments: $0.amendments, deformed: $0.deformed) }
  }
}
