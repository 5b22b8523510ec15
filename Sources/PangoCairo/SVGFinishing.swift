internal import Drawing
internal import Geometry

/// The root element of an SVG, with its title and description. Every ID begins with a hash of the
/// picture, so that several SVGs can be in the same page.
struct SVGFinishing {
  private let list: DisplayList
  /// The prefix of every ID.
  let prefix: String

  /// - Parameter prefix: replaces the hash if the picture is the only one in its page.
  init(_ list: DisplayList, prefix: String? = nil) {
    self.list = list
    self.prefix = prefix ?? Self.name(ContentHash(list.description))
  }

  /// A prefix that distinguishes the pictures of a page. It is repeated with every glyph, so it has
  /// only six digits. An id must not start with a digit.
  private static func name(_ hash: ContentHash) -> String {
    "s" + (hash.value % 2_176_782_336).text(digits: 6, radix: 36)
  }

  /// The complete SVG of the marks.
  func finished(_ content: SVGContent) -> [UInt8] {
    finished(
      style(for: content.colors) + content.markup
        + SVGTextLayer(tooltips: list.tooltips, texts: content.texts).markup)
  }

  /// The picture without its title, description and selectable text.
  func bare(_ content: SVGContent) -> InlineSVG {
    InlineSVG(
      markup: "<svg \(attributes)>\n\(content.markup)</svg>\n",
      styleSheet: styleSheet(for: content.colors))
  }

  /// The attributes of the root. The miter limit is Cairo's, as in a PNG and a PDF.
  private var attributes: String {
    let (width, height) = (list.size.width.shortDescription, list.size.height.shortDescription)
    return """
      xmlns="http://www.w3.org/2000/svg" \
      id="\(prefix)" width="\(width)px" height="\(height)px" viewBox="0 0 \(width) \(height)" \
      stroke-miterlimit="10"
      """
  }

  /// The complete SVG of its content.
  func finished(_ content: String) -> [UInt8] {
    var svg = """
      <svg \(attributes) role="img" aria-labelledby="\(prefix)-title \(prefix)-desc">
      <title id="\(prefix)-title">\(list.title.xmlEscaped)</title>
      <desc id="\(prefix)-desc">\(list.summary.xmlEscaped)</desc>

      """
    if !list.tooltips.isEmpty {
      svg +=
        "<metadata id=\"\(prefix)-views\">\n\(SVGMetadata.text(of: list.tooltips))\n</metadata>\n"
    }
    svg += content
    return Array((svg + "</svg>\n").utf8)
  }

  /// A `<style>` element with the rules for the used colors; empty if none changes.
  func style(for used: SVGContent.Colors) -> String {
    let sheet = styleSheet(for: used)
    return sheet.isEmpty ? "" : "<style>\(sheet)</style>\n"
  }

  /// The rules for the light and dark appearance of this picture only; empty if none of the used
  /// colors changes.
  private func styleSheet(for used: SVGContent.Colors) -> String {
    var rules = ""
    var seen: Set<Color> = []
    for pair in list.darkColors where seen.insert(pair.light).inserted && pair.light != pair.dark {
      let (light, dark) = (pair.light.hexadecimal, pair.dark.hexadecimal)
      for (name, colors) in [("fill", used.fills), ("stroke", used.strokes)]
      where colors.contains(light) {
        rules += "#\(prefix) [\(name)=\"\(light)\"]{\(name):\(dark)}\n"
      }
    }
    return rules.isEmpty ? "" : "@media (prefers-color-scheme: dark){\n\(rules)}"
  }
}
