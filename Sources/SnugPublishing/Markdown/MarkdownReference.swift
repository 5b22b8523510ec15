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

  /// The addresses of files in the text of a reference, and of dark pictures beside them.
  static func addresses(in text: String) -> [String] {
    let address = /(?:src|srcset|href)="(?<quoted>[^"]*)"|\]\((?<linked>[^()]*)\)/
    var found: [String] = []
    for match in text.matches(of: address) {
      let escaped = (match.quoted ?? match.linked ?? "").xmlUnescaped
      let light = Self.escapes.reversed().reduce(escaped) { $0.replacing($1.1, with: $1.0) }
      let dot = light.lastIndex(of: ".") ?? light.endIndex
      for address in [light, light[..<dot] + "~dark" + light[dot...]]
      where !found.contains(address) { found.append(address) }
    }
    return found
  }

  /// Whether an address is that of a picture or a page of a block, in or below the article's folder.
  static func isFile(at address: String, of block: String) -> Bool {
    let folders = address.split(separator: "/", omittingEmptySubsequences: false)
    guard let file = folders.last, !address.hasPrefix("/"), !folders.contains("..") else {
      return false
    }
    return ["svg", "png", "html"].contains { ending in
      ["", "~dark", "@2x", "~dark@2x"].contains { file == "\(block)\($0).\(ending)" }
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
    escapes.dropFirst(String.addressEscapes.count)
      .reduce(address.addressEscaped) { $0.replacing($1.0, with: $1.1) }
  }

  private static let escapes =
    String.addressEscapes + [("(", "%28"), (")", "%29"), ("<", "%3C"), (">", "%3E")]
}
