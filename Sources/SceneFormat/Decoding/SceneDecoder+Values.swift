import AutoLayout
import Diagnostics
import Geometry

extension SceneDecoder {
  // MARK: Single values

  /// Any scalar as text; `12` is as good as `"12"`.
  mutating func text(_ node: YAMLNode, of key: String) -> String? {
    if node.isNull { return nil }
    guard let text = node.text else {
      diagnostics.append(.wrongType(of: key, "text", node))
      return nil
    }
    return isShort(text) ? text.string : nil
  }

  /// Whether a text can be measured and drawn in no time; what is too long has then been reported.
  ///
  /// Pango takes time quadratic in the length of a word that it breaks.
  mutating func isShort(_ text: YAMLScalar) -> Bool { isShort(text.string, at: text.range) }

  mutating func isShort(_ string: String, at range: SourceRange) -> Bool {
    let count = string.unicodeScalars.count
    guard count > Self.textLimit else { return true }
    diagnostics.append(
      Diagnostic(
        .error, .tooLarge, "the text has \(count) characters", at: range,
        notes: ["a text may have up to 10,000 characters"]))
    return false
  }

  private static let textLimit = 10_000

  mutating func boolean(_ node: YAMLNode, of key: String) -> Bool? {
    if let text = node.text, text.isPlain {
      // The words of YAML 1.1 that people write.
      switch text.string.lowercased() {
      case "true", "yes", "on": return true
      case "false", "no", "off": return false
      default: break
      }
    }
    diagnostics.append(.wrongType(of: key, "true or false", node))
    return nil
  }

  mutating func number(
    _ node: YAMLNode, of key: String, _ rule: NumberRule, _ expectation: String? = nil
  ) -> Double? {
    guard let number = node.number else {
      diagnostics.append(.wrongType(of: key, expectation ?? rule.phrase, node, isNumber: true))
      return nil
    }
    guard rule.allows(number) else {
      diagnostics.append(.invalidNumber(node, of: key, rule))
      return nil
    }
    return number
  }

  mutating func integer(_ node: YAMLNode, of key: String, upTo upper: Int) -> Int? {
    let rule = NumberRule(
      lower: 0, allowsLower: true, upper: Double(upper), unit: "a whole number ")
    guard let number = number(node, of: key, rule) else { return nil }
    guard number == number.rounded() else {
      diagnostics.append(.invalidNumber(node, of: key, rule))
      return nil
    }
    return Int(number)
  }

  /// One of some words.
  mutating func word(_ node: YAMLNode, of key: String, among known: [String]) -> String? {
    guard let text = node.text, !node.isNull else {
      diagnostics.append(.wrongType(of: key, known.joined(separator: " or "), node))
      return nil
    }
    guard known.contains(text.string) else {
      diagnostics.append(.unknownValue(text, of: key, known: known))
      return nil
    }
    return text.string
  }

  mutating func priority(_ node: YAMLNode, of key: String) -> LayoutPriority? {
    if let number = node.number {
      if let priority = LayoutPriority(number) { return priority }
      diagnostics.append(.invalidPriority(node.text?.string ?? "", at: node.range))
      return nil
    }
    if let text = node.text, !node.isNull {
      if let priority = LayoutPriority(written: text) { return priority }
      diagnostics.append(
        .invalidPriority(
          text.string, at: node.range, notes: node.isQuotedNumber ? [.unquoted] : []))
      return nil
    }
    diagnostics.append(.wrongType(of: key, "a priority", node))
    return nil
  }

  // MARK: Values of several parts

  /// A priority for both axes, or `{ horizontal, vertical }`.
  mutating func priorities(
    _ node: YAMLNode, of key: String
  ) -> PerAxis<Spanned<LayoutPriority>?> {
    guard node.pairs != nil else {
      return PerAxis(both: priority(node, of: key).map { Spanned($0, at: node.range) })
    }
    var result = PerAxis<Spanned<LayoutPriority>?>(both: nil)
    read(node, into: &result, SceneSchema.axes, "'\(key)'")
    return result
  }

