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
    // An id must not start with a digit. Eight digits tell apart whatever stands in one page.
    self.init(list, prefix: "s" + ContentHash(list.description).hexadecimal.prefix(8))
  }

  /// One of several drawings in a picture, whose ids are its own.
  init(_ list: DisplayList, prefix: String) {
    self.list = list
    self.prefix = prefix
  }

  func finished(_ drawing: [UInt8], texts: [SVGTextLayer.Text]) -> [UInt8] {
    let tags = tags(of: drawing)
    return finished(
      SVGColorScheme(list.darkColors, of: prefix).style(for: tags)
        + tags.map(\.markup).joined()
        + SVGTextLayer(tooltips: list.tooltips, texts: texts).markup)
  }

  /// The whole picture, given what stands in it.
  func finished(_ content: String) -> [UInt8] {
    let (width, height) = (list.size.width.shortDescription, list.size.height.shortDescription)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      id="\(prefix)" width="\(width)px" height="\(height)px" viewBox="0 0 \(width) \(height)" \
      role="img" aria-labelledby="\(prefix)-title \(prefix)-desc">
      <title id="\(prefix)-title">\(list.title.xmlEscaped)</title>
      <desc id="\(prefix)-desc">\(list.summary.xmlEscaped)</desc>

      """
    svg += content
    return Array((svg + "</svg>\n").utf8)
  }

  /// What stands between the tags of Cairo's root.
  func tags(of drawing: [UInt8]) -> [SVGTag] {
    var tags = SVGTag.tags(in: drawing)
    guard tags.first?.name == "svg", tags.last?.name == "svg", tags.count >= 2 else { return [] }
    tags = Array(tags[1..<(tags.count - 1)])
    for index in tags.indices { shorten(&tags[index]) }
    tags = Self.withPlainGlyphs(tags)
    tags = Self.withSharedBaselines(tags)
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
        tag.attributes[index].value = Double(value)?.description(decimals: 2) ?? value
      default: break
      }
    }
    guard let index = tag.attributes.firstIndex(where: { $0.name == "style" }) else { return }
    let style = tag.attributes.remove(at: index).value
    tag.attributes.insert(contentsOf: Self.attributes(ofStyle: style), at: index)
  }

  /// What Cairo says although nothing else would be.
  private static let initialValues: Set<Substring> = [
    "stroke:none", "fill-opacity:1", "stroke-opacity:1", "fill-rule:nonzero",
    "stroke-linecap:butt", "stroke-linejoin:miter",
  ]

  /// A style as attributes of its own, which a rule for another colour scheme outweighs.
  private static func attributes(ofStyle style: String) -> [SVGTag.Attribute] {
    style.split(separator: ";").compactMap { property in
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

  // MARK: - Glyphs

  /// Each glyph as a path of its own name instead of a symbol that holds one; without those nobody
  /// uses, and without spaces, which show nothing.
  private static func withPlainGlyphs(_ tags: [SVGTag]) -> [SVGTag] {
    let used = Set(tags.compactMap(\.reference))
    var blank: Set<Substring> = []
    var result: [SVGTag] = []
    var index = 0
    while index < tags.count {
      if let id = glyph(at: index, in: tags) {
        var path = tags[index + 1]
        if path["d"] == "" {
          blank.insert(id)
        } else if used.contains(id) {
          path.attributes.insert(SVGTag.Attribute(name: "id", value: String(id)), at: 0)
          result.append(path)
        }
        index += 3
      } else {
        if !(tags[index].reference.map(blank.contains) ?? false) { result.append(tags[index]) }
        index += 1
      }
    }
    return result
  }

  /// The id of the glyph that begins at a tag: a symbol, of later versions a group, of one path.
  private static func glyph(at index: Int, in tags: [SVGTag]) -> Substring? {
    guard index + 2 < tags.count, let id = tags[index]["id"], tags[index].kind == .opening,
      ["symbol", "g"].contains(tags[index].name),
      tags[index].attributes.allSatisfy({
        ["id", "overflow"].contains($0.name)
      }),
      tags[index + 1].name == "path", tags[index + 1].kind == .empty,
      tags[index + 1].attributes.map(\.name) == ["d"], tags[index + 2].kind == .closing
    else { return nil }
    return id[...]
  }

  /// A line of text has one baseline: it is said once, by the group, and not by each glyph.
  private static func withSharedBaselines(_ tags: [SVGTag]) -> [SVGTag] {
    var result = tags
    for (index, tag) in tags.enumerated()
    where tag.name == "g" && tag.kind == .opening && tag["transform"] == nil {
      let glyphs = tags[(index + 1)...].prefix { $0.name == "use" && $0.kind == .empty }
      guard let baseline = glyphs.first?["y"], glyphs.count > 1,
        glyphs.allSatisfy({ $0["y"] == baseline }), glyphs.endIndex < tags.endIndex,
        tags[glyphs.endIndex].kind == .closing
      else { continue }
      result[index]["transform"] = "translate(0 \(baseline))"
      for glyph in glyphs.indices { result[glyph]["y"] = nil }
    }
    return result
  }

  // MARK: - Names

  /// Names ids, and the references to them, by a number in the order they first appear.
  private func rename(_ tags: inout [SVGTag]) {
    var names: [String: String] = [:]
    func name(_ old: Substring) -> String {
      let known = names[String(old)] ?? "\(prefix)-\(String(names.count, radix: 36))"
      names[String(old)] = known
      return known
    }
    for tag in tags.indices {
      for index in tags[tag].attributes.indices {
        let attribute = tags[tag].attributes[index]
        let value = attribute.value[...]
        if attribute.name == "id" {
          tags[tag].attributes[index].value = name(value)
        } else if attribute.name.hasSuffix("href"), value.first == "#" {
          tags[tag].attributes[index].value = "#" + name(value.dropFirst())
        } else if let start = value.firstRange(of: "url(#"),
          let end = value[start.upperBound...].firstIndex(of: ")")
        {
          tags[tag].attributes[index].value =
            value[..<start.upperBound] + name(value[start.upperBound..<end]) + value[end...]
        }
      }
    }
  }
}

extension SVGTag {
  /// The id of what is drawn here, where that is something defined elsewhere.
  fileprivate var reference: Substring? {
    guard name == "use" else { return nil }
    return (self["xlink:href"] ?? self["href"])?.dropFirst()
  }
}
