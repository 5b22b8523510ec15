import SnugDiagnostics
import SnugLayout

/// A key of a mapping: its meaning, and how its value is read into a subject and written.
///
/// A key is one row of a table. The reader, its suggestions, the writer, the reference and the JSON
/// Schema are derived from the row.
struct SchemaKey<Subject>: Sendable {
  let shape: KeyShape
  let read: @Sendable (inout SceneDecoder, SceneDecoder.Field<Subject>, inout Subject) -> Void
  /// The shortest text of the subject's value. Values that are implied are removed from the
  /// subject. `nil` if the value is the default, or if it is written separately.
  private(set) var write:
    @Sendable (inout Subject, SourceRange, _ isEnough: (Subject) -> Bool) -> YAMLNode? = {
      _, _, _ in nil
    }

  var name: String { shape.name }

  /// A key whose value is assigned to a property of the subject.
  ///
  /// - Parameters:
  ///   - meaning: in one line, without a full stop.
  ///   - classes: the view classes with this key; `nil` means all.
  ///   - absent: the description of the default.
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
    write = { subject, range, isEnough in
      guard let value = subject[keyPath: property] else { return nil }
      for candidate in [nil] + form.shorter(value).map(Optional.some) {
        var shorter = subject
        shorter[keyPath: property] = candidate
        guard isEnough(shorter) else { continue }
        subject = shorter
        return candidate.map { form.write($0, range) }
      }
      return form.write(value, range)
    }
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

  func node(of subject: Subject, at range: SourceRange = .unknown) -> YAMLNode? {
    var subject = subject
    return write(&subject, range) { _ in false }
  }
}

/// The schema of a mapping with known keys.
struct MappingSchema<Subject>: Sendable {
  /// The owner of the keys, for messages: "a scene".
  let what: String
  let keys: [SchemaKey<Subject>]
  /// The key that a value other than a mapping is shorthand for; `nil` if it sets every key.
  private let shorthandKey: String?
  private let indices: [String: Int]

  init(_ what: String, shorthandFor shorthandKey: String? = nil, _ keys: [SchemaKey<Subject>]) {
    self.what = what
    self.shorthandKey = shorthandKey
    self.keys = keys
    indices = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.name, $0) })
  }

  subscript(name: String) -> SchemaKey<Subject>? { indices[name].map { keys[$0] } }

  /// The keys' names, in the order of the reference.
  var names: [String] { keys.map(\.name) }

  /// The mapping of a subject, with the keys in the order of the reference.
  func node(of subject: Subject, at range: SourceRange) -> YAMLNode {
    .mapping(
      keys.compactMap { key in key.node(of: subject, at: range).map { (key.name, $0) } }, at: range)
  }

  var shape: MappingShape {
    MappingShape(what: what, keys: keys.map(\.shape), shorthandKey: shorthandKey)
  }
}
