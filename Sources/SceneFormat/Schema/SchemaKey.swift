import AutoLayout
import Diagnostics

/// A key of a mapping: what it means, how its value is read into a subject and how it is written.
///
/// A key is one row of a table. The reader, its suggestions, the writer, the reference and the JSON
/// Schema all come from the row.
struct SchemaKey<Subject>: Sendable {
  let shape: KeyShape
  let read: @Sendable (inout SceneDecoder, SceneDecoder.Field<Subject>, inout Subject) -> Void
  /// The value of a subject, as short as it may be; what need not be said is taken out of the subject.
  /// `nil` if nothing need be said, or if it is written in a way of its own.
  private(set) var write:
    @Sendable (inout Subject, SourceRange, _ isEnough: (Subject) -> Bool) -> YAMLNode? = {
      _, _, _ in nil
    }

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

  /// The value of a subject, written out.
  func node(of subject: Subject, at range: SourceRange = .unknown) -> YAMLNode? {
    var subject = subject
    return write(&subject, range) { _ in false }
  }
}

/// A mapping with known keys, and how it is read and written.
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

  /// What a subject says, the keys in the order they are documented in.
  func node(of subject: Subject, at range: SourceRange) -> YAMLNode {
    .mapping(
      keys.compactMap { key in key.node(of: subject, at: range).map { (key.name, $0) } }, at: range)
  }

  var shape: MappingShape {
    MappingShape(what: what, keys: keys.map(\.shape), shorthandKey: shorthandKey)
  }
}
