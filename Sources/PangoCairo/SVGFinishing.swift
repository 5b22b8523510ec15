internal import Drawing
internal import Geometry

/// Makes of Cairo's SVG one that says what it shows and can stand in a page beside others.
///
/// Cairo numbers its ids through the life of the process and gives a picture no title. Its drawing
/// is kept as it is; the root is ours, and every id is named anew after the picture's content.
struct SVGFinishing {
  private let list: DisplayList
  private let prefix: String

  init(_ list: DisplayList) {
    self.list = list
    // An id must not start with a digit.
    prefix = "s" + ContentHash(list.description).hexadecimal
  }

  func finished(_ drawing: [UInt8], texts: [SVGTextLayer.Text]) -> [UInt8] {
    let (width, height) = (list.size.width.shortDescription, list.size.height.shortDescription)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      id="\(prefix)" width="\(width)px" height="\(height)px" viewBox="0 0 \(width) \(height)" \
      role="img" aria-labelledby="\(prefix)-title \(prefix)-desc">
      <title id="\(prefix)-title">\(list.title.xmlEscaped)</title>
      <desc id="\(prefix)-desc">\(list.summary.xmlEscaped)</desc>

      """
    svg += renamed(content(of: drawing))
    svg += SVGTextLayer(tooltips: list.tooltips, texts: texts).markup
    return Array((svg + "</svg>\n").utf8)
  }

  /// What stands between the tags of Cairo's root.
  private func content(of drawing: [UInt8]) -> [UInt8] {
    guard let root = drawing.firstIndex(of: "<svg"),
      let start = drawing[root...].firstIndex(of: UInt8(ascii: ">")),
      let end = drawing.lastIndex(of: "</svg>"), start < end
    else { return [] }
    return Array(drawing[(start + 1)..<end].drop { $0 == UInt8(ascii: "\n") })
  }

  /// The drawing with its ids, and the references to them, numbered as they first appear, and with
  /// colours and lengths in fewer letters, which makes it a quarter smaller.
  ///
  /// Cairo writes no text of the user's into its drawing, so that whatever looks like an id is one.
  private func renamed(_ drawing: [UInt8]) -> String {
    var names: [ArraySlice<UInt8>: String] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(drawing.count * 2)
    var index = 0
    scan: while index < drawing.count {
      for value in Value.all where drawing.matches(value.introduction, at: index) {
        let start = index + value.introduction.count
        guard let end = drawing[start...].firstIndex(of: value.end) else { break scan }
        if value.kind != .color { result += value.introduction }
        switch value.kind {
        case .name:
          let name = names[drawing[start..<end]] ?? "\(prefix)-\(names.count)"
          names[drawing[start..<end]] = name
          result += name.utf8
        case .lengths: result += shortened(drawing[start..<end]).utf8
        case .color: result += hexadecimal(drawing[start..<end]).utf8
        }
        index = value.kind == .color ? end + 1 : end
        continue scan
      }
      result.append(drawing[index])
      index += 1
    }
    result += drawing[index...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The colour of three percentages, in hexadecimal as it was given to Cairo.
  private func hexadecimal(_ components: ArraySlice<UInt8>) -> String {
    let values = components.split(separator: UInt8(ascii: ",")).map { component in
      let digits = String(decoding: component, as: UTF8.self).filter { !" %".contains($0) }
      return UInt32(((Double(digits) ?? 0) * 2.55).rounded())
    }
    return Color(values.reduce(0) { $0 << 8 | min($1, 255) }).hexadecimal
  }

  /// Numbers and letters of a path, to a hundredth of a point: nobody sees less. A space stands
  /// only between two numbers.
  private func shortened(_ path: ArraySlice<UInt8>) -> String {
    var result = ""
    var followsNumber = false
    for word in path.split(separator: UInt8(ascii: " ")) {
      let word = String(decoding: word, as: UTF8.self)
      let number = Double(word)
      if number != nil, followsNumber { result += " " }
      result += number?.description(decimals: 2) ?? word
      followsNumber = number != nil
    }
    return result
  }

  /// A value in Cairo's SVG that is written anew: what stands before it, and the byte after it.
  private struct Value {
    enum Kind { case name, lengths, color }

    let introduction: [UInt8]
    let end: UInt8
    let kind: Kind

    private init(_ introduction: String, end: Unicode.Scalar, _ kind: Kind) {
      self.introduction = Array(introduction.utf8)
      self.end = UInt8(ascii: end)
      self.kind = kind
    }

    static let all = [
      Value(" id=\"", end: "\"", .name),
      Value("href=\"#", end: "\"", .name),
      Value("url(#", end: ")", .name),
      Value("rgb(", end: ")", .color),
      Value(" d=\"", end: "\"", .lengths),
      Value(" x=\"", end: "\"", .lengths),
      Value(" y=\"", end: "\"", .lengths),
    ]
  }
}

extension [UInt8] {
  fileprivate func matches(_ text: [UInt8], at index: Int) -> Bool {
    self[index] == text[0] && index + text.count <= count
      && text.indices.allSatisfy { self[index + $0] == text[$0] }
  }

  fileprivate func firstIndex(of text: String) -> Int? {
    let text = Array(text.utf8)
    return indices.first { matches(text, at: $0) }
  }

  fileprivate func lastIndex(of text: String) -> Int? {
    let text = Array(text.utf8)
    return indices.last { matches(text, at: $0) }
  }
}
