import AutoLayout
import Diagnostics

/// The keys of what views show.
extension SceneSchema {
  static let textKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey("text", "the text", .text, \.text, of: [.uiLabel, .uiTextField]),
    SchemaKey("title", "the title", .text, \.title, of: [.uiButton]),
    SchemaKey(
      "placeholder", "what is shown while there is no text", .text, \.placeholder,
      of: [.uiTextField]),
    SchemaKey(
      "font", "the system font's size and weight", .font, \.font, of: textual,
      default: "17; a button's 15"
    ),
    SchemaKey(
      "textAlignment", "where lines stand", .choice, \.textAlignment,
      of: [.uiLabel, .uiTextField], default: "`natural`"),
    SchemaKey(
      "numberOfLines", "the most lines; 0 is any number", .integer(upTo: 10_000),
      \.numberOfLines, of: [.uiLabel], default: "1"),
    SchemaKey(
      "lineBreakMode", "where text breaks, or is cut", .choice, \.lineBreakMode, of: [.uiLabel],
      default: "`byTruncatingTail`"),
    SchemaKey(
      "preferredMaxLayoutWidth", "the width lines break at, in points; 0 is automatic", .length,
      \.preferredMaxLayoutWidth, of: [.uiLabel], default: "0"),
    SchemaKey(
      "adjustsFontSizeToFitWidth", "not modelled: `true` is answered with a warning", .boolean,
      of: [.uiLabel], default: "`false`"
    ) { decoder, field, _ in
      if decoder.boolean(field.value, of: field.name) == true {
        decoder.diagnostics.append(.notModelled(field))
      }
    },
    SchemaKey(
      "minimumScaleFactor", "not modelled: more than 0 is answered with a warning",
      .number(.fraction), of: [.uiLabel], default: "0"
    ) { decoder, field, _ in
      if let factor = decoder.number(field.value, of: field.name, .fraction), factor > 0 {
        decoder.diagnostics.append(.notModelled(field))
      }
    },
    SchemaKey(
      "contentInsets", "space around the text, in points: its size grows by it", .insets,
      \.contentInsets, of: textual, default: "0"),
  ]

  static let contentKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      "image", "the size of the image, in points", .image, \.image, of: [.uiImageView],
      default: "no image"),
    SchemaKey(
      "isOn", "whether the switch is on", .boolean, \.isOn, of: [.uiSwitch], default: "`false`"),
    SchemaKey(
      "borderStyle", "the border", .choice, \.borderStyle, of: [.uiTextField],
      default: "`roundedRect`"),
  ]

  /// The classes that set text.
  private static let textual: [ViewClass] = [.uiLabel, .uiButton, .uiTextField]
}

extension Diagnostic {
  fileprivate static func notModelled(
    _ field: SceneDecoder.Field<ViewDeclaration>
  ) -> Diagnostic {
    Diagnostic(
      .warning, .notModelled, "'\(field.name)' is not modelled", at: field.range,
      notes: ["the text keeps its size and is truncated where UIKit would make it smaller"])
  }
}
