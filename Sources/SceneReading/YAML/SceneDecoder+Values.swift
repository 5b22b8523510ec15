import AutoLayout
import Diagnostics
import Geometry
import Typesetting
import Yams

extension SceneDecoder {
  // MARK: Single values

  /// Any scalar as text; `12` is as good as `"12"`.
  mutating func text(_ node: SpannedNode, of key: String) -> String? {
    if node.isNull { return nil }
    guard let text = node.text else {
      diagnostics.append(.wrongType(of: key, "text", node))
      return nil
    }
    return text.string
  }

  mutating func boolean(_ node: SpannedNode, of key: String) -> Bool? {
    if let text = node.text, text.isPlain {
      // The words of YAML 1.1, as Yams knows them.
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
    _ node: SpannedNode, of key: String, _ rule: NumberRule, _ expectation: String? = nil
  ) -> Double? {
    guard let number = node.number else {
      diagnostics.append(.wrongType(of: key, expectation ?? rule.phrase, node))
      return nil
    }
    guard rule.allows(number) else {
      diagnostics.append(.invalidNumber(node, of: key, rule))
      return nil
    }
    return number
  }

  mutating func integer(_ node: SpannedNode, of key: String, upTo upper: Int) -> Int? {
    let rule = NumberRule(
      lower: 0, allowsLower: true, upper: Double(upper), unit: "a whole number ")
    guard let number = number(node, of: key, rule) else { return nil }
    guard number == number.rounded() else {
      diagnostics.append(.invalidNumber(node, of: key, rule))
      return nil
    }
    return Int(number)
  }

  /// One of the words an enumeration has.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: SpannedNode, of key: String
  ) -> Choice? {
    let known = Choice.allCases.map(\.rawValue)
    guard let text = node.text, !node.isNull else {
      diagnostics.append(.wrongType(of: key, known.joined(separator: " or "), node))
      return nil
    }
    guard let choice = Choice(rawValue: text.string) else {
      diagnostics.append(.unknownValue(text, of: key, known: known))
      return nil
    }
    return choice
  }

  mutating func priority(_ node: SpannedNode, of key: String) -> LayoutPriority? {
    if let number = node.number {
      if let priority = LayoutPriority(number) { return priority }
      diagnostics.append(.invalidPriority(node.text?.string ?? "", at: node.range))
      return nil
    }
    if let text = node.text, !node.isNull {
      if let priority = LayoutPriority(named: text.string) { return priority }
      let isQuoted = !text.isPlain && Double(text.string) != nil
      diagnostics.append(
        .invalidPriority(text.string, at: node.range, notes: isQuoted ? [.unquoted] : []))
      return nil
    }
    diagnostics.append(.wrongType(of: key, "a priority", node))
    return nil
  }

  // MARK: Values of several parts

  /// A priority for both axes, or `{ horizontal, vertical }`.
  mutating func priorities(_ node: SpannedNode, of key: String) -> PerAxis<LayoutPriority?> {
    guard node.pairs != nil else { return PerAxis(both: priority(node, of: key)) }
    var result = PerAxis<LayoutPriority?>(both: nil)
    read(node, into: &result, SceneSchema.axes, "'\(key)'")
    return result
  }

  /// One number for all sides, `[top, left, bottom, right]`, or a mapping of these.
  mutating func insets(_ node: SpannedNode, of key: String) -> EdgeInsets? {
    let expectation = "a number, [top, left, bottom, right] or { top, left, bottom, right }"
    if let elements = node.elements {
      guard elements.count == 4 else {
        diagnostics.append(.wrongType(of: key, expectation, node))
        return nil
      }
      let sides = elements.map { number($0, of: key, .length) ?? 0 }
      return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
    guard node.pairs != nil else {
      return number(node, of: key, .length, expectation).map(EdgeInsets.init(all:))
    }
    var insets = EdgeInsets.zero
    read(node, into: &insets, SceneSchema.edges, "'\(key)'")
    return insets
  }

  /// `[width, height]` or `{ width, height }`.
  ///
  /// - Parameter word: what stands for no number; a side left out is no number either.
  mutating func size(
    _ node: SpannedNode, of key: String, orWord word: String? = nil
  ) -> PerAxis<Double?>? {
    let alternative = word.map { " or '\($0)'" } ?? ""
    let expectation = "a number of points\(alternative)"
    var sides = PerAxis<SpannedNode?>(both: nil)
    if let elements = node.elements, elements.count == 2 {
      sides = PerAxis(horizontal: elements[0], vertical: elements[1])
    } else if node.pairs != nil {
      read(node, into: &sides, SceneSchema.sides, "'\(key)'")
    } else {
      diagnostics.append(.wrongType(of: key, "[width, height], each \(expectation)", node))
      return nil
    }
    return PerAxis { axis in
      guard let side = sides[axis] else { return nil }
      if word != nil, side.isNull || side.text?.string == word { return nil }
      return number(side, of: key, .length, expectation)
    }
  }
}

extension SceneDecoder {
  // MARK: Values only views have

