import UIKit

extension CapturedView {
  /// The text of a label and its font. If the text has several fonts, it is the first without a family,
  /// because a part can add a family and not remove one. The other parts name their own fonts.
  static func textKeys(of label: UILabel) -> Pairs {
    var parts: [(text: String, font: String)] = []
    let text = label.attributedText ?? NSAttributedString(string: "")
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) {
      found, range, _ in
      let name = font(found as? UIFont ?? label.font)
      let part = text.attributedSubstring(from: range).string
      if parts.last?.font == name {
        parts[parts.count - 1].text += part
      } else {
        parts.append((part, name))
      }
    }
    guard let main = (parts.first { !$0.font.contains("family:") } ?? parts.first)?.font else {
      return [("text", quoted(label.text ?? "")), ("font", font(label.font))]
    }
    let texts = parts.map {
      $0.font == main ? quoted($0.text) : "{ text: \(quoted($0.text)), font: \($0.font) }"
    }
    return [
      ("text", texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"), ("font", main),
    ]
  }

  /// The text style's name, or the family, size and weight.
  static func font(_ font: UIFont) -> String {
    let descriptor = font.fontDescriptor
    if let style = descriptor.object(forKey: .textStyle) as? String,
      let name = styles[UIFont.TextStyle(rawValue: style)]
    {
      return "{ textStyle: \(name) }"
    }
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    let weight = (traits?[.weight] as? NSNumber)?.doubleValue ?? 0
    let nearest = weights.min { abs($0.value - weight) < abs($1.value - weight) }?.name
    let family = families.contains(font.familyName) ? "family: \(font.familyName), " : ""
    return "{ \(family)size: \(font.pointSize), weight: \(nearest ?? "regular") }"
  }

  /// The families that a scene can name.
  private static let families = [
    "Arial", "Avenir", "Avenir Next", "Futura", "Georgia", "Helvetica", "Helvetica Neue", "Menlo",
    "Verdana",
  ]

  private static let styles: [UIFont.TextStyle: String] = [
    .largeTitle: "largeTitle", .title1: "title1", .title2: "title2", .title3: "title3",
    .headline: "headline", .subheadline: "subheadline", .body: "body", .callout: "callout",
    .footnote: "footnote", .caption1: "caption1", .caption2: "caption2",
  ]

  private static let weights: [(name: String, value: Double)] = [
    ("ultraLight", -0.8), ("thin", -0.6), ("light", -0.4), ("regular", 0), ("medium", 0.23),
    ("semibold", 0.3), ("bold", 0.4), ("heavy", 0.56), ("black", 0.62),
  ]
}
