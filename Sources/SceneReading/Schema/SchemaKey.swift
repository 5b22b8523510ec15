import AutoLayout
import Diagnostics

/// A key of a mapping: what it means, how its value is written, and how it is read into a subject.
///
/// A key is one row of a table. Nothing else has to know of it: the reader, its suggestions, the
/// reference and the JSON Schema all come from the row.
struct SchemaKey<Subject>: Sendable {
  let shape: KeyShape
  let read: @Sendable (inout SceneDecoder, SceneDecoder.Field<Subject>, inout Subject) -> Void

  var name: String { shape.name }

  /// A key whose value becomes a property of the subject.
  ///
  /// - Parameters:
  ///   - meaning: in one line, without a full stop.
  ///   - classes: the classes of views it belongs to; `nil` if to all of them.
  ///   - absent: what holds when it is left out, in words.
  init<Value>(
    _ name: String, _ meaning: String, _ form: ValueForm<Value>,
    _ property: any WritableKeyPath<Subject, Value?> & Sendable, of classes: [ViewClass]? = nil,
    default absent: String? = nil, scope: KeyShape.Scope = .everyView, isRequired: Bool = false
  ) {
    self.init(
      name, meaning, form.shape, of: classes, default: absent, scope: scope,
      isRequired: isRequired
    ) { decoder, field, subject in
      subject[keyPath: property] = form.read(&decoder, field.value, field.name)
    }
  }

  /// A key that is read in a way of its own.
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
}

/// A mapping with known keys, and how it is read.
struct MappingSchema<Subject>: Sendable {
  /// What has these keys: "a scene".
  let what: String
  let keys: [SchemaKey<Subject>]
  /// The key a value that is no mapping is short for; `nil` if it is for each of them.
  private let shorthandKey: String?
  private let indices: [String: Int]

  init(_ what: String, shorthandFor shorthandKey: String? = nil, _ keys: [SchemaKey<Subject>]) {
    self.what = what
    self.shorthandKey = shorthandKey
    self.keys = keys
    indices = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.name, $0) })
  }

  subscript(name: String) -> SchemaKey<Subject>? { indices[name].map { keys[$0] } }

  /// The keys' names, in the order they are documented in.
  var names: [String] { keys.map(\.name) }

  var shape: MappingShape {
    MappingShape(what: what, keys: keys.map(\.shape), shorthandKey: shorthandKey)
  }
}
