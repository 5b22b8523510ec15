import ArgumentParser
import AutoLayout
import Cassowary
import Geometry
import LayoutExplanation

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Print what explaining costs beside solving.",
    discussion: """
      The layouts are those of the table, as scenes. Layout is the time from the scene to every \
      frame, Solve the solver's part in it, Explain the time from there to every reason as data, \
      Text the sentences of them. By layout and by solve are what Explain is in terms of either.

      Build for release: swift run -c release SnugBenchmarks explain
      """)

  @OptionGroup var layouts: LayoutOptions

  @Flag(help: "Leave out the sentences.")
  var withoutText = false

  @Flag(help: "Print a Markdown table.")
  var markdown = false

  /// Seconds after which a time is not taken again.
  private static let patience = 0.3

  func run() {
    var table = Table(
      header: [
        "Family", "Priorities", "n", "Views", "Layout", "Solve", "Explain", "By layout", "By solve",
        "Text",
      ])
    for family in layouts.families {
      for form in layouts.forms {
        for size in layouts.sizes(of: family, usually: [10, 100, 1_000, 10_000]) {
          table.rows.append(row(family, form, size))
        }
      }
    }
    writeNow(table.text(markdown: markdown))
  }

  private func row(_ family: Family, _ form: Family.Form, _ size: Int) -> [String] {
    let engine = LayoutEngine(measuring: MonospacedTextMeasurer())
    let scene = family.scene(size, form)
    let layout = engine.layout(scene)
    let system = layout.system
    let tieBreakers = system.tieBreakers
    let layoutTime = median { keep(engine.layout(scene)) }
    let solveTime = median { keep(system.solver.solve(preferring: tieBreakers)) }
    let explainTime = median { keep(Explanation(layout)) }
    let explanation = Explanation(layout)
    let textTime = withoutText ? nil : median { keep(explanation.text()) }
    return [
      family.rawValue, form.rawValue, Readable.count(size), Readable.count(scene.views.count),
      Readable.time(layoutTime), Readable.time(solveTime), Readable.time(explainTime),
      Readable.ratio(explainTime / layoutTime), Readable.ratio(explainTime / solveTime),
      textTime.map(Readable.time) ?? "–",
    ]
  }

  private func median(_ work: () -> Void) -> Double {
    var times: [Double] = []
    var total = 0.0
    while times.isEmpty || times.count < 101 && total < Self.patience {
      let time = seconds(work)
      times.append(time)
      total += time
    }
    return times.sorted()[times.count / 2]
  }
}
