import Foundation
import Snug
import SnugTestSupport
import Testing

/// `Fixtures/Gallery.md`, made from the scenes. `.ci/run` compares its pictures, because their
/// bytes depend on the version of Cairo.
@Suite struct `The gallery's page` {
  @Test func `shows every scene`() throws {
    var page = """
      # The gallery

      Every scene the tests lay out, as `snug` draws it. The pictures follow the colour scheme of the
      reader. This page is generated: [how](README.md#the-gallerys-page).


      """
    let topics = Self.topics
    page += topics.map { "[\(Self.name(of: $0.name))](#\($0.name))" }.joined(separator: " · ")
    for (topic, fixtures) in topics {
      page += "\n\n## \(Self.name(of: topic))\n"
      for fixture in fixtures {
        let explanation = try fixture.explained()
        let path = "\(topic)/\(fixture.name)"
        page += """

          ### \(explanation.layout.scene.title)

          [![\(Self.alternative(explanation.verdict))](Gallery/\(path).svg)](Scenes/\(path).\(fixture.fileExtension))

          """
      }
    }
    #expect(try Golden.failure(of: page, expectedIn: "Fixtures/Gallery.md") == nil)
  }

  @Test func `has a picture for each scene and no others`() {
    let expected = SceneFixture.all.map {
      $0.path.replacing("Fixtures/Scenes/", with: "Fixtures/Gallery/") + ".svg"
    }
    #expect(Fixtures.files(below: "Fixtures/Gallery") == expected.sorted())
  }

  /// The scenes by folder, both in order.
  private static var topics: [(name: String, fixtures: [SceneFixture])] {
    var topics: [(name: String, fixtures: [SceneFixture])] = []
    for fixture in SceneFixture.all {
      if topics.last?.name != fixture.topic { topics.append((fixture.topic, [])) }
      topics[topics.count - 1].fixtures.append(fixture)
    }
    return topics
  }

  /// “Stack view” for `stack-view`.
  private static func name(of topic: String) -> String {
    let words = topic.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The alternative text of a picture, escaped for Markdown.
  private static func alternative(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}

extension SceneFixture {
  fileprivate var name: String { String(path.split(separator: "/").last ?? "") }
  fileprivate var topic: String { String(path.split(separator: "/").dropLast().last ?? "") }
}
