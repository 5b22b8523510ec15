internal import Drawing
internal import Geometry

/// The invisible layer over a picture: its texts, to be selected and searched, and its tooltips.
///
/// The picture's glyphs are shapes, which no reader can select.
struct SVGTextLayer {
  /// A text of the picture, as an element for each line of which something is seen.
  struct Text: Sendable {
    let box: Rect
    fileprivate let markup: String
  }

  let tooltips: [DisplayList.Tooltip]
  let texts: [Text]

  /// One group for each tooltip, with the texts inside its box: whoever points at a text sees the
  /// tooltip of the view it is in, and can still select it.
  var markup: String {
    guard !tooltips.isEmpty || !texts.isEmpty else { return "" }
    let groups = Dictionary(grouping: texts) { text in
      // The last tooltip lies on top of those before it.
      tooltips.lastIndex { $0.box.contains(middleOf: text.box) }
    }
    var markup = "<g fill-opacity=\"0\" font-family=\"Inter, sans-serif\" xml:space=\"preserve\">\n"
    markup += groups[nil, default: []].map(\.markup).joined()
    for (index, tooltip) in tooltips.enumerated() {
      markup += "<g><title>\(tooltip.text.xmlEscaped)</title>"
      markup += "<rect \(tooltip.box.attributes) fill=\"transparent\"/>\n"
      markup += groups[index, default: []].map(\.markup).joined() + "</g>\n"
    }
    return markup + "</g>\n"
  }
}

extension SVGTextLayer.Text {
  /// A text as it was just drawn.
  init(_ text: TextMark, drawnAs layout: TextLayout) {
    let width = text.box.width / text.scale
    box = text.clip ?? text.box
    let font = text.text.font
    var attributes = "font-size=\"\((font.size * text.scale).shortDescription)\""
    if font.weight != .regular { attributes += " font-weight=\"\(font.weight.number)\"" }
    markup = layout.lines.map { line in
      let string = layout.visibleText(of: line)
      if string.isEmpty { return "" }
      // A line starts at its right end when it runs from right to left.
      let start = layout.left(of: line, in: width) + (line.isRightToLeft ? line.width : 0)
      let x = (text.box.minX + text.scale * start).shortDescription
      let y = (text.top + text.scale * line.baseline).shortDescription
      let direction = line.isRightToLeft ? " direction=\"rtl\"" : ""
      return "<text x=\"\(x)\" y=\"\(y)\" \(attributes)\(direction)>\(string.xmlEscaped)</text>\n"
    }.joined()
  }
}

extension Rect {
  fileprivate var attributes: String {
    "x=\"\(minX.shortDescription)\" y=\"\(minY.shortDescription)\" "
      + "width=\"\(width.shortDescription)\" height=\"\(height.shortDescription)\""
  }

  func contains(middleOf other: Rect) -> Bool {
    other.midX >= minX && other.midX <= maxX && other.midY >= minY && other.midY <= maxY
  }
}
