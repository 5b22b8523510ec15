internal import SnugDrawing
internal import SnugGeometry

/// An invisible layer over a picture with its texts, for selection and search, and its tooltips.
///
/// The picture's glyphs are shapes, which cannot be selected.
struct SVGTextLayer {
  /// A text of the picture, with an element for each line that is at least partly visible.
  struct Text: Sendable {
    let box: Rect
    fileprivate let markup: String
  }

  let tooltips: [DisplayList.Tooltip]
  let texts: [Text]

  /// A group for each tooltip with the texts inside its box. So a text shows the tooltip of its
  /// view and can be selected.
  var markup: String {
    guard !tooltips.isEmpty || !texts.isEmpty else { return "" }
    let groups = Dictionary(grouping: texts) { text in
      // The last tooltip is above those before it.
      tooltips.lastIndex { $0.box.contains(middleOf: text.box) }
    }
    var markup = "<g fill-opacity=\"0\" font-family=\"Inter, sans-serif\" xml:space=\"preserve\">\n"
    markup += groups[nil, default: []].map(\.markup).joined()
    for (index, tooltip) in tooltips.enumerated() {
      markup += SVGMetadata.start(of: tooltip)
      markup += groups[index, default: []].map(\.markup).joined() + "</g>\n"
    }
    return markup + "</g>\n"
  }
}

extension SVGTextLayer.Text {
  init(_ text: TextMark, drawnAs layout: TextLayout) {
    let width = text.box.width / text.scale
    box = text.clip ?? text.box
    let font = text.text.font
    var attributes = "font-size=\"\((font.size * text.scale).shortDescription)\""
    if font.weight != .regular { attributes += " font-weight=\"\(font.weight.number)\"" }
    markup = layout.lines.map { line in
      let string = layout.visibleText(of: line)
      if string.isEmpty { return "" }
      // A line from right to left starts at its right end.
      let start = layout.left(of: line, in: width) + (line.isRightToLeft ? line.width : 0)
      let x = (text.box.minX + text.scale * start).shortDescription
      let y = (text.top + text.scale * line.baseline).shortDescription
      let direction = line.isRightToLeft ? " direction=\"rtl\"" : ""
      return "<text x=\"\(x)\" y=\"\(y)\" \(attributes)\(direction)>\(string.xmlEscaped)</text>\n"
    }.joined()
  }
}

extension Rect {
  func contains(middleOf other: Rect) -> Bool {
    other.midX >= minX && other.midX <= maxX && other.midY >= minY && other.midY <= maxY
  }
}
