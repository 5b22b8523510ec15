import Drawing
import Foundation
import Snug
import TestSupport
import Testing

/// A console log in `Fixtures/Logs`. Its header has the outcome of its first report.
struct LogFixture: CustomTestStringConvertible, Sendable {
  let path: String

  static let all = Fixtures.files(below: "Fixtures/Logs").filter { $0.hasSuffix(".log") }
    .map(LogFixture.init)

  var testDescription: String { path.split(separator: "/").last.map(String.init) ?? path }

  var source: SourceText {
    get throws { SourceText(name: testDescription, try Fixtures.text(path)) }
  }

  /// The number of reports in the header; by default one.
  var reportCount: Int {
    get throws {
      try Fixtures.text(path).firstMatch(of: /#   reports (\d+)\n/).flatMap { Int($0.1) } ?? 1
    }
  }

  /// The header without the lines about the log as a whole.
  var header: String {
    get throws { try Fixtures.text(path).replacing(/#   reports \d+\n/, with: "") }
  }

  func checked() throws -> Checked<Scene> {
    let source = try source
    let name = try ConstraintLogFile(source).reports[0].name
    return try source.scene(SceneSelection(name: name))
  }
}

@Suite struct `A console log` {
  @Test(arguments: LogFixture.all)
  func `has the outcome in its header`(fixture: LogFixture) throws {
    #expect(try fixture.source.kind == .constraintLog)
    #expect(try ConstraintLogFile(fixture.source).reports.count == fixture.reportCount)
    let outcome = try Outcome(header: fixture.header)
    let explanation = pipeline.explain(try fixture.checked().value)
    #expect(outcome.failures(of: explanation) == [])
  }

  @Test(arguments: LogFixture.all)
  func `is explained word for word`(fixture: LogFixture) throws {
    let checked = try fixture.checked()
    let explanation = pipeline.explain(checked.value)
    let diagnostics = checked.warnings + pipeline.diagnostics(of: explanation)
    let text = diagnostics.map(\.formatted).joined(separator: "\n") + "\n\n" + explanation.text()
    let expected = fixture.path.replacing(".log", with: ".txt")
    let failure = try Golden.failure(of: text, expectedIn: expected)
    #expect(failure == nil)
  }

  @Test(arguments: LogFixture.all)
  func `is drawn, and converted to a scene file`(fixture: LogFixture) throws {
    let scene = try fixture.checked().value
    let picture = pipeline.diagram(of: pipeline.explain(scene))
    #expect(!picture.marks.isEmpty)
    let written = try pipeline.scene(from: SourceText(name: "scene.yaml", scene.yaml)).value
    #expect(written.constraints.count == scene.constraints.count)
    let layouts = [scene, written].map { pipeline.layout($0) }
    #expect(layouts[0].conflicts.isEmpty == layouts[1].conflicts.isEmpty)
  }

  @Test func `of each known cause is in the fixtures`() throws {
    let causes = try Set(
      LogFixture.all.flatMap { fixture in
        try Fixtures.text(fixture.path).matches(of: /#   cause (\w+)\n/).map { String($0.1) }
      })
    #expect(causes == Set(ConflictCause.allCases.map(\.rawValue)))
  }
}
