import Snug

/// The Markdown or HTML for the pictures of a block.
struct MarkdownReference {
  let preset: Preset
  /// The address of the picture for each appearance, relative to the article.
  let addresses: [String]
  let alternativeText: String
  /// The address of the page that the picture links to, if any.
  var page: String?

  var lines: String {
    switch preset {
    case .docc: return "![\(markdownText)](\(documentedName))"
    case .web, .phone:
      let image = "![\(markdownText)](\(Self.markdown(address: addresses[0])))"
      return page.map { "[\(image)](\(Self.markdown(address: $0)))" } ?? image
    case .github:
      let picture = PictureElement(
        light: addresses[0], dark: addresses.dropFirst().first, alternativeText: alternativeText
      ).html
      return page.map { "<a href=\"\(PictureElement.address($0))\">\(picture)</a>" } ?? picture
    }
  }

  /// The pictures' name in DocC, which does not depend on the folder in the catalog.
  ///
  /// It includes the extension. Without it, DocC could select another file with this name, such as
  /// a scene.
  private var documentedName: String {
    let address = addresses[0]
    let dot = address.lastIndex(of: ".") ?? address.endIndex
    return CatalogNames.name(of: address) + address[dot...]
  }

  /// The text with a backslash before each character that has a meaning in Markdown.
  private var markdownText: String {
    alternativeText.onOneLine.reduce(into: "") { text, character in
      if "\\[]*_`<&~".contains(character) { text += "\\" }
      text.append(character)
    }
  }

  /// Parentheses and angle brackets would end the reference.
  private static func markdown(address: String) -> String {
    [("(", "%28"), (")", "%29"), ("<", "%3C"), (">", "%3E")]
      .reduce(address.addressEscaped) { $0.replacing($1.0, with: $1.1) }
  }
}
