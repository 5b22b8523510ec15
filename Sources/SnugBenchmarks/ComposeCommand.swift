import ArgumentParser
import AutoLayout
import Diagrams
import Drawing
import LayoutExplanation
import Typesetting

struct ComposeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compose",
    abstract: "Print how the time of composing a picture grows with its views.",
    discussion: """
      Compose is the time from the explanation to the list of marks, with every place decided; \
      Growth, how many times that of the size before it is.

      Build for release: swift run -c release snug-benchmarks compose
      """)

  @Option(help: "Only this family; may be given several times.")
  var family: [Family] = []

  @Option(help: "How many labels, rows, levels or cards, separated by commas.")
  var sizes = "200,2000"

  @Option(help: "Priorities many constraints share, or one for each.")
  var form: Family.Form = .tied

  func validate() throws {
    guard !numbers.isEmpty, numbers.allSatisfy({ $0 > 0 }) else {
      throw ValidationError("--sizes takes whole numbers above 0, separated by commas.")
    }
  }

  private var numbers: [Int] { sizes.split(separator: ",").map { Int($0) ?? 0 } }

  func run() {
    var table = Table(header: ["Family", "n", "Views", "Marks", "Compose", "Growth"])
    let measurer = MonospacedTextMeasurer()
    for family in family.isEmpty ? Family.allCases : family {
      var before: Double?
      for size in numbers {
        let layout = LayoutEngine(measuring: measurer).layout(family.scene(size, form))
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
    writeNow(table.text(.plain))
  }
}
