import SnugDiagnostics
import SnugLayout

/// A key of a mapping: its meaning, and the property of a subject that it reads and writes.
///
/// A key is one row of a table. The reader, its suggestions, the writer, the reference and the JSON
/// Schema are derived from the row. The default is the value of the property in a subject without
/// keys, so it has no other home.
struct SchemaKey<Subject>: Sendable {
  private(set) var shape: KeyShape
  let read: @Sendable (inout SceneDecoder, SceneDecoder.Field<Subject>, inout Subject) -> Void
  /// The text of a subject's value; `nil` for none, or if it is written separately.
  private(set) var write: @Sendable (Subject, SourceRange) -> YAMLNode? = { _, _ in nil }

  var name: String { shape.name }

  /// A key of a property with a default.
  ///
  /// - Parameters:
  ///   - meaning: in one line, without a full stop.
  ///   - classes: the view classes with this key; `nil` means all.
  ///   - absent: the description of the default, if its value alone does not describe it.
  init<Value>(
    _ name: String, _ meaning: String, _ form: ValueForm<Value>,
    _ property: any WritableKeyPath<Subject, Value> & Sendable, of classes: [ViewClass]? = nil,
    default absent: String? = nil, scope: KeyShape.Scope = .everyView
  ) {
    self.init(name, meaning, form.shape, of: classes, default: absent, scope: scope) {
      decoder, field, subject in
      guard let value = form.read(&decoder, field.value, field.name) else { return }
      subject[keyPath: property] = value
    }
    write = { form.write($0[keyPath: property], $1) }
  }

  /// A key of a property that is `nil` by default.
  init<Value>(
    _ name: String, _ meaning: String, _ form: ValueForm<Value>,
    _ property: any WritableKeyPath<Subject, Value?> & Sendable, of classes: [ViewClass]? = nil,
    default absent: String? = nil, scope: KeyShape.Scope = .everyView, isRequired: Bool = false
  ) {
    self.init(
      name, meaning, form.shape, of: classes, default: absent, scope: scope, isRequired: isRequired
    ) { decoder, field, subject in
      subject[keyPath: property] = form.read(&decoder, field.value, field.name)
    }
    write = { subject, range in subject[keyPath: property].map { form.write($0, range) } }
  }

  /// A key with a custom reader.
  init(
    _ name: String, _ meaning: String, _ value: ValueShape, of classes: [ViewClass]? = nil,
    default absent: String? = nil, scope: KeyShape.Scope = .everyView, isRequired: Bool = false,
    read:
      @escaping @Sendable (inout SceneDecoder, SceneDecoder.Field<Subject>, inout Subject) ->
      Void
  ) {
    shape = KeyShape(
      name: name, meaning: meaning, value: value, absent: absent, classes: classes,
      scope: scope, isRequired: isRequired)
    self.read = read
  }

  /// The text of a subject's value, unless it is the default.
  func node(
    of subject: Subject, at range: SourceRange = .unknown, unless standard: Subject
  ) -> YAMLNode? {
    let node = write(subject, range)
    return node?.flow == write(standard, range)?.flow ? nil : node
  }

  /// The key with a description of its default.
  fileprivate func described(by empty: Subject) -> Self {
    var key = self
    if shape.absent == nil, let node = write(empty, .unknown), node.pairs == nil {
      key.shape.absent = node.flow.map { node.number == nil ? "`\($0)`" : $0 }
    }
    return key
  }
}

struct MappingSchema<Subject: Sendable>: Sendable {
  let shape: MappingShape
  let keys: [SchemaKey<Subject>]
  /// A subject without keys, which has all defaults.
  let empty: Subject
  private let indices: [String: Int]

  init(
    _ what: String, from empty: Subject, shorthandFor shorthandKey: String? = nil,
    _ keys: [SchemaKey<Subject>]
  ) {
    self.empty = empty
    self.keys = keys.map { $0.described(by: empty) }
    shape = MappingShape(
      what: what, keys: self.keys.map(\.shape), shorthandKey: shorthandKey)
    indices = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.name, $0) })
  }

  subscript(name: String) -> SchemaKey<Subject>? { indices[name].map { keys[$0] } }

  var names: [String] { keys.map(\.name) }

  /// The mapping of a subject without defaults, with the keys in the order of the reference.
  func node(of subject: Subject, at range: SourceRange) -> YAMLNode {
    .mapping(
      keys.compactMap { key in
        key.node(of: subject, at: range, unless: empty).map { (key.name, $0) }
      }, at: range)
  }
}
