import AutoLayout
import Diagnostics

/// Reads the description of one constraint, from its `<` on.
///
/// Source of the grammar: descriptions in public issues and questions, iOS 6 to 18 and OS X 10.8 to
/// macOS 15. Apple does not document it.
struct LogRowParser {
  var cursor: LogCursor
  var names = LogNames()

  /// The constraint a description stands for; `nil` if it has no form that is known.
  ///
  /// - Parameter isTruncated: whether the log ends, or goes on with something else, before the
  ///   description does.
  static func parse(
    _ description: [UInt8], at range: SourceRange, isTruncated: Bool
  ) -> LogConstraint? {
    var parser = LogRowParser(cursor: LogCursor(description))
    var constraint = parser.constraint()
    constraint?.isTruncated = isTruncated
    constraint?.range = range
    return constraint
  }

  private mutating func constraint() -> LogConstraint? {
    guard cursor.take("<") else { return nil }
    let className = cursor.take(while: \.isClassNameByte)
    guard className.contains("Constraint"), cursor.take(":") else { return nil }
    let key = cursor.take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "@") }
    // `@File.swift#88`, as SnapKit writes it; a path may hold blanks.
    if cursor.take("@"), let mark = cursor.first("#") {
      cursor.position = mark + 1
      _ = cursor.take { $0.isDigit }
    }
    cursor.skipSpaces()
    let isActive = takeTail()
    let mask = mask()
    let identifier = identifier()
    guard var constraint = body() else { return nil }
    constraint.className = className
    constraint.key = key
    constraint.identifier = identifier
    constraint.mask = mask
    constraint.container = names.container
    constraint.isActive = isActive
    suffixes(of: &constraint)
    return constraint
  }

  // MARK: Around the body

  /// Cuts off `(active, names: …)` and reads it; whether the constraint is active.
  private mutating func takeTail() -> Bool {
    let marks = [" (active", " (inactive", " (Names:", " (names:"]
    guard
      let (start, mark) = marks.compactMap({ mark in cursor.last(mark).map { ($0, mark) } })
        .max(by: { $0.0 < $1.0 })
    else {
      if cursor.position < cursor.end, cursor.isNext(">", at: cursor.end - 1) { cursor.end -= 1 }
      return true
    }
    var tail = cursor
    tail.position = start
    if let list = tail.first("ames:") {
      tail.position = list + "ames:".utf8.count
      if let close = tail.last(")") { tail.end = close }
      names = LogNames(tail)
    }
    cursor.end = start
    return mark != " (inactive"
  }

  /// `h=--& v=-&-`, returned with a comma in place of the space.
  private mutating func mask() -> String? {
    guard cursor.isNext("h=") else { return nil }
    var parts: [String] = []
    for axis in ["h=", "v="] where cursor.isNext(axis) {
      parts.append(cursor.take { "hv=-&".utf8.contains($0) })
      cursor.skipSpaces()
    }
    return parts.joined(separator: ",")
  }

  /// `'UISV-spacing'`
  private mutating func identifier() -> String? {
    guard cursor.isNext("'"), let close = cursor.first("' ", from: cursor.position + 1) else {
      return nil
    }
    let identifier = cursor.text((cursor.position + 1)..<close)
    cursor.position = close + 2
    cursor.skipSpaces()
    return identifier
  }

  /// `priority:250 Hug:250 CompressionResistance:750`, in any order.
  private mutating func suffixes(of constraint: inout LogConstraint) {
    var hugging: Double?
    var resistance: Double?
    while !cursor.isAtEnd {
      cursor.skipSpaces()
      if cursor.take("priority:") || cursor.take("@") {
        constraint.priority = cursor.unsignedNumber() ?? constraint.priority
      } else if cursor.take("Hug:") {
        hugging = cursor.unsignedNumber()
      } else if cursor.take("CompressionResistance:") {
        resistance = cursor.unsignedNumber()
      } else {
        // Any other word says nothing about the constraint.
        _ = cursor.take { $0 != UInt8(ascii: " ") }
      }
    }
    if let hugging, let resistance { constraint.contentPriorities = (hugging, resistance) }
  }

  private mutating func body() -> LogConstraint? {
    let isVertical = cursor.isNext("V:")
    if cursor.take("H:") || cursor.take("V:") || cursor.isNext("[") || cursor.isNext("|") {
      return visualFormat(isVertical: isVertical)
    }
    return equation()
  }

  // MARK: Equations

  /// `a.width == 0.5*b.width + 8`, or `a.width == b.width * 0.5 + 8` as before iOS 10.
  private mutating func equation() -> LogConstraint? {
    guard let first = anchor() else { return nil }
    var constraint = LogConstraint(first: first)
    cursor.skipSpaces()
    guard let relation = relation() else { return nil }
    constraint.relation = relation
    cursor.skipSpaces()
    if let number = cursor.number() {
      guard cursor.take("*") else {
        constraint.constant = number
        return constraint
      }
      constraint.multiplier = number
    } else if cursor.take("-") {
      // A factor of minus one is a mere sign.
      constraint.multiplier = -1
    }
    cursor.skipSpaces()
    guard let second = anchor() else { return nil }
    constraint.second = second
    offsets(of: &constraint)
    return constraint
  }

  /// `* 0.5 + 8`, `/ 2`, `NSSpace(8)`
  private mutating func offsets(of constraint: inout LogConstraint) {
    while !cursor.isAtEnd {
      let start = cursor.position
      cursor.skipSpaces()
      if cursor.take("*") {
        cursor.skipSpaces()
        constraint.multiplier *= cursor.number() ?? 1
      } else if cursor.take("/") {
        cursor.skipSpaces()
        if let divisor = cursor.number(), divisor != 0 { constraint.multiplier /= divisor }
      } else {
        let sign = cursor.sign()
        cursor.skipSpaces()
        guard let constant = cursor.unsignedNumber() ?? space() else {
          cursor.position = start
          return
        }
        constraint.constant += sign * constant
      }
    }
  }

  mutating func relation() -> Constraint.Relation? {
    if cursor.take("==") || cursor.take("=") { return .equal }
    if cursor.take("<=") || cursor.take("≤") { return .lessThanOrEqual }
    if cursor.take(">=") || cursor.take("≥") { return .greaterThanOrEqual }
    return nil
  }

  /// `NSSpace(8)`: a standard space, and what it comes to.
  mutating func space() -> Double? {
    guard cursor.take("NSSpace(") || cursor.take("NSLayoutAnchorConstraintSpace("),
      let number = cursor.number()
    else { return nil }
    _ = cursor.take(")")
    return number
  }

  private mutating func anchor() -> LogAnchor? {
    guard let item = item(endsBefore: { Self.attribute(behind: $0, $1) != nil }),
      let (attribute, isOfMask, end) = Self.attribute(behind: cursor, cursor.position)
    else { return nil }
    cursor.position = end
    return LogAnchor(item: item, attribute: attribute, isOfMask: isOfMask)
  }

  /// `.width` at an offset, if it is an attribute and the word ends there; and where it ends.
  private static func attribute(
    behind cursor: LogCursor, _ offset: Int
  ) -> (Constraint.Attribute, isOfMask: Bool, end: Int)? {
    var cursor = cursor
    cursor.position = offset
    guard cursor.take(".") else { return nil }
    let word = cursor.take { $0.isLetter }
    let name = word == "baseline" ? "lastBaseline" : word
    let ofMask = maskAttributes[word]
    guard let attribute = ofMask ?? Constraint.Attribute(rawValue: name),
      attribute != .notAnAttribute, !cursor.isNext(".")
    else { return nil }
    return (attribute, ofMask != nil, cursor.position)
  }

  /// The private attributes of autoresizing masks: locations in the superview.
  private static let maskAttributes: [String: Constraint.Attribute] = [
    "minX": .left, "midX": .centerX, "maxX": .right,
    "minY": .top, "midY": .centerY, "maxY": .bottom,
  ]
}
