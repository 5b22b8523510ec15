import SnugDiagnostics
import SnugLayout

/// Equations: `item.attribute relation [m *] item.attribute [* m] [/ m] [± c] [@ priority]` or
/// `item.attribute relation c [@ priority]`, where `c` is a number, a multiple of a metric, or a
/// list with one of these for each attribute of a ``CompoundAttribute``. Also lines of Swift that
/// make a constraint from anchors.
extension TextCursor {
  /// The constraints of an equation: one, or one for each attribute of a compound attribute. And
  /// the value of `isActive` in a line of Swift.
  mutating func equation() throws(Diagnostic) -> ([ConstraintDeclaration], isActive: Bool?) {
    skipSpaces()
    let first = try anchor()
    if take(".constraint(") { return try anchorLine(of: first) }
    skipSpaces()
    guard let relation = try relation() else {
      throw syntaxError(
        "expected a relation, found \(nextDescription)",
        notes: ["relations are ==, <= and >="])
    }
    skipSpaces()
    var declaration = ConstraintDeclaration(first: first, relation: relation, range: text.range)
    let constants = try rightSide(of: &declaration)
    skipSpaces()
    if take("@") {
      declaration.priority = try priority() ?? .value(.required)
      skipSpaces()
    }
    guard isAtEnd else {
      throw syntaxError("unexpected \(nextDescription)", notes: [.equationForm])
    }
    return (try declaration.expanded(constants), nil)
  }

  /// `[m *] item.attribute [* m] [/ m] [± c]`, or `c`; returns the constants.
  private mutating func rightSide(
    of declaration: inout ConstraintDeclaration
  ) throws(Diagnostic) -> Spanned<[Quantity]> {
    let start = position
    var factor = 1.0
    if isAtNumber || isAtSign || isNext("[") {
      let sign = sign() ?? 1
      skipSpaces()
      guard isAtNumber else { return try constants(signed: sign) }
      let number = try quotient(signed: sign)
      guard take("*") else {
        if number.isPercentage {
          throw syntaxError(
            "a percentage needs an attribute", at: range(from: start),
            notes: ["write '75% * view.width'"])
        }
        if isAtSign {
          let place = here
          let factor = self.sign() == -1 ? "-1 * " : ""
          skipSpaces()
          let item = try? anchor().text
          throw syntaxError(
            "a constant belongs after the second item", at: place,
            notes: [
              item.map { "write '\(factor)\($0) + \(number.value.word)'" } ?? .equationForm
            ])
        }
        return Spanned([Quantity(limited(number.value, "number"))], at: range(from: start))
      }
      skipSpaces()
      factor = number.value
    }
    if let name = metric() {
      skipSpaces()
      if isAtSign || isNext("*") || isNext("/") {
        throw syntaxError(
          "'\(name.value)' needs an attribute, such as '\(name.value).width'", at: name.range,
          notes: ["a constant belongs after the second item: 'b.width + 8'"])
      }
      return Spanned([Quantity(factor, times: name)], at: range(from: start))
    }
    declaration.second = try anchor()
    declaration.multiplier = try multiplier(startingWith: factor)
    skipSpaces()
    guard let sign = sign() else { return Spanned([.zero], at: here) }
    skipSpaces()
    return try constants(signed: sign)
  }

  // MARK: Parts

  /// The name of a metric: a word without an attribute.
  private mutating func metric() -> Spanned<String>? {
    let start = position
    guard let word = word() else { return nil }
    if isNext(".") {
      position = start
      return nil
    }
    return word
  }

  /// `[* m] [/ m]`
  private mutating func multiplier(startingWith first: Double) throws(Diagnostic) -> Double {
    skipSpaces()
    guard take("*") else { return limited(try divided(first), "multiplier") }
    skipSpaces()
    return limited(try signedQuotient() * first, "multiplier")
  }

  /// Reports a product or a quotient beyond the limit for written numbers.
  private mutating func limited(_ number: Double, _ what: String) -> Double {
    guard abs(number) > SceneSchema.lengthLimit else { return number }
    diagnose(
      .invalidNumber, "the \(what) is too large", at: text.range,
      notes: [Diagnostic.numberLimit])
    return 1
  }

  /// `[±] n[%] [/ n[%]]`
  mutating func signedQuotient() throws(Diagnostic) -> Double {
    let sign = sign() ?? 1
    skipSpaces()
    return try quotient(signed: sign).value
  }

  /// `n[%] [/ n[%]]`, and whether its first number is a percentage.
  private mutating func quotient(
    signed sign: Double
  ) throws(Diagnostic) -> (value: Double, isPercentage: Bool) {
    let number = try expectedNumber(signed: sign)
    skipSpaces()
    let isPercentage = take("%")
    return (try divided(isPercentage ? number / 100 : number), isPercentage)
  }

  /// `[/ n[%]]`
  private mutating func divided(_ value: Double) throws(Diagnostic) -> Double {
    skipSpaces()
    guard take("/") else { return value }
    skipSpaces()
    let start = position
    let divisor = try signedQuotient()
    skipSpaces()
    guard divisor != 0 else {
      diagnose(.invalidNumber, "a multiplier can't be divided by 0", at: range(from: start))
      return value
    }
    return value / divisor
  }

  /// `c`, or `[c, c]`
  private mutating func constants(signed sign: Double) throws(Diagnostic) -> Spanned<[Quantity]> {
    let start = position
    var constants: [Quantity] = []
    if take("[") {
      repeat {
        skipSpaces()
        let inner = self.sign() ?? 1
        skipSpaces()
        constants.append(try constant(signed: sign * inner))
        skipSpaces()
      } while take(",")
      guard take("]") else {
        throw syntaxError("expected ',' or ']', found \(nextDescription)")
      }
    } else {
      constants.append(try constant(signed: sign))
    }
    return Spanned(constants, at: range(from: start))
  }

  /// A number, a metric, or `m * metric`
  mutating func constant(signed sign: Double) throws(Diagnostic) -> Quantity {
    if let name = metric() { return Quantity(sign, times: name) }
    let number = try expectedNumber(signed: sign)
    skipSpaces()
    guard take("*") else { return Quantity(number) }
    skipSpaces()
    guard let name = metric() else {
      throw syntaxError(
        "expected a metric or 'systemSpacing', found \(nextDescription)",
        notes: [.equationForm])
    }
    return Quantity(number, times: name)
  }

  private mutating func expectedNumber(signed sign: Double) throws(Diagnostic) -> Double {
    guard isAtNumber else {
      throw syntaxError(
        "expected a number, found \(nextDescription)", notes: [.equationForm])
    }
    return try number(signed: sign)
  }
}

extension String {
  static let equationForm =
    "an equation is 'item.attribute == 2 * item.attribute + 8 @ 750', or 'item.attribute == 8'"
}
