import Snug
import SnugExplanation
import SnugTestSupport
import Testing

/// The order of a report's rows is that of a hash table in UIKit, so it means nothing.
@Suite struct `The rows of a log` {
  @Test(arguments: LogFixture.all)
  func `have the same answer in any order`(fixture: LogFixture) throws {
    let log = try Fixtures.text(fixture.path)
    let expected = try Answer(to: log, of: fixture)
    for seed in 0..<(Seeds.areAllDrawn ? 20 : 4) {
      var generator = SeededGenerator(seed: seed)
      let shuffled = Self.shuffled(log, &generator)
      #expect(try Answer(to: shuffled, of: fixture) == expected, "seed \(seed):\n\(shuffled)")
    }
  }

  /// What is said, without the numbers of lines.
  private struct Answer: Equatable {
    let verdict: String
    let reasons: [Prose]
    let causes: [ConflictCause?]
    let members: [Set<String>]
    let broken: [String]
    let frames: Set<String>

    init(to log: String, of fixture: LogFixture) throws {
      let source = SourceText(name: fixture.testDescription, log)
      let name = try ConstraintLogFile(source).reports[0].name
      let explanation = pipeline.explain(try source.scene(SceneSelection(name: name)).value)
      let layout = explanation.layout
      let system = layout.system
      verdict = explanation.verdict
      reasons = explanation.reasons.map(explanation.prose)
      causes = layout.conflicts.map(explanation.cause)
      members = layout.conflicts.map { Set($0.entries.map { system[$0].description }) }
      broken = layout.conflicts.map { system[$0.broken].description }
      frames = Set(
        layout.scene.viewIDs.map { "\(layout.scene[$0].name): \(layout[$0].pixelFrame)" })
    }
  }

  /// The log with the rows of each list in another order. Rows of several lines stay where they are.
  private static func shuffled(_ log: String, _ generator: inout SeededGenerator) -> String {
    var lines = log.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func isRow(_ line: String) -> Bool {
      line.contains("Constraint:") && !line.contains("breaking")
        && [">", ">\"", ">\",", ">,", ")", "),"].contains { line.hasSuffix($0) }
    }
    var start = 0
    while start < lines.count {
      let end = lines[start...].firstIndex { !isRow($0) } ?? lines.count
      lines.replaceSubrange(start..<end, with: generator.shuffle(Array(lines[start..<end])))
      start = end + 1
    }
    return lines.joined(separator: "\n")
  }
}
