/// The part of an SVG between its description and its invisible text layer.
struct SVGContent: Sendable {
  /// Tags, one on a line.
  var markup: String
  var colors: Colors
  /// The texts of the marks, as they were set.
  var texts: [SVGTextLayer.Text]

  /// The used colors, in hexadecimal.
  struct Colors: Sendable {
    var fills: Set<String> = []
    var strokes: Set<String> = []

    mutating func formUnion(_ other: Colors) {
      fills.formUnion(other.fills)
      strokes.formUnion(other.strokes)
    }
  }
}

/// A picture to insert into a page.
package struct InlineSVG: Sendable {
  /// An `<svg>` element.
  package let markup: String
  /// The rules for the dark appearance; empty if no color changes.
  package let styleSheet: String
}
