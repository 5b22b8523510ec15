import AutoLayout
import Diagnostics

/// Reads an equation: `item.attribute relation [m *] item.attribute [* m] [/ m] [± c] [@ priority]`
/// or `item.attribute relation c [@ priority]`, where `c` is a number, a metric and what it is
/// multiplied by, or a list with one for each attribute of a ``CompoundAttribute``. It also reads a
/// line of Swift that makes a constraint from anchors.
struct EquationParser {
  var cursor: TextCursor
  /// What a line of Swift says of its constraint.
  var isActive: Bool?

  init(_ text: YAMLScalar) { cursor = TextCursor(text, error: .invalidEquation) }

  var diagnostics: [Diagnostic] { cursor.diagnostics }

  /// The constraints it stands for: one, or one for each attribute of a compound one. `nil` if the
  /// text does not have the form of an equation, which is noted.
  mutating func parse() -> [ConstraintDeclaration]? {
    do {
      return try equation()
    } catch {
      return cursor.fail(error)
    }
  }

  private mutating func equation() throws(Diagnostic) -> [ConstraintDeclaration] {
    cursor.skipSpaces()
    let first = try cursor.anchor()
    if cursor.take(".constraint(") { return try anchorLine(of: first) }
    cursor.skipSpaces()
    guard let relation = try cursor.relation() else {
      throw cursor.syntaxError(
        "expected a relation, found \(cursor.nextDescription)",
        notes: ["relations are ==, <= and >="])
    }
    cursor.skipSpaces()
    var declaration = ConstraintDeclaration(
      first: first, relation: relation, range: cursor.text.range)
    let constants = try rightSide(of: &declaration)
    cursor.skipSpaces()
    if cursor.take("@") {
      declaration.priority = try cursor.priority() ?? .value(.required)
      cursor.skipSpaces()
    }
    guard cursor.isAtEnd else {
      throw cursor.syntaxError("unexpected \(cursor.nextDescription)", notes: [.equationForm])
    }
    return try declaration.expanded(constants)
  }

  /// `[m *] item.attribute [* m] [/ m] [± c]`, or `c`; returns the constants.
  private mutating func rightSide(
    of declaration: inout ConstraintDeclaration
  ) throws(Diagnostic) -> Spanned<[Quantity]> {
    let start = cursor.position
    var factor = 1.0
    if cursor.isAtNumber || cursor.isAtSign || cursor.isNext("[") {
      let sign = cursor.sign() ?? 1
      cursor.skipSpaces()
      guard cursor.isAtNumber else { return try constants(signed: sign) }
      let number = try quotient(signed: sign)
      guard cursor.take("*") else {
        if number.isPercentage {
          throw cursor.syntaxError(
            "a percentage needs an attribute it is a share of", at: cursor.range(from: start),
            notes: ["write '75% * view.width'"])
        }
        if cursor.isAtSign {
          throw cursor.syntaxError(
            "a constant stands behind the second item", notes: ["write 'b.width + 8'"])
        }
        return Spanned([Quantity(limited(number.value, "number"))], at: cursor.range(from: start))
      }
      cursor.skipSpaces()
      factor = number.value
    }
    if let name = metric() {
      cursor.skipSpaces()
      if cursor.isAtSign || cursor.isNext("*") || cursor.isNext("/") {
        throw cursor.syntaxError(
          "'\(name.value)' needs an attribute, such as '\(name.value).width'", at: name.range,
          notes: ["a constant stands behind the second item: 'b.width + 8'"])
      }
      return Spanned([Quantity(factor, times: name)], at: cursor.range(from: start))
    }
    declaration.second = try cursor.anchor()
    declaration.multiplier = try multiplier(startingWith: factor)
    cursor.skipSpaces()
    guard cursor.isAtSign, let sign = cursor.sign() else {
      return Spanned([.zero], at: cursor.here)
    }
    cursor.skipSpaces()
    return try constants(signed: sign)
  }

  // MARK: Parts

