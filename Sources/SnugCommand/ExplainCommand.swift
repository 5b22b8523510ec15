public import ArgumentParser
public import Snug

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what happened to each view of a scene, and why.",
    usage: """
      snug explain SCENE [VIEW] [--variant TITLE] [--format text|json|markdown]
      snug explain SCENE [VIEW] [--variant TITLE] --constraints
      """)

  @OptionGroup var options: SceneOptions

  @Argument(help: "The name of a view: only it is explained.")
  var view: String?

  @Option(
    help: ArgumentHelp(
      "Text to read, JSON for tools ('snug schema --explanation'), Markdown to paste.",
      valueName: "text|json|markdown"))
  var format: ExplanationFormat?

  @Flag(
    help: ArgumentHelp(
      "List the constraints instead, as UIKit's console prints them: satisfied or not."))
  var constraints = false

  func validate() throws {
    if constraints, format != nil {
      throw ValidationError("--constraints prints text: --format does not go with it.")
    }
  }

  func run() throws {
    var session = try Session()
    if let explanation = options.explain(in: &session) {
      do {
        let view = try explanation.view(named: view, in: options.scene)
        session.report(session.pipeline.diagnostics(of: explanation))
        let text =
          constraints
          ? explanation.constraintText(about: view)
          : explanation.written(as: format ?? .text, about: view)
        session.write(Array(text.utf8), to: "-")
      } catch {
        session.report([error])
      }
    }
    try session.finish()
  }
}

extension ExplanationFormat: ExpressibleByArgument {}
