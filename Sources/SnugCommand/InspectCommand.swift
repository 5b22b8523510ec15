import ArgumentParser
import Snug

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show how the solver sees a scene.",
    discussion: """
      The tableau is what the solver ended with. Presolve removed the variables that required \
      equalities determine. The symbols that are left are variables and sums of them. The \
      positions of nonbasic symbols determine those of basic ones by their rows.

      Each symbol has a cost: from left to right breakpoints, and between them what a step to the \
      right costs at each priority. A double line is a required bound, and [brackets] mark the \
      symbol's position. The multiplier is the symbol's part in the proof that the positions are \
      optimal. The range is where the symbol could be at no cost to any priority, as far as its \
      row allows.
      """)

  @Argument(help: "A scene file; - is standard input.", completion: .scene)
  var scene: String

  @OptionGroup(title: "Scene options") var selection: SelectionOptions

  func run() throws {
    var session = try Session()
    if let scene = selection.read(scene, in: &session) {
      let explanation = session.pipeline.explain(scene)
      session.report(session.pipeline.diagnostics(of: explanation))
      session.write(explanation.layout.tableauDescription)
    }
    try session.finish()
  }
}
