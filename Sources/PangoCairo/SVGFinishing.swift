internal import Drawing
internal import Geometry

/// Makes of Cairo's SVG one that says what it shows and can stand in a page beside others.
///
/// Cairo numbers its ids through the life of the process and gives a picture no title. Its drawing
/// is kept as it looks, in half as many bytes; the root is ours, and every id is named anew after
/// the picture's content.
struct SVGFinishing {
  private let list: DisplayList
  /// What every id begins with.
  let prefix: String

  init(_ list: DisplayList) {
    self.init(list, prefix: Self.name(ContentHash(list.description)))
  }

  /// One of several drawings in a picture, whose ids are its own.
  init(_ list: DisplayList, prefix: String) {
    self.list = list
    self.prefix = prefix
  }

  /// A name that tells apart whatever stands in one page, two thousand million of them, and short:
  /// it is repeated with every glyph. An id must not start with a digit.
  private static func name(_ hash: ContentHash) -> String {
    let digits = String(hash.value % 2_176_782_336, radix: 36)
    return "s" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The whole picture, given its marks.
  func finished(_ content: SVGContent) -> [UInt8] {
    finished(
      SVGColorScheme(list.darkColors, of: prefix).style(for: content.colors) + content.markup
        + SVGTextLayer(tooltips: list.tooltips, texts: content.texts).markup)
  }

  /// The whole picture, given what stands in it.
  func finished(_ content: String) -> [UInt8] {
    let (width, height) = (list.size.width.shortDescription, list.size.height.shortDescription)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" \
      id="\(prefix)" width="\(width)px" height="\(height)px" viewBox="0 0 \(width) \(height)" \
      stroke-miterlimit="10" role="img" aria-labelledby="\(prefix)-title \(prefix)-desc">
      <title id="\(prefix)-title">\(list.title.xmlEscaped)</title>
      <desc id="\(prefix)-desc">\(list.summary.xmlEscaped)</desc>

      """
    svg += content
    return Array((svg + "</svg>\n").utf8)
  }

  /// What Cairo has drawn, in fewer words.
  func content(of drawing: [UInt8], texts: [SVGTextLayer.Text]) -> SVGContent {
    let tags = tags(of: drawing)
    var colors = SVGContent.Colors()
    for tag in tags {
      if let fill = tag["fill"] { colors.fills.insert(fill) }
      if let stroke = tag["stroke"] { colors.strokes.insert(stroke) }
    }
    return SVGContent(markup: tags.markup, colors: colors, texts: texts)
  }

  /// What stands between the tags of Cairo's root.
  private func tags(of drawing: [UInt8]) -> [SVGTag] {
    var tags = SVGTag.tags(in: drawing)
    guard tags.first?.name == "svg", tags.last?.name == "svg", tags.count >= 2 else { return [] }
    tags = Array(tags[1..<(tags.count - 1)])
    var styles: [String: [SVGTag.Attribute]] = [:]
    for index in tags.indices { splitStyle(of: &tags[index], known: &styles) }
    tags = SVGGlyphs(tags).tags
    for index in tags.indices { shorten(&tags[index]) }
    rename(&tags)
    return tags
  }

  // MARK: - Attributes

  private func shorten(_ tag: inout SVGTag) {
    for index in tag.attributes.indices {
      let value = tag.attributes[index].value
      switch tag.attributes[index].name {
      case "d": tag.attributes[index].value = SVGPathData.shortened(value)
      case "x", "y":
        guard let hundredths = DecimalScanner.hundredths(of: value) else { break }
        var bytes: [UInt8] = []
        bytes.append(hundredths: hundredths)
        tag.attributes[index].value = String(decoding: bytes, as: UTF8.self)
      default: break
      }
    }
  }

  /// Many marks are drawn in few styles: each is taken apart once.
  private func splitStyle(of tag: inout SVGTag, known: inout [String: [SVGTag.Attribute]]) {
    guard let index = tag.attributes.firstIndex(where: { $0.name == "style" }) else { return }
    let style = tag.attributes.remove(at: index).value
    let attributes: [SVGTag.Attribute]
    if let split = known[style] {
      attributes = split
    } else {
      attributes = Self.attributes(ofStyle: style)
      known[style] = attributes
    }
    tag.attributes.insert(contentsOf: attributes, at: index)
  }

  /// What Cairo says although nothing else would be.
  private static let initialValues: Set<Substring> = [
    "stroke:none", "fill-opacity:1", "stroke-opacity:1", "fill-rule:nonzero",
    "stroke-linecap:butt", "stroke-linejoin:miter",
    "stroke-width:1",
    // Not the initial value, but the root's.
    "stroke-miterlimit:10",
  ]

  /// A style as attributes of its own, which a rule for another colour scheme outweighs.
  private static func attributes(ofStyle style: String) -> [SVGTag.Attribute] {
    style.split(separator: ";").compactMap { property in
      let property = property.drop { $0 == " " }
      guard !initialValues.contains(property), let colon = property.firstIndex(of: ":") else {
        return nil
      }
      let value = property[property.index(after: colon)...]
      let isColor = value.hasPrefix("rgb(")
      return SVGTag.Attribute(
        name: String(property[..<colon]),
        value: isColor ? hexadecimal(value.dropFirst(4).dropLast()) : String(value))
    }
  }

  /// The colour of three percentages, in hexadecimal as it was given to Cairo.
  private static func hexadecimal(_ components: Substring) -> String {
    let values = components.split(separator: ",").map { component in
      UInt32(((Double(component.filter { !" %".contains($0) }) ?? 0) * 2.55).rounded())
    }
    return Color(values.reduce(0) { $0 << 8 | min($1, 255) }).hexadecimal
  }

  // MARK: - Names

  /// Names ids, and the references to them, by a number in the order they first appear.
  private func rename(_ tags: inout [SVGTag]) {
    var names: [String: String] = [:]
    func name(_ old: Substring) -> String {
      let old = String(old)
      if let known = names[old] { return known }
      let new = prefix + String(names.count, radix: 36)
      names[old] = new
      return new
    }
    for tag in tags.indices {
      for index in tags[tag].attributes.indices {
        let attribute = tags[tag].attributes[index]
        let value = attribute.value[...]
        if attribute.name == "id" {
          tags[tag].attributes[index].value = name(value)
        } else if attribute.name.hasSuffix("href"), value.first == "#" {
          tags[tag].attributes[index].value = "#" + name(value.dropFirst())
        } else if value.hasPrefix("url(#"), value.last == ")" {
          tags[tag].attributes[index].value =
            "url(#" + name(value.dropFirst(5).dropLast()) + ")"
        }
      }
    }
  }
}
