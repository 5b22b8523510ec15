import Foundation
import Snug
import SnugDrawing
import SnugDrawingSupport
import SnugTestSupport
import Testing

/// Every scene in `Fixtures/Scenes`, with Pango and the pinned fonts.
@Suite struct `The gallery` {
  @Test(arguments: SceneFixture.all)
  func `has the outcome in each scene's header`(fixture: SceneFixture) throws {
    let outcome = try Outcome(header: fixture.header)
    #expect(outcome.failures(of: try fixture.explained()) == [])
  }

  @Test(arguments: SceneFixture.all)
  func `is explained word for word`(fixture: SceneFixture) throws {
    let text = try fixture.explained().text()
    let failure = try Golden.failure(
      of: text, expectedIn: "\(fixture.path).explanation.txt")
    #expect(failure == nil)
  }

  @Test(arguments: SceneFixture.all.filter { !$0.isSceneFile })
  func `lays out other files like their scene files`(fixture: SceneFixture) throws {
    let source = SourceText(name: "scene.yaml", try fixture.scene().yaml)
    let converted = pipeline.explain(try pipeline.scene(from: source).value)
    #expect(try frames(of: converted) == frames(of: fixture.explained()))
  }

  private func frames(of explanation: Explanation) -> [String] {
    let layout = explanation.layout
    return layout.scene.viewIDs.map { "\(layout.scene[$0].name) \(layout[$0].frame)" }
  }

  @Test func `explains eight rows of settings in a page of a terminal`() throws {
    let text = try SceneFixture(path: "Fixtures/Scenes/everyday/settings-screen").explained().text()
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
  }

  @Test(arguments: SceneFixture.all.filter(\.hasDrawing))
  func `is drawn mark for mark`(fixture: SceneFixture) throws {
    let picture = try fixture.drawn()
    let failure = try Golden.failure(
      of: picture.description, expectedIn: "\(fixture.path).drawing.txt")
    #expect(failure == nil)
  }

  @Test(arguments: SceneFixture.all)
  func `has no unexpected diagnostics`(fixture: SceneFixture) throws {
    let announced = try Outcome(header: fixture.header).warnings
    let diagnostics = pipeline.diagnostics(of: try fixture.explained())
    #expect(diagnostics.map(\.id.rawValue) == announced, "\(diagnostics.map(\.formatted))")
  }

  @Test(arguments: SceneFixture.all)
  func `is verified`(fixture: SceneFixture) throws {
    #expect(try fixture.explained().layout.verify().failures == [])
  }

  @Test func `has its expected texts for each scene and no others`() {
    #expect(!SceneFixture.all.isEmpty)
    let expected = SceneFixture.all.flatMap { fixture in
      ((fixture.hasDrawing ? ["drawing.txt"] : []) + ["explanation.txt", fixture.fileExtension])
        .map { "\(fixture.path).\($0)" }
    }
    #expect(Fixtures.files(below: "Fixtures/Scenes") == expected.sorted())
  }

  @Test func `has scenes with few lines and short titles, without duplicates`() throws {
    var titles: [String: SceneFixture] = [:]
    var bodies: [String: SceneFixture] = [:]
    for fixture in SceneFixture.all where fixture.isSceneFile {
      let text = try fixture.text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 41, "\(fixture.path) has more than 40 lines")
      let title = try fixture.explained().layout.scene.title
      #expect(lines.contains { $0.hasPrefix("title: ") }, "\(fixture.path) has no title")
      #expect(title.count <= 60, "\(fixture.path)")
      #expect(titles.updateValue(fixture, forKey: title) == nil, "'\(title)' is used twice")
      let body = lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("title:") }
        .filter { !$0.hasPrefix("subtitle:") }.joined(separator: "\n")
      let twin = bodies.updateValue(fixture, forKey: body)
      #expect(twin == nil, "\(fixture.path) and \(twin?.path ?? "") are the same scene")
    }
  }
}
