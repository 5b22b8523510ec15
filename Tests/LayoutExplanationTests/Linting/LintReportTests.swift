import Diagnostics
import LayoutExplanation
import Snug
import Testing

/// Findings as GitHub and tools read them.
@Suite struct `A report` {
  private let source = SourceText(name: "a,b:c%.yaml", "title: x\nview:\n  size: [1, 2]\n")

  private func finding(_ offsets: Range<Int>?) -> Diagnostic {
    Diagnostic(
      .warning, .clippedText, "50% of 'a', cut: one\r\ntwo",
      at: offsets.map { SourceRange(source, $0) },
      file: "d.yaml", notes: ["mend it"], views: ["a"])
  }

  @Test func `escapes in messages what ends them, and in properties also what parts them`() {
    // "size" stands from 17 to 21, in the third line from its third column.
    #expect(
      finding(17..<21).workflowCommand
        == "::warning file=a%2Cb%3Ac%25.yaml,line=3,col=3,endLine=3,endColumn=7,title=clipped-text"
        + "::50%25 of 'a', cut: one\\r\\ntwo%0Amend it")
  }

  @Test func `gives no last column to what ends in another line`() {
    #expect(
      finding(9..<21).workflowCommand.hasPrefix(
        "::warning file=a%2Cb%3Ac%25.yaml,line=2,col=1,endLine=3,title=clipped-text::"))
  }

  @Test func `names at least the file of what has no place`() {
    #expect(
      finding(nil).workflowCommand.hasPrefix("::warning file=d.yaml,title=clipped-text::"))
    #expect(LintReport.json([finding(nil)]).contains("\"file\": \"d.yaml\""))
    #expect(LintReport.json([finding(nil)]).contains("\"line\": null"))
  }

  @Test func `is a document even if there is nothing in it`() {
    #expect(LintReport.json([]) == "{ \"version\": 1, \"findings\": [] }\n")
  }

  @Test func `says where a finding ends, behind its last character`() {
    let json = LintReport.json([finding(9..<21)])
    for member in ["\"line\": 2", "\"column\": 1", "\"endLine\": 3", "\"endColumn\": 7"] {
      #expect(json.contains(member))
    }
  }
}

/// Which rules one looks by.
@Suite struct `A choice of rules` {
  @Test func `keeps their order, whatever order they are named in`() {
    let rules = Linter.rules(named: [.mixedLeftAndLeading, .conflict, .clippedText])
    #expect(rules.map(\.id) == [.conflict, .clippedText, .mixedLeftAndLeading])
  }

  @Test func `leaves out what is disabled, even if it is named`() {
    #expect(Linter.rules(without: [.conflict]).count == 17)
    #expect(
      Linter.rules(named: [.conflict, .clippedText], without: [.conflict]).map(\.id)
        == [.clippedText])
  }
}
