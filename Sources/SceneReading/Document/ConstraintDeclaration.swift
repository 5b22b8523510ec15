package import AutoLayout
package import Diagnostics

/// One constraint, its items still names.
package struct ConstraintDeclaration: Sendable {
  package var first: AnchorReference
  package var relation: Constraint.Relation
  /// `nil` when the constraint compares with a constant alone.
  package var second: AnchorReference?
  package var multiplier: Double
  /// In points.
  package var constant: Quantity
  package var priority: PriorityReference
  /// The whole equation, or the part of a visual format it comes from.
  package var range: SourceRange

  package init(
    first: AnchorReference, relation: Constraint.Relation, second: AnchorReference?,
    multiplier: Double = 1, constant: Quantity = .zero,
    priority: PriorityReference = .value(.required), range: SourceRange
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.range = range
  }
}

/// `item.attribute`, as one end of a constraint names it.
package struct AnchorReference: Sendable {
  package var item: Spanned<String>
  /// The guide of the view `item` names, in `item.safeAreaLayoutGuide.top`.
  package var guide: Spanned<LayoutGuide.Kind>?
  /// `nil` when there is no such attribute, which has been reported.
  package var attribute: Constraint.Attribute?
  /// From the item to the attribute.
  package var range: SourceRange

  package init(
    item: Spanned<String>, guide: Spanned<LayoutGuide.Kind>? = nil,
    attribute: Constraint.Attribute?, range: SourceRange
  ) {
    self.item = item
    self.guide = guide
    self.attribute = attribute
    self.range = range
  }
}

extension AnchorReference {
  /// What stands for the superview of the first item, in place of a name.
  package static let superviewName = "superview"

  /// An attribute the text does not name, of an item it does.
  init(_ item: Spanned<String>, _ attribute: Constraint.Attribute) {
    self.init(item: item, attribute: attribute, range: item.range)
  }

  /// `item.attribute`
  var text: String {
    ([item.value] + [guide?.value.rawValue, attribute?.rawValue].compactMap(\.self))
      .joined(separator: ".")
  }
}
