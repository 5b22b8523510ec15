import SnugDiagnostics
import SnugGeometry
import SnugLayout

/// The format of a value in a file: its shape, how it is read and how it is written.
struct ValueForm<Value>: Sendable {
  let shape: ValueShape
  let write: @Sendable (Value, SourceRange) -> YAMLNode
  /// The value of a node, given its key; `nil` if it is invalid, which is reported.
  let read: @Sendable (inout SceneDecoder, YAMLNode, String) -> Value?

  init(
    _ shape: ValueShape, write: @escaping @Sendable (Value, SourceRange) -> YAMLNode,
    read: @escaping @Sendable (inout SceneDecoder, YAMLNode, String) -> Value?
  ) {
    self.shape = shape
    self.write = write
    self.read = read
  }

  /// A value that conforms to ``SceneValue``.
  init(
    _ shape: ValueShape,
    read: @escaping @Sendable (inout SceneDecoder, YAMLNode, String) -> Value?
  ) where Value: SceneValue {
    self.init(shape, write: { $0.node(at: $1) }, read: read)
  }

  /// A value and its source range.
  static func spanned<Inner>(_ form: ValueForm<Inner>) -> Self where Value == Spanned<Inner> {
    Self(form.shape, write: { form.write($0.value, $1) }) { decoder, node, key in
      form.read(&decoder, node, key).map { Spanned($0, at: node.range) }
    }
  }
}

// MARK: Single values

extension ValueForm where Value == String {
  /// Any scalar as text; `12` means the same as `"12"`.
  static var text: Self { Self(.text) { $0.text($1, of: $2) } }

  /// Text without the final newline of a block scalar.
  static var caption: Self {
    Self(.text) { decoder, node, key in
      guard var text = decoder.text(node, of: key) else { return nil }
      if node.text?.style == .block, text.hasSuffix("\n") { text.removeLast() }
      return text
    }
  }
}

extension ValueForm where Value == Bool {
  static var boolean: Self {
    Self(.boolean) { decoder, node, key in
      if let text = node.text, text.isPlain {
        // YAML 1.1 accepts these words, and people write them.
        switch text.string.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: break
        }
      }
      return decoder.fail(.wrongType(of: key, "true or false", node))
    }
  }
}

extension ValueForm where Value == Double {
  static func number(_ rule: NumberRule) -> Self {
    Self(.number(rule)) { $0.number($1, of: $2, rule) }
  }
}

extension ValueForm where Value == Int {
  static func integer(upTo upper: Int) -> Self {
    Self(.integer(upTo: upper)) { decoder, node, key in
      decoder.number(node, of: key, .whole(upTo: upper)).map { Int($0) }
    }
  }
}

extension ValueForm where Value: RawRepresentable<String> & Sendable {
  static func choice(among values: [Value]) -> Self {
    let words = values.map(\.rawValue)
    return Self(.choice(words), write: { .plain($0.rawValue, at: $1) }) {
      $0.word($1, of: $2, among: words).flatMap(Value.init)
    }
  }
}

extension ValueForm where Value: RawRepresentable<String> & CaseIterable & Sendable {
  static var choice: Self { choice(among: Array(Value.allCases)) }
}

extension ValueForm where Value == LayoutPriority {
  static var priority: Self { Self(.priority) { $0.priority($1, of: $2) } }
}

// MARK: Lists

extension ValueForm {
  static func list<Element>(
    of element: ValueForm<Element>, _ expectation: String = "a list"
  ) -> Self where Value == [Element] {
    Self(
      .list(element.shape),
      write: { list, range in
        YAMLNode(.sequence(list.map { element.write($0, range) }), at: range)
      },
      read: { decoder, node, key in
        decoder.elements(of: node, key, expectation)?.compactMap { element.read(&decoder, $0, key) }
      })
  }
}

// MARK: Values of several parts

extension ValueForm {
  static func mapping(_ schema: MappingSchema<Value>) -> Self where Value: Sendable {
    Self(.mapping(schema.shape), write: schema.node) { decoder, node, _ in
      var subject = schema.empty
      decoder.read(node, into: &subject, schema)
      return subject
    }
  }
}

extension ValueForm where Value == PerAxis<Spanned<LayoutPriority>?> {
  /// A priority for both axes, or `{ horizontal, vertical }`.
  static var priorities: Self {
    Self(
      .either([.priority, .mapping(SceneSchema.axes.shape)]),
      write: { priorities, range in
        if let both = priorities.horizontal, both.value == priorities.vertical?.value {
          return both.value.node(at: range)
        }
        return SceneSchema.axes.node(of: priorities, at: range)
      }
    ) { decoder, node, key in
      guard node.pairs != nil else {
        let priority = decoder.priority(
          node, of: key, "a priority or { horizontal, vertical }")
        return PerAxis(both: priority.map { Spanned($0, at: node.range) })
      }
      var result = SceneSchema.axes.empty
      decoder.read(node, into: &result, SceneSchema.axes, "'\(key)'")
      return result
    }
  }
}

