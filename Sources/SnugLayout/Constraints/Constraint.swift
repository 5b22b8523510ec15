public import SnugDiagnostics
package import SnugGeometry

/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`, with a
/// priority: the properties of `NSLayoutConstraint`, by the same names.
public struct Constraint: Hashable, Sendable {
  public var firstItem: LayoutItem
  public var firstAttribute: Attribute
  public var relation: Relation
  /// `nil` if there is only a constant to compare with.
  public var secondItem: LayoutItem?
  /// ``Attribute/notAnAttribute`` when there is no second item.
  public var secondAttribute: Attribute
  /// 1 when there is no second item.
  public var multiplier: Double
  /// In points.
  public var constant: Double
  /// `nil` if the constant has no such part.
  public var baselineSpacing: BaselineSpacing?
  public var priority: LayoutPriority
  /// The author's identifier, unique in the scene, or UIKit's identifier for a constraint it makes
  /// itself.
  public var identifier: String?
  /// The source range. Constraints of one visual format share a line, but not a range.
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
    // Interface Builder and code may still have the multiplier of a former second item.
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
  /// The constraint in the notation of scene files, without its priority: `field.width >=
  /// 2 * name.width + 8`.
  ///
  /// - Parameters:
  ///   - decimals: decimals of the multiplier; `nil` for what somebody would write, such as 4/3.
  ///   - name: the name of an item.
  public func equation(decimals: Int? = nil, _ name: (LayoutItem) -> String) -> String {
    "\(name(firstItem)).\(firstAttribute.rawValue) \(relation.rawValue) "
      + rightSide(decimals: decimals, name)
  }

  /// The right side of ``equation(decimals:_:)``: `2 * name.width + 8`.
  package func rightSide(decimals: Int? = nil, _ name: (LayoutItem) -> String) -> String {
    guard let secondItem, multiplier != 0 else { return constant.shortDescription }
    var right = "\(name(secondItem)).\(secondAttribute.rawValue)"
    if multiplier != 1 {
      let factor =
        decimals.map { multiplier.description(decimals: $0) } ?? multiplier.multiplierDescription
      right = "\(factor) * \(right)"
    }
    if constant != 0 {
      right += " \(constant < 0 ? "-" : "+") \(abs(constant).shortDescription)"
    }
    return right
  }

  /// The reason why Auto Layout rejects a constraint; `NSLayoutConstraint` throws an exception.
  ///
  /// Source: the exceptions quoted in the documentation of `NSLayoutConstraint.h`; rejecting an x
  /// location with a y location is our choice, because reports differ and no layout needs it.
  public enum PairingError: Error, Hashable, Sendable {
    case locationWithSize
    /// Leading or trailing with left or right.
    case directionalWithAbsolute
    /// One attribute along x, the other along y; a width may be a multiple of a height.
    case differentAxes
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

extension Constraint {
  /// Both ends. Without a second item, both have the first one.
  package var ends: [(item: LayoutItem, attribute: Attribute)] {
    [(firstItem, firstAttribute), (secondItem ?? firstItem, secondAttribute)]
  }

  /// Whether the constraint aligns the start of one item with the end of the other.
  package func joinsOppositeEdges(_ direction: LayoutDirection) -> Bool {
    let edges = [firstAttribute, secondAttribute].map {
      $0.undirected(isMirrored: direction == .rightToLeft)
    }
    let opposites: [[Attribute]] = [[.left, .right], [.top, .bottom]]
    return opposites.contains { $0 == edges || $0.reversed() == edges }
  }
}
