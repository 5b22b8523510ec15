import Foundation
import Snug
import SnugDrawing
import SnugTestSupport
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
    func conflicts(_ layout: Layout) -> [[String]] {
      layout.conflicts.map { conflict in
        ([conflict.broken] + conflict.entries.sorted()).map {
          layout.system[$0].description
        }
      }
    }
    // Of several sets, that with the constraint which the console broke is chosen only in a log.
    if layouts[0].innerConflicts.isEmpty {
      #expect(conflicts(layouts[0]) == conflicts(layouts[1]))
    } else {
      #expect(!layouts[1].conflicts.isEmpty)
    }
  }

  /// The text names the property first, and the repairs hold it for tools.
  @Test(arguments: [
    (
      "stack-alignment", "Set the stack view's alignment to center", "alignment: center",
      "stackView.alignment = .center"
    ),
    (
      "stack-spacing", "Set stackView.spacing = 4", "stackView.spacing: 4", "stackView.spacing = 4"
    ),
    (
      "fill-equally", "Set the stack view's distribution to fill", "distribution: fill",
      "stackView.distribution = .fill"
    ),
    (
      "hidden-stack", "set its spacing to 0", "stackView.spacing: 0", "stackView.spacing = 0"
    ),
  ])
  func `has the property of a stack view as its first repair`(
    name: String, advice: String, inScene: String, swift: String
  ) throws {
    let explanation = pipeline.explain(
      try LogFixture(path: "Fixtures/Logs/\(name).log").checked().value)
    let reason = try #require(explanation.reasons.first)
    #expect(explanation.prose(for: reason).body.contains(advice))
    let repairs = explanation.repairs(of: try #require(reason.conflict))
    let instructions = repairs.map { explanation.instruction(for: $0.amendment) }
    #expect(instructions.first?.scene == inScene)
    #expect(instructions.first?.swift == swift)
    #expect(instructions.count { $0.swift.hasPrefix("stackView.") } == 1)
  }

  /// In the words of the library that made it.
  @Test(arguments: [
    (
      "snapkit-header",
      "make.trailing.equalTo(tableViewHeaderFooterContentView.snp.trailing).offset(-16).priority(999)"
    ),
    ("masonry", "make.right.equalTo(card.mas_right).offset(-12).priority(999)"),
    ("two-widths", "lockIconWidthConstraint.priority = .required - 1"),
  ])
  func `has a lower priority in code`(name: String, swift: String) throws {
    let explanation = pipeline.explain(
      try LogFixture(path: "Fixtures/Logs/\(name).log").checked().value)
    let repairs = try explanation.repairs(of: #require(explanation.layout.conflicts.first))
    let instructions = repairs.map { explanation.instruction(for: $0.amendment).swift }
    #expect(instructions.contains(swift), "\(instructions)")
  }

  @Test(arguments: ["action-sheet", "system-toolbar"])
  func `of the system's own views has no repair`(name: String) throws {
    let explanation = pipeline.explain(
      try LogFixture(path: "Fixtures/Logs/\(name).log").checked().value)
    #expect(explanation.layout.conflicts.map(explanation.repairs) == [[]])
  }

  @Test func `of each known cause is in the fixtures`() throws {
    let causes = try Set(
      LogFixture.all.flatMap { fixture in
        try Fixtures.text(fixture.path).matches(of: /#   cause (\w+)\n/).map { String($0.1) }
      })
    #expect(causes == Set(ConflictCause.allCases.map(\.rawValue)))
  }
}
