internal import SnugDrawing
internal import SnugGeometry

/// A picture to insert into a page.
package struct InlineSVG: Sendable {
  /// An `<svg>` element.
  package let markup: String
  /// The rules for the dark appearance; empty if the picture does not follow the color scheme.
  package let styleSheet: String
}

/// An SVG: its root with a title and a description, definitions, drawings and selectable texts.
///
/// A mark of the picture has lines of its own, in the order of the list, and no line depends on other
/// marks. So a change of a mark changes few lines.
struct SVGDocument {
  private let list: DisplayList
  let id: PictureID
  private var writer: SVGWriter
  private var symbols: [UInt8] = []

  /// - Parameter isInline: whether it is for display only, without definitions.
  init(_ list: DisplayList, id: PictureID, isInline: Bool = false) {
    self.list = list
    self.id = id
    writer = SVGWriter(id, sharesGlyphs: !isInline)
  }

  /// Defines a drawing that inherits the color of its use.
  mutating func define(_ name: String, _ elements: [SVGRecorder.Element]) {
    symbols += writer.separately { writer in
      writer.write("<g id=\"", name, "\">\n")
      writer.write(elements, isColored: false)
      writer.write("</g>\n")
    }
  }

  mutating func add(
    _ elements: [SVGRecorder.Element], _ texts: [SVGTextLayer.Text],
    tooltips: [DisplayList.Tooltip], inGroup name: String? = nil
  ) {
    if let name { writer.write("<g id=\"", name, "\">\n") }
    writer.write(elements)
    writer.write(SVGTextLayer(tooltips: tooltips, texts: texts).markup)
    if name != nil { writer.write("</g>\n") }
  }

  /// - Parameter rules: additional rules of its style sheet.
  func finished(rules: String = "") -> [UInt8] {
    var svg = Array(
      """
      <svg \(attributes) role="img" aria-labelledby="\(id)-title \(id)-desc">
      <title id="\(id)-title">\(list.title.xmlEscaped)</title>
      <desc id="\(id)-desc">\(list.summary.xmlEscaped)</desc>

      """.utf8)
    let styleSheet = styleSheet + rules
    if !styleSheet.isEmpty { svg += "<style>\n\(styleSheet)</style>\n".utf8 }
    return svg + content + "</svg>\n".utf8
  }

  /// The picture without its title and description.
  var inline: InlineSVG {
    InlineSVG(
      markup: "<svg \(attributes)>\n\(String(decoding: content, as: UTF8.self))</svg>\n",
      styleSheet: styleSheet)
  }

  private var content: [UInt8] {
    let definitions = writer.definitions + symbols
    return definitions.isEmpty
      ? writer.markup : "<defs>\n".utf8 + definitions + "</defs>\n".utf8 + writer.markup
  }

  /// The attributes of the root. The miter limit is Cairo's, as in a PNG and a PDF.
  private var attributes: String {
    let (width, height) = (list.size.width.shortDescription, list.size.height.shortDescription)
    return """
      xmlns="http://www.w3.org/2000/svg" \
      id="\(id)" width="\(width)px" height="\(height)px" viewBox="0 0 \(width) \(height)" \
      stroke-miterlimit="10"
      """
  }

  /// The rules for the dark appearance of this picture only; empty if it does not follow the color
  /// scheme. It has all colors, whether they are used or not.
  private var styleSheet: String {
    let pairs = list.darkColors.filter { $0.light != $0.dark }
    guard !pairs.isEmpty else { return "" }
    let rules = pairs.map { pair in
      let (light, dark) = (pair.light.hexadecimal, pair.dark.hexadecimal)
      return "#\(id) [fill=\"\(light)\"]{fill:\(dark)} "
        + "#\(id) [stroke=\"\(light)\"]{stroke:\(dark)}\n"
    }
    return "@media (prefers-color-scheme:dark){\n\(rules.joined())}\n"
  }
}
