import ArgumentParser
import Snug

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Name the scenes of a .xib, .storyboard or .swift.",
    discussion: """
      A line for each view that nothing in the file lays out: those of controllers, the contents of \
      cells and windows, and views by themselves. First the name that --scene takes, then its size \
      and its object id, with tabs between them. Of a .swift, which is not run, the classes of views \
      and controllers that can be made without arguments.
      """)

  @Argument(help: "A .xib, .storyboard or .swift; - is standard input.", completion: .scene)
  var file: String

  func run() throws {
    var session = try Session()
    do throws(Diagnostics) {
      let source: SourceText
      do { source = try SourceText.reading(file) } catch { throw Diagnostics([error]) }
      let lines =
        source.isSwift ? source.swiftViewNames : try InterfaceBuilderFile.rootLines(of: source)
      session.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: "-")
    } catch {
      session.report(error.all)
    }
    try session.finish()
  }
}

extension InterfaceBuilderFile {
  /// The roots of a file, a line each: name, size and object id.
  fileprivate static func rootLines(of source: SourceText) throws(Diagnostics) -> [String] {
    guard source.isInterfaceBuilder else {
      throw Diagnostics([
        Diagnostic(
          .error, .notInterfaceBuilder, "this is not a .xib or .storyboard", file: source.name,
          notes: ["a scene file holds one scene"])
      ])
    }
    return try InterfaceBuilderFile(source).roots.map { root in
      let size = root.size.map { "\($0.width.shortDescription) × \($0.height.shortDescription)" }
      return [root.name, size ?? "–", root.objectID ?? "–"].map(\.onOneLine).joined(separator: "\t")
    }
  }
}
