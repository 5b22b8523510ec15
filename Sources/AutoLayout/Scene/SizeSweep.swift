public import Geometry

/// Sizes of the root on an axis at which a scene is looked at, one after the other.
public struct SizeSweep: Hashable, Sendable {
  public var axis: Axis
  /// In points, in the order they are shown in.
  public var sizes: [Double]

  public init(_ axis: Axis, _ sizes: [Double]) {
    self.axis = axis
    self.sizes = sizes
  }
}
