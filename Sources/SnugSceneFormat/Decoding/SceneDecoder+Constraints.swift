import SnugDiagnostics
import SnugLayout

extension SceneDecoder {
  mutating func constraints(_ node: YAMLNode) -> [ConstraintEntry] {
    if node.isNull { return [] }
    let elements = elements(of: node, "constraints", "a list such as ['a.width == 8']")
    return elements?.compactMap { constraint($0) } ?? []
  }

  private mutating func constraint(_ node: YAMLNode) -> ConstraintEntry? {
    var entry = ConstraintEntry()
    if let key = node.pairs?.first?.key, key.text?.string.contains(".constraint(") ?? false {
      return fail(
        .wrongType, "a line of Swift was read as a mapping", at: key.range,
        notes: [YAMLEvents.anchorLine])
    }
    if node.pairs != nil {
      let count = diagnostics.count
      read(node, into: &entry, SceneSchema.constraint)
      // Another mistake may be why the key was not found.
      if node["constraint"] == nil, diagnostics.count == count {
        diagnose(
          .missingKey, "a constraint needs 'constraint'", at: node.range,
          notes: ["as in { id: …, constraint: \"a.width == 8\" }"])
      }
    } else {
      entry.text = constraintText(node)
    }
    guard let text = entry.text else { return nil }
    let isFormat = VisualFormat.recognizes(text.string)
    var cursor = TextCursor(text, error: isFormat ? .invalidVisualFormat : .invalidEquation)
    do {
      if isFormat {
        entry.form = .visualFormat(try cursor.visualFormatString())
      } else {
        let (declarations, isActive) = try cursor.equation()
        entry.form = .equation(declarations)
        // The key overrides the text.
        entry.isActive = entry.isActive ?? isActive
      }
      diagnostics += cursor.diagnostics
      return entry
    } catch {
      diagnostics += cursor.diagnostics + [error]
      return nil
    }
  }

  mutating func constraintText(_ node: YAMLNode) -> YAMLScalar? {
    if let text = node.text, !node.isNull { return text }
    return fail(
      .wrongType, "a constraint must be a string, not \(node.summary)", at: node.range,
      notes: [
        node.elements == nil
          ? "write an equation, a visual format, or { id: …, constraint: … }"
          : "put a visual format that begins with '[' in quotes"
      ])
  }

  // MARK: Parts

  /// Numbers by names.
  mutating func metrics(_ node: YAMLNode, of key: String) -> Metrics {
    var metrics = Metrics()
    if node.isNull { return metrics }
    for (name, value) in entries(of: node, key, "a mapping of names to numbers") ?? [] {
      guard name.string.isViewName, name.string != Quantity.systemSpacingName,
        LayoutPriority(named: name.string) == nil
      else {
        diagnoseInvalidName(name, of: "a metric", "it has a special meaning in constraints")
        continue
      }
      if let number = number(value, of: name.string, .signed) {
        metrics.set(name.string, number)
      }
    }
    return metrics
  }
}
