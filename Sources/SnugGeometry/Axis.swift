/// One of the two axes of a layout.
public enum Axis: String, Sendable, CaseIterable {
  case horizontal, vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
