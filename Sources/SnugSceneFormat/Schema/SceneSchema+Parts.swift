import SnugGeometry
import SnugLayout

/// The keys of values that have several parts.
extension SceneSchema {
  static let axes = MappingSchema<PerAxis<Spanned<LayoutPriority>?>>(
    "both axes",
    [
      SchemaKey("horizontal", "along the width", .spanned(.priority), \.horizontal),
      SchemaKey("vertical", "along the height", .spanned(.priority), \.vertical),
    ])

  /// The nodes of a size's sides. Their valid forms depend on the owner of the size.
  static let sides = MappingSchema<PerAxis<YAMLNode?>>(
    "a size",
    [
      SchemaKey("width", "the width in points", .number(.length), isRequired: true) {
        _, field, sides in
        sides.horizontal = field.value
      },
      SchemaKey("height", "the height in points", .number(.length), isRequired: true) {
        _, field, sides in
        sides.vertical = field.value
      },
    ])

  /// - Parameters:
  ///   - left: the name of the left edge; `leading` if edges depend on the layout direction.
  ///   - right: the name of the right edge.
  static func edges(
    _ rule: NumberRule, left: String = "left", right: String = "right"
  ) -> MappingSchema<EdgeInsets> {
    MappingSchema(
      "four edges",
      [
        part("top", inwards, rule, \.top), part(left, inwards, rule, \.left),
        part("bottom", inwards, rule, \.bottom), part(right, inwards, rule, \.right),
      ])
  }

  private static let inwards = "the distance from this edge inwards, in points"

  static let rect = MappingSchema<Rect>(
    "a frame",
    [
      part("x", "from the superview's left edge, in points", .offset, \.origin.x),
      part("y", "from the superview's top edge, in points", .offset, \.origin.y),
      part("width", "the width in points", .length, \.size.width),
      part("height", "the height in points", .length, \.size.height),
    ])

  /// A number whose default is 0.
  private static func part<Subject>(
    _ name: String, _ meaning: String, _ rule: NumberRule,
    _ property: any WritableKeyPath<Subject, Double> & Sendable
  ) -> SchemaKey<Subject> {
    SchemaKey(name, meaning, .number(rule), default: "0") { decoder, field, subject in
      subject[keyPath: property] = decoder.number(field.value, of: field.name, rule) ?? 0
    }
  }

  static let font = MappingSchema<FontDescriptor>(
    "a font", shorthandFor: "size",
    [
      SchemaKey(
        "family", "the name of a font family of iOS", .choice, \.family,
        default: "the system font's"),
      SchemaKey(
        "textStyle", "the name of a `UIFont.TextStyle`; its size follows `contentSizeCategory`",
        .choice, \.textStyle),
      SchemaKey(
        "size", "the size in points", .number(.fontSize), \.size,
        default: "the text style's, or by class"),
      SchemaKey(
        "weight", "the name of a `UIFont.Weight`", .choice, \.weight,
        default: "the text style's, or `regular`"),
      SchemaKey(
        "metrics", "the text style whose `UIFontMetrics` scale the size", .choice, \.metrics,
        default: "none: the size is fixed"),
    ])
}

extension ValueForm where Value == FontDescriptor {
  /// A size, or `{ size, weight }`.
  static var font: Self {
    Self(
      .either([.number(.fontSize), .mapping(SceneSchema.font.shape)]),
      shorter: { [FontDescriptor(size: $0.size), FontDescriptor(weight: $0.weight)] }
    ) { decoder, node, key in
      guard node.pairs == nil else {
        return ValueForm.mapping(SceneSchema.font, from: FontDescriptor())
          .read(&decoder, node, key)
      }
      let name = node.text.flatMap { $0.string.split(separator: ".").last }.map(String.init)
      let style = name.flatMap(Font.TextStyle.init) ?? .body
      let expectation =
        "a number of points, { size, weight } or { textStyle: \(style.rawValue) }"
      return FontDescriptor(size: decoder.number(node, of: key, .fontSize, expectation))
    }
  }
}
