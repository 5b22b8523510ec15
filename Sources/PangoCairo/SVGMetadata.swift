public import Drawing
internal import Geometry

/// The metadata of an SVG: its title, its summary, and in its `metadata` element the boxes of its
/// views, for programs that compare two SVGs.
public struct SVGMetadata: Sendable {
  public let title: String
  public let summary: String
  /// In the order of the picture.
  public let views: [DisplayList.Tooltip]

  /// The content of the `metadata` element: a line for each view, with its box, name and text
  /// separated by tabs.
  static func text(of views: [DisplayList.Tooltip]) -> String {
    views.map { view in
      let box = [view.box.minX, view.box.minY, view.box.width, view.box.height]
      let words = [view.subject, view.text].map { text in
        String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
      }
      return (box.map(\.shortDescription) + words).joined(separator: "\t")
    }.joined(separator: "\n").xmlEscaped
  }

  /// Reads the metadata of an SVG. It is empty for an SVG that Snug has not drawn.
  public init(_ svg: [UInt8]) {
    let text = String(decoding: svg, as: UTF8.self)
    title = Self.content(of: "title", in: text)
    summary = Self.content(of: "desc", in: text)
    views = Self.content(of: "metadata", in: text).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let box = fields.prefix(4).compactMap { Double($0) }
      guard fields.count == 6, box.count == 4 else { return nil }
      return DisplayList.Tooltip(
        subject: String(fields[4]),
        box: Rect(x: box[0], y: box[1], width: box[2], height: box[3]), text: String(fields[5]))
    }
  }

  /// The text of the first element with a name and an ID.
  private static func content(of element: String, in text: String) -> String {
    guard let start = text.firstRange(of: "<\(element) id=\""),
      let open = text[start.upperBound...].firstIndex(of: ">"),
      let end = text[open...].firstRange(of: "</\(element)>")
    else { return "" }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#13;", "\r"), ("&amp;", "&")]
      .reduce(String(text[text.index(after: open)..<end.lowerBound])) {
        $0.replacing($1.0, with: $1.1)
      }
  }
}
