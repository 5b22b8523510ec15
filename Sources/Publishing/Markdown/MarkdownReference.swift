import Snug

/// What an article says to show the pictures of a block.
struct MarkdownReference {
  let preset: Preset
  /// The addresses of the pictures as seen from the article, one for each appearance.
  let addresses: [String]
  /// What the pictures are called, without an extension.
  let name: String
  let alternativeText: String

  /// The lines of the reference, without the marker by which it is known again.
  var lines: String {
    switch preset {
    // DocC looks for an image in the whole catalogue, by its name.
    case .docc: "![\(markdownText)](\(name))"
    case .web: "![\(markdownText)](\(markdownAddress))"
    case .github:
      PictureElement(
        light: addresses[0], dark: addresses.count > 1 ? addresses[1] : nil,
        alternativeText: alternativeText
      ).html
    }
  }

  /// A backslash before whatever Markdown would read as a mark.
  private var markdownText: String {
    alternativeText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .reduce(into: "") { text, character in
        if "\\[]*_`<&~".contains(character) { text += "\\" }
        text.append(character)
      }
  }

  /// Blanks would end an address, parentheses end the reference.
  private var markdownAddress: String {
    [(" ", "%20"), ("(", "%28"), (")", "%29"), ("<", "%3C"), (">", "%3E")]
      .reduce(addresses[0]) { $0.replacing($1.0, with: $1.1) }
  }
}
