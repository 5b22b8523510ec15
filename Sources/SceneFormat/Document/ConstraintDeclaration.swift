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
