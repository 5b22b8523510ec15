/// The part of an SVG between its description and its invisible text layer.
struct SVGContent: Sendable {
  /// Tags, one on a line.
  var markup: String
  var colors: Colors
  /// The texts among the marks, as they were set.
  var texts: [SVGTextLayer.Text]

  /// The colours something is drawn in, in hexadecimal.
  struct Colors: Sendable {
    var fills: Set<String> = []
    var strokes: Set<String> = []

    mutating func formUnion(_ other: Colors) {
      fills.formUnion(other.fills)
      strokes.formUnion(other.strokes)
    }
  }
}

/// A picture to put into a page.
package struct InlineSVG: Sendable {
  /// An `<svg>` element.
  package let markup: String
  /// By which it follows its reader's appearance; empty when nothing changes.
  package let styleSheet: String
}
