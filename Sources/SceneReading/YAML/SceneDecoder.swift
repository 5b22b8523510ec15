import Diagnostics

/// Makes a ``SceneDocument`` of YAML nodes.
///
/// A mistake is noted and what it is about left out, so that all of them are found in one go.
struct SceneDecoder {
  var diagnostics: [Diagnostic] = []

  /// How deep the view being read stands, the root counted.
  var depth = 0

  mutating func scene(_ node: SpannedNode) -> SceneDocument {
    var document = SceneDocument()
    guard let fields = read(node, into: &document, SceneSchema.scene) else { return document }
    if !fields.contains(where: { $0.name == "view" }) {
      diagnostics.append(.missingView(in: node))
    }
    return document
  }

  // MARK: Constraints

  mutating func constraints(_ node: SpannedNode) -> [ConstraintEntry] {
    if node.isNull { return [] }
    guard let elements = node.elements else {
      diagnostics.append(.wrongType(of: "constraints", "a list", node))
      return []
    }
    return elements.compactMap { constraint($0) }
  }

  private mutating func constraint(_ node: SpannedNode) -> ConstraintEntry? {
    if let text = node.text, !node.isNull { return constraint(text, identifier: nil) }
    guard node.pairs != nil else {
      diagnostics.append(.notAConstraint(node))
      return nil
    }
    var entry = ConstraintFields()
    let fields = read(node, into: &entry, SceneSchema.constraint) ?? []
    if !fields.contains(where: { $0.name == "constraint" }) {
      diagnostics.append(.notAConstraint(node))
    }
    return entry.text.flatMap { constraint($0, identifier: entry.identifier) }
  }

  /// The text of a constraint's mapping form.
  mutating func constraintText(_ node: SpannedNode) -> SpannedText? {
    if node.text == nil { diagnostics.append(.notAConstraint(node)) }
    return node.text
  }

  /// A string is a visual format if it begins like one, otherwise an equation.
  private mutating func constraint(
    _ text: SpannedText, identifier: Spanned<String>?
  ) -> ConstraintEntry? {
    let form: ConstraintEntry.Form?
    if VisualFormatParser.recognizes(text.string) {
      var parser = VisualFormatParser(text)
      form = parser.parse().map(ConstraintEntry.Form.visualFormat)
      diagnostics += parser.diagnostics
    } else {
      var parser = EquationParser(text)
      form = parser.parse().map(ConstraintEntry.Form.equation)
      diagnostics += parser.diagnostics
    }
    return form.map { ConstraintEntry($0, identifier: identifier) }
  }
}

/// What the mapping form of a constraint says.
struct ConstraintFields {
  var text: SpannedText?
  var identifier: Spanned<String>?
}

extension Diagnostic {
  fileprivate static func missingView(in node: SpannedNode) -> Diagnostic {
    Diagnostic(
      .error, .missingView, "the scene has no 'view'", at: node.range,
      notes: ["'view' is the root view, the one all others stand in: 'view: { subviews: … }'"])
  }

  fileprivate static func notAConstraint(_ node: SpannedNode) -> Diagnostic {
    let isList = node.elements != nil
    return Diagnostic(
      .error, .wrongType, "a constraint must be a string, not \(node.summary)", at: node.range,
      notes: [
        isList
          ? "a visual format that begins with '[' has to stand in quotes"
          : "write an equation, a visual format, or { id: …, constraint: … }"
      ])
  }
}
