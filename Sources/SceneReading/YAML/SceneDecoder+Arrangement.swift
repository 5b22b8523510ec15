import AutoLayout
import Diagnostics
import Geometry

/// Values of frames, stack views and layout guides.
extension SceneDecoder {
  mutating func mask(_ node: YAMLNode, of key: String) -> Spanned<AutoresizingMask>? {
    guard let elements = node.elements else {
      diagnostics.append(.wrongType(of: key, "a list such as [flexibleWidth]", node))
      return nil
    }
    let known = AutoresizingMask.named.map(\.name)
    var mask: AutoresizingMask = []
    for element in elements {
      guard let text = element.text, !element.isNull else {
        diagnostics.append(.wrongType(of: key, "a list of words", element))
        continue
      }
      if let option = AutoresizingMask.named.first(where: { $0.name == text.string })?.option {
        mask.insert(option)
      } else {
        diagnostics.append(.unknownValue(text, of: key, known: known))
      }
    }
    return Spanned(mask, at: node.range)
  }

  mutating func stackSpacing(_ node: YAMLNode, of key: String) -> StackSpacing? {
    let words = StackSpacing.words
    if node.number == nil, let text = node.text, !node.isNull {
      if let known = words.first(where: { $0.word == text.string }) { return known.spacing }
      diagnostics.append(
        .wrongType(
          of: key, "a number of points, " + words.map(\.word).joined(separator: " or "), node,
          isNumber: true))
      return nil
    }
    return number(node, of: key, .offset).map(StackSpacing.points)
  }

  mutating func customSpacing(
    _ node: YAMLNode, of key: String
  ) -> [(view: Spanned<String>, spacing: StackSpacing)]? {
    guard let pairs = node.pairs else {
      diagnostics.append(.wrongType(of: key, "a mapping of arranged views to points", node))
      return nil
    }
    return pairs.compactMap { keyNode, value in
      guard let name = keyNode.text else {
        diagnostics.append(.notAKey(keyNode))
        return nil
      }
      return stackSpacing(value, of: name.string)
        .map { (Spanned(name.string, at: name.range), $0) }
    }
  }

  /// The names of guides; there is nothing to say about one.
  mutating func layoutGuides(_ node: YAMLNode, of key: String) -> [Spanned<String>] {
    if node.isNull { return [] }
    guard let pairs = node.pairs else {
      diagnostics.append(.wrongType(of: key, "a mapping of names, such as { gap: }", node))
      return []
    }
    return pairs.compactMap { keyNode, value in
      let isEmpty = value.isNull || value.pairs?.isEmpty ?? false
      if !isEmpty {
        diagnostics.append(.guideWithProperties(value))
      }
      return viewName(keyNode, of: "a layout guide")
    }
  }
}

extension Diagnostic {
  fileprivate static func guideWithProperties(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      .error, .wrongType, "a layout guide must be empty, not \(node.summary)", at: node.range,
      notes: ["constraints say where it is; it has no content and no priorities"])
  }
}
