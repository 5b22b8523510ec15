import Cassowary
import Geometry

/// What an attribute of a view is in terms of the unknowns.
struct AttributeExpression {
  let scene: Scene
  let variables: LayoutVariables
  let intrinsic: [IntrinsicContentSize]

  /// The attribute in points, in the coordinates of an ancestor of the view, or of the view itself.
  func callAsFunction(
    _ view: ViewID, _ attribute: Constraint.Attribute, in ancestor: ViewID
  ) -> LinearExpression {
    guard let axis = attribute.axis else { return LinearExpression() }
    let size = variables.size(view, axis)
    let start = variables.start(view, axis, in: ancestor)
    let margins = scene[view].layoutMargins[axis]
    func end() -> LinearExpression { start + LinearExpression(size) }
    func middle() -> LinearExpression { start + 0.5 * size }
    switch attribute {
    case .notAnAttribute: return LinearExpression()
    case .width, .height: return LinearExpression(size)
    case .left, .leading, .top: return start
    case .right, .trailing, .bottom: return end()
    case .centerX, .centerY: return middle()
    case .leftMargin, .leadingMargin, .topMargin: return start + margins.start
    case .rightMargin, .trailingMargin, .bottomMargin: return end() - margins.end
    case .centerXWithinMargins, .centerYWithinMargins:
      return middle() + (margins.start - margins.end) / 2
    // A view without text has its baseline at the bottom, as UIView returns itself for
    // `viewForFirstBaselineLayout`. With text it lies where it lies at the intrinsic height:
    // “baselines are meaningful only at the intrinsic height” (Auto Layout Guide).
    case .firstBaseline:
      guard let baseline = intrinsic[view.index].firstBaselineFromTop else { return end() }
      return start + baseline
    case .lastBaseline:
      return end() - (intrinsic[view.index].lastBaselineFromBottom ?? 0)
    }
  }

  /// `first − (multiplier × second + constant)`, in the coordinates of the view the constraint
  /// would be installed on: the nearest common ancestor of both items.
  func difference(_ constraint: Constraint) -> LinearExpression {
    guard let secondItem = constraint.secondItem else {
      return self(constraint.firstItem, constraint.firstAttribute, in: constraint.firstItem)
        - constraint.constant
    }
    let ancestor = variables.commonAncestor(constraint.firstItem, secondItem)
    return self(constraint.firstItem, constraint.firstAttribute, in: ancestor)
      - constraint.multiplier * self(secondItem, constraint.secondAttribute, in: ancestor)
      - constraint.constant
  }
}
