import AutoLayout
import Diagnostics

/// Reads an equation: `item.attribute relation [m *] item.attribute [* m] [/ m] [± c] [@ priority]`
/// or `item.attribute relation c [@ priority]`, where `c` is a number, or a metric and what it is
/// multiplied by.
struct EquationParser {
  private var cursor: TextCursor

  init(_ text: YAMLScalar) { cursor = TextCursor(text, error: .invalidEquation) }

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
    let first = try cursor.anchor()
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
      declaration.priority = try cursor.priority() ?? .value(.required)
      cursor.skipSpaces()
    }
    guard cursor.isAtEnd else {
      throw cursor.syntaxError("unexpected \(cursor.nextDescription)", notes: [.equationForm])
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
      let sign = cursor.sign() ?? 1
      cursor.skipSpaces()
      guard cursor.isAtNumber else {
        guard let name = try metric() else {
          throw cursor.syntaxError("expected a number, found \(cursor.nextDescription)")
        }
        declaration.constant = Quantity(sign, times: name)
        return declaration
      }
      let number = try cursor.number(signed: sign).value
      cursor.skipSpaces()
      guard cursor.take("*") else {
        if cursor.isAtSign {
          throw cursor.syntaxError(
            "a constant stands behind the second item", notes: ["write 'b.width + 8'"])
        }
        declaration.constant = Quantity(number)
        return declaration
      }
      cursor.skipSpaces()
      factor = number
    }
    if let name = try metric() {
      cursor.skipSpaces()
      if cursor.isAtSign || cursor.isNext("*") || cursor.isNext("/") {
        throw cursor.syntaxError(
          "'\(name.value)' needs an attribute, such as '\(name.value).width'", at: name.range,
          notes: ["a constant stands behind the second item: 'b.width + 8'"])
      }
      declaration.constant = Quantity(factor, times: name)
      return declaration
    }
    declaration.second = try cursor.anchor()
    declaration.multiplier = try multiplier(startingWith: factor)
    declaration.constant = try constant()
    return declaration
  }

  // MARK: Parts

  /// The name of a metric: a word with no attribute behind it.
  private mutating func metric() throws(Diagnostic) -> Spanned<String>? {
    let start = cursor.position
    guard let word = cursor.word() else { return nil }
    if cursor.isNext(".") {
      cursor.move(to: start)
      return nil
    }
    guard !["nan", "inf", "infinity"].contains(word.value.lowercased()) else {
      throw Diagnostic(
        .error, .invalidNumber, "a constant can't be '\(word.value)'", at: word.range,
        notes: [Diagnostic.numberLimit])
    }
    return word
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
        cursor.diagnose(
          .invalidNumber, "a multiplier can't be divided by 0", at: cursor.range(from: start))
      } else {
        multiplier /= divisor
      }
    }
    // Small divisors can make it larger than any number that may be written.
    if abs(multiplier) > SceneSchema.lengthLimit {
      cursor.diagnose(
        .invalidNumber, "the multiplier is too large", at: cursor.text.range,
        notes: [Diagnostic.numberLimit])
      return 1
    }
    return multiplier
  }

  /// `[± c]`, where `c` is a number, a metric, or `m * metric`
  private mutating func constant() throws(Diagnostic) -> Quantity {
    cursor.skipSpaces()
    guard cursor.isAtSign, let sign = cursor.sign() else { return .zero }
    cursor.skipSpaces()
    if let name = try metric() { return Quantity(sign, times: name) }
    let number = try number(signed: sign)
    cursor.skipSpaces()
    guard cursor.take("*") else { return Quantity(number) }
    cursor.skipSpaces()
    guard let name = try metric() else {
      throw cursor.syntaxError(
        "expected a metric or 'systemSpacing', found \(cursor.nextDescription)",
        notes: [.equationForm])
    }
    return Quantity(number, times: name)
  }

  private mutating func signedNumber() throws(Diagnostic) -> Double {
    let sign = cursor.sign() ?? 1
    cursor.skipSpaces()
    return try number(signed: sign)
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
    return try cursor.number(signed: sign).value
  }
}

extension String {
  static let equationForm =
    "an equation is 'item.attribute == 2 * item.attribute + 8 @ 750', or 'item.attribute == 8'"
}
