import ArgumentParser
import Snug
import Foundation

struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Compare layouts of .xib and .storyboard files with the frames they store.",
    discussion: """
      Each file stores the frame Apple's engine gave each view. The first table takes the sizes the \
      files store for intrinsic sizes, which leaves the layout; in the second Snug measures texts and \
      controls itself. Both keep a stored size that nothing determines, as Interface Builder's canvas does. \
      Frames that a file calls misplaced, ambiguous or fixed, those in a misplaced view, those of cells that \
      their table resizes, and those of views that a stack view hides, are left out and counted.
      """)

  @Argument(
    help: "Folders of .xib and .storyboard files; each has rows of its own.", completion: .directory
  )
  var folders: [String]

  @Option(help: "How many of the worst roots to list.")
  var worst = 20

  func run() throws {
    let pipeline = try Pipeline()
    for usesStoredSizes in [true, false] {
      var comparison = FrameComparison(
        pipeline, for: SceneSelection(usesStoredSizes: usesStoredSizes))
      for folder in folders {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for file in all.sorted() where file.hasSuffix(".xib") || file.hasSuffix(".storyboard") {
          comparison.add(file: file, in: folder)
        }
      }
      SnugBenchmarks.write(
        usesStoredSizes ? "Layout alone\n" : "\nLayout, texts and controls\n")
      SnugBenchmarks.writeHeader(FrameComparison.header)
      for row in comparison.rows { SnugBenchmarks.writeRow(row) }
      SnugBenchmarks.write(
        "\nLeft out: " + comparison.remarks(worst: worst).joined(separator: "\n"))
    }
  }
}
