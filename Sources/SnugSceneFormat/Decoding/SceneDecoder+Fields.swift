import SnugDiagnostics
import SnugLayout

extension SceneDecoder {
  /// A key and its value.
  struct Field<Subject> {
    let key: SchemaKey<Subject>
    let range: SourceRange
    let value: YAMLNode
    let name: String
  }

  /// Reads a mapping with known keys into a subject. Returns its fields, in their written order.
  @discardableResult
  mutating func read<Subject>(
    _ node: YAMLNode, into subject: inout Subject, _ schema: MappingSchema<Subject>,
    _ what: String? = nil
  ) -> [Field<Subject>]? {
    let fields = fields(of: node, schema, what ?? schema.shape.what, schema.names)
    for field in fields ?? [] { field.key.read(&self, field, &subject) }
    return fields
  }

  /// The entries of a mapping with known keys, without duplicates, in their written order.
  ///
  /// - Parameter what: the owner of the keys, for messages: "a scene".
  /// - Parameter known: the keys that messages suggest and list.
  mutating func fields<Subject>(
    of node: YAMLNode, _ schema: MappingSchema<Subject>, _ what: String,
    _ known: @autoclosure () -> [String]
  ) -> [Field<Subject>]? {
    guard let pairs = node.pairs else {
      return fail(.notAMapping(node, what, known()))
    }
    var fields: [Field<Subject>] = []
    var first: [String: SourceRange] = [:]
    for (keyNode, value) in pairs {
      guard let key = keyNode.text else {
        diagnostics.append(.notAKey(keyNode))
        continue
      }
      guard isNew(key, &first) else { continue }
      if let known = schema[key.string] {
        fields.append(Field(key: known, range: key.range, value: value, name: key.string))
      } else {
        diagnostics.append(.unknownKey(key, of: what, known: known(), value))
        unreadNames.formUnion(value.keys)
      }
    }
    return fields
  }

  mutating func elements(
    of node: YAMLNode, _ key: String, _ expectation: String = "a list"
  ) -> [YAMLNode]? {
    if node.elements == nil { diagnostics.append(.wrongType(of: key, expectation, node)) }
    return node.elements
  }

  /// The entries of a mapping whose keys are the author's names.
  ///
  /// - Parameter areUnique: whether a duplicate name is reported and its second value left out. The
  ///   names of views must be unique in the whole scene, which is checked later.
  mutating func entries(
    of node: YAMLNode, _ key: String, _ expectation: String, areUnique: Bool = true
  ) -> [(name: YAMLScalar, value: YAMLNode)]? {
    if node.pairs == nil {
      var error = Diagnostic.wrongType(of: key, expectation, node)
      if node.elements != nil { error.notes = ["each entry is 'name: …', without a '-'"] }
      diagnostics.append(error)
    }
    var first: [String: SourceRange] = [:]
    return node.pairs?.compactMap { key, value in
      guard let name = key.text else {
        return fail(.notAKey(key))
      }
      return areUnique && !isNew(name, &first) ? nil : (name, value)
    }
  }
}

extension Diagnostic {
  static func notAMapping(
    _ node: YAMLNode, _ what: String, _ known: [String], named name: String? = nil
  ) -> Diagnostic {
    let viewClass = node.text.flatMap { ViewClass(rawValue: $0.string) }
    let note =
      if let viewClass, name != SceneSchema.classKey {
        "write '{ class: \(viewClass.rawValue) }'"
      } else if let name, SceneSchema.view[name] != nil {
        "'\(name)' is a key of a view, indented below the name of the view"
      } else {
        Self.keys("its keys", known)
      }
    return Diagnostic(
      .error, .wrongType, "\(what) must be a mapping, not \(node.summary)", at: node.range,
      notes: [note])
  }

  static func notAKey(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(.error, .wrongType, "a key must be a word, not \(node.summary)", at: node.range)
  }

  fileprivate static func unknownKey(
    _ key: YAMLScalar, of what: String, known: [String], _ value: YAMLNode
  ) -> Diagnostic {
    if key.string == SceneSchema.mergeKey { return mergeKey(at: key.range) }
    let suggestion =
      separated(key.string, known) ?? SpellingSuggestion.phrase(for: key.string, among: known)
    let isOfView = known.contains("subviews")
    let attribute = Constraint.Attribute.nameable.first { $0.rawValue == key.string }
    let note =
      if value[SceneSchema.classKey] != nil, isOfView {
        "if it is a view, write it below 'subviews', indented more than that"
      } else if let attribute, isOfView {
        "write a constraint, such as 'a.\(key.string) == "
          + (attribute.isSize
            ? "100'; the root has a 'size', such as [320, fit]" : "superview.\(key.string)'")
      } else if known.contains("view"), SceneSchema.view[key.string] != nil {
        "it is a key of a view, indented below the name of the view"
      } else if isOfView, SceneSchema.scene[key.string] != nil {
        "it is a key of the scene, indented as much as 'view'"
      } else {
        Self.keys("the keys of \(what)", known)
      }
    // A note would only hide a suggestion.
    return Diagnostic(
      .error, .unknownKey, "unknown key '\(key.string)'\(suggestion)", at: key.range,
      notes: suggestion.isEmpty ? [note] : [])
  }

  /// A short list of keys, or the first of a long one.
  private static func keys(_ subject: String, _ known: [String]) -> String {
    guard known.count > 12 else { return "\(subject) are \(known.joined(separator: ", "))" }
    return "\(subject) are \(known.prefix(6).joined(separator: ", ")) and \(known.count - 6) "
      + "others: 'snug schema' lists them"
  }

  /// A known key and its value without the colon between them, or without the space after the
  /// colon.
  private static func separated(_ text: String, _ known: [String]) -> String? {
    let key = text.prefix { $0 != ":" && $0 != " " }
    let value = text.dropFirst(key.count).drop { $0 == ":" || $0 == " " }
    guard !value.isEmpty, known.contains(String(key)) else { return nil }
    return "; did you mean '\(key): \(value)'?"
  }

  static func mergeKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .unknownKey, "merge keys ('\(SceneSchema.mergeKey)') are not supported", at: range,
      notes: ["write the keys out, or repeat single values with '&name' and '*name'"])
  }
}
