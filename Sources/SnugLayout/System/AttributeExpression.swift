import SnugGeometry
import SnugSolver

struct AttributeExpression {
  let variables: LayoutVariables
  let guides: [LayoutGuide]
  let measurements: Measurements
  let baselineViews: BaselineViews

  func linear(_ constraint: Constraint) -> LinearConstraint {
    LinearConstraint(
      difference(constraint), constraint.relation.linear, strength: constraint.priority.strength)
  }

  /// The attribute in points, in the coordinates of the item or of a view around it. If
  /// `isMirrored`, leading is right, otherwise left.
  func callAsFunction(
    _ item: LayoutItem, _ attribute: Constraint.Attribute, in ancestor: ViewID, isMirrored: Bool
  ) -> LinearExpression {
    guard let axis = attribute.axis else { return LinearExpression() }
    let item = baselineViews.item(for: item, attribute)
    let size = variables.size(item, axis)
    let start = variables.start(item, axis, in: ancestor)
    let margins = measurements.layoutMargins(of: item, guides)[axis]
    let intrinsic = item.view.map { measurements.intrinsicContentSizes[$0.index] }
    var end: LinearExpression { start + LinearExpression(size) }
    switch attribute.undirected(isMirrored: isMirrored) {
    case .width, .height: return LinearExpression(size)
    case .left, .top: return start
    case .right, .bottom: return end
    case .centerX, .centerY: return start + 0.5 * size
    case .leftMargin, .topMargin: return start + margins.start
    case .rightMargin, .bottomMargin: return end - margins.end
    case .centerXWithinMargins, .centerYWithinMargins:
      return start + 0.5 * size + (margins.start - margins.end) / 2
    // A view without text has its baseline at the bottom, because UIView returns itself for
    // `viewForFirstBaselineLayout`. With text, it is at its position in the intrinsic
    // height: “baselines are meaningful only at the intrinsic height” (Auto Layout Guide).
    case .firstBaseline: return intrinsic?.firstBaselineFromTop.map { start + $0 } ?? end
    case .lastBaseline: return end - (intrinsic?.lastBaselineFromBottom ?? 0)
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute:
      return LinearExpression()
    }
  }

  /// `first − (multiplier × second + constant)`, in the coordinates of the view the constraint
  /// would be installed on: the nearest common ancestor of both items.
  ///
  /// That view's direction applies: `effectiveUserInterfaceLayoutDirection` is “appropriate for
  /// arranging the immediate content of the view”. Where it runs from the right and one of the
  /// attributes is leading or trailing, a positive constant points to the left, in the reading
  /// direction.
  ///
  /// A multiplier scales the coordinate from the left edge in both directions. From right to left,
  /// `square.trailing == 0.8 * view.trailing` therefore leaves the square at the left edge, as
  /// reported for iOS 9 to 13.
  func difference(_ constraint: Constraint) -> LinearExpression {
    guard let secondItem = constraint.secondItem else {
      return LinearExpression(
        variables.size(constraint.firstItem, constraint.firstAttribute.axis ?? .horizontal))
        - constraint.constant
    }
    let ancestor = variables.commonAncestor(constraint.firstItem, secondItem)
    let isMirrored = variables.isMirrored(ancestor)
    let isReversed =
      isMirrored
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    func location(_ item: LayoutItem, _ attribute: Constraint.Attribute) -> LinearExpression {
      let location = self(item, attribute, in: ancestor, isMirrored: isMirrored)
      return isReversed && !attribute.isSize ? -1 * location : location
    }
    return location(constraint.firstItem, constraint.firstAttribute)
      - constraint.multiplier * location(secondItem, constraint.secondAttribute)
      - constraint.constant
  }
}