  /// The name of a metric: a word with no attribute behind it.
  private mutating func metric() -> Spanned<String>? {
    let start = cursor.position
    guard let word = cursor.word() else { return nil }
    if cursor.isNext(".") {
      cursor.move(to: start)
      return nil
    }
    return word
  }

  /// `[* m] [/ m]`
  private mutating func multiplier(startingWith first: Double) throws(Diagnostic) -> Double {
    cursor.skipSpaces()
    guard cursor.take("*") else { return limited(try divided(first), "multiplier") }
    cursor.skipSpaces()
    return limited(try signedQuotient() * first, "multiplier")
  }

  /// Products and quotients can be larger than any number that may be written.
  private mutating func limited(_ number: Double, _ what: String) -> Double {
    guard abs(number) > SceneSchema.lengthLimit else { return number }
    cursor.diagnose(
      .invalidNumber, "the \(what) is too large", at: cursor.text.range,
      notes: [Diagnostic.numberLimit])
    return 1
  }

  /// `[±] n[%] [/ n[%]]`
  mutating func signedQuotient() throws(Diagnostic) -> Double {
    let sign = cursor.sign() ?? 1
    cursor.skipSpaces()
    return try quotient(signed: sign).value
  }

  /// `n[%] [/ n[%]]`, and whether a `%` ends its first number.
  private mutating func quotient(
    signed sign: Double
  ) throws(Diagnostic) -> (value: Double, isPercentage: Bool) {
    let number = try number(signed: sign)
    cursor.skipSpaces()
    let isPercentage = cursor.take("%")
    return (try divided(isPercentage ? number / 100 : number), isPercentage)
  }

  /// `[/ n[%]]`
  private mutating func divided(_ value: Double) throws(Diagnostic) -> Double {
    cursor.skipSpaces()
    guard cursor.take("/") else { return value }
    cursor.skipSpaces()
    let start = cursor.position
    let divisor = try signedQuotient()
    cursor.skipSpaces()
    guard divisor != 0 else {
      cursor.diagnose(
        .invalidNumber, "a multiplier can't be divided by 0", at: cursor.range(from: start))
      return value
    }
    return value / divisor
  }

  /// `c`, or `[c, c]`
  private mutating func constants(signed sign: Double) throws(Diagnostic) -> Spanned<[Quantity]> {
    let start = cursor.position
    var constants: [Quantity] = []
    if cursor.take("[") {
      repeat {
        cursor.skipSpaces()
        let inner = cursor.sign() ?? 1
        cursor.skipSpaces()
        constants.append(try constant(signed: sign * inner))
        cursor.skipSpaces()
      } while cursor.take(",")
      guard cursor.take("]") else {
        throw cursor.syntaxError("expected ',' or ']', found \(cursor.nextDescription)")
      }
    } else {
      constants.append(try constant(signed: sign))
    }
    return Spanned(constants, at: cursor.range(from: start))
  }

  /// A number, a metric, or `m * metric`
  mutating func constant(signed sign: Double) throws(Diagnostic) -> Quantity {
    if let name = metric() { return Quantity(sign, times: name) }
    let number = try number(signed: sign)
    cursor.skipSpaces()
    guard cursor.take("*") else { return Quantity(number) }
    cursor.skipSpaces()
    guard let name = metric() else {
      throw cursor.syntaxError(
        "expected a metric or 'systemSpacing', found \(cursor.nextDescription)",
        notes: [.equationForm])
    }
    return Quantity(number, times: name)
  }

  private mutating func number(signed sign: Double) throws(Diagnostic) -> Double {
    guard cursor.isAtNumber else {
      let start = cursor.position
      if let word = cursor.word() {
        throw cursor.syntaxError(
          "expected a number, found '\(word.value)'", at: cursor.range(from: start),
          notes: [.equationForm])
      }
      throw cursor.syntaxError("expected a number, found \(cursor.nextDescription)")
    }
    return try cursor.number(signed: sign)
  }
}

extension String {
  static let equationForm =
    "an equation is 'item.attribute == 2 * item.attribute + 8 @ 750', or 'item.attribute == 8'"
}
