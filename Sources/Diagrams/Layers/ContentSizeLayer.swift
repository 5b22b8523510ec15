import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The content size constraints of each view, for a layout without reasons.
struct ContentSizeLayer {
  let stage: Stage
  let left: Double
  let width: Double

  /// The limit for the listed views.
  private static let mostViews = 4

  /// Draws below a y position. Returns the y position below it.
  func draw(from top: Double, in sketch: inout Sketch) -> Double {
    let explanation = stage.explanation
    // A scene with one view is about the size of its content.
    let isLesson = stage.scene.views.count == 2 && sketch.shows(.reasons)
    guard explanation.reasons.isEmpty, isLesson || sketch.shows(.contentSizes) else { return top }
    let measured = stage.scene.viewIDs.filter {
      !explanation.contentSizeConstraints(of: $0).isEmpty
    }
    guard !measured.isEmpty else { return top }
    let theme = sketch.theme
    let gap = stage.remarks.isEmpty ? 0.0 : 8
    let heading = sketch.write(
      "Content size", theme.secondaryInk, AnnotationFont.strong,
      at: Point(x: left, y: top + gap), role: "reason-heading")
    var cursor = heading.maxY + 9
    func write(_ string: String, _ color: Color, _ subject: String?) {
      cursor =
        sketch.writeParagraph(
          string, color, at: Point(x: left, y: cursor), width: width, role: "content-size",
          subject: subject) + 3
    }
    for view in measured.prefix(Self.mostViews) {
      for line in explanation.contentSizeConstraints(of: view) {
        write(line, theme.ink, stage.scene[view].name)
      }
    }
    let rest = measured.count - Self.mostViews
    if rest > 0 {
      write(
        "\(rest) more \(rest == 1 ? "view" : "views"): see snug explain --constraints.",
        theme.secondaryInk, nil)
    }
    return cursor + 6
  }
}
