import AutoLayout
import Geometry
import SceneFormat

extension LogRowParser {
  /// `H:|-(16)-[title]`, `V:[title]-(>=8)-[price]`, `[price]-(0)-|`, `V:[price(44)]`; with `(LTR)`
  /// behind it where the edges are left and right.
  mutating func visualFormat(
    _ className: String, _ key: String, isVertical: Bool
  ) -> LogConstraint? {
    guard let left = side() else { return nil }
    if case .view(let item) = left, cursor.isNext("(") {
      return size(of: item, isVertical ? .height : .width, className, key)
    }
    if case .view = left, !cursor.take("]") { return nil }
    let distance = connection()
    guard let distance, let right = side() else { return nil }
    if case .view = right, !cursor.take("]") { return nil }
    let direction = direction()
    let (near, far) = Self.edges(isVertical: isVertical, direction)
    guard let (first, second) = ends(left, right, near: near, far: far) else { return nil }
    var constraint = LogConstraint(className: className, key: key, first: first)
    constraint.second = second
    constraint.relation = distance.relation
    constraint.constant = distance.constant
    constraint.priority = distance.priority
    // From right to left a distance leads to smaller coordinates.
    if direction == .rightToLeft {
      constraint.constant = -constraint.constant
      constraint.relation = constraint.relation.flipped
    }
    return constraint
  }

  // MARK: Parts

  private enum Side {
    case superview
    case view(LogItem)
  }

  /// `|`, or `[item` up to what stands behind the item.
  private mutating func side() -> Side? {
    if cursor.take("|") { return .superview }
    guard cursor.take("[") else { return nil }
    return item { cursor, offset in
      cursor.isNext("]-", at: offset) || cursor.isNext("](", at: offset)
        || cursor.isNext("][", at: offset) || cursor.isNext("]|", at: offset)
        || cursor.isNext("] ", at: offset)
        || cursor.isNext("]", at: offset)
          && offset + 1 == cursor.end
        || cursor.isNext("(", at: offset)
    }.map(Side.view)
  }

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
    guard let distance = predicate() else { return nil }
    if hasParentheses, !cursor.take(")") { return nil }
    _ = cursor.take("-")
    return distance
  }

  /// `>=8@750`, `NSSpace(8)`
  private mutating func predicate() -> Distance? {
    var distance = Distance()
    if cursor.take("<=") {
      distance.relation = .lessThanOrEqual
    } else if cursor.take(">=") {
      distance.relation = .greaterThanOrEqual
    } else {
      _ = cursor.take("==")
    }
    cursor.skipSpaces()
    if cursor.take("NSSpace(") || cursor.take("NSLayoutAnchorConstraintSpace(") {
      guard let number = cursor.number() else { return nil }
      distance.constant = number
      _ = cursor.take(")")
    } else {
      guard let number = cursor.number() else { return nil }
      distance.constant = number
    }
    if cursor.take("@") { distance.priority = cursor.unsignedNumber() ?? 1000 }
    return distance
  }

  /// `[title(44)]`, or `[title(==price)]`.
  private mutating func size(
    of item: LogItem, _ attribute: Constraint.Attribute, _ className: String, _ key: String
  ) -> LogConstraint? {
    guard cursor.take("(") else { return nil }
    var constraint = LogConstraint(
      className: className, key: key, first: LogAnchor(item: item, attribute: .standard(attribute)))
    let start = cursor.position
    if let distance = predicate() {
      constraint.relation = distance.relation
      constraint.constant = distance.constant
      constraint.priority = distance.priority
    } else {
      cursor.position = start
      if cursor.take("<=") {
        constraint.relation = .lessThanOrEqual
      } else if cursor.take(">=") {
        constraint.relation = .greaterThanOrEqual
      } else {
        _ = cursor.take("==")
      }
      guard let other = self.item(endsBefore: { $0.isNext(")", at: $1) }) else { return nil }
      constraint.second = LogAnchor(item: other, attribute: .standard(attribute))
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

  /// The two ends, the one with the larger coordinate first, as AppKit and UIKit make them.
  private func ends(
    _ left: Side, _ right: Side, near: Constraint.Attribute, far: Constraint.Attribute
  ) -> (LogAnchor, LogAnchor)? {
    let superview = names.container ?? LogItem.unknownSuperview
    func anchor(_ item: LogItem, _ attribute: Constraint.Attribute) -> LogAnchor {
      LogAnchor(item: item, attribute: .standard(attribute))
    }
    switch (left, right) {
    case (.superview, .superview): return nil
    case (.superview, .view(let item)): return (anchor(item, near), anchor(superview, near))
    case (.view(let item), .superview): return (anchor(superview, far), anchor(item, far))
    case (.view(let item), .view(let other)): return (anchor(other, near), anchor(item, far))
    }
  }
}

extension LogItem {
  /// What `|` is where the log does not say it.
  static let unknownSuperview = LogItem(key: "|")
}
