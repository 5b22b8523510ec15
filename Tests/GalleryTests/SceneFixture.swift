import Foundation
import Snug
import SnugDrawing
import SnugExplanation
import SnugLayout
import SnugTestSupport
import Synchronization
import Testing

let pipeline: Pipeline = {
  do {
    return try Pipeline()
  } catch {
    fatalError("The tests need the fonts the package names: \(error)")
  }
}()

/// Caches values that several tests share, by name.
private final class Memo<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])

  func value(for name: String, _ make: () throws -> Value) rethrows -> Value {
    if let known = values.withLock({ $0[name] }) { return known }
    let made = try make()
    values.withLock { $0[name] = made }
    return made
  }
}

/// A scene of the gallery: `Fixtures/Scenes/<topic>/<name>.yaml`, `.xib`, `.storyboard` or `.log`.
struct SceneFixture: CustomTestStringConvertible, Sendable {
  /// Relative to the repository, without the extension.
  let path: String
  var fileExtension = "yaml"

  static let all = Fixtures.files(below: "Fixtures/Scenes").compactMap { file -> SceneFixture? in
    let parts = file.split(separator: ".")
    guard let ending = parts.last.map(String.init), parts.count == 2,
      ["yaml", "xib", "storyboard", "log"].contains(ending)
    else { return nil }
    return SceneFixture(path: String(parts[0]), fileExtension: ending)
  }

  /// Whether it is a scene file, and not an Interface Builder file or a log.
  var isSceneFile: Bool { fileExtension == "yaml" }

  var file: String { "\(path).\(fileExtension)" }

  /// Whether every mark of its picture is recorded: of a view, of a contest and of panels. The pictures of
  /// others are tested by relations in `SnugDiagramsTests` and by the gallery's page.
  var hasDrawing: Bool {
    ["intrinsic-size/hello", "compression-resistance/table-cell", "panels/who-resists"]
      .contains(testDescription)
  }

  /// The fixtures whose pictures are encoded and decoded.
  static let encoded = Seeds.sample(of: all)

  /// `topic/name`.
  var testDescription: String { path.split(separator: "/").suffix(2).joined(separator: "/") }

  var text: String {
    get throws { try Fixtures.text(file) }
  }

  /// The first comment, which states the outcome, in the format of scene files.
  var header: String {
    get throws {
      let text = try text
      guard !isSceneFile, let comment = text.firstMatch(of: /(?s)<!--\n(?<lines>.*?)-->/) else {
        return text
      }
      return comment.lines.split(separator: "\n").map { "# \($0)\n" }.joined()
    }
  }

  /// The scene, with the file's name without its folder, which does not depend on the repository's
  /// path.
  func scene() throws -> Scene {
    let name = URL(filePath: "/\(file)").lastPathComponent
    return try pipeline.scene(from: SourceText(name: name, text)).value
  }

  /// The explained layout of the scene, cached for all tests.
  func explained() throws -> Explanation {
    try Self.explanations.value(for: path) { pipeline.explain(try scene()) }
  }

  /// The picture of the scene with all its panels, cached for all tests.
  func drawn(_ appearance: Appearance = .light) throws -> DisplayList {
    try Self.pictures.value(for: "\(path) \(appearance)") {
      pipeline.diagram(of: try scene(), appearance: appearance)
    }
  }

  private static let explanations = Memo<Explanation>()
  private static let pictures = Memo<DisplayList>()
}
