import AutoLayout
import Diagnostics
import Geometry

/// Values of frames, stack views and layout guides.
extension SceneDecoder {
  mutating func stackSpacing(_ node: YAMLNode, of key: String) -> StackSpacing? {
    if node.number == nil, let text = node.text, !node.isNull {
      let known = StackSpacing.words.first { $0.word == text.string }
      if let known { return known.spacing }
      diagnostics.append(
        .wrongType(of: key, "a number of points, useDefault or useSystem", node, isNumber: true))
      return nil
    }
    return number(node, of: key, .offset).map(StackSpacing.points)
  }

  mutating func customSpacing(
    _ node: YAMLNode, of key: String
  ) -> [(view: Spanned<String>, spacing: StackSpacing)]? {
    entries(of: node, key, "a mapping of arranged views to points")?.compactMap { name, value in
      stackSpacing(value, of: name.string).map { (Spanned(name.string, at: name.range), $0) }
    }
  }

  /// The names of guides; there is nothing to say about one.
  mutating func layoutGuides(_ node: YAMLNode, of key: String) -> [Spanned<String>] {
    if node.isNull { return [] }
    return entries(of: node, key, "a mapping of names, such as { gap: }", areUnique: false)?
      .compactMap {
        name, value in
        if !value.isNull, value.pairs?.isEmpty != true {
          diagnose(
            .wrongType, "a layout guide must be empty, not \(value.summary)", at: value.range,
            notes: ["constraints say where it is; it has no content and no priorities"])
        }
        return viewName(name, of: "a layout guide")
      } ?? []
  }
}
