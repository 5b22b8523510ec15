import AutoLayout
import Diagrams
import Drawing
import LayoutExplanation
import PangoCairo
import Snug

/// What a request came to: every part of it as the bytes its reference would have.
struct SnapshotDrawing: Sendable {
  let explanation: Explanation
  let layout: [UInt8]
  /// The marks as JSON, and the picture; nothing for a layout alone.
  private(set) var marks: [UInt8] = []
  private(set) var picture: [UInt8] = []

  /// Throws when the picture cannot be drawn.
  init(_ request: SnapshotRequest, by pipeline: Pipeline) throws(RenderError) {
    explanation = pipeline.explain(request.scene)
    layout = Array(LayoutSnapshot(explanation, by: pipeline).text.utf8)
    guard request.form != .layout else { return }
    let list = pipeline.diagram(of: request.scene, appearance: request.appearance)
    marks = try pipeline.render(list, as: .marks)
    if case .png(let scale) = request.form {
      picture = try pipeline.render(list, as: .png, scale: scale)
    } else {
      picture = try pipeline.render(list, as: .svg)
    }
  }

  func bytes(_ part: SnapshotLocation.Part) -> [UInt8] {
    switch part {
    case .layout: layout
    case .marks: marks
    case .picture: picture
    }
  }

  func hash(of part: SnapshotLocation.Part) -> UInt64 { ContentHash(bytes(part)).value }

  /// What tells one drawing from another.
  var contentHash: UInt64 { ContentHash(layout + marks + picture).value }
}
