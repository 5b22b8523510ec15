package import AutoLayout
package import Diagnostics

/// An entry of a scene's constraints: an equation, or a visual format that stands for several.
package struct ConstraintEntry: Sendable {
  package enum Form: Sendable {
    case equation(ConstraintDeclaration)
    case visualFormat(VisualFormat)
  }

  package var identifier: Spanned<String>?
  package var form: Form

  package init(_ form: Form, identifier: Spanned<String>? = nil) {
    self.form = form
    self.identifier = identifier
  }
}

/// One constraint, its items still names.
package struct ConstraintDeclaration: Sendable {
  package var first: AnchorReference
  package var relation: Constraint.Relation
  /// `nil` when the constraint compares with a constant alone.
  package var second: AnchorReference?
  package var multiplier: Double
  /// In points.
  package var constant: Double
  package var priority: LayoutPriority
  /// The whole equation, or the part of a visual format it comes from.
  package var range: SourceRange

  package init(
    first: AnchorReference, relation: Constraint.Relation, second: AnchorReference?,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required,
    range: SourceRange
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
  /// `nil` when there is no such attribute, which has been reported.
  package var attribute: Constraint.Attribute?
  /// From the item to the attribute.
  package var range: SourceRange

  package init(item: Spanned<String>, attribute: Constraint.Attribute?, range: SourceRange) {
    self.item = item
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
}
