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
      A gap is the distance of a view from the nearest one before it in its superview, else from the \
      superview's edge. Frames that a file calls misplaced, ambiguous or fixed, those in a misplaced view, \
      those of cells that their table resizes, and those of views that a stack view hides, are left out and \
      counted.
      """)

  @Argument(
    help: "Folders of .xib and .storyboard files; each has rows of its own.", completion: .directory
  )
  var folders: [String]

  @Option(
    help:
      "A folder in them to leave out, to see whether rules that were read from it hold for others.")
  var without: [String] = []

  @Option(help: "How many of the worst roots to list.")
  var worst = 20

  func run() throws {
    let pipeline = try Pipeline()
    for usesStoredSizes in [true, false] {
      var comparison = FrameComparison(
        pipeline, for: SceneSelection(usesStoredSizes: usesStoredSizes))
      for folder in folders {
        for file in files(in: folder) { comparison.add(file: file, in: folder) }
      }
      writeNow(usesStoredSizes ? "Layout alone\n\n" : "\nLayout, texts and controls\n\n")
      writeHeader(FrameComparison.header, wordColumns: 2)
      for row in comparison.rows { writeRow(row) }
      writeNow(comparison.remarks(worst: worst))
    }
  }

  private func files(in folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { file in
      (file.hasSuffix(".xib") || file.hasSuffix(".storyboard"))
        && !without.contains { file.hasPrefix("\($0)/") }
    }.sorted()
  }
}
