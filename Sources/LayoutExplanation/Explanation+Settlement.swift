public import AutoLayout
import Geometry

/// One way to resolve an ambiguity.
public struct Settlement: Hashable, Sendable {
  /// The necessary changes.
  public let amendments: [Amendment]
  /// The ambiguous views that then differ from their content's size, in order.
  public let deformed: [Deformed]

  public struct Deformed: Hashable, Sendable {
    public let view: ViewID
    /// In points: the amount by which it is stretched, or compressed if negative.
    public let amount: Double
  }
}

extension Explanation {
  /// The ways to resolve an ambiguity, found by solving unless one number determines it: one way,
  /// or two if the author can choose which view gives way. If possible, none compresses a control
  /// or reduces a view to size 0.
  ///
  /// The one that keeps the most content readable is first; among equals, the one that preserves
  /// the drawn layout.
  public func settlements(of ambiguity: Ambiguity) -> [Settlement] {
    let key = FramePart(
      view: ambiguity.views[0], axis: ambiguity.axis, isSize: ambiguity.kind != .position)
    return advice.settlements.value(for: key) {
      SettlementSearch(ambiguity: ambiguity, layout: layout, parts: parts).found
        .map { Settlement(amendments: $0.amendments, deformed: $0.deformed) }
    }
  }
}
