import AutoLayout
import Geometry
import SceneFormat

extension LogRowParser {
  /// `H:|-(16)-[title]`, `V:[title]-(>=8)-[price]`, `[price]-(0)-|`, `V:[price(44)]`; with `(LTR)`
  /// behind it where the edges are left and right.
  mutating func visualFormat(isVertical: Bool) -> LogConstraint? {
    guard let left = side() else { return nil }
    if left.isView, cursor.isNext("(") {
      return size(of: left.item, isVertical ? .height : .width)
    }
    if left.isView, !cursor.take("]") { return nil }
    guard let distance = connection(), let right = side() else { return nil }
    if right.isView, !cursor.take("]") { return nil }
    guard left.isView || right.isView else { return nil }
    let direction = direction()
    let (near, far) = Self.edges(isVertical: isVertical, direction)
    // The end with the larger coordinate comes first, as AppKit and UIKit make them.
    var constraint = LogConstraint(
      first: LogAnchor(item: right.item, attribute: right.isView ? near : far),
      relation: distance.relation,
      second: LogAnchor(item: left.item, attribute: left.isView ? far : near),
      constant: distance.constant, priority: distance.priority)
    // From right to left a distance leads to smaller coordinates.
    if direction == .rightToLeft {
      constraint.constant = -constraint.constant
      constraint.relation = constraint.relation.flipped
    }
    return constraint
  }

  // MARK: Parts

  /// `|`, or `[item` up to what stands behind the item.
  private mutating func side() -> (item: LogItem, isView: Bool)? {
    if cursor.take("|") { return (names.container ?? .unknownSuperview, false) }
    guard cursor.take("[") else { return nil }
    return item { cursor, offset in
      Self.itemEnds.contains { cursor.isNext($0, at: offset) }
        || cursor.isNext("]", at: offset) && offset + 1 == cursor.end
    }.map { ($0, true) }
  }

  private static let itemEnds = ["]-", "](", "][", "]|", "] ", "("]

  private struct Distance {
    var relation = Constraint.Relation.equal
    var constant = 0.0
    var priority = 1000.0
  }

  /// `-(>=8@750)-`, `-8-`, `-`, or nothing, which is none at all.
  private mutating func connection() -> Distance? {
    guard cursor.take("-") else { return Distance() }
    if cursor.isNext("[") || cursor.isNext("|") {
      return Distance(constant: Constraint.systemSpacing)
    }
    let hasParentheses = cursor.take("(")
    let relation = relation() ?? .equal
    guard let distance = distance(relation) else { return nil }
    if hasParentheses, !cursor.take(")") { return nil }
    _ = cursor.take("-")
    return distance
  }

  /// `8@750`, `NSSpace(8)`
  private mutating func distance(_ relation: Constraint.Relation) -> Distance? {
    cursor.skipSpaces()
    guard let constant = space() ?? cursor.number() else { return nil }
    let priority = cursor.take("@") ? cursor.unsignedNumber() : nil
    return Distance(relation: relation, constant: constant, priority: priority ?? 1000)
  }

  /// `[title(44)]`, or `[title(==price)]`.
  private mutating func size(
    of item: LogItem, _ attribute: Constraint.Attribute
  ) -> LogConstraint? {
    guard cursor.take("(") else { return nil }
    var constraint = LogConstraint(
      first: LogAnchor(item: item, attribute: attribute), relation: relation() ?? .equal)
    let start = cursor.position
    if let distance = distance(constraint.relation) {
      constraint.constant = distance.constant
      constraint.priority = distance.priority
    } else {
      cursor.position = start
      guard let other = self.item(endsBefore: { $0.isNext(")", at: $1) }) else { return nil }
      constraint.second = LogAnchor(item: other, attribute: attribute)
    }
    guard cursor.take(")") else { return nil }
    _ = cursor.take("]")
    return constraint
  }

  private mutating func direction() -> LayoutDirection? {
    if cursor.take("(LTR)") { return .leftToRight }
    return cursor.take("(RTL)") ? .rightToLeft : nil
  }

  /// The edge a view begins with in the direction of the format, and the one it ends with.
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
  /// What `|` is where the log does not say it.
  static let unknownSuperview = LogItem(key: "|")
}
