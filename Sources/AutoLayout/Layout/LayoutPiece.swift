import Cassowary
public import Geometry

/// A stretch of the root's sizes on an axis along which everything moves in a straight line, and
/// nothing becomes ambiguous, conflicts or wraps otherwise.
public struct LayoutPiece: Sendable {
  public let axis: Axis
  /// The sizes of the root, in points.
  public let range: ClosedRange<Double>
  /// A layout inside the range.
  public let layout: Layout
  /// Whether the piece was found by laying the scene out at many sizes, and not read off the
  /// solution of one.
  public let isSampled: Bool
  let piece: Solution.Piece

  /// A view's size on one of the axes where the root has a size on the piece's, in points.
  public func size(of view: ViewID, _ axis: Axis, at rootSize: Double) -> Double {
    Layout.withoutNoise(piece.value(of: layout.system.variables.size(view, axis), at: rootSize))
  }

  /// How many points a view's size grows with each point of the root's.
  public func growth(of view: ViewID, _ axis: Axis) -> Double {
    Layout.withoutNoise(piece.rate(of: layout.system.variables.size(view, axis)))
  }
}

extension Scene {
  /// The scene with a root of another size on an axis, in points; without its variants.
  public func resized(_ axis: Axis, to size: Double) -> Scene {
    var copy = self
    copy[.root].requiredSize[axis] = size
    copy.variants = []
    return copy
  }
}