extension ValueForm where Value: Sendable {
  /// A value with several parts: `[1, 2, 3, 4]`, or a mapping of them.
  ///
  /// - Parameters:
  ///   - expectation: of all forms, for messages.
  ///   - number: of a single number that sets all parts, if one may.
  static func parts(
    _ schema: MappingSchema<Value>, _ expectation: String, uniform number: NumberRule? = nil,
    write: @escaping @Sendable (Value, SourceRange) -> YAMLNode
  ) -> Self {
    let part = schema.keys[0].shape.value
    let alternatives = [.tuple(schema.names, of: part), ValueShape.mapping(schema.shape)]
    return Self(.either((number == nil ? [] : [part]) + alternatives), write: write) {
      decoder, node, key in
      var subject = schema.empty
      if node.pairs != nil {
        decoder.read(node, into: &subject, schema, "'\(key)'")
        return subject
      }
      if let number, node.elements == nil,
        decoder.number(node, of: key, number, expectation) == nil
      {
        return nil
      }
      // A single number sets all parts.
      let elements = node.elements ?? (number == nil ? [] : schema.keys.map { _ in node })
      guard elements.count == schema.keys.count else {
        return decoder.fail(.wrongType(of: key, expectation, node, isList: true))
      }
      for (part, element) in zip(schema.keys, elements) {
        let field = SceneDecoder.Field(
          key: part, range: element.range, value: element, name: key)
        part.read(&decoder, field, &subject)
      }
      return subject
    }
  }
}

extension ValueForm where Value == EdgeInsets {
  /// One number for all sides, `[top, left, bottom, right]`, or a mapping of these.
  static var insets: Self { insets(.length) }

  /// Insets that can be negative.
  static var offsets: Self { insets(.offset) }

  /// One number for all sides, `[top, leading, bottom, trailing]`, or a mapping of these.
  static var directionalInsets: Self { insets(.length, left: "leading", right: "trailing") }

  private static func insets(
    _ rule: NumberRule, left: String = "left", right: String = "right"
  ) -> Self {
    let schema = SceneSchema.edges(rule, left: left, right: right)
    let names = schema.names.joined(separator: ", ")
    return parts(schema, "a number, [\(names)] or { \(names) }", uniform: rule) {
      $0.node(at: $1)
    }
  }
}

extension ValueForm where Value == Rect {
  static var rect: Self {
    let names = SceneSchema.rect.names.joined(separator: ", ")
    return parts(SceneSchema.rect, "[\(names)] or { \(names) }") { $0.node(at: $1) }
  }
}

extension ValueForm where Value == Double {
  /// A side of a size: a number, or a word or nothing for none.
  static func side(orWord word: String?) -> Self {
    let length = ValueShape.number(.length)
    return Self(word.map { .either([length, .word($0), .nothing]) } ?? length) {
      decoder, node, key in
      if let word, node.isNull || node.text?.string == word { return nil }
      return decoder.number(node, of: key, .length, "a number of points" + or(word))
    }
  }

  fileprivate static func or(_ word: String?) -> String { word.map { " or '\($0)'" } ?? "" }
}

extension ValueForm where Value == PerAxis<Double?> {
  /// `[width, height]` or `{ width, height }`.
  ///
  /// - Parameter word: the word for a side without a number, which can also be left out; `nil` if
  ///   both sides are required.
  static func size(orWord word: String? = nil) -> Self {
    let expectation = "[width, height], each a number of points" + ValueForm<Double>.or(word)
    return parts(SceneSchema.sides(orWord: word), expectation) { size, range in
      let sides = Axis.allCases.map { size[$0]?.word ?? word ?? "" }
      return YAMLNode(.sequence(sides.map { .plain($0, at: range) }), at: range)
    }
  }
}

extension ValueForm where Value == Size {
  /// `[width, height]`, both of them numbers.
  static var size: Self {
    let form = ValueForm<PerAxis<Double?>>.size()
    return Self(form.shape) { decoder, node, key in
      let count = decoder.diagnostics.count
      guard let sides = form.read(&decoder, node, key) else { return nil }
      guard let width = sides.horizontal, let height = sides.vertical else {
        if decoder.diagnostics.count == count {
          decoder.diagnose(
            .wrongType, "'\(key)' must have both a width and a height", at: node.range)
        }
        return nil
      }
      return Size(width: width, height: height)
    }
  }
}
