import AutoLayout

/// An entry of a scene's constraints: an equation, or a visual format that stands for several.
struct ConstraintEntry: Sendable {
  enum Form: Sendable {
    case equation([ConstraintDeclaration])
    case visualFormat(VisualFormat)
  }

  var text: YAMLScalar?
  var form = Form.equation([])
  var identifier: Spanned<String>?
  /// What holds in place of what the text says.
  var priority: Spanned<LayoutPriority>?
  var multiplier: Spanned<Double>?
  /// In points.
  var constant: Spanned<Double>?
  /// `isActive`: a constraint that is not is checked and left out.
  var isActive: Bool?
  var options: [Spanned<FormatOption>]?
  /// Metrics of its own, before those of the scene.
  var metrics: Metrics?
}

/// `NSLayoutConstraint.FormatOptions`, each by UIKit's name.
package enum FormatOption: String, Sendable, CaseIterable {
  case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading,
    alignAllTrailing, alignAllCenterX, alignAllCenterY, alignAllLastBaseline,
    alignAllFirstBaseline
  case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
  case spacingEdgeToEdge, spacingBaselineToBaseline

  /// What an alignment makes equal for all views of a format: UIKit names it after the attribute.
  var alignment: Constraint.Attribute? {
    guard rawValue.hasPrefix("alignAll") else { return nil }
    let name = rawValue.dropFirst("alignAll".count)
    return Constraint.Attribute(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }

  /// The group it belongs to, if a format has only one option of that.
  var exclusiveGroup: String? { ["direction", "spacing"].first(where: rawValue.hasPrefix) }
}
