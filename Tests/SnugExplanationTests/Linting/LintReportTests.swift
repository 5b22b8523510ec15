import Foundation
import Snug
import SnugDiagnostics
import SnugLinting
import Testing

/// Findings in the formats for GitHub and other tools.
@Suite struct `A report` {
  private let source = SourceText(name: "a,b:c%.yaml", "title: x\nview:\n  size: [1, 2]\n")

  private func finding(_ offsets: Range<Int>?) -> Diagnostic {
    Diagnostic(
      .warning, .clippedText, "50% of 'a', cut: one\r\ntwo",
      at: offsets.map { SourceRange(source, $0) },
      file: "d.yaml", notes: ["mend it"], views: ["a"])
  }

  @Test func `escapes terminators in messages, and also separators in properties`() {
    // "size" is at the offsets from 17 to 21, on the third line, from the third column.
    #expect(
      finding(17..<21).workflowCommand()
        == """
        ::warning file=a%2Cb%3Ac%25.yaml,line=3,col=3,endLine=3,endColumn=7,title=clipped-text\
        ::50%25 of 'a', cut: one\\r\\ntwo%0Amend it
        """)
  }

  @Test func `has no last column if a finding ends on another line`() {
    #expect(
      finding(9..<21).workflowCommand().hasPrefix(
        "::warning file=a%2Cb%3Ac%25.yaml,line=2,col=1,endLine=3,title=clipped-text::"))
  }

  @Test func `has the file of a finding without a location`() {
    #expect(
      finding(nil).workflowCommand().hasPrefix("::warning file=d.yaml,title=clipped-text::"))
    #expect(LintReport.json([finding(nil)]).contains("\"file\": \"d.yaml\""))
    #expect(LintReport.json([finding(nil)]).contains("\"line\": null"))
  }

  @Test(arguments: [
    ("/repo/Docs/a.yaml", "/repo", "Docs/a.yaml"), ("/repo/Docs/a.yaml", "/repo/", "Docs/a.yaml"),
    ("/repo/Docs/../a.yaml", "/repo", "a.yaml"),
    ("/repository/a.yaml", "/repo", "/repository/a.yaml"),
    ("-", "/repo", "-"), ("a.yaml", "/repo", "a.yaml"), ("a.yaml", "", "a.yaml"),
    ("Docs/a.yaml", FileManager.default.currentDirectoryPath, "Docs/a.yaml"),
    (
      "a.yaml",
      URL(filePath: FileManager.default.currentDirectoryPath).deletingLastPathComponent().path,
      URL(filePath: FileManager.default.currentDirectoryPath).lastPathComponent + "/a.yaml"
    ),
  ])
  func `has paths relative to the repository`(path: String, workspace: String, expected: String) {
    let source = SourceText(name: path, "a")
    for diagnostic in [
      Diagnostic(.error, .conflict, "m", at: SourceRange(source, 0..<1)),
      Diagnostic(.error, .conflict, "m", file: path),
    ] {
      #expect(
        diagnostic.workflowCommand(workspace: workspace).hasPrefix("::error file=\(expected),"))
    }
  }

  @Test func `is a valid document without findings`() {
    #expect(LintReport.json([]) == "{ \"version\": 1, \"findings\": [] }\n")
  }

  @Test func `has the end of a finding after its last character`() {
    let json = LintReport.json([finding(9..<21)])
    for member in ["\"line\": 2", "\"column\": 1", "\"endLine\": 3", "\"endColumn\": 7"] {
      #expect(json.contains(member))
    }
  }
}

/// The selection of rules.
@Suite struct `A selection of rules` {
  @Test func `has a fixed order, independently of the order of names`() {
    let rules = Linter.rules(named: [.mixedLeftAndLeading, .conflict, .clippedText])
    #expect(rules.map(\.id) == [.conflict, .clippedText, .mixedLeftAndLeading])
  }

  @Test func `leaves out disabled rules, even if they are named`() {
    #expect(Linter.rules(without: [.conflict]).count == 20)
    #expect(
      Linter.rules(named: [.conflict, .clippedText], without: [.conflict]).map(\.id)
        == [.clippedText])
  }
}
