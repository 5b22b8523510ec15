import ArgumentParser
import Snug

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Name the scenes of a .xib or .storyboard.",
    discussion: """
      A line for each view that nothing in the file lays out: those of controllers, the contents of \
      cells and windows, and views by themselves. First the name that --scene takes, then its size \
      and its object id, with tabs between them.
      """)

  @Argument(help: "A .xib or .storyboard; - is standard input.", completion: .scene)
  var file: String

  func run() throws {
    var session = try Session()
    do throws(Diagnostics) {
      let source: SourceText
      do { source = try SourceText.reading(file) } catch { throw Diagnostics([error]) }
      guard source.isInterfaceBuilder else {
        throw Diagnostics([
          Diagnostic(
            .error, .notInterfaceBuilder, "this is not a .xib or .storyboard", file: file,
            notes: ["a scene file holds one scene"])
        ])
      }
      let lines = try InterfaceBuilderFile(source).roots.map { root in
        let size = root.size.map { "\($0.width.shortDescription) × \($0.height.shortDescription)" }
        return [root.name, size ?? "–", root.objectID ?? "–"].map(\.onOneLine)
          .joined(separator: "\t") + "\n"
      }
      session.write(Array(lines.joined().utf8), to: "-")
    } catch {
      session.report(error.all)
    }
    try session.finish()
  }
}
