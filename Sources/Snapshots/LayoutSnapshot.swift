import AutoLayout
public import LayoutExplanation
import PangoCairo
import SceneFormat
public import Snug

/// A solved layout as text, to be kept beside a test and read in a pull request.
///
/// It says for each view where it is, what became of its intrinsic size and why, and which
/// constraints were broken; before that the fonts the texts were measured with, and behind it the
/// scene, so that a changed layout can be told from a changed scene.
public struct LayoutSnapshot: Sendable {
  /// The whole file, `….layout.txt`.
  public let text: String
  /// Its lines, of which those with what came out are compared.
  let lines: [String]
  let compared: Range<Int>
  /// The fonts the texts were measured with.
  let fonts: [FontIdentity]
  /// The scene, as a scene file.
  let scene: String
  /// The file's name, as messages call it.
  let name: String

  /// Raised when a file says something else by the same words.
  static let version = 1

  static let firstWords = "Snug layout "
  static let ambiguous = "ambiguous"
  static let brokenHead = "broken:"
  static let sceneHead = "scene:"
  /// Without it a file is cut off.
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
  /// What of the scene a layout comes of: images by their sizes, no variants.
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
