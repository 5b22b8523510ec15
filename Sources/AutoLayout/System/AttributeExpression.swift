import Cassowary
import Geometry

/// What an attribute of a view or a guide is in terms of the unknowns.
struct AttributeExpression {
  let variables: LayoutVariables
  let guides: [LayoutGuide]
  let measurements: Measurements
  let baselineViews: BaselineViews

  /// A constraint as the solver sees it.
  func linear(_ constraint: Constraint) -> LinearConstraint {
    LinearConstraint(
      difference(constraint), constraint.relation.linear, strength: constraint.priority.strength)
  }

  /// The attribute in points, in the coordinates of a view around the item, or of the item itself:
  /// for `isMirrored` leading is right, otherwise left.
  private func callAsFunction(
    _ item: LayoutItem, _ attribute: Constraint.Attribute, in ancestor: ViewID, isMirrored: Bool
  ) -> LinearExpression {
    guard let axis = attribute.axis else { return LinearExpression() }
    let item = baselineViews.item(for: item, attribute)
    let size = variables.size(item, axis)
    let start = variables.start(item, axis, in: ancestor)
    return attribute.undirected(isMirrored: isMirrored).value(
      length: LinearExpression(size), start: start, middle: start + 0.5 * size,
      end: start + LinearExpression(size),
      measurements.layoutMargins(of: item, guides)[axis],
      item.view.map { measurements.intrinsicContentSizes[$0.index] }) ?? LinearExpression()
  }

  /// `first − (multiplier × second + constant)`, in the coordinates of the view the constraint
  /// would be installed on: the nearest common ancestor of both items.
  ///
  /// That view's direction is the one that counts: `effectiveUserInterfaceLayoutDirection` is
  /// “appropriate for arranging the immediate content of the view”. Where it runs from the right
  /// and one of the attributes is leading or trailing, all distances are measured from the right,
  /// so that a positive constant means further on in the direction of reading; without them,
  /// between left edges or centres, they are measured from the left as ever.
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
      guard isReversed, !attribute.isSize else { return location }
      return LinearExpression(variables.size(ancestor, .horizontal)) - location
    }
    return location(constraint.firstItem, constraint.firstAttribute)
      - constraint.multiplier * location(secondItem, constraint.secondAttribute)
      - constraint.constant
  }
}

/// A length or a location, as a number or in terms of the unknowns.
protocol AttributeValue {
  func advanced(by distance: Double) -> Self
}

extension Double: AttributeValue {}

extension LinearExpression: AttributeValue {
  func advanced(by distance: Double) -> LinearExpression { self + distance }
}

extension Constraint.Attribute {
  /// The value of the attribute for an item of this length and these locations on the axis, with
  /// these margins and this content; `nil` for what follows the direction of writing.
  func value<Value: AttributeValue>(
    length: @autoclosure () -> Value, start: Value, middle: @autoclosure () -> Value,
    end: @autoclosure () -> Value, _ margins: (start: Double, end: Double),
    _ intrinsic: IntrinsicContentSize?
  ) -> Value? {
    switch self {
    case .width, .height: length()
    case .left, .top: start
    case .right, .bottom: end()
    case .centerX, .centerY: middle()
    case .leftMargin, .topMargin: start.advanced(by: margins.start)
    case .rightMargin, .bottomMargin: end().advanced(by: -margins.end)
    case .centerXWithinMargins, .centerYWithinMargins:
      middle().advanced(by: (margins.start - margins.end) / 2)
    // A view without text has its baseline at the bottom, as UIView returns itself for
    // `viewForFirstBaselineLayout`. With text it lies where it lies at the intrinsic height:
    // “baselines are meaningful only at the intrinsic height” (Auto Layout Guide).
    case .firstBaseline: intrinsic?.firstBaselineFromTop.map(start.advanced) ?? end()
    case .lastBaseline: end().advanced(by: -(intrinsic?.lastBaselineFromBottom ?? 0))
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: nil
    }
  }
}
