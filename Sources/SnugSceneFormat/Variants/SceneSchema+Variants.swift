import SnugDiagnostics
import SnugLayout

extension SceneSchema {
  /// The limit for the number of variants, which bounds the work for a scene.
  static let variantLimit = 100

  static let variant: MappingSchema<VariantDeclaration> = MappingSchema(
    "a variant", from: VariantDeclaration(),
    [
      SchemaKey(
        "title", "the title of the variant", .caption, \.title, default: "`Variant 1` and so on"),
      SchemaKey(
        "set", "values by path, such as `field.compressionResistance.horizontal: 751`",
        .node(.paths, "a mapping of paths to values") { $0.pairs != nil }, \.set, default: "none"),
      SchemaKey(
        "add", "additional constraints",
        .node(.list(.definition(.constraint)), "a list") { $0.elements != nil }, \.add,
        default: "none"),
      SchemaKey(
        "remove", "the ids of constraints to remove", .list(of: .identifier, "a list of ids"),
        \.remove, default: "none"),
      SchemaKey(
        "changes", "the changes named in the picture, in place of those written here",
        .list(of: .text), \.changeDescriptions, default: "`set`, `add` and `remove`"),
      SchemaKey(
        "scene", "a whole scene in place of the one above, without variants",
        .node(.scene, "a mapping with the keys of a scene") { $0.pairs != nil }, \.scene,
        default: "the scene above"),
    ])
}

extension ValueForm where Value == YAMLNode {
  /// A node that is read later, as a part of the changed scene.
  fileprivate static func node(
    _ shape: ValueShape, _ expectation: String, _ isExpected: @escaping @Sendable (YAMLNode) -> Bool
  ) -> Self {
    Self(
      .either([shape, .nothing]), write: { node, _ in node },
      read: { decoder, node, key in
        if node.isNull { return nil }
        if isExpected(node) { return node }
        return decoder.fail(.wrongType(of: key, expectation, node))
      })
  }
}

extension ValueForm where Value == YAMLScalar {
  fileprivate static var identifier: Self {
    Self(
      .text, write: { .string($0.string, at: $1) },
      read: { decoder, node, key in
        if node.text == nil {
          decoder.diagnostics.append(.wrongType(of: key, "a list of ids", node))
        }
        return node.text
      })
  }
}

extension SceneDecoder {
  mutating func variants(_ node: YAMLNode, of key: String) -> [VariantDeclaration] {
    if node.isNull { return [] }
    guard let elements = elements(of: node, key, "a list of variants") else { return [] }
    guard elements.count <= SceneSchema.variantLimit else {
      diagnose(
        .tooLarge, "there are more than \(SceneSchema.variantLimit) variants",
        at: node.range)
      return []
    }
    return elements.compactMap { element in
      var variant = VariantDeclaration()
      return read(element, into: &variant, SceneSchema.variant) == nil ? nil : variant
    }
  }
}

extension VariantDeclaration {
  /// The variant's changes to the scene, one per line, without changes to its picture: as they are
  /// written, or in words where those are shorter.
  var changes: [String] {
    if let changeDescriptions { return changeDescriptions }
    let values = (set?.pairs ?? []).compactMap { key, value -> String? in
      guard let path = key.text?.string, !path.isAboutThePicture else { return nil }
      let words = value.flow ?? ""
      return path.words(for: words) ?? "\(path): \(words)"
    }
    let added = (add?.elements ?? []).map {
      "+ \(($0["constraint"] ?? $0).text?.string ?? $0.flow ?? "")"
    }
    return values + added + (remove ?? []).map { "− \($0.string)" }
  }

  var edits: [Scene.Edit] {
    (set?.pairs ?? []).compactMap { key, _ in
      key.text.map { Scene.Edit($0.string, at: $0.range) }
    }
  }
}

extension String {
  /// “field resists 751” for `field.compressionResistance.horizontal: 751`, “view is 320 wide”.
  fileprivate func words(for value: String) -> String? {
    guard Double(value) != nil else { return nil }
    let endings = [
      (".hugging", " hugs ", ""), (".hugging.horizontal", " hugs ", ""),
      (".hugging.vertical", " hugs ", " in height"), (".compressionResistance", " resists ", ""),
      (".compressionResistance.horizontal", " resists ", ""),
      (".compressionResistance.vertical", " resists ", " in height"),
      (".size.width", " is ", " wide"), (".size.height", " is ", " high"),
    ]
    return endings.first { hasSuffix($0.0) }.map { ending, verb, rest in
      dropLast(ending.count) + verb + value + rest
    }
  }

  fileprivate var isAboutThePicture: Bool {
    // In a longer path `title` is the name of a view.
    hasPrefix("output.") || ["output", "sweep", "title", "subtitle"].contains(self)
  }
}
