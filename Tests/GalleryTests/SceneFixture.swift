import FixtureSupport
import Foundation
import LayoutExplanation
import Snug
import Testing

let pipeline: Pipeline = {
  do {
    return try Pipeline()
  } catch {
    fatalError("The tests need the fonts the package names: \(error)")
  }
}()

/// A scene of the gallery: `Fixtures/Scenes/<topic>/<name>.yaml`.
struct SceneFixture: CustomTestStringConvertible, Sendable {
  /// From the repository, without the extension.
  let path: String

  static let all = Fixtures.files(below: "Fixtures/Scenes").filter { $0.hasSuffix(".yaml") }
    .map { SceneFixture(path: String($0.dropLast(".yaml".count))) }

  /// `topic/name`.
  var testDescription: String { path.split(separator: "/").suffix(2).joined(separator: "/") }

  var text: String {
    get throws { try Fixtures.text("\(path).yaml") }
  }

  /// The scene, laid out and explained; called by its file's name alone, wherever the repository
  /// stands.
  func explained() throws -> Explanation {
    let name = URL(filePath: "/\(path).yaml").lastPathComponent
    return pipeline.explain(try pipeline.scene(from: SourceText(name: name, text)).value)
  }
}
