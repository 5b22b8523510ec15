import Cassowary
public import Geometry

extension Layout {
  /// Where an attribute of a view or a guide came to lie, in points: along its axis in the root's
  /// coordinates for a location, the size for a width or a height.
  ///
  /// - Parameter direction: what leading and trailing mean.
  public func location(
    of attribute: Constraint.Attribute, of item: LayoutItem,
    _ direction: LayoutDirection = .leftToRight
  ) -> Double {
    let expression = system.expression(
      item, attribute, in: .root, isMirrored: direction == .rightToLeft)
    return Self.withoutNoise(solution.value(of: expression))
  }

  /// A view's frame in its superview, in points; the root's is its own.
  public func frameInSuperview(of id: ViewID) -> Rect {
    var frame = self[id].frame
    guard let superview = scene[id].superview else { return frame }
    frame.origin.x -= self[superview].frame.origin.x
    frame.origin.y -= self[superview].frame.origin.y
    return frame
  }

  /// What constraints relate: the alignment rect of a view, the rectangle of a guide.
  public func rect(of item: LayoutItem) -> Rect {
    switch item {
    case .view(let id): self[id].alignmentRect
    case .guide(let id): guides[id.index]
    }
  }

  /// The direction a constraint's leading and trailing have: that of the view it is installed on.
  public func direction(of constraint: Constraint) -> LayoutDirection {
    let ancestor = system.variables.commonAncestor(
      constraint.firstItem, constraint.secondItem ?? constraint.firstItem)
    return scene.layoutDirection(of: ancestor)
  }
}
