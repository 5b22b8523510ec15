import SnugDiagnostics
import SnugLinting
import SnugTestSupport
import Testing

/// The pages for rules in `Sources/Snug/Snug.docc/LintRules` agree with `Fixtures/Lint`.
@Suite struct `The page of each rule` {
  static let folder = "Sources/Snug/Snug.docc/LintRules"

  struct Documented: CustomTestStringConvertible, Sendable {
    let rule: any LintRule
    var testDescription: String { rule.name }

    /// The page of `required-chcr` is `RequiredCHCR.md`.
    var page: String {
      let words = rule.name.split(separator: "-").map { word in
        word == "chcr" ? "CHCR" : "\(word.prefix(1).uppercased())\(word.dropFirst())"
      }
      return "\(`The page of each rule`.folder)/\(words.joined()).md"
    }

    /// Only Interface Builder files store frames.
    var isAboutInterfaceBuilder: Bool { rule.id == .misplacedView }

    func file(_ kind: String) -> String { "\(kind).\(isAboutInterfaceBuilder ? "xib" : "yaml")" }
    func fixture(_ kind: String) -> String { "Fixtures/Lint/\(rule.name)/\(file(kind))" }
  }

  static let all = Linter.rules.map(Documented.init)

  @Test(arguments: all) func `quotes the bad scene, the good scene and the source`(
    documented: Documented
  ) throws {
    let page = try Fixtures.text(documented.page)
    #expect(page.hasPrefix("# \(documented.rule.name)\n"))
    for kind in ["bad", "good"] {
      let language = documented.isAboutInterfaceBuilder ? "xml" : "yaml"
      #expect(page.contains("```\(language)\n\(try Fixtures.text(documented.fixture(kind)))```\n"))
    }
    // The name, the summary, the rationale, and the source.
    let paragraphs = page.split(separator: "\n\n")
    let source = try #require(paragraphs.firstIndex { $0.hasPrefix("**Source**: ") })
    #expect(source >= 3 && paragraphs[1...source].allSatisfy { $0.hasSuffix(".") })
    let file = documented.isAboutInterfaceBuilder ? "file" : "scene"
    #expect(page.contains("\n## The same \(file), fixed\n"))
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let summary = documented.rule.summary
    #expect(words.contains(summary.prefix(1).uppercased() + summary.dropFirst() + "."))
  }

  @Test(arguments: all) func `has a bad scene in which only the rule finds something`(
    documented: Documented
  ) throws {
    let found = try findings(in: documented.fixture("bad"))
    #expect(found.map(\.id) == [documented.rule.id])
    #expect(found.map(\.severity) == [documented.rule.severity])
    #expect(found.allSatisfy { $0.range != nil && !$0.notes.isEmpty && !$0.views.isEmpty })
  }

  @Test(arguments: all) func `has a good scene in which no rule finds anything`(
    documented: Documented
  ) throws {
    let found = try findings(in: documented.fixture("good"))
    #expect(found.map(\.formatted) == [])
  }

  @Test(arguments: all) func `quotes the findings in the bad scene`(
    documented: Documented
  ) throws {
    let said = try findings(in: documented.fixture("bad")).map { $0.formatted + "\n" }.joined()
    let page = try Fixtures.text(documented.page)
    #expect(page.contains("```console\n$ snug lint \(documented.file("bad"))\n\(said)```\n"))
  }

  @Test func `exists for every rule, with two scenes, and there are no other files`() {
    #expect(Fixtures.files(below: Self.folder) == Self.all.map(\.page).sorted())
    let scenes = Self.all.flatMap { [$0.fixture("bad"), $0.fixture("good")] }
    #expect(
      Fixtures.files(below: "Fixtures/Lint").filter { !$0.hasSuffix(".txt") } == scenes.sorted())
  }

  @Test func `is in the table of all rules, in order`() throws {
    let table = try Fixtures.text("\(Self.folder).md")
    let rows = table.matches(of: /(?m)^\| \[`(?<name>[a-z-]+)`\]\(doc:(?<page>\w+)\) \|/)
    #expect(rows.map { String($0.name) } == Self.all.map(\.rule.name))
    #expect(rows.map { "\(Self.folder)/\($0.page).md" } == Self.all.map(\.page))
  }

  @Test func `has a rule in the list of rules, in the order of their IDs`() {
    #expect(Linter.rules.map(\.id) == Diagnostic.ID.lintRules)
    #expect(Set(Linter.rules.map(\.name)).count == 21)
    for rule in Linter.rules {
      #expect(rule.summary.last != "." && !rule.summary.isEmpty, "\(rule.name)")
    }
  }
}
