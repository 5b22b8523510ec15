import SnugGeometry
import SnugLayout
import SnugSceneFormat

extension LogRowParser {
  /// `H:|-(16)-[title]`, `V:[title]-(>=8)-[price]`, `[price]-(0)-|`, `V:[price(44)]`. A final
  /// `(LTR)` means that the edges are left and right.
  mutating func visualFormat(isVertical: Bool) -> LogConstraint? {
    guard let left = side() else { return nil }
    if left.isView, rest.isNext("(") {
      return size(of: left.item, isVertical ? .height : .width)
    }
    if left.isView, !rest.take("]") { return nil }
    guard let distance = connection(), let right = side() else { return nil }
    if right.isView, !rest.take("]") { return nil }
    guard left.isView || right.isView else { return nil }
    let direction = direction()
    let (near, far) = Self.edges(isVertical: isVertical, direction)
    // As in AppKit and UIKit, the first item is the one with the larger coordinate.
    var constraint = LogConstraint(
      first: LogAnchor(item: right.item, attribute: right.isView ? near : far),
      relation: distance.relation,
      second: LogAnchor(item: left.item, attribute: left.isView ? far : near),
      constant: distance.constant, priority: distance.priority)
    // From right to left, a distance is towards smaller coordinates.
    if direction == .rightToLeft {
      constraint.constant = -constraint.constant
      constraint.relation = constraint.relation.flipped
    }
    return constraint
  }

  // MARK: Parts

  /// `|`, or `[item` without the text after the item.
  private mutating func side() -> (item: LogItem, isView: Bool)? {
    if rest.take("|") { return (names.container ?? .unknownSuperview, false) }
    guard rest.take("[") else { return nil }
    return item { Self.itemEnds.contains(where: $0.isNext) || $0.elementsEqual("]".utf8) }
      .map { ($0, true) }
  }

  private static let itemEnds = ["]-", "](", "][", "]|", "] ", "("]

  private struct Distance {
    var relation = Constraint.Relation.equal
    var constant = 0.0
    var priority = 1000.0
  }

  /// `-(>=8@750)-`, `-8-`, `-`, or an empty connection, which is a distance of 0.
  private mutating func connection() -> Distance? {
    // Jira takes hyphens around a text for a strikethrough.
    guard rest.take("-") || rest.isNext("(") else { return Distance() }
    if rest.isNext("[") || rest.isNext("|") {
      return Distance(constant: Constraint.systemSpacing)
    }
    let hasParentheses = rest.take("(")
    let relation = relation() ?? .equal
    guard let distance = distance(relation) else { return nil }
    if hasParentheses, !rest.take(")") { return nil }
    _ = rest.take("-")
    return distance
  }

  /// `8@750`, `NSSpace(8)`
  private mutating func distance(_ relation: Constraint.Relation) -> Distance? {
    rest.skipSpaces()
    guard let constant = space() ?? rest.takeNumber() else { return nil }
    let priority = rest.take("@") ? rest.takeUnsignedNumber() : nil
    return Distance(relation: relation, constant: constant, priority: priority ?? 1000)
  }

  /// `[title(44)]`, or `[title(==price)]`.
  private mutating func size(
    of item: LogItem, _ attribute: Constraint.Attribute
  ) -> LogConstraint? {
    guard rest.take("(") else { return nil }
    var constraint = LogConstraint(
      first: LogAnchor(item: item, attribute: attribute), relation: relation() ?? .equal)
    let start = rest
    if let distance = distance(constraint.relation) {
      constraint.constant = distance.constant
      constraint.priority = distance.priority
    } else {
      rest = start
      guard let other = self.item(endsBefore: { $0.isNext(")") }) else { return nil }
      constraint.second = LogAnchor(item: other, attribute: attribute)
    }
    guard rest.take(")") else { return nil }
    _ = rest.take("]")
    return constraint
  }

  private mutating func direction() -> LayoutDirection? {
    if rest.take("(LTR)") { return .leftToRight }
    return rest.take("(RTL)") ? .rightToLeft : nil
  }

  /// The first and the last edge of a view in the direction of the format.
  private static func edges(
    isVertical: Bool, _ direction: LayoutDirection?
  ) -> (near: Constraint.Attribute, far: Constraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    return switch direction {
    case .leftToRight: (.left, .right)
    case .rightToLeft: (.right, .left)
    case nil: (.leading, .trailing)
    }
  }
}

extension LogItem {
  /// The item for `|` if the log does not name the superview.
  static let unknownSuperview = LogItem(key: "|")
}
