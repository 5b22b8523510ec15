import AutoLayout
import Diagnostics
import Geometry

/// Makes a ``SceneDocument`` of YAML nodes.
///
/// A mistake is noted and what it is about left out, so that all of them are found in one go.
struct SceneDecoder {
  var diagnostics: [Diagnostic] = []

  mutating func scene(_ node: SpannedNode) -> SceneDocument {
    var document = SceneDocument()
    guard let fields = fields(of: node, SceneKey.self, "a scene", SceneKey.names) else {
      return document
    }
    for field in fields {
      let (name, value) = (field.name, field.value)
      switch field.key {
      case .title: document.title = text(value, of: name)
      case .subtitle: document.subtitle = text(value, of: name)
      case .view: document.root = rootView(value, at: field.range)
      case .constraints: document.constraints = constraints(value)
      case .scale:
        document.scale = number(value, of: name, .positive(upTo: SceneSchema.scaleLimit))
      case .createdIn: document.creation = choice(value, of: name)
      case .expect: document.expectation = choice(value, of: name)
      }
    }
    if !fields.contains(where: { $0.key == .view }) {
      diagnostics.append(.missingView(in: node))
    }
    return document
  }

  // MARK: Constraints

  private mutating func constraints(_ node: SpannedNode) -> [ConstraintEntry] {
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
    guard
      let fields = fields(of: node, ConstraintKey.self, "a constraint", ConstraintKey.names)
    else { return nil }
    var written: SpannedText?
    var identifier: Spanned<String>?
    for field in fields {
      switch field.key {
      case .constraint:
        written = field.value.text
        if written == nil { diagnostics.append(.notAConstraint(field.value)) }
      case .id:
        identifier = text(field.value, of: field.name)
          .map { Spanned($0, at: field.value.range) }
      }
    }
    if !fields.contains(where: { $0.key == .constraint }) {
      diagnostics.append(.notAConstraint(node))
    }
    return written.flatMap { constraint($0, identifier: identifier) }
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
