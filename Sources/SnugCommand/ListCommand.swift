import ArgumentParser
import Snug

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Name the scenes of a .xib, .storyboard, .swift or console log.",
    discussion: """
      A line for each view that nothing in the file lays out: those of controllers, the contents of \
      cells and windows, and views by themselves. First the name that --scene takes, then its size \
      and its object id, with tabs between them. Of a log a line for each report: its name, the line \
      it begins in, and what it lists. Of a .swift, which is not run, the classes of views and \
      controllers that can be made without arguments.
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
