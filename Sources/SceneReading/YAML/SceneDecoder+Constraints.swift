import AutoLayout
import Diagnostics

extension SceneDecoder {
  mutating func constraints(_ node: YAMLNode) -> [ConstraintEntry] {
    if node.isNull { return [] }
    guard let elements = node.elements else {
      diagnostics.append(.wrongType(of: "constraints", "a list", node))
      return []
    }
    return elements.compactMap { constraint($0) }
  }

  private mutating func constraint(_ node: YAMLNode) -> ConstraintEntry? {
    if let text = node.text, !node.isNull { return constraint(text, ConstraintFields()) }
    guard node.pairs != nil else {
      diagnostics.append(.notAConstraint(node))
      return nil
    }
    var entry = ConstraintFields()
    let fields = read(node, into: &entry, SceneSchema.constraint) ?? []
    if !fields.contains(where: { $0.name == "constraint" }) {
      diagnostics.append(.notAConstraint(node))
    }
    return entry.text.flatMap { constraint($0, entry) }
  }

  /// The text of a constraint's mapping form.
  mutating func constraintText(_ node: YAMLNode) -> YAMLScalar? {
    if node.text == nil { diagnostics.append(.notAConstraint(node)) }
    return node.text
  }

  /// A string is a visual format if it begins like one, otherwise an equation.
  private mutating func constraint(
    _ text: YAMLScalar, _ fields: ConstraintFields
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
    guard let form else { return nil }
    var entry = ConstraintEntry(form)
    entry.identifier = fields.identifier
    entry.priority = fields.priority
    entry.multiplier = fields.multiplier
    entry.constant = fields.constant
    entry.isActive = fields.isActive
    entry.options = fields.options
    entry.metrics = fields.metrics
    return entry
  }

  // MARK: Their parts

  mutating func options(_ node: YAMLNode, of key: String) -> [Spanned<FormatOption>]? {
    guard let elements = node.elements else {
      diagnostics.append(.wrongType(of: key, "a list such as [alignAllTop]", node))
      return nil
    }
    return elements.compactMap { element in
      let option: FormatOption? = choice(element, of: key)
      return option.map { Spanned($0, at: element.range) }
    }
  }

  /// Numbers by names.
  mutating func metrics(_ node: YAMLNode, of key: String) -> Metrics {
    var metrics = Metrics()
    if node.isNull { return metrics }
    guard let pairs = node.pairs else {
      diagnostics.append(.wrongType(of: key, "a mapping of names to numbers", node))
      return metrics
    }
    for (keyNode, value) in pairs {
      guard let name = keyNode.text else {
        diagnostics.append(.notAKey(keyNode))
        continue
      }
      guard name.string.isViewName, name.string != Quantity.systemSpacingName,
        LayoutPriority(named: name.string) == nil
      else {
        diagnostics.append(.notAMetricName(name))
        continue
      }
      if let number = number(value, of: name.string, .offset(unit: "a number ")) {
        metrics.set(name.string, number)
      }
    }
    return metrics
  }
}

/// What the mapping form of a constraint says.
struct ConstraintFields {
  var text: YAMLScalar?
  var identifier: Spanned<String>?
  var priority: Spanned<LayoutPriority>?
  var multiplier: Spanned<Double>?
  var constant: Spanned<Double>?
  var isActive: Bool?
  var options: [Spanned<FormatOption>]?
  var metrics: Metrics?
}

extension Diagnostic {
  fileprivate static func notAMetricName(_ name: YAMLScalar) -> Diagnostic {
    Diagnostic(
      .error, .invalidName, "'\(name.string)' can't be the name of a metric", at: name.range,
      notes: [
        name.string.isViewName
          ? "it has a meaning of its own in constraints"
          : "a name is a letter from a to z or an underscore, then letters, digits, underscores"
      ])
  }

  fileprivate static func notAConstraint(_ node: YAMLNode) -> Diagnostic {
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
