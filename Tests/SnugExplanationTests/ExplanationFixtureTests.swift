import Foundation
import SnugExplanation
import SnugTestSupport
import Testing

/// `Fixtures/Explanations/<topic>.md`: scenes, and after each what is said about it.
@Suite struct `Explanation fixtures` {
  static let paths = Fixtures.files(below: "Fixtures/Explanations")

  @Test func `there are some`() { #expect(!Self.paths.isEmpty) }

  @Test(arguments: paths) func `every scene is explained word for word`(path: String) throws {
    // Every second part is in a code block: a scene, or what is said about the last one.
    var parts = try Fixtures.text(path).components(separatedBy: "```")
    try #require(parts.count % 2 == 1 && parts.count > 1)
    var yaml: String?
    for index in stride(from: 1, to: parts.count, by: 2) {
      let end = try #require(parts[index].firstIndex(of: "\n"))
      let question = String(parts[index][..<end])
      if question == "yaml" {
        yaml = String(parts[index][end...].dropFirst())
      } else {
        parts[index] = "\(question)\n\(try answer(to: question, about: #require(yaml), in: path))"
      }
    }
    let failure = try Golden.failure(of: parts.joined(separator: "```"), expectedIn: path)
    #expect(failure == nil)
  }

  /// Nothing asks for an explanation of the whole scene, `about <view>` for that of a view, and `what-if` and
  /// `what-if <view>` for what another priority would change.
  private func answer(to question: String, about yaml: String, in path: String) throws -> String {
    let words = question.split(separator: " ").map(String.init)
    let name = words.count == 2 ? words[1] : nil
    switch words.first {
    case nil:
      // The first line is the title.
      return String(try explain(yaml).text().split(separator: "\n", maxSplits: 1)[1])
    case "about":
      let explanation = try explain(yaml)
      return explanation.text(about: try explanation.view(named: name, in: path))
    case "what-if":
      return try whatIf(yaml, about: name).text
    case let word?:
      throw UnknownQuestion(word: word)
    }
  }

  private struct UnknownQuestion: Error { var word: String }
}
