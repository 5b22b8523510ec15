import ArgumentParser
import Snug

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what happened to each view of a scene, and why.")

  @OptionGroup var options: SceneOptions

  @Argument(help: "The name of a view: only it is explained.")
  var view: String?

  func run() throws {
    var session = try Session()
    if let explanation = options.explain(in: &session) {
      do {
        let text = try explanation.text(aboutViewNamed: view, in: options.scene)
        session.report(session.pipeline.diagnostics(of: explanation))
        session.write(Array(text.utf8), to: "-")
      } catch {
        session.report([error])
      }
    }
    try session.finish()
  }
}
