import ArgumentParser
import Snug

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what happened to each view of a scene, and why.")

  @Argument(help: "A scene file; - is standard input.")
  var scene: String

  @Argument(help: "The name of a view: only it is explained.")
  var view: String?

  func run() throws {
    var session = try Session()
    if let explanation = session.explain(scene) {
      do {
        let text = try explanation.text(aboutViewNamed: view, in: scene)
        session.report(session.pipeline.diagnostics(of: explanation))
        session.write(Array(text.utf8), to: "-")
      } catch {
        session.report([error])
      }
    }
    try session.finish()
  }
}
