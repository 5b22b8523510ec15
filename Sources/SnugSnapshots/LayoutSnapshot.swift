public import Snug
public import SnugExplanation
import SnugLayout
import SnugPangoCairo
import SnugSceneFormat

/// A solved layout as text, to store beside a test and read in a pull request.
///
/// It lists the fonts that measured the texts; then for each view its frame, whether it was
/// stretched or compressed and why, and the broken constraints; and then the scene, to
/// distinguish a changed layout from a changed scene.
public struct LayoutSnapshot: Sendable {
  /// The whole file, `….layout.txt`.
  public let text: String
  /// The fonts the texts were measured with.
  let fonts: [String]
  /// The lines with the result of the layout. Only these are compared.
  let outcome: [String]
  /// The scene, as a scene file.
  let scene: String
  /// The file's name, as messages call it.
  let name: String

  /// Raised when the meaning of the file's text changes.
  private static let version = 1
  private static let firstWords = "Snug layout "
  private static let fontHead = "font: "
  private static let sceneHead = "scene:"
  /// A file without this last line is truncated.
  private static let end = "# end of the layout"

  /// A layout with the fonts the pipeline measures its texts in.
  public init(_ explanation: Explanation, by pipeline: Pipeline) {
    let texts = explanation.layout.scene.views.flatMap(\.content.texts)
    fonts = pipeline.measurer.fonts(of: texts).map(\.description)
    outcome = Record(explanation).lines
    scene = explanation.layout.scene.withoutPictures.yaml
    name = ""
    let head = ["\(Self.firstWords)\(Self.version)"] + fonts.map { Self.fontHead + $0 }
    text =
      (head + outcome + ["", Self.sceneHead]).map { $0 + "\n" }.joined() + scene + Self.end + "\n"
  }

  /// Reads a reference file.
  ///
  /// - Parameter name: the file's name, as messages call it.
  /// - Throws: an error if the text is not a whole snapshot of this version.
  public init(text: String, name: String) throws(SnapshotError) {
    // A file checked out on another system may have other line endings.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    guard let last = lines.lastIndex(where: { !$0.isEmpty }) else {
      throw SnapshotError("it is empty")
    }
    guard lines[0].hasPrefix(Self.firstWords) else {
      throw SnapshotError(
        "it begins with '\(lines[0].prefix(60))', not with '\(Self.firstWords)'")
    }
    let version = String(lines[0].dropFirst(Self.firstWords.count))
    guard version == "\(Self.version)" else {
      throw SnapshotError(
        "it has version \(version), and this Snug reads version \(Self.version)")
    }
    guard lines[last] == Self.end, let head = lines.firstIndex(of: Self.sceneHead) else {
      throw SnapshotError("it is cut off: its last line is not '\(Self.end)'")
    }
    self.text = text
    self.name = name
    fonts = lines[1..<head].prefix { $0.hasPrefix(Self.fontHead) }
      .map { String($0.dropFirst(Self.fontHead.count)) }
    // Without the empty line before the scene.
    outcome = lines[(1 + fonts.count)..<head].reversed().drop(while: \.isEmpty).reversed()
    // Empty lines in place of those before the scene keep its line numbers.
    scene =
      String(repeating: "\n", count: head + 1)
      + lines[(head + 1)..<last].map { $0 + "\n" }.joined()
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
