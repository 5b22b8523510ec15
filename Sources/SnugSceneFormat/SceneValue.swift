package import SnugDiagnostics
package import SnugGeometry
package import SnugLayout

package protocol SceneValue: Sendable {
  func node(at range: SourceRange) -> YAMLNode
}

extension String: SceneValue {
  package func node(at range: SourceRange) -> YAMLNode { .string(self, at: range) }
}

extension Bool: SceneValue {
  package func node(at range: SourceRange) -> YAMLNode { .plain("\(self)", at: range) }
}

extension Int: SceneValue {
  package func node(at range: SourceRange) -> YAMLNode { .plain(String(self), at: range) }
}

extension Double: SceneValue {
  package func node(at range: SourceRange) -> YAMLNode { .plain(word, at: range) }

  /// The shortest text that reads back as the same number, without a trailing `.0`.
  var word: String {
    if self == 0 { return "0" }
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension LayoutPriority: SceneValue {
  package func node(at range: SourceRange) -> YAMLNode { rawValue.node(at: range) }
}

// MARK: Values of several parts

extension Array: SceneValue where Element: SceneValue {
  package func node(at range: SourceRange) -> YAMLNode {
    YAMLNode(.sequence(map { $0.node(at: range) }), at: range)
  }
}

extension EdgeInsets: SceneValue {
  /// A number for all sides, or `[top, left, bottom, right]`.
  package func node(at range: SourceRange) -> YAMLNode {
    self == EdgeInsets(all: top) ? top.node(at: range) : sides.node(at: range)
  }
}

extension Rect: SceneValue {
  package func node(at range: SourceRange) -> YAMLNode {
    [origin.x, origin.y, size.width, size.height].node(at: range)
  }
}

extension Size: SceneValue {
  package func node(at range: SourceRange) -> YAMLNode { [width, height].node(at: range) }
}
