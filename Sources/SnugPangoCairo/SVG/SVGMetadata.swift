public import SnugDrawing
internal import SnugGeometry

/// The metadata of an SVG: its title, its summary and its views, for programs that compare two SVGs.
public struct SVGMetadata: Sendable {
  public let title: String
  public let summary: String
  /// In the order of the picture.
  public let views: [DisplayList.Tooltip]

  /// The start of a view's group, with its name, its tooltip and its box.
  static func start(of view: DisplayList.Tooltip) -> String {
    let name = String(view.subject.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let numbers = [view.box.minX, view.box.minY, view.box.width, view.box.height]
    let box = zip(["x", "y", "width", "height"], numbers)
      .map { "\($0)=\"\($1.shortDescription)\"" }.joined(separator: " ")
    return "<g data-view=\"\(name.xmlEscaped)\"><title>\(view.text.xmlEscaped)</title>"
      + "<rect \(box) fill=\"transparent\"/>\n"
  }

  /// Reads the metadata of an SVG. It is empty for an SVG that Snug has not drawn.
  public init(_ svg: [UInt8]) {
    let text = String(decoding: svg, as: UTF8.self)[...]
    title = Self.content(from: "<title id=\"", to: "</title>", in: text)
    summary = Self.content(from: "<desc id=\"", to: "</desc>", in: text)
    views = text.ranges(of: "<g data-view=\"").compactMap { start in
      let line = text[start.upperBound...]
      let words = line.prefix { $0 != "<" }
      let box = line.firstRange(of: "<rect ").map { start in
        line[start.upperBound...].prefix { $0 != ">" }.split(separator: "\"")
          .compactMap { Double($0) }
      }
      guard let box, box.count == 4 else { return nil }
      return DisplayList.Tooltip(
        subject: words.prefix { $0 != "\"" }.xmlUnescaped,
        box: Rect(x: box[0], y: box[1], width: box[2], height: box[3]),
        text: Self.content(from: "<title", to: "</title>", in: line))
    }
  }

  /// The text of the first element with a start and an end.
  private static func content(from start: String, to end: String, in text: Substring) -> String {
    guard let start = text.firstRange(of: start),
      let open = text[start.upperBound...].firstIndex(of: ">"),
      let end = text[open...].firstRange(of: end)
    else { return "" }
    return text[text.index(after: open)..<end.lowerBound].xmlUnescaped
  }
}
