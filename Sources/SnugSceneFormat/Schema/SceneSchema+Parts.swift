import SnugGeometry
import SnugLayout

/// The keys of values that have several parts.
extension SceneSchema {
  static let axes = MappingSchema<PerAxis<Spanned<LayoutPriority>?>>(
    "both axes", from: PerAxis(both: nil),
    [
      SchemaKey("horizontal", "along the width", .spanned(.priority), \.horizontal),
      SchemaKey("vertical", "along the height", .spanned(.priority), \.vertical),
    ])

  /// - Parameter word: the word for a side without a number; `nil` if both sides are required.
  static func sides(orWord word: String?) -> MappingSchema<PerAxis<Double?>> {
    let side = ValueForm<Double>.side(orWord: word)
    return MappingSchema(
      "a size", from: PerAxis(both: nil),
      [
        SchemaKey(
          "width", "the width in points", side, \.horizontal, default: word,
          isRequired: word == nil),
        SchemaKey(
          "height", "the height in points", side, \.vertical, default: word,
          isRequired: word == nil),
      ])
  }

  /// - Parameters:
  ///   - left: the name of the left edge; `leading` if edges depend on the layout direction.
  ///   - right: the name of the right edge.
  static func edges(
    _ rule: NumberRule, left: String = "left", right: String = "right"
  ) -> MappingSchema<EdgeInsets> {
    MappingSchema(
      "four edges", from: .zero,
      [
        SchemaKey("top", inwards, .number(rule), \.top),
        SchemaKey(left, inwards, .number(rule), \.left),
        SchemaKey("bottom", inwards, .number(rule), \.bottom),
        SchemaKey(right, inwards, .number(rule), \.right),
      ])
  }

  private static let inwards = "the distance from this edge inwards, in points"

  static let rect = MappingSchema<Rect>(
    "a frame", from: Rect(x: 0, y: 0, width: 0, height: 0),
    [
      SchemaKey("x", "from the superview's left edge, in points", .number(.offset), \.origin.x),
      SchemaKey("y", "from the superview's top edge, in points", .number(.offset), \.origin.y),
      SchemaKey("width", "the width in points", .number(.length), \.size.width),
      SchemaKey("height", "the height in points", .number(.length), \.size.height),
    ])

  static let font = MappingSchema<FontDescriptor>(
    "a font", from: FontDescriptor(), shorthandFor: "size",
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
      .either([.number(.fontSize), .mapping(SceneSchema.font.shape)])
    ) { decoder, node, key in
      guard node.pairs == nil else {
        return ValueForm.mapping(SceneSchema.font)
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
