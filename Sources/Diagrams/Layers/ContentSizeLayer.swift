import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// Where nothing happened, the constraints that made it so: each view's content size.
struct ContentSizeLayer {
  let stage: Stage
  let left: Double
  let width: Double

  /// They are listed for no more views than this.
  private static let mostViews = 4

  /// Draws from a height on; returns the height below it.
  func draw(from top: Double, in sketch: inout Sketch) -> Double {
    let explanation = stage.explanation
    // A scene of one view is a lesson about its content.
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
