import Diagrams
import Drawing
import Foundation
import LayoutExplanation
import Snug

/// What shows a failure: pictures and texts, by the names they have in its folder.
struct FailurePictures: Sendable {
  private(set) var expected: File?
  private(set) var difference: File?
  private(set) var actual: File?
  private(set) var expectedLayout: File?
  private(set) var actualLayout: File?

  struct File: Hashable, Sendable {
    let name: String
    let bytes: [UInt8]
  }

  /// All there are, expected before difference before actual.
  var all: [File] {
    [expected, difference, actual, expectedLayout, actualLayout].compactMap(\.self)
  }

  init(_ comparison: SnapshotComparison, by pipeline: Pipeline) {
    let scale =
      if case .png(let scale) = comparison.request.form { scale } else { 2.0 }
    let painter = Painter(
      pipeline: pipeline, appearance: comparison.request.appearance, scale: scale)
    let drawing = comparison.drawing
    switch comparison.finding?.kind {
    case .layout(let mismatch):
      expectedLayout = comparison.references[.layout]?.bytes.map {
        File(name: "expected.layout.txt", bytes: $0)
      }
      actualLayout = File(name: "actual.layout.txt", bytes: drawing.layout)
      expected = mismatch.expected.flatMap(painter.png).map {
        File(name: "expected.png", bytes: $0)
      }
      difference = mismatch.difference.flatMap(painter.png).map {
        File(name: "difference.png", bytes: $0)
      }
      actual = painter.png(of: drawing.explanation).map { File(name: "actual.png", bytes: $0) }
    case .displayList, .pixels, .bytes, .unusable, nil:
      show(comparison, painter)
    }
  }

  /// The pictures as they were and are drawn.
  private mutating func show(_ comparison: SnapshotComparison, _ painter: Painter) {
    let drawing = comparison.drawing
    let old = comparison.references[.picture]?.bytes
    switch comparison.request.form {
    case .layout:
      actualLayout = File(name: "actual.layout.txt", bytes: drawing.layout)
      actual = painter.png(of: drawing.explanation).map { File(name: "actual.png", bytes: $0) }
    case .svg:
      expected = old.map { File(name: "expected.svg", bytes: $0) }
      actual = drawing.picture.map { File(name: "actual.svg", bytes: $0) }
    case .png:
      actual = drawing.picture.map { File(name: "actual.png", bytes: $0) }
      guard let old, let new = drawing.picture else { return }
      expected = File(name: "expected.png", bytes: old)
      difference = PictureComparison(expectedPNG: old, actualPNG: new).difference
        .map { File(name: "difference.png", bytes: $0) }
    }
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
