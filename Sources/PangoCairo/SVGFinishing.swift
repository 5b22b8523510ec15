internal import Drawing
internal import Geometry

/// The root of an SVG, which says what it shows and can be in a page beside others: every id
/// begins with a name made from the picture's content.
struct SVGFinishing {
  private let list: DisplayList
  /// What every id begins with.
  let prefix: String

  /// - Parameter prefix: for a picture that is alone in its page.
  init(_ list: DisplayList, prefix: String? = nil) {
    self.list = list
    self.prefix = prefix ?? Self.name(ContentHash(list.description))
  }

  /// A name that tells apart the pictures of one page, two thousand million of them, and short:
  /// it is repeated with every glyph. An id must not start with a digit.
  private static func name(_ hash: ContentHash) -> String {
    "s" + (hash.value % 2_176_782_336).text(digits: 6, radix: 36)
  }

  /// The whole picture, given its marks.
  func finished(_ content: SVGContent) -> [UInt8] {
    finished(
      style(for: content.colors) + content.markup
        + SVGTextLayer(tooltips: list.tooltips, texts: content.texts).markup)
  }

  /// The picture without what is read or selected in it.
  func bare(_ content: SVGContent) -> InlineSVG {
    InlineSVG(
      markup: "<svg \(attributes)>\n\(content.markup)</svg>\n",
      styleSheet: styleSheet(for: content.colors))
  }

  /// Of the root. The mitre limit is that of PNG and PDF, which Cairo draws with its own.
  private var attributes: String {
    let (width, height) = (list.size.width.shortDescription, list.size.height.shortDescription)
    return """
      xmlns="http://www.w3.org/2000/svg" \
      id="\(prefix)" width="\(width)px" height="\(height)px" viewBox="0 0 \(width) \(height)" \
      stroke-miterlimit="10"
      """
  }

  /// The whole picture, given what is in it.
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

  /// A `<style>` element with the rules for the colours that are used; empty when none changes.
  func style(for used: SVGContent.Colors) -> String {
    let sheet = styleSheet(for: used)
    return sheet.isEmpty ? "" : "<style>\(sheet)</style>\n"
  }

  /// The rules that make this picture, and no other of the page, light or dark as its reader
  /// prefers; empty when none of the colours it uses changes.
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
