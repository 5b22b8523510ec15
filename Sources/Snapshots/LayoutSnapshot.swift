import AutoLayout
public import LayoutExplanation
import PangoCairo
import SceneFormat
public import Snug

/// A solved layout as text, to store beside a test and read in a pull request.
///
/// It lists the fonts that measured the texts; then for each view its frame, whether it was
/// stretched or compressed and why, and the broken constraints; and then the scene, to
/// distinguish a changed layout from a changed scene.
public struct LayoutSnapshot: Sendable {
  /// The whole file, `….layout.txt`.
  public let text: String
  /// The lines of the file. Only those with the result of the layout are compared.
  let lines: [String]
  let compared: Range<Int>
  /// The fonts the texts were measured with.
  let fonts: [FontIdentity]
  /// The scene, as a scene file.
  let scene: String
  /// The file's name, as messages call it.
  let name: String

  /// Raised when the meaning of the file's text changes.
  static let version = 1

  static let firstWords = "Snug layout "
  static let ambiguous = "ambiguous"
  static let brokenHead = "broken:"
  static let sceneHead = "scene:"
  /// A file without this last line is truncated.
  static let end = "# end of the layout"
}

extension LayoutSnapshot {
  /// A layout with the fonts the pipeline measures its texts in.
  public init(_ explanation: Explanation, by pipeline: Pipeline) {
    let texts = explanation.layout.scene.views.flatMap(\.content.texts)
    let fonts = pipeline.measurer.fonts(of: texts)
    let scene = explanation.layout.scene.withoutPictures.yaml
    let head = ["\(Self.firstWords)\(Self.version)"] + fonts.map { "font: \($0.description)" }
    let lines = head + explanation.outcome
    self.init(
      text: (lines + ["", Self.sceneHead]).map { $0 + "\n" }.joined() + scene + Self.end + "\n",
      lines: lines, compared: head.count..<lines.count, fonts: fonts, scene: scene, name: "")
  }
}

extension Scene {
  /// The part of the scene that determines the layout: images only by their sizes, no variants.
  var withoutPictures: Scene {
    var copy = self
    copy.variants = []
    copy.changes = []
    copy.sweep = nil
    for id in viewIDs {
      copy[id].content.image = self[id].content.image.map {
        ImageContent(size: $0.size, alignmentRectInsets: $0.alignmentRectInsets)
      }
    }
    return copy
  }
}
