/// The forms of values and the keys of objects.
extension ExplanationReport {
  /// How a value is written as JSON, with its schema.
  struct Form<Value> {
    let schema: JSON
    /// The schema of an object that the value's schema refers to.
    var definition: (name: String, schema: JSON)?
    let json: (Value) -> JSON
  }

  struct Key<Subject> {
    let name: String
    let schema: JSON
    /// Whether it can be left out.
    let isOptional: Bool
    let json: (Subject) -> JSON?

    init<Value>(
      _ name: String, _ form: Form<Value>, _ value: @escaping (Subject) -> Value, _ meaning: String
    ) {
      self.init(name, form, meaning, isOptional: false) { form.json(value($0)) }
    }

    /// A key that is left out if its value is `nil`.
    init<Value>(
      optional name: String, _ form: Form<Value>, _ value: @escaping (Subject) -> Value?,
      _ meaning: String
    ) {
      self.init(name, form, meaning, isOptional: true) { value($0).map(form.json) }
    }

    private init<Value>(
      _ name: String, _ form: Form<Value>, _ meaning: String, isOptional: Bool,
      _ json: @escaping (Subject) -> JSON?
    ) {
      (self.name, self.isOptional, self.json) = (name, isOptional, json)
      schema = form.schema.described(meaning.sentence)
    }
  }

  func object<Subject>(
    _ name: String, _ meaning: String, _ keys: Key<Subject>...
  ) -> Form<Subject> {
    let schema: JSON = [
      "description": .string(meaning), "type": "object",
      "properties": .object(keys.map { ($0.name, $0.schema) }),
      "required": .array(keys.filter { !$0.isOptional }.map { .string($0.name) }),
      "additionalProperties": false,
    ]
    return Form(schema: .reference(name), definition: (name, schema)) { subject in
      .object(keys.compactMap { key in key.json(subject).map { (key.name, $0) } })
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
