import Foundation
import SnugExplanation
import SnugTestSupport
import Testing

/// `Fixtures/Explanations/<topic>.md`: scenes, and after each what is said about it.
@Suite struct `Explanation fixtures` {
  static let paths = Fixtures.files(below: "Fixtures/Explanations")

  @Test func `there are some`() { #expect(!Self.paths.isEmpty) }

  @Test(arguments: paths) func `every scene is explained word for word`(path: String) throws {
    // Every second part is in a code block: a scene, then its explanation.
    var parts = try Fixtures.text(path).components(separatedBy: "```")
    try #require(parts.count % 4 == 1 && parts.count > 1)
    for index in stride(from: 1, to: parts.count, by: 4) {
      let yaml = try #require(parts[index].wholeMatch(of: /yaml\n(.*)/.dotMatchesNewlines()))
      // The first line is the title.
      let text = try explain(String(yaml.1)).text().split(separator: "\n", maxSplits: 1)[1]
      parts[index + 2] = "\n" + text
    }
    let failure = try Golden.failure(of: parts.joined(separator: "```"), expectedIn: path)
    #expect(failure == nil)
  }
}
