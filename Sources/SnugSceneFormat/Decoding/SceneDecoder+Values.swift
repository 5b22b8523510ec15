import SnugDiagnostics
import SnugGeometry
import SnugLayout

extension SceneDecoder {
  // MARK: Single values

  /// Any scalar as text; `12` means the same as `"12"`.
  mutating func text(_ node: YAMLNode, of key: String) -> String? {
    if node.isNull { return nil }
    guard let text = node.text else {
      return fail(.wrongType(of: key, "text", node))
    }
    return isShort(text.string, at: text.range) ? text.string : nil
  }

  /// Whether a text is short enough to be measured and drawn quickly. A longer one is reported.
  ///
  /// Pango needs time quadratic in the length of a word that it breaks.
  mutating func isShort(_ string: String, at range: SourceRange) -> Bool {
    let scalars = string.unicodeScalars
    let note = "a text may have up to 100,000 characters, and a word in it 10,000"
    if scalars.count > 100_000 {
      diagnose(
        .tooLarge, "the text has \(scalars.count) characters", at: range, notes: [note])
      return false
    }
    // Pango does not break lines at a space that is narrow or a figure's and not to be broken.
    let words = scalars.split {
      $0.properties.isWhitespace && !["\u{A0}", "\u{2007}", "\u{202F}"].contains($0)
    }
    guard let longest = words.map(\.count).max(), longest > 10_000 else { return true }
    diagnose(
      .tooLarge, "a word of the text has \(longest) characters", at: range, notes: [note])
    return false
  }

  mutating func number(
    _ node: YAMLNode, of key: String, _ rule: NumberRule, _ expectation: String? = nil
  ) -> Double? {
    guard let number = node.number else {
      return fail(.wrongType(of: key, expectation ?? rule.phrase, node, isNumber: true))
    }
    guard rule.allows(number) else {
      return fail(
        .invalidNumber, "'\(key)' can't be \(node.text?.string ?? "")", at: node.range,
        notes: ["it must be \(rule.phrase)"])
    }
    return number
  }

  mutating func word(_ node: YAMLNode, of key: String, among known: [String]) -> String? {
    guard let text = node.text, !node.isNull else {
      return fail(.wrongType(of: key, known.joined(separator: " or "), node))
    }
    guard known.contains(text.string) else {
      return fail(
        .unknownValue,
        "'\(key)' can't be '\(text.string)'"
          + SpellingSuggestion.phrase(for: text.string, among: known),
        at: text.range, notes: ["it is one of \(known.joined(separator: ", "))"])
    }
    return text.string
  }

  mutating func priority(
    _ node: YAMLNode, of key: String, _ expectation: String = "a priority"
  ) -> LayoutPriority? {
    guard let text = node.text, !node.isNull else {
      return fail(.wrongType(of: key, expectation, node))
    }
    let priority: LayoutPriority? =
      if let number = node.number { LayoutPriority(number) } else { LayoutPriority(written: text) }
    if priority == nil {
      diagnostics.append(
        .invalidPriority(
          text.string, at: node.range, notes: node.isQuotedNumber ? [.unquoted] : []))
    }
    return priority
  }
}

extension LayoutPriority {
  /// A name, or a sum: `high - 1`. A number alone has no quotes.
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
  /// - Parameter isNumber: whether a number is expected, which has no quotes.
  static func wrongType(
    of key: String, _ expectation: String, _ node: YAMLNode, isNumber: Bool = false,
    isList: Bool = false
  ) -> Diagnostic {
    var found = node.isNull ? "but it is empty" : "not \(node.summary)"
    // The type is right, but not the length of the list.
    if isList, let elements = node.elements, !elements.isEmpty { found += " of \(elements.count)" }
    if isNumber, let word = node.text?.string {
      found += SpellingSuggestion.phrase(for: word, among: ["0"])
    }
    return Diagnostic(
      .error, .wrongType, "'\(key)' must be \(expectation), \(found)", at: node.range,
      notes: isNumber && node.isQuotedNumber ? [.unquoted] : [])
  }

  static func invalidPriority(
    _ written: String, at range: SourceRange, metrics: [String] = [], notes: [String] = []
  ) -> Diagnostic {
    let names = LayoutPriority.named.map(\.name)
    // The reference lists the rest.
    let listed = names.prefix(4).joined(separator: ", ")
    return Diagnostic(
      .error, .invalidPriority,
      "'\(written)' is not a priority"
        + SpellingSuggestion.phrase(for: written, among: names + metrics), at: range,
      notes: notes + ["a priority is above 0 and at most 1000, or \(listed)"])
  }
}

extension String {
  fileprivate static let unquoted = "write a number without quotes"
}
