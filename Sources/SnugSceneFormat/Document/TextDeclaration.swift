package import SnugDiagnostics
import SnugGeometry

/// A text as it was written: one string, or parts with optional fonts.
package struct TextDeclaration: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    /// `nil` if it is missing, which is reported.
    package var text: String?
    /// The differences from the view's font.
    package var font: FontDescriptor?

    package init(_ text: String?, font: FontDescriptor? = nil) {
      self.text = text
      self.font = font
    }
  }

  package var parts: [Run]

  package init(_ parts: [Run]) { self.parts = parts }

  package init(_ text: String) { parts = [Run(text)] }

  /// The parts with their fonts, and the view's font; `nil` without parts.
  ///
  /// - Parameter preferred: the view's font. Its family is the default for the parts. A part can
  ///   name another family but cannot remove it.
  package static func inFonts(
    _ parts: [(text: String, font: FontDescriptor)], of preferred: FontDescriptor? = nil
  ) -> (text: TextDeclaration, font: FontDescriptor)? {
    let candidates = [preferred].compactMap(\.self) + parts.map(\.font)
    guard !parts.isEmpty, let first = candidates.first else { return nil }
    let font = candidates.first { $0.family == nil } ?? first
    return (
      TextDeclaration(parts.map { Run($0.text, font: $0.font == font ? nil : $0.font) }), font
    )
  }

  package var string: String { parts.map { $0.text ?? "" }.joined() }
}

extension TextDeclaration: SceneValue {
  package func node(at range: SourceRange) -> YAMLNode {
    if parts.allSatisfy({ $0.font == nil }) { return string.node(at: range) }
    return YAMLNode(
      .sequence(
        parts.map {
          $0.font == nil
            ? ($0.text ?? "").node(at: range) : SceneSchema.textPart.node(of: $0, at: range)
        }), at: range)
  }
}

extension SceneSchema {
  static let textPart = MappingSchema<TextDeclaration.Run>(
    "a part of a text", from: TextDeclaration.Run(nil), shorthandFor: "text",
    [
      SchemaKey("text", "the part", .text, \.text, isRequired: true),
      SchemaKey(
        "font", "the properties of its font that differ from the view's", .font, \.font,
        default: "the view's"),
    ])
}

extension ValueForm where Value == TextDeclaration {
  /// A text, or a list of parts with optional fonts.
  static var textInParts: Self {
    Self(
      .either([.text, .list(.either([.text, .mapping(SceneSchema.textPart.shape)]))])
    ) { decoder, node, key in
      guard let elements = node.elements else {
        guard node.pairs == nil else {
          return decoder.fail(.wrongType(of: key, "text or a list of its parts", node))
        }
        return decoder.text(node, of: key).map { TextDeclaration($0) }
      }
      guard elements.count <= TextDeclaration.partLimit else {
        return decoder.fail(
          .tooLarge, "the text has \(elements.count) parts", at: node.range,
          notes: ["a text may have up to \(TextDeclaration.partLimit) parts"])
      }
      let text = TextDeclaration(elements.map { decoder.textPart($0, of: key) })
      return decoder.isShort(text.string, at: node.range) ? text : nil
    }
  }
}

extension TextDeclaration {
  fileprivate static let partLimit = 100
}

extension SceneDecoder {
  fileprivate mutating func textPart(_ node: YAMLNode, of key: String) -> TextDeclaration.Run {
    guard node.pairs != nil else { return TextDeclaration.Run(text(node, of: key)) }
    var part = TextDeclaration.Run(nil)
    read(node, into: &part, SceneSchema.textPart)
    if node["text"] == nil {
      diagnose(
        .missingKey, "a part of a text needs 'text'", at: node.range,
        notes: ["as in { text: \"km/h\", font: 17 }"])
    }
    return part
  }
}
