extension SceneSchema {
  /// More variants than anybody would look at; it bounds the work for everything else.
  static let variantLimit = 100

  static let variant: MappingSchema<VariantDeclaration> = MappingSchema(
    "a variant",
    [
      SchemaKey("title", "what is different", .text, \.title, default: "`Variant 1` and so on"),
      SchemaKey(
        "set", "values by paths, such as `field.compressionResistance.horizontal: 751`",
        .either([.paths, .nothing]), default: "none"
      ) { decoder, field, variant in
        guard !field.value.isNull else { return }
        guard field.value.pairs != nil else {
          decoder.diagnostics.append(
            .wrongType(of: field.name, "a mapping of paths to values", field.value))
          return
        }
        variant.set = field.value
      },
      SchemaKey(
        "add", "constraints it has besides the scene's",
        .either([.list(.definition(.constraint)), .nothing]), default: "none"
      ) { decoder, field, variant in
        guard !field.value.isNull else { return }
        guard field.value.elements != nil else {
          decoder.diagnostics.append(.wrongType(of: field.name, "a list", field.value))
          return
        }
        variant.add = field.value
      },
      SchemaKey(
        "remove", "the ids of constraints it does without", .list(.text), default: "none"
      ) { decoder, field, variant in
        guard let elements = field.value.elements else {
          decoder.diagnostics.append(.wrongType(of: field.name, "a list of ids", field.value))
          return
        }
        variant.remove = elements.compactMap { element in
          if element.text == nil {
            decoder.diagnostics.append(.wrongType(of: field.name, "a list of ids", element))
          }
          return element.text
        }
      },
      SchemaKey(
        "changes", "what the picture says is changed, in place of what is written here", .texts,
        \.toldChanges, default: "`set`, `add` and `remove`"),
      SchemaKey(
        "scene", "a whole scene in place of the one above; it has no variants",
        .either([.scene, .nothing]), default: "the scene above"
      ) { decoder, field, variant in
        guard !field.value.isNull else { return }
        guard field.value.pairs != nil else {
          decoder.diagnostics.append(
            .notAMapping(field.value, "a scene", SceneSchema.scene.names))
          return
        }
        variant.scene = field.value
      },
    ])
}

extension SceneDecoder {
  mutating func variants(_ node: YAMLNode, of key: String) -> [VariantDeclaration] {
    if node.isNull { return [] }
    guard let elements = node.elements else {
      diagnostics.append(.wrongType(of: key, "a list of variants", node))
      return []
    }
    guard elements.count <= SceneSchema.variantLimit else {
      diagnostics.append(.tooManyVariants(node))
      return []
    }
    return elements.compactMap { element in
      var variant = VariantDeclaration(at: element.range)
      return read(element, into: &variant, SceneSchema.variant) == nil ? nil : variant
    }
  }
}
