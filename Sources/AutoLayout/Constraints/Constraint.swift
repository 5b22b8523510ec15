public import Diagnostics
import Geometry

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
  /// 1 when there is no second item.
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
    // Interface Builder and code may still say what there was of a second item.
    self.multiplier = secondItem == nil ? 1 : multiplier
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

extension Constraint {
  /// The constraint as a scene file says it, without its priority:
  /// `field.width >= 2 * name.width + 8`.
  ///
  /// - Parameters:
  ///   - name: what an item is called.
  ///   - decimals: of the multiplier; what is written by hand has seldom more than six.
  public func equation(decimals: Int = 6, _ name: (LayoutItem) -> String) -> String {
    let left = "\(name(firstItem)).\(firstAttribute.rawValue) \(relation.rawValue) "
    guard let secondItem, multiplier != 0 else { return left + constant.shortDescription }
    var right = "\(name(secondItem)).\(secondAttribute.rawValue)"
    if multiplier != 1 { right = "\(multiplier.description(decimals: decimals)) * \(right)" }
    if constant != 0 {
      right += " \(constant < 0 ? "-" : "+") \(abs(constant).shortDescription)"
    }
    return left + right
  }

  /// Why Auto Layout refuses to make a constraint, as `NSLayoutConstraint` does by an exception.
  ///
  /// Source: the exceptions quoted in the documentation of `NSLayoutConstraint.h`; that an x and a
  /// y location may not be paired is our choice, because reports differ and no layout needs it.
  public enum PairingError: Error, Hashable, Sendable {
    /// A location and a size.
    case locationWithSize
    /// Leading or trailing with left or right.
    case directionalWithAbsolute
    /// One attribute along x, the other along y; a width may be a multiple of a height.
    case differentAxes
    /// A location without a second location.
    case locationEqualsConstant
  }

  /// Checks the attributes against each other.
  public func checkPairing() throws(PairingError) {
    guard secondItem != nil, multiplier != 0 else {
      if !firstAttribute.isSize { throw .locationEqualsConstant }
      return
    }
    if firstAttribute.isSize != secondAttribute.isSize { throw .locationWithSize }
    if firstAttribute.isSize { return }
    if firstAttribute.axis != secondAttribute.axis { throw .differentAxes }
    if firstAttribute.isDirectional && secondAttribute.isAbsoluteEdge
      || firstAttribute.isAbsoluteEdge && secondAttribute.isDirectional
    {
      throw .directionalWithAbsolute
    }
  }
}
