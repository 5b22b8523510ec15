public import Diagnostics

/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`, with a
/// priority: the properties of `NSLayoutConstraint`, by their names.
public struct Constraint: Hashable, Sendable {
  public var firstItem: LayoutItem
  public var firstAttribute: Attribute
  public var relation: Relation
  /// `nil` when the constraint compares with a constant alone.
  public var secondItem: LayoutItem?
  /// ``Attribute/notAnAttribute`` when there is no second item.
  public var secondAttribute: Attribute
  public var multiplier: Double
  /// In points.
  public var constant: Double
  public var priority: LayoutPriority
  /// A name for it: the author's, unique in the scene, or the one UIKit gives what it makes itself.
  public var identifier: String?
  /// Where it was written; several constraints of one visual format share a line, not a range.
  public var range: SourceRange?

  public init(
    firstItem: LayoutItem, firstAttribute: Attribute, relation: Relation = .equal,
    secondItem: LayoutItem? = nil, secondAttribute: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required,
    identifier: String? = nil, range: SourceRange? = nil
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.range = range
  }

  /// `NSLayoutConstraint.Relation`.
  public enum Relation: String, Sendable, CaseIterable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }
}
