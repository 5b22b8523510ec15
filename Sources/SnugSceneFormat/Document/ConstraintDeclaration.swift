import SnugDiagnostics
import SnugLayout

/// A constraint whose items are names.
struct ConstraintDeclaration: Sendable {
  var first: AnchorReference
  var relation: Constraint.Relation
  /// `nil` if the constraint compares with a constant.
  var second: AnchorReference?
  var multiplier = 1.0
  /// In points.
  var constant = Quantity.zero
  var priority = PriorityReference.value(.required)
  /// The whole equation, or the part of a visual format it comes from.
  var range: SourceRange
}

/// One side of a constraint: `item.attribute`.
struct AnchorReference: Sendable {
  var item: Spanned<String>
  /// The guide of the view `item`, in `item.safeAreaLayoutGuide.top`.
  var guide: Spanned<LayoutGuide.Kind>?
  /// `nil` if there is no such attribute, which has been reported.
  var attribute: Constraint.Attribute?
  /// An attribute that is expanded to several.
  var compound: CompoundAttribute?
  /// From the item to the attribute.
  var range: SourceRange
}

extension AnchorReference {
  /// The word for the superview of the first item, in place of a name.
  static let superviewName = "superview"

  /// An implied attribute of an item that the text names.
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

/// An entry of a scene's constraints: an equation or a visual format.
struct ConstraintEntry: Sendable {
  enum Form: Sendable {
    case equation([ConstraintDeclaration])
    case visualFormat(VisualFormat)
  }

  var text: YAMLScalar?
  var form = Form.equation([])
  var identifier: Spanned<String>?
  /// Overrides the priority in the text.
  var priority: Spanned<LayoutPriority>?
  var multiplier: Spanned<Double>?
  /// In points.
  var constant: Spanned<Double>?
  /// `isActive`. An inactive constraint is checked and left out.
  var isActive: Bool?
  var options: [Spanned<FormatOption>]?
  /// Metrics for this entry. They override those of the scene.
  var metrics: Metrics?
}

/// `NSLayoutConstraint.FormatOptions`, with UIKit's names.
package enum FormatOption: String, Sendable, CaseIterable {
  case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading,
    alignAllTrailing, alignAllCenterX, alignAllCenterY, alignAllLastBaseline,
    alignAllFirstBaseline
  case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
  case spacingEdgeToEdge, spacingBaselineToBaseline

  /// The attribute that an alignment option makes equal for all views of a format. UIKit names the
  /// option after the attribute.
  var alignment: Constraint.Attribute? {
    guard rawValue.hasPrefix("alignAll") else { return nil }
    let name = rawValue.dropFirst("alignAll".count)
    return Constraint.Attribute(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }

  /// The group of mutually exclusive options that it belongs to, if any.
  var exclusiveGroup: String? { ["direction", "spacing"].first(where: rawValue.hasPrefix) }
}
