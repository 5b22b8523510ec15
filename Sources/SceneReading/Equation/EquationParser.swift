import AutoLayout
import Diagnostics

/// Reads an equation: `item.attribute relation [m *] item.attribute [* m] [/ m] [± c] [@ priority]`
/// or `item.attribute relation c [@ priority]`.
struct EquationParser {
  private var cursor: TextCursor

  init(_ text: SpannedText) { cursor = TextCursor(text, fault: .invalidEquation) }

  var diagnostics: [Diagnostic] { cursor.diagnostics }

  /// `nil` if the text does not have the form of an equation, which is noted.
  mutating func parse() -> ConstraintDeclaration? {
    do {
      return try equation()
    } catch {
      cursor.diagnostics.append(error)
      return nil
    }
  }

  private mutating func equation() throws(Diagnostic) -> ConstraintDeclaration {
    cursor.skipSpaces()
    let first = try anchor()
    cursor.skipSpaces()
    guard let relation = try cursor.relation() else {
      throw cursor.syntaxError(
        "expected a relation, found \(cursor.nextDescription)",
        notes: ["relations are ==, <= and >="])
    }
    cursor.skipSpaces()
    var declaration = try rightSide(of: first, relation)
    cursor.skipSpaces()
    if cursor.take("@") {
      declaration.priority = try cursor.priority() ?? .required
      cursor.skipSpaces()
    }
    guard cursor.isAtEnd else {
      throw cursor.syntaxError("unexpected \(cursor.nextDescription)", notes: [Self.form])
    }
    return declaration
  }

  /// `[m *] item.attribute [* m] [/ m] [± c]`, or `c`
  private mutating func rightSide(
    of first: AnchorReference, _ relation: Constraint.Relation
  ) throws(Diagnostic) -> ConstraintDeclaration {
    var declaration = ConstraintDeclaration(
      first: first, relation: relation, second: nil, range: cursor.text.range)
    var factor = 1.0
    if cursor.isAtNumber || cursor.isAtSign {
      let number = try signedNumber()
      cursor.skipSpaces()
      guard cursor.take("*") else {
        if cursor.isAtSign {
          throw cursor.syntaxError(
            "a constant stands behind the second item", notes: ["write 'b.width + 8'"])
        }
        declaration.constant = number
        return declaration
      }
      cursor.skipSpaces()
      factor = number
    }
    declaration.second = try anchor()
    declaration.multiplier = try multiplier(startingWith: factor)
    declaration.constant = try constant()
    return declaration
  }

  private static let form =
    "an equation is 'item.attribute == 2 * item.attribute + 8 @ 750', or 'item.attribute == 8'"

  // MARK: Parts

  /// `item.attribute`
  private mutating func anchor() throws(Diagnostic) -> AnchorReference {
    guard let item = cursor.word() else {
      throw cursor.syntaxError(
        "expected an item, found \(cursor.nextDescription)", notes: [Self.form])
    }
    if cursor.isNext(":") {
      throw cursor.syntaxError(
        "expected '.' and an attribute behind '\(item.value)', found ':'",
        notes: ["a visual format begins with 'H:' or 'V:'"])
    }
    guard cursor.isNext(".") || !["nan", "inf", "infinity"].contains(item.value.lowercased())
    else { throw .notFinite(item) }
    guard cursor.take(".") else {
      throw cursor.syntaxError(
        "expected '.' and an attribute behind '\(item.value)', found \(cursor.nextDescription)",
        notes: [Self.form])
    }
    guard let attribute = cursor.word() else {
      throw cursor.syntaxError(
        "expected an attribute, found \(cursor.nextDescription)",
        notes: [Diagnostic.attributeList])
    }
    let known = Constraint.Attribute(rawValue: attribute.value)
      .flatMap { $0 == .notAnAttribute ? nil : $0 }
    if known == nil { cursor.diagnostics.append(.unknownAttribute(attribute)) }
    let offsets = item.range.offsets.lowerBound..<attribute.range.offsets.upperBound
    return AnchorReference(
      item: item, attribute: known, range: SourceRange(item.range.source, offsets))
  }

  /// `[* m] [/ m]`
  private mutating func multiplier(startingWith first: Double) throws(Diagnostic) -> Double {
    var multiplier = first
    cursor.skipSpaces()
    if cursor.take("*") {
      cursor.skipSpaces()
      multiplier *= try signedNumber()
      cursor.skipSpaces()
    }
    if cursor.take("/") {
      cursor.skipSpaces()
      let start = cursor.position
      let divisor = try signedNumber()
      if divisor == 0 {
        cursor.diagnostics.append(.divisionByZero(at: cursor.range(from: start)))
      } else {
        multiplier /= divisor
      }
    }
    // Small divisors can make it larger than any number that may be written.
    if abs(multiplier) > SceneSchema.lengthLimit {
      cursor.diagnostics.append(.multiplierTooLarge(at: cursor.text.range))
      return 1
    }
    return multiplier
  }

  /// `[± c]`
  private mutating func constant() throws(Diagnostic) -> Double {
    cursor.skipSpaces()
    return cursor.isAtSign ? try signedNumber() : 0
  }

  private mutating func signedNumber() throws(Diagnostic) -> Double {
    let sign = cursor.sign() ?? 1
    cursor.skipSpaces()
    guard cursor.isAtNumber else {
      let start = cursor.position
      if let word = cursor.word() {
        throw cursor.syntaxError(
          "expected a number, found '\(word.value)'", at: cursor.range(from: start),
          notes: [Self.form])
      }
      throw cursor.syntaxError("expected a number, found \(cursor.nextDescription)")
    }
    return try cursor.number(signed: sign).value
  }
}

extension Diagnostic {
  static let attributeList =
    "attributes are "
    + Constraint.Attribute.nameable.map(\.rawValue).joined(separator: ", ")

  fileprivate static func unknownAttribute(_ attribute: Spanned<String>) -> Diagnostic {
    let known = Constraint.Attribute.nameable.map(\.rawValue)
    // UIKit's old name for it, and still the one in older diagrams.
    let suggestion =
      attribute.value == "baseline"
      ? "; did you mean 'lastBaseline'?"
      : SpellingSuggestion.phrase(for: attribute.value, among: known)
    return Diagnostic(
      .error, .unknownAttribute, "unknown attribute '\(attribute.value)'\(suggestion)",
      at: attribute.range, notes: [attributeList])
  }

  fileprivate static func notFinite(_ word: Spanned<String>) -> Diagnostic {
    Diagnostic(
      .error, .invalidNumber, "a constant can't be '\(word.value)'", at: word.range,
      notes: [numberLimit])
  }

  fileprivate static func divisionByZero(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, .invalidNumber, "a multiplier can't be divided by 0", at: range)
  }

  fileprivate static func multiplierTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .invalidNumber, "the multiplier is too large", at: range,
      notes: [numberLimit])
  }
}
