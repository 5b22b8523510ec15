import SnugDiagnostics
import SnugLayout

/// Parses the description of one constraint, from its `<` on.
///
/// Source of the grammar: descriptions in public issues and questions, iOS 6 to 18 and OS X 10.8 to
/// macOS 15. Apple does not document it.
struct LogRowParser {
  /// The unread text.
  var rest: ArraySlice<UInt8>
  var names = LogNames()
  /// Whether the description ends before its state and its names.
  private var isCut = false

  init(rest: ArraySlice<UInt8>) { self.rest = rest }

  /// The constraint of a description; `nil` if the format is unknown.
  ///
  /// - Parameter isTruncated: whether the description is incomplete in the log.
  static func parse(
    _ description: [UInt8], at range: SourceRange, isTruncated: Bool
  ) -> LogConstraint? {
    var parser = LogRowParser(rest: description[...])
    parser.isCut = isTruncated
    var constraint = parser.constraint()
    constraint?.isTruncated = isTruncated
    constraint?.range = range
    return constraint
  }

  private mutating func constraint() -> LogConstraint? {
    guard let (className, key) = classAndKey() else { return nil }
    let place = place()
    rest.skipSpaces()
    let isActive = takeTail()
    let mask = mask()
    // `'UISV-spacing'`
    let identifier = rest.takeQuotation { $0.isNext(" ") }
    rest.skipSpaces()
    guard var constraint = body() else { return nil }
    constraint.className = className
    constraint.key = key
    constraint.place = place
    constraint.identifier = identifier
    constraint.mask = mask
    constraint.container = names.container
    constraint.isActive = isActive
    suffixes(of: &constraint)
    return constraint
  }

  /// The address of a description, of which the rest can be unreadable: `0x600002170be0`.
  static func key(of description: [UInt8]) -> String? {
    var parser = LogRowParser(rest: description[...])
    return parser.classAndKey()?.key
  }

  // MARK: Around the body