  /// Numbers that are parts of a whole, as a list or as a mapping.
  ///
  /// - Parameter rule: given if one number stands for all parts.
  mutating func parts<Subject>(
    _ node: YAMLNode, of key: String, _ schema: MappingSchema<Subject>, from empty: Subject,
    rule: NumberRule?
  ) -> Subject? {
    let names = schema.names.joined(separator: ", ")
    let expectation = (rule == nil ? "" : "a number, ") + "[\(names)] or { \(names) }"
    var subject = empty
    if let elements = node.elements {
      guard elements.count == schema.keys.count else {
        diagnostics.append(.wrongType(of: key, expectation, node, isList: true))
        return nil
      }
      for (part, element) in zip(schema.keys, elements) {
        let field = Field(key: part, range: element.range, value: element, name: key)
        part.read(&self, field, &subject)
      }
    } else if node.pairs != nil {
      read(node, into: &subject, schema, "'\(key)'")
    } else {
      guard let rule, number(node, of: key, rule, expectation) != nil else {
        if rule == nil { diagnostics.append(.wrongType(of: key, expectation, node)) }
        return nil
      }
      for part in schema.keys {
        part.read(&self, Field(key: part, range: node.range, value: node, name: key), &subject)
      }
    }
    return subject
  }

  /// `[width, height]` or `{ width, height }`.
  ///
  /// - Parameter word: what stands for no number; a side left out is no number either.
  mutating func size(
    _ node: YAMLNode, of key: String, orWord word: String? = nil
  ) -> PerAxis<Double?>? {
    let alternative = word.map { " or '\($0)'" } ?? ""
    let expectation = "a number of points\(alternative)"
    var sides = PerAxis<YAMLNode?>(both: nil)
    if let elements = node.elements, elements.count == 2 {
      sides = PerAxis(horizontal: elements[0], vertical: elements[1])
    } else if node.pairs != nil {
      read(node, into: &sides, SceneSchema.sides, "'\(key)'")
    } else {
      diagnostics.append(
        .wrongType(of: key, "[width, height], each \(expectation)", node, isList: true))
      return nil
    }
    return PerAxis { axis in
      guard let side = sides[axis] else { return nil }
      if word != nil, side.isNull || side.text?.string == word { return nil }
      return number(side, of: key, .length, expectation)
    }
  }
}

extension LayoutPriority {
  /// A name, or a sum: `high - 1`. A number alone stands without quotes.
  fileprivate init?(written text: YAMLScalar) {
    guard Double(text.string) == nil else { return nil }
    var cursor = TextCursor(text, error: .invalidPriority)
    guard case .value(let priority) = try? cursor.priority() else { return nil }
    cursor.skipSpaces()
    guard cursor.isAtEnd else { return nil }
    self = priority
  }
}

extension YAMLNode {
  fileprivate var isQuotedNumber: Bool {
    text.map { !$0.isPlain && Double($0.string) != nil } ?? false
  }
}

extension Diagnostic {
  /// - Parameter isNumber: whether a number is expected, which stands without quotes.
  static func wrongType(
    of key: String, _ expectation: String, _ node: YAMLNode, isNumber: Bool = false,
    isList: Bool = false
  ) -> Diagnostic {
    var found = node.isNull ? "but nothing is written" : "not \(node.summary)"
    // A list is right, but not one of that length.
    if isList, let elements = node.elements, !elements.isEmpty { found += " of \(elements.count)" }
    return Diagnostic(
      .error, .wrongType, "'\(key)' must be \(expectation), \(found)", at: node.range,
      notes: isNumber && node.isQuotedNumber ? [.unquoted] : [])
  }

  fileprivate static func invalidNumber(
    _ node: YAMLNode, of key: String, _ rule: NumberRule
  ) -> Diagnostic {
    Diagnostic(
      .error, .invalidNumber, "'\(key)' can't be \(node.text?.string ?? "")", at: node.range,
      notes: ["it must be \(rule.phrase)"])
  }

  static func unknownValue(_ text: YAMLScalar, of key: String, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, .unknownValue,
      "'\(key)' can't be '\(text.string)'"
        + SpellingSuggestion.phrase(for: text.string, among: known),
      at: text.range, notes: ["it is one of \(known.joined(separator: ", "))"])
  }

  static func invalidPriority(
    _ written: String, at range: SourceRange, metrics: [String] = [], notes: [String] = []
  ) -> Diagnostic {
    let known = LayoutPriority.named.map(\.name) + metrics
    return Diagnostic(
      .error, .invalidPriority,
      "'\(written)' is not a priority" + SpellingSuggestion.phrase(for: written, among: known),
      at: range,
      notes: notes + [
        "a priority is above 0 and at most 1000, or "
          + LayoutPriority.listedNames.joined(separator: ", ")
      ])
  }
}

extension String {
  fileprivate static let unquoted = "a number stands without quotes"
}
