import UIKit

extension CapturedView {
  /// The font that a label's text begins with.
  static func firstFont(of label: UILabel) -> UIFont {
    guard let text = label.attributedText, text.length > 0 else { return label.font }
    return text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? label.font
  }

  /// A text style by its name, any other font by its family, size and weight.
  static func font(_ font: UIFont) -> String {
    let descriptor = font.fontDescriptor
    if let style = descriptor.object(forKey: .textStyle) as? String, let name = styles[style] {
      return "{ textStyle: \(name) }"
    }
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    let weight = (traits?[.weight] as? NSNumber)?.doubleValue ?? 0
    let nearest = weights.min { abs($0.value - weight) < abs($1.value - weight) }?.name
    let family = families.contains(font.familyName) ? "family: \(font.familyName), " : ""
    return "{ \(family)size: \(font.pointSize), weight: \(nearest ?? "regular") }"
  }

  /// Those that a scene can name.
  static let families = [
    "Arial", "Avenir", "Avenir Next", "Futura", "Georgia", "Helvetica", "Helvetica Neue", "Menlo",
    "Verdana",
  ]

  private static let styles: [String: String] = {
    let named: [(UIFont.TextStyle, String)] = [
      (.largeTitle, "largeTitle"), (.title1, "title1"), (.title2, "title2"), (.title3, "title3"),
      (.headline, "headline"), (.subheadline, "subheadline"), (.body, "body"),
      (.callout, "callout"), (.footnote, "footnote"), (.caption1, "caption1"),
      (.caption2, "caption2"),
    ]
    return Dictionary(named.map { ($0.0.rawValue, $0.1) }) { first, _ in first }
  }()

  private static let weights: [(name: String, value: Double)] = [
    ("ultraLight", -0.8), ("thin", -0.6), ("light", -0.4), ("regular", 0), ("medium", 0.23),
    ("semibold", 0.3), ("bold", 0.4), ("heavy", 0.56), ("black", 0.62),
  ]
}
