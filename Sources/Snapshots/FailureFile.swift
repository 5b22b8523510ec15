import Diagrams
import Drawing
import LayoutExplanation
import Platform
import Snug

/// A picture or a text that shows a failure, by the name it has in the failure's folder.
struct FailureFile: Hashable, Sendable {
  let name: String
  let bytes: [UInt8]

  /// All there are of a failure, expected before difference before actual.
  static func all(of comparison: SnapshotComparison, by pipeline: Pipeline) -> [FailureFile] {
    let request = comparison.request
    let drawing = comparison.drawing
    let scale = if case .png(let scale) = request.form { scale } else { 2.0 }
    let painter = Painter(pipeline: pipeline, appearance: request.appearance, scale: scale)
    let old = comparison.references[.picture]?.bytes
    let files: [(name: String, bytes: [UInt8]?)] =
      switch (comparison.difference?.kind, request.form) {
      case (.layout(let mismatch)?, _):
        [
          ("expected.png", mismatch.expected.flatMap(painter.png)),
          ("difference.png", mismatch.difference.flatMap(painter.png)),
          ("actual.png", painter.png(of: drawing.explanation)),
          ("expected.layout.txt", comparison.references[.layout]?.bytes),
          ("actual.layout.txt", drawing.layout),
        ]
      case (_, .layout):
        [
          ("actual.png", painter.png(of: drawing.explanation)),
          ("actual.layout.txt", drawing.layout),
        ]
      case (_, .svg): [("expected.svg", old), ("actual.svg", drawing.picture)]
      case (_, .png):
        [
          ("expected.png", old),
          (
            "difference.png",
            PictureComparison(expectedPNG: old ?? [], actualPNG: drawing.picture).difference
          ),
          ("actual.png", drawing.picture),
        ]
      }
    return files.compactMap { name, bytes in bytes.map { FailureFile(name: name, bytes: $0) } }
  }
}

/// Draws what was laid out, for somebody who looks for the difference.
private struct Painter {
  let pipeline: Pipeline
  let appearance: Appearance
  let scale: Double

  // What cannot be drawn is left out: the words that say what failed are more than the picture.

  func png(of explanation: Explanation) -> [UInt8]? {
    let options = DiagramOptions(for: explanation.layout.scene, appearance: appearance)
    return try? pipeline.render(
      pipeline.diagram(of: explanation, options), as: .png, scale: scale)
  }

  func png(of difference: LayoutDifference) -> [UInt8]? {
    let options = DiagramOptions(
      for: difference.after.layout.scene, appearance: appearance)
    return try? pipeline.render(
      pipeline.diagram(of: difference, options), as: .png, scale: scale)
  }
}
