import Snug
import SnugPangoCairo

/// The HTML element for a light picture and a dark one for readers who prefer it.
package struct PictureElement {
  let light: String
  /// The address of the dark picture; `nil` if there is only one picture.
  let dark: String?
  /// On one line.
  let alternativeText: String

  /// A `<picture>` element, or an `<img>` if there is only one picture. It has no line break at the
  /// end and no empty line, which would end it in Markdown.
  package var html: String {
    let text = alternativeText.onOneLine.xmlEscaped
    let image = "<img alt=\"\(text)\" src=\"\(Self.address(light))\">"
    guard let dark else { return image }
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(Self.address(dark))">
        \(image)
      </picture>
      """
  }

  static func address(_ path: String) -> String { path.addressEscaped.xmlEscaped }
}

extension String {
  /// The percent-encoded path: a `#` or a `?` would end the path of an address, and a space would
  /// end the address in `srcset` and in Markdown.
  var addressEscaped: String {
    Self.addressEscapes.reduce(self) { $0.replacing($1.0, with: $1.1) }
  }

  static let addressEscapes = [("%", "%25"), (" ", "%20"), ("#", "%23"), ("?", "%3F")]
}

extension PictureElement {
  /// The element for the pictures of a drawing, with the paths of their files; `nil` if they were
  /// not written to files.
  package init?(_ drawing: SceneDrawing) {
    let paths = drawing.item.pictures
    guard let light = paths.first, !paths.contains("-") else { return nil }
    self.init(
      light: light, dark: paths.dropFirst().first, alternativeText: drawing.alternativeText)
  }
}
