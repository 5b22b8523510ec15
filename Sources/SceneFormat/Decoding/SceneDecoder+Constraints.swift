import AutoLayout
import Diagnostics

extension SceneDecoder {
  mutating func constraints(_ node: YAMLNode) -> [ConstraintEntry] {
    if node.isNull { return [] }
    return elements(of: node, "constraints")?.compactMap { constraint($0) } ?? []
  }

  private mutating func constraint(_ node: YAMLNode) -> ConstraintEntry? {
    var entry = ConstraintEntry()
    if let key = node.pairs?.first?.key, key.text?.string.contains(".constraint(") ?? false {
      return fail(
        .wrongType, "a line of Swift was read as a mapping", at: key.range,
        notes: [YAMLEvents.anchorLine])
    }
    if node.pairs != nil {
      read(node, into: &entry, SceneSchema.constraint)
      if node["constraint"] == nil { diagnoseNoConstraint(node) }
    } else {
      entry.text = constraintText(node)
    }
    guard let text = entry.text else { return nil }
    entry.form = form(of: text, &entry.isActive)
    return entry.form == nil ? nil : entry
  }

  mutating func constraintText(_ node: YAMLNode) -> YAMLScalar? {
    guard let text = node.text, !node.isNull else {
      diagnoseNoConstraint(node)
      return nil
    }
    return text
  }

  private mutating func diagnoseNoConstraint(_ node: YAMLNode) {
    diagnose(
      .wrongType, "a constraint must be a string, not \(node.summary)", at: node.range,
      notes: [
        node.elements == nil
          ? "write an equation, a visual format, or { id: …, constraint: … }"
          : "a visual format that begins with '[' has to stand in quotes"
      ])
  }

  /// A string is a visual format if it begins like one, otherwise an equation.
  ///
  /// - Parameter isActive: set where the text says it and nothing else has.
  private mutating func form(
    of text: YAMLScalar, _ isActive: inout Bool?
  ) -> ConstraintEntry.Form? {
    if VisualFormatParser.recognizes(text.string) {
      var parser = VisualFormatParser(text)
      defer { diagnostics += parser.diagnostics }
      return parser.parse().map(ConstraintEntry.Form.visualFormat)
    }
    var parser = EquationParser(text)
    defer { diagnostics += parser.diagnostics }
    let declarations = parser.parse()
    isActive = isActive ?? parser.isActive
    return declarations.map(ConstraintEntry.Form.equation)
  }

  // MARK: Their parts

  /// Numbers by names.
  mutating func metrics(_ node: YAMLNode, of key: String) -> Metrics {
    var metrics = Metrics()
    if node.isNull { return metrics }
    for (name, value) in entries(of: node, key, "a mapping of names to numbers") ?? [] {
      guard name.string.isViewName, name.string != Quantity.systemSpacingName,
        LayoutPriority(named: name.string) == nil
      else {
        diagnoseInvalidName(name, of: "a metric", "it has a meaning of its own in constraints")
        continue
      }
      if let number = number(value, of: name.string, .offset(unit: "a number ")) {
        metrics.set(name.string, number)
      }
    }
    return metrics
  }
}
