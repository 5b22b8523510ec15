import ArgumentParser
import Snug

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the scenes of a .xib, .storyboard, .swift or console log.",
    discussion: """
      Prints a line for each view that nothing else in the file lays out: the views of controllers, \
      the contents of cells and windows, and top-level views. A line has the name that --scene \
      takes, the size and the object id, separated by tabs. For a log, it prints a line for each \
      report: its name, the line it begins in, and what it lists. For a .swift, which is not run, it \
      prints the classes of views and controllers, with the sample arguments they are made with.
      """)

  @Argument(help: "A .xib, .storyboard, .swift or log; - is standard input.", completion: .scene)
  var file: String

  func run() throws {
    var session = try Session()
    do throws(Diagnostics) {
      let source = try Diagnostics.wrapping(try SourceText.reading(file))
      guard let scenes = try source.listings() else {
        throw Diagnostics([
          Diagnostic(
            .error, .notInterfaceBuilder, "this is not a .xib, a .storyboard, a .swift or a log",
            file: file, notes: ["a scene file holds one scene"])
        ])
      }
      let lines = scenes.map { scene in
        ([scene.name] + scene.details).map(\.onOneLine).joined(separator: "\t") + "\n"
      }
      session.write(lines.joined())
    } catch {
      session.report(error.all)
    }
    try session.finish()
  }
}