  /// `<NSLayoutConstraint:0x600002170be0`
  private mutating func classAndKey() -> (className: String, key: String)? {
    _ = rest.take("<")
    let className = rest.take(while: \.isClassNameByte)
    guard className.contains("Constraint"), rest.take(":") else { return nil }
    return (className, rest.take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "@") })
  }

  /// `@File.swift#88` from SnapKit. A path can have blanks.
  private mutating func place() -> String? {
    guard rest.take("@"), let mark = rest.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let path = rest[..<mark]
    rest = rest[(mark + 1)...]
    let line = rest.take(while: \.isDigit)
    let file = path.split(separator: UInt8(ascii: "/")).last?.text ?? ""
    return file.isEmpty || line.isEmpty ? nil : "\(file):\(line)"
  }

  /// Removes and reads `(active, names: …)` at the end. Returns whether the constraint is active.
  private mutating func takeTail() -> Bool {
    let marks = [" (active", " (inactive", " (Names:", " (names:"]
    let start = rest.indices.last { marks.contains(where: rest[$0...].isNext) }
    guard let start else {
      if rest.last == UInt8(ascii: ">") { rest = rest.dropLast() }
      return true
    }
    isCut = false
    let tail = rest[start...]
    if let mark = tail.offset(of: "ames:") {
      let list = tail[(mark + "ames:".utf8.count)...]
      names = LogNames(list[..<(list.lastIndex(of: UInt8(ascii: ")")) ?? list.endIndex)])
    }
    rest = rest[..<start]
    return !tail.isNext(" (inactive")
  }

  /// `h=--& v=-&-`. The result has a comma instead of the space.
  private mutating func mask() -> String? {
    guard rest.isNext("h=") else { return nil }
    var parts: [String] = []
    for axis in ["h=", "v="] where rest.isNext(axis) {
      parts.append(rest.take { "hv=-&".utf8.contains($0) })
      rest.skipSpaces()
    }
    return parts.joined(separator: ",")
  }

  /// `priority:250 Hug:250 CompressionResistance:750`, in any order.
  private mutating func suffixes(of constraint: inout LogConstraint) {
    var hugging: Double?
    var resistance: Double?
    while !rest.isEmpty {
      rest.skipSpaces()
      if rest.take("priority:") || rest.take("@") {
        constraint.priority = rest.takeUnsignedNumber() ?? constraint.priority
      } else if rest.take("Hug:") {
        hugging = rest.takeUnsignedNumber()
      } else if rest.take("CompressionResistance:") {
        resistance = rest.takeUnsignedNumber()
      } else {
        // Other words are not about the constraint.
        _ = rest.take { $0 != UInt8(ascii: " ") }
      }
    }
    if let hugging, let resistance { constraint.contentPriorities = (hugging, resistance) }
  }

  private mutating func body() -> LogConstraint? {
    let isVertical = rest.isNext("V:")
    if rest.take("H:") || rest.take("V:") || rest.isNext("[") || rest.isNext("|") {
      return visualFormat(isVertical: isVertical)
    }
    return equation()
  }

  // MARK: Equations

  /// `a.width == 0.5*b.width + 8`, or `a.width == b.width * 0.5 + 8` as before iOS 10.
  ///
  /// `nil` if digits or the constant may be cut off: another number would be another constraint.
  private mutating func equation() -> LogConstraint? {
    guard let first = anchor() else { return nil }
    var constraint = LogConstraint(first: first)
    rest.skipSpaces()
    guard let relation = relation() else { return nil }
    constraint.relation = relation
    rest.skipSpaces()
    if let number = rest.takeNumber() {
      guard rest.take("*") else {
        constraint.constant = number
        return isEquationWhole ? constraint : nil
      }
      constraint.multiplier = number
    } else if rest.take("-") {
      // A factor of -1 is written as a sign.
      constraint.multiplier = -1
    }
    rest.skipSpaces()
    guard let second = anchor() else { return nil }
    constraint.second = second
    offsets(of: &constraint)
    return isEquationWhole ? constraint : nil
  }

  /// Whether what follows an equation shows that nothing of it is missing.
  private var isEquationWhole: Bool { !isCut || rest.isNext("  ") || rest.isNext(" priority:") }

  /// `* 0.5 + 8`, `/ 2`, `NSSpace(8)`
  private mutating func offsets(of constraint: inout LogConstraint) {
    while !rest.isEmpty {
      let start = rest
      rest.skipSpaces()
      if rest.take("*") {
        rest.skipSpaces()
        constraint.multiplier *= rest.takeNumber() ?? 1
      } else if rest.take("/") {
        rest.skipSpaces()
        if let divisor = rest.takeNumber(), divisor != 0 { constraint.multiplier /= divisor }
      } else {
        let sign = rest.takeSign()
        rest.skipSpaces()
        guard let constant = rest.takeUnsignedNumber() ?? space() else {
          rest = start
          return
        }
        constraint.constant += sign * constant
      }
    }
  }

  mutating func relation() -> Constraint.Relation? {
    if rest.take("==") || rest.take("=") { return .equal }
    if rest.take("<=") || rest.take("≤") { return .lessThanOrEqual }
    if rest.take(">=") || rest.take("≥") { return .greaterThanOrEqual }
    return nil
  }

  /// `NSSpace(8)`: a standard space and its value.
  mutating func space() -> Double? {
    guard rest.take("NSSpace(") || rest.take("NSLayoutAnchorConstraintSpace("),
      let number = rest.takeNumber()
    else { return nil }
    _ = rest.take(")")
    return number
  }

  private mutating func anchor() -> LogAnchor? {
    guard let item = item(endsBefore: { Self.attribute(before: $0) != nil }),
      let (attribute, isOfMask, behind) = Self.attribute(before: rest)
    else { return nil }
    rest = behind
    return LogAnchor(item: item, attribute: attribute, isOfMask: isOfMask)
  }

  /// The attribute at the start of a text, such as `.width`, if the word ends there, and the text
  /// after it.
  private static func attribute(
    before text: ArraySlice<UInt8>
  ) -> (Constraint.Attribute, isOfMask: Bool, behind: ArraySlice<UInt8>)? {
    var rest = text
    guard rest.take(".") else { return nil }
    let word = rest.take(while: \.isLetter)
    let name = word == "baseline" ? "lastBaseline" : word
    let ofMask = maskAttributes[word]
    guard let attribute = ofMask ?? Constraint.Attribute(rawValue: name),
      attribute != .notAnAttribute, !rest.isNext(".")
    else { return nil }
    return (attribute, ofMask != nil, rest)
  }

  /// The private attributes of autoresizing masks: positions in the superview.
  private static let maskAttributes: [String: Constraint.Attribute] = [
    "minX": .left, "midX": .centerX, "maxX": .right,
    "minY": .top, "midY": .centerY, "maxY": .bottom,
  ]
}
