import ArgumentParser
import AutoLayout
import Diagrams
import Drawing
import Geometry
import LayoutExplanation

struct ComposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose",
    abstract: "Print how the time of composing a picture grows with its views.",
    discussion: """
      Compose is the time from the explanation to the list of marks, with every place decided; \
      Growth, how many times that of the size before it is.

      Build for release: swift run -c release SnugBenchmarks compose
      """)

  @OptionGroup var layouts: LayoutOptions

  func run() {
    var table = Table(header: ["Family", "n", "Views", "Marks", "Compose", "Growth"])
    let measurer = MonospacedTextMeasurer()
    for family in layouts.families {
      var before: Double?
      for size in layouts.sizes(of: family, usually: [200, 2_000]) {
        let scene = family.scene(size, layouts.form ?? .tied)
        let layout = LayoutEngine(measuring: measurer).layout(scene)
        let explanation = Explanation(layout)
        let composer = DiagramComposer(measuring: measurer)
        let marks = composer.compose(explanation).marks.count
        let time = (0..<3).map { _ in seconds { keep(composer.compose(explanation)) } }.min() ?? 0
        table.rows.append([
          family.rawValue, Readable.count(size), Readable.count(layout.scene.views.count),
          Readable.count(marks), Readable.time(time),
          before.map { Readable.ratio(time / $0) } ?? "–",
        ])
        before = time
      }
    }
    writeNow(table.text())
  }
}
