import Snug
import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugLayout
import SnugPangoCairo

/// The result of a request: each part, as the bytes its reference would have.
struct SnapshotDrawing: Sendable {
  let explanation: Explanation
  /// The parts by kind. A layout snapshot has no picture.
  private var parts: [SnapshotLocation.Content: [UInt8]]

  /// Throws when the picture cannot be drawn.
  init(_ request: SnapshotRequest, by pipeline: Pipeline) throws(RenderError) {
    explanation = pipeline.explain(request.scene)
    parts = [.layout: Array(LayoutSnapshot(explanation, by: pipeline).text.utf8)]
    guard request.form != .layout else { return }
    let list = pipeline.diagram(of: request.scene, appearance: request.appearance)
    if case .png(let scale) = request.form {
      parts[.picture] = try pipeline.render(list, as: .png, scale: scale)
    } else {
      parts[.picture] = try pipeline.render(list, as: .svg)
    }
  }

  func bytes(_ part: SnapshotLocation.Content) -> [UInt8] { parts[part] ?? [] }

  var contentHash: UInt64 {
    ContentHash(SnapshotLocation.Content.allCases.flatMap(bytes)).value
  }
}
