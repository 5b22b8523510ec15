public import SnugGeometry
import SnugSolver

/// A range of sizes of the root on an axis in which all frames change linearly, and ambiguities,
/// conflicts and line breaks stay the same.
public struct LayoutPiece: Sendable {
  public let axis: Axis
  /// The sizes of the root, in points.
  public let range: ClosedRange<Double>
  /// A layout inside the range.
  public let layout: Layout
  /// Whether the piece was found by laying the scene out at many sizes, instead of from one
  /// parametric solution.
  public let isSampled: Bool
  let piece: Solution.Piece

  /// A view's size on an axis, given the root's size on the piece's axis, in points.
  public func size(of view: ViewID, _ axis: Axis, at rootSize: Double) -> Double {
    Layout.withoutNoise(piece.value(of: layout.system.variables.size(view, axis), at: rootSize))
  }

  /// The distances by which a view extends beyond its superview at its left or top and at its right or
  /// bottom, in points; negative inside it.
  package func overhangs(of view: ViewID, _ axis: Axis, at rootSize: Double) -> [Double] {
    guard let superview = layout.scene[view].superview else { return [] }
    func edges(_ view: ViewID, _ insets: EdgeInsets = .zero) -> (start: Double, end: Double) {
      let start = layout.system.variables.start(.view(view), axis).terms.reduce(0) {
        $0 + $1.coefficient * piece.value(of: $1.variable, at: rootSize)
      }
      let ends = insets[axis]
      return (start - ends.start, start + size(of: view, axis, at: rootSize) + ends.end)
    }
    let (own, bounds) = (edges(view), edges(superview, layout.scene[superview].alignmentRectInsets))
    return [bounds.start - own.start, own.end - bounds.end].map(Layout.withoutNoise)
  }

  /// The sizes that the contents of containers need, in points.
  package func contentFits(at rootSize: Double) -> [ViewID: PerAxis<ContentFit?>] {
    layout.contentFits { piece.value(of: $0, at: rootSize) }
  }

  /// The change of a view's size per point of the root's size.
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
