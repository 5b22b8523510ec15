import Diagrams
import Drawing
import LayoutExplanation
import Platform
import Snug

/// A picture or a text that shows a failure, by the name it has in the failure's folder.
struct FailureFile: Hashable, Sendable {
  let name: String
  let bytes: [UInt8]

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// `nil` without bytes.
  private init?(_ name: String, _ bytes: [UInt8]?) {
    guard let bytes else { return nil }
    self.init(name: name, bytes: bytes)
  }

  /// All there are of a failure, expected before difference before actual.
  static func all(of comparison: SnapshotComparison, by pipeline: Pipeline) -> [FailureFile] {
    let request = comparison.request
    let drawing = comparison.drawing
    let scale = if case .png(let scale) = request.form { scale } else { 2.0 }
    let painter = Painter(pipeline: pipeline, appearance: request.appearance, scale: scale)
    if case .layout(let mismatch) = comparison.difference?.kind {
      return [
        Self("expected.png", mismatch.expected.flatMap(painter.png)),
        Self("difference.png", mismatch.difference.flatMap(painter.png)),
        Self("actual.png", painter.png(of: drawing.explanation)),
        Self("expected.layout.txt", comparison.references[.layout]?.bytes),
        Self("actual.layout.txt", drawing.layout),
      ].compactMap(\.self)
    }
    let old = comparison.references[.picture]?.bytes
    let files: [FailureFile?] =
      switch request.form {
      case .layout:
        [
          Self("actual.png", painter.png(of: drawing.explanation)),
          Self("actual.layout.txt", drawing.layout),
        ]
      case .svg: [Self("expected.svg", old), Self("actual.svg", drawing.picture)]
      case .png:
        [
          Self("expected.png", old),
          Self(
            "difference.png",
            PictureComparison(expectedPNG: old ?? [], actualPNG: drawing.picture ?? []).difference),
          Self("actual.png", drawing.picture),
        ]
      }
    return files.compactMap(\.self)
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