  /// Both sides of an image's size.
  mutating func image(_ node: SpannedNode, of key: String) -> Size? {
    if node.text != nil, !node.isNull, node.number == nil {
      diagnostics.append(.imageFile(node))
      return nil
    }
    let count = diagnostics.count
    guard let size = size(node, of: key) else { return nil }
    guard let width = size.horizontal, let height = size.vertical else {
      if diagnostics.count == count { diagnostics.append(.halfAnImage(node)) }
      return nil
    }
    return Size(width: width, height: height)
  }
}

extension SpannedNode {
  /// The number a plain scalar is in YAML's core schema, be it not a number or infinite.
  ///
  /// Numbers to base 60 (`1:30`) are left out: nobody means them, and Yams traps on large ones.
  var number: Double? {
    guard let text, text.isPlain, let first = text.string.utf8.first,
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= first || "+-.".utf8.contains(first),
      !text.string.utf8.contains(UInt8(ascii: ":"))
    else { return nil }
    let scalar = Node.Scalar(text.string, .implicit, .plain)
    return Int.construct(from: scalar).map(Double.init) ?? Double.construct(from: scalar)
  }
}

extension Diagnostic {
  static func wrongType(
    of key: String, _ expectation: String, _ node: SpannedNode
  ) -> Diagnostic {
    let isQuoted = node.text.map { !$0.isPlain } ?? false
    let found = node.isNull ? "but nothing is written" : "not \(node.summary)"
    return Diagnostic(
      .error, .wrongType, "'\(key)' must be \(expectation), \(found)", at: node.range,
      notes: isQuoted && expectation.contains("number") ? [.unquoted] : [])
  }

  fileprivate static func halfAnImage(_ node: SpannedNode) -> Diagnostic {
    Diagnostic(
      .error, .wrongType, "'image' must have both a width and a height", at: node.range)
  }

  fileprivate static func imageFile(_ node: SpannedNode) -> Diagnostic {
    Diagnostic(
      .error, .wrongType, "'image' must be [width, height], not \(node.summary)", at: node.range,
      notes: ["image files are not read in this version; give the image's size in points"])
  }

  fileprivate static func invalidNumber(
    _ node: SpannedNode, of key: String, _ rule: NumberRule
  ) -> Diagnostic {
    Diagnostic(
      .error, .invalidNumber, "'\(key)' can't be \(node.text?.string ?? "")", at: node.range,
      notes: ["it must be \(rule.phrase)"])
  }

  static func unknownValue(_ text: SpannedText, of key: String, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, .unknownValue,
      "'\(key)' can't be '\(text.string)'"
        + SpellingSuggestion.phrase(for: text.string, among: known),
      at: text.range, notes: ["it is one of \(known.joined(separator: ", "))"])
  }

  static func invalidPriority(
    _ written: String, at range: SourceRange, notes: [String] = []
  ) -> Diagnostic {
    let names = LayoutPriority.named.map(\.name)
    return Diagnostic(
      .error, .invalidPriority,
      "'\(written)' is not a priority" + SpellingSuggestion.phrase(for: written, among: names),
      at: range,
      notes: notes + [
        "a priority is above 0 and at most 1000, or \(names.joined(separator: ", "))"
      ])
  }
}

extension String {
  fileprivate static let unquoted = "a number stands without quotes"
}
