import AutoLayout
import Geometry
import Typesetting

/// The small mappings values are made of.
extension SceneSchema {
  static let axes = MappingSchema<PerAxis<LayoutPriority?>>(
    "both axes",
    [
      SchemaKey("horizontal", "along the width", .priority, \.horizontal),
      SchemaKey("vertical", "along the height", .priority, \.vertical),
    ])

  /// The nodes of a size's sides: what they may be depends on what the size is of.
  static let sides = MappingSchema<PerAxis<SpannedNode?>>(
    "a size",
    [
      SchemaKey("width", "the width in points", .number(.length)) { _, field, sides in
        sides.horizontal = field.value
      },
      SchemaKey("height", "the height in points", .number(.length)) { _, field, sides in
        sides.vertical = field.value
      },
    ])

  static let edges = MappingSchema<EdgeInsets>(
    "four edges",
    [edge("top", \.top), edge("left", \.left), edge("bottom", \.bottom), edge("right", \.right)])

  private static func edge(
    _ name: String, _ property: any WritableKeyPath<EdgeInsets, Double> & Sendable
  ) -> SchemaKey<EdgeInsets> {
    SchemaKey(
      name, "the distance from the \(name) edge inwards, in points", .number(.length),
      default: "0"
    ) { decoder, field, insets in
      insets[keyPath: property] = decoder.number(field.value, of: field.name, .length) ?? 0
    }
  }

  static let font = MappingSchema<FontDeclaration>(
    "a font",
    [
      SchemaKey(
        "size", "the size in points", .number(.fontSize), \.size, default: "17; a button's 15"),
      SchemaKey("weight", "the name of a `UIFont.Weight`", .choice, \.weight, default: "`regular`"),
    ])
}

extension NumberRule {
  static let fontSize = positive(upTo: SceneSchema.fontSizeLimit, unit: "a number of points ")
}

extension ValueForm where Value == FontDeclaration {
  /// A size, or `{ size, weight }`.
  static var font: Self {
    Self(.either([.number(.fontSize), .mapping(SceneSchema.font.shape)])) { decoder, node, key in
      guard node.pairs == nil else {
        return ValueForm.mapping(SceneSchema.font, from: FontDeclaration())
          .read(&decoder, node, key)
      }
      let expectation = "a number of points or { size, weight }"
      return FontDeclaration(size: decoder.number(node, of: key, .fontSize, expectation))
    }
  }
}

extension ValueForm where Value == Size {
  /// `[width, height]`, both of them numbers.
  static var image: Self {
    Self(ValueForm<PerAxis<Double?>>.size().shape) { $0.image($1, of: $2) }
  }
}
