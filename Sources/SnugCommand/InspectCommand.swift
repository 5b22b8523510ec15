import ArgumentParser
import Snug

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show how the solver sees a scene.",
    discussion: """
      The tableau is what the solver ended with. Variables that required equalities determine \
      were taken out. The symbols that are left are variables and sums of them: parametric ones \
      stand where they are, basic ones follow from them by their rows.

      Each symbol has a price. From left to right: stops, and between them what a step to the \
      right costs, priority by priority; a double stroke is a wall, and in [brackets] is where \
      the symbol is. Its multiplier is its part in the proof that nothing is better. It is free \
      to be anywhere that costs no priority anything, as long as its row agrees.
      """)

  @OptionGroup var options: SceneOptions

  @Option(help: "What to show: the solver's tableau.")
  var stage: Stage = .tableau

  enum Stage: String, ExpressibleByArgument, CaseIterable {
    case tableau
  }

  func run() throws {
    var session = try Session()
    if let explanation = options.explain(in: &session) {
      session.report(session.pipeline.diagnostics(of: explanation))
      let text =
        switch stage {
        case .tableau: explanation.layout.tableauDescription
        }
      session.write(Array(text.utf8), to: "-")
    }
    try session.finish()
  }
}
