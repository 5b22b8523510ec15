import AutoLayout
import Diagnostics

/// One constraint, its items still names.
struct ConstraintDeclaration: Sendable {
  var first: AnchorReference
  var relation: Constraint.Relation
  /// `nil` when the constraint compares with a constant alone.
  var second: AnchorReference?
  var multiplier = 1.0
  /// In points.
  var constant = Quantity.zero
  var priority = PriorityReference.value(.required)
  /// The whole equation, or the part of a visual format it comes from.
  var range: SourceRange
}

/// `item.attribute`, as one end of a constraint names it.
struct AnchorReference: Sendable {
  var item: Spanned<String>
  /// The guide of the view `item` names, in `item.safeAreaLayoutGuide.top`.
  var guide: Spanned<LayoutGuide.Kind>?
  /// `nil` when there is no such attribute, which has been reported.
  var attribute: Constraint.Attribute?
  /// What stands for several attributes, until it is expanded.
  var compound: CompoundAttribute?
  /// From the item to the attribute.
  var range: SourceRange
}

extension AnchorReference {
  /// What stands for the superview of the first item, in place of a name.
  static let superviewName = "superview"

  /// An attribute the text does not name, of an item it does.
  init(_ item: Spanned<String>, _ attribute: Constraint.Attribute) {
    self.init(item: item, attribute: attribute, range: item.range)
  }

  /// `item.attribute`
  var text: String {
    ([item.value]
      + [guide?.value.rawValue, compound?.rawValue ?? attribute?.rawValue]
      .compactMap(\.self)).joined(separator: ".")
  }
}

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
