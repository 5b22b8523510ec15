public import SnugGeometry
import SnugSolver

extension Layout {
  /// The value of an attribute in the layout, in points: the coordinate in the root's coordinates
  /// for a location, the size for a width or a height.
  ///
  /// - Parameter direction: the direction of leading and trailing.
  public func location(
    of attribute: Constraint.Attribute, of item: LayoutItem,
    _ direction: LayoutDirection = .leftToRight
  ) -> Double {
    let expression = system.expression(
      item, attribute, in: .root, isMirrored: direction == .rightToLeft)
    return Self.withoutNoise(solution.value(of: expression))
  }

  /// A view's frame in its superview, in points. The root's frame is in its own coordinates.
  public func frameInSuperview(of id: ViewID) -> Rect {
    var frame = self[id].frame
    guard let superview = scene[id].superview else { return frame }
    frame.origin.x -= self[superview].frame.origin.x
    frame.origin.y -= self[superview].frame.origin.y
    return frame
  }

  /// The rectangle that constraints relate: the alignment rect of a view, or the rectangle of a
  /// guide.
  public func rect(of item: LayoutItem) -> Rect {
    switch item {
    case .view(let id): self[id].alignmentRect
    case .guide(let id): guides[id.index]
    }
  }

  /// The direction of a constraint's leading and trailing: that of the view it is installed on.
  public func direction(of constraint: Constraint) -> LayoutDirection {
    let ancestor = system.variables.commonAncestor(
      constraint.firstItem, constraint.secondItem ?? constraint.firstItem)
    return scene.layoutDirection(of: ancestor)
  }
}
