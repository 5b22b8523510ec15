import Snug
import SnugDiagrams
import SnugExplanation
import SnugPangoCairo

extension SnapshotComparison {
  /// The pictures and texts that show a failure, with their names in the failure's folder, in the order
  /// expected, difference, actual.
  func files(by pipeline: Pipeline) -> [SnapshotFailure.Attachment] {
    let scale = if case .png(let scale) = request.form { scale } else { 2.0 }
    // A picture that cannot be drawn is left out. The message is more important.
    func png(
      of explanation: Explanation, _ diagram: (DiagramOptions) -> DisplayList
    ) -> [UInt8]? {
      let options = DiagramOptions(
        for: explanation.layout.scene, appearance: request.appearance)
      return try? pipeline.render(diagram(options), as: .png, scale: scale)
    }
    func png(of explanation: Explanation) -> [UInt8]? {
      png(of: explanation) { pipeline.diagram(of: explanation, $0) }
    }
    let (old, new) = (references[.picture]?.bytes, drawing.bytes(.picture))
    let files: [(name: String, bytes: [UInt8]?)] =
      switch (difference?.mismatch, request.form) {
      case (let mismatch?, _):
        [
          ("expected.png", mismatch.expected.flatMap { png(of: $0) }),
          (
            "difference.png",
            mismatch.difference.flatMap { difference in
              png(of: difference.after) { pipeline.diagram(of: difference, $0) }
            }
          ),
          ("actual.png", png(of: drawing.explanation)),
          ("expected.layout.txt", references[.layout]?.bytes),
          ("actual.layout.txt", drawing.bytes(.layout)),
        ]
      case (_, .layout):
        [
          ("actual.png", png(of: drawing.explanation)),
          ("actual.layout.txt", drawing.bytes(.layout)),
        ]
      case (_, .svg): [("expected.svg", old), ("actual.svg", new)]
      case (_, .png):
        [
          ("expected.png", old),
          (
            "difference.png",
            PictureComparison(expectedPNG: old ?? [], actualPNG: new).difference
          ),
          ("actual.png", new),
        ]
      }
    return files.compactMap { name, bytes in bytes.map { .init(name: name, bytes: $0) } }
  }
}
