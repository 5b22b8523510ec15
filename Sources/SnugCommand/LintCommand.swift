import ArgumentParser
import Snug
import SnugPublishing

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Find likely mistakes in a layout.",
    discussion: """
      Findings are diagnostics on standard error, or JSON on standard output.

      Exit status: 0 no findings; 1 findings, or an error in a scene; 2 a scene could not be read; \
      64 wrong arguments.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders of them; - is standard input.", valueName: "scene"),
    completion: .scene)
  var scenes: [String] = []

  @Option(
    help: ArgumentHelp("Run only this rule. Repeatable.", valueName: "name"),
    completion: .rule)
  var rule: [String] = []

  @Option(
    help: ArgumentHelp("Skip this rule. Repeatable.", valueName: "name"), completion: .rule)
  var disable: [String] = []

  @Option(help: "The output format: text or json.")
  var format: Format = .text

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @OptionGroup var diagnostics: DiagnosticOptions
  @OptionGroup(title: "Scene options") var selection: SelectionOptions

  @Flag(help: "List the rules.")
  var rules = false

  func validate() throws {
    for name in rule + disable where !Self.names.contains(name) {
      throw ValidationError(
        "There is no rule '\(name)'"
          + SpellingSuggestion.phrase(for: name, among: Self.names, otherwise: ".")
          + " 'snug lint --rules' lists them.")
    }
    if scenes.isEmpty, !rules { throw ValidationError("Name a scene, or use --rules.") }
  }

  private static let names = Linter.rules.map(\.name)

  func run() throws {
    if rules { return try Session.print(LintReport.rules) }
    let chosen = Linter.rules(
      named: rule.compactMap(Diagnostic.ID.init), without: disable.compactMap(Diagnostic.ID.init))
    var session = try Session(diagnostics: diagnostics.diagnostics)
    var findings: [Diagnostic] = []
    do {
      for scene in try SceneFiles(scenes, root: selection.scene).entries {
        var selection = selection.selection
        selection.name = scene.root
        findings += session.lint(
          scene.path, of: selection, by: chosen, reporting: format == .text)
      }
    } catch {
      findings = error.all
      session.report(findings)
    }
    if format == .json { session.write(LintReport.json(findings)) }
    try session.finish()
  }
}
