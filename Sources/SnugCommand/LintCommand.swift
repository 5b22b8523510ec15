public import ArgumentParser
import Publishing
public import Snug

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Look for what one would not want in a layout, by named rules.",
    usage: """
      snug lint SCENE|DIR... [--rule NAME]... [--disable NAME]... [--format human|json|github]
                [--variant TITLE]
      snug lint --rules
      """,
    discussion: """
      Findings go to standard error, with their lines; as JSON or as workflow commands of GitHub \
      Actions to standard output.

      Exit status: 0 nothing was found; 1 something was, or a scene is wrong; 2 a scene could not \
      be read; 64 wrong arguments.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders of them; - is standard input.", valueName: "scene"),
    completion: .scene)
  var scenes: [String] = []

  @Option(
    help: ArgumentHelp("Look by this rule, and by others so named, alone.", valueName: "name"),
    completion: .rule)
  var rule: [String] = []

  @Option(
    help: ArgumentHelp("Do not look by this rule.", valueName: "name"), completion: .rule)
  var disable: [String] = []

  @Option(help: "How findings are told: human, json or github.")
  var format: LintFormat = .human

  @OptionGroup var variant: VariantOption

  @Flag(help: "List the rules.")
  var rules = false

  func validate() throws {
    for name in rule + disable where !Self.names.contains(name) {
      let suggestion = SpellingSuggestion.phrase(for: name, among: Self.names)
      throw ValidationError(
        "There is no rule '\(name)'\(suggestion.isEmpty ? "." : suggestion) 'snug lint --rules' "
          + "lists them.")
    }
    if scenes.isEmpty, !rules { throw ValidationError("Name a scene, or ask for the --rules.") }
  }

  private static let names = Linter.rules.map(\.name)

  func run() throws {
    if rules {
      try OutputFile.write(Array(LintReport.rules.utf8), to: "-")
      return
    }
    let chosen = Linter.rules(
      named: rule.compactMap(Diagnostic.ID.init), without: disable.compactMap(Diagnostic.ID.init))
    var session = try Session()
    var findings: [Diagnostic] = []
    do {
      for scene in try SceneFiles(scenes).entries {
        findings += session.lint(scene.path, variant: variant.variant, by: chosen, format: format)
      }
    } catch {
      session.report(error.all)
    }
    let report = LintReport(findings)
    switch format {
    case .human: break
    case .json: session.write(Array(report.json.utf8), to: "-")
    case .github: session.write(Array(report.github.utf8), to: "-")
    }
    try session.finish()
  }
}

extension LintFormat: ExpressibleByArgument {}
