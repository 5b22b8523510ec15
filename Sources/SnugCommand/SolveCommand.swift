import ArgumentParser
import Snug

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Print the layout of a scene as JSON.")

  @Argument(help: "A scene file; - is standard input.")
  var scene: String

  @Flag(help: "Check the layout against the solver's proofs.")
  var verify = false

  func run() throws {
    var session = try Session()
    if let explanation = session.explain(scene) {
      let diagnostics = session.pipeline.diagnostics(of: explanation)
      session.report(diagnostics)
      session.write(Array(explanation.json(diagnostics: diagnostics).utf8), to: "-")
      if verify { session.report(explanation.layout.verify()) }
    }
    try session.finish()
  }
}
