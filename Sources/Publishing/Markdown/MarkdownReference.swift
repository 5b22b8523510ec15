import Snug

/// The Markdown or HTML that shows the pictures of a block.
struct MarkdownReference {
  let preset: Preset
  /// The addresses of the pictures as seen from the article, one for each appearance.
  let addresses: [String]
  let alternativeText: String
  /// The address of the page the picture links to, if it does.
  var page: String?

  /// The lines of the reference, without the marker at its end.
  var lines: String {
    switch preset {
    case .docc: return "![\(markdownText)](\(documentedName))"
    case .web:
      let image = "![\(markdownText)](\(Self.markdown(address: addresses[0])))"
      return page.map { "[\(image)](\(Self.markdown(address: $0)))" } ?? image
    case .github:
      let picture = PictureElement(
        light: addresses[0], dark: addresses.dropFirst().first, alternativeText: alternativeText
      ).html
      return page.map { "<a href=\"\(PictureElement.address($0))\">\(picture)</a>" } ?? picture
    }
  }

  /// What DocC knows the pictures by, in whatever folder of the catalogue they are.
  ///
  /// With the extension: without, DocC takes any file that is called so, and that can be a scene
  /// beside it.
  private var documentedName: String {
    let address = addresses[0]
    let dot = address.lastIndex(of: ".") ?? address.endIndex
    return CatalogNames.name(of: address) + address[dot...]
  }

  /// A backslash before whatever Markdown would read as a mark.
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
