import ArgumentParser
import Foundation
import Snug
import SnugSceneImport

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

  @Argument(help: "A folder of .xib and .storyboard files.", completion: .directory)
  var folder: String

  @Option(
    help:
      "A folder in it to leave out, to see whether rules that were read from it hold for others.")
  var without: [String] = []

  @Option(help: "How many of the worst roots to list.")
  var worst = 20

  func run() throws {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = all.filter { file in !without.contains { file.hasPrefix("\($0)/") } }
    let pipeline = try Pipeline()
    for usesStoredSizes in [true, false] {
      var comparison = FrameComparison(
        pipeline, for: SceneSelection(usesStoredSizes: usesStoredSizes))
      for file in files.sorted() where file.hasSuffix(".xib") || file.hasSuffix(".storyboard") {
        comparison.add(file: file, in: folder)
      }
      writeNow(usesStoredSizes ? "Layout alone\n\n" : "\nLayout, texts and controls\n\n")
      writeHeader(FrameComparison.header, wordColumns: 1)
      for row in comparison.rows { writeRow(row) }
      writeNow(comparison.remarks(worst: worst))
    }
  }
}
