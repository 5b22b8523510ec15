/// What its JSON consists of.
extension ExplanationReport {
  /// How a value is written, and what the schema says of that.
  struct Form<Value> {
    let schema: JSON
    /// What is said of an object by itself.
    var definition: Definition?
    let json: (Value) -> JSON
  }

  /// An object with its keys in order.
  struct Definition {
    let name: String
    let meaning: String
    let keys: [KeyDescription]

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
        name: name, meaning: meaning, schema: form.schema, isOptional: false)
      json = { form.json(value($0)) }
    }

    /// A key that is left out where its value is `nil`.
    init<Value>(
      optional name: String, _ form: Form<Value>, _ value: @escaping (Subject) -> Value?,
      _ meaning: String
    ) {
      description = KeyDescription(
        name: name, meaning: meaning, schema: form.schema, isOptional: true)
      json = { value($0).map(form.json) }
    }
  }

  func object<Subject>(
    _ name: String, _ meaning: String, _ keys: Key<Subject>...
  ) -> Form<Subject> {
    let definition = Definition(name: name, meaning: meaning, keys: keys.map(\.description))
    return Form(schema: .reference(name), definition: definition) { subject in
      .object(
        keys.compactMap { key in key.json(subject).map { (key.description.name, $0) } })
    }
  }

  func list<Value>(_ element: Form<Value>) -> Form<[Value]> {
    Form(schema: .list(of: element.schema)) { .array($0.map(element.json)) }
  }

  func orNull<Value>(_ form: Form<Value>) -> Form<Value?> {
    Form(schema: ["anyOf": [form.schema, .type("null")]]) { $0.map(form.json) ?? .null }
  }

  func choice(_ words: [String]) -> Form<String> {
    Form(schema: .choice(words), json: JSON.string)
  }

  var version: Form<Void> {
    Form(schema: ["const": .count(Self.version)]) { .count(Self.version) }
  }

  var text: Form<String> { Form(schema: .type("string"), json: JSON.string) }
  var number: Form<Double> { Form(schema: .type("number"), json: JSON.number) }
  var count: Form<Int> { Form(schema: ["type": "integer", "minimum": 0], json: JSON.count) }
  var boolean: Form<Bool> { Form(schema: .type("boolean"), json: JSON.bool) }
}
