/// What its JSON consists of.
extension ExplanationReport {
  /// How a value is written, and what the schema and the reference call that.
  struct Form<Value> {
    let schema: JSON
    /// “a whole number, or `null`”
    let words: String
    /// What is said of an object by itself.
    var definition: Definition?
    let json: (Value) -> JSON
  }

  /// An object with its keys in order.
  struct Definition {
    let name: String
    let meaning: String
    let keys: [KeyDescription]

    /// The heading, by which links find it: GitHub's are in small letters, DocC's as the heading is.
    var anchor: String { name.lowercased() }

    var schema: JSON {
      [
        "description": .string(meaning), "type": "object",
        "properties": .object(keys.map { ($0.name, $0.schema.described($0.meaning.sentence)) }),
        "required": .array(keys.filter { !$0.isOptional }.map { .string($0.name) }),
        "additionalProperties": false,
      ]
    }
  }

  struct KeyDescription {
    let name: String
    let meaning: String
    let schema: JSON
    /// What its value is, in words.
    let words: String
    /// Whether it may be left out.
    let isOptional: Bool
  }

  struct Key<Subject> {
    let description: KeyDescription
    let json: (Subject) -> JSON?

    init<Value>(
      _ name: String, _ form: Form<Value>, _ value: @escaping (Subject) -> Value, _ meaning: String
    ) {
      description = KeyDescription(
        name: name, meaning: meaning, schema: form.schema, words: form.words, isOptional: false)
      json = { form.json(value($0)) }
    }

    /// A key that is left out where its value is `nil`.
    init<Value>(
      optional name: String, _ form: Form<Value>, _ value: @escaping (Subject) -> Value?,
      _ meaning: String
    ) {
      description = KeyDescription(
        name: name, meaning: meaning, schema: form.schema, words: form.words, isOptional: true)
      json = { value($0).map(form.json) }
    }
  }

  func object<Subject>(
    _ name: String, _ meaning: String, _ keys: Key<Subject>...
  ) -> Form<Subject> {
    let definition = Definition(name: name, meaning: meaning, keys: keys.map(\.description))
    return Form(
      schema: .reference(name), words: "[\(name)](#\(definition.anchor))", definition: definition
    ) { subject in
      .object(
        keys.compactMap { key in key.json(subject).map { (key.description.name, $0) } })
    }
  }

  func list<Value>(_ element: Form<Value>) -> Form<[Value]> {
    Form(schema: .list(of: element.schema), words: "a list: \(element.words)") {
      .array($0.map(element.json))
    }
  }

  func orNull<Value>(_ form: Form<Value>) -> Form<Value?> {
    Form(
      schema: ["anyOf": [form.schema, .type("null")]], words: "\(form.words), or `null`"
    ) { $0.map(form.json) ?? .null }
  }

  func choice(_ words: [String]) -> Form<String> {
    Form(schema: .choice(words), words: FormatReference.code(words), json: JSON.string)
  }

  var version: Form<Void> {
    Form(schema: ["const": .count(Self.version)], words: "`\(Self.version)`") {
      .count(Self.version)
    }
  }

  var text: Form<String> { Form(schema: .type("string"), words: "text", json: JSON.string) }
  var number: Form<Double> { Form(schema: .type("number"), words: "a number", json: JSON.number) }
  var count: Form<Int> {
    Form(schema: ["type": "integer", "minimum": 0], words: "a whole number", json: JSON.count)
  }
  var boolean: Form<Bool> {
    Form(schema: .type("boolean"), words: "`true` or `false`", json: JSON.bool)
  }
}
