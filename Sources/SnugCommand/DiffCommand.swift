import ArgumentParser
import Snug
import SnugPlatform
import SnugPublishing

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two layouts: which views changed, by how much, and why.",
    discussion: """
      Compares two scenes, or a scene with its variant. With two, --variant selects that variant of \
      both. -o draws the old layout and the new one, and what moved.

      Exit status: 0 the layouts are the same; 1 they differ; 2 one of them has an error; 64 wrong \
      arguments.
      """)

  @Argument(help: "A scene file; - is standard input.", completion: .scene)
  var before: String

  @Argument(help: "The scene file to compare it with.", completion: .scene)
  var after: String?

  @OptionGroup(title: "Scene options") var selection: SelectionOptions

  @Option(help: "The output format: text or markdown.")
  var format: Format = .text

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, markdown }

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A picture of the differences: .svg, .png or .pdf.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: """
      The theme of the picture: light, dark, pair, which is a light one and a dark one named \
      NAME~dark, or auto.
      """)
  var appearance: AppearanceChoice = .light

  func validate() throws {
    try selection.validateSingleTextSize()
    if let output, ![.svg, .png, .pdf].contains(OutputFormat(ofFile: output)) {
      throw ValidationError("'\(output)': the picture must be a .svg, .png or .pdf file.")
    }
    if appearance == .auto, let output, OutputFormat(ofFile: output) != .svg {
      throw ValidationError("--appearance auto needs an SVG.")
    }
    if after == nil, selection.variant == nil {
      throw ValidationError("name two scenes, or one and --variant.")
    }
    if before == "-", after == "-" || after == nil {
      throw ValidationError("standard input can be read only once.")
    }
  }

  func run() throws {
    var session = try Session()
    var former = selection
    if after == nil { former.variant = nil }
    let old = former.read(before, in: &session)
    let new = selection.read(after ?? before, in: &session)
    guard let old, let new else { throw ExitCode(2) }
    let pipeline = session.pipeline
    let difference = LayoutDifference(from: pipeline.explain(old), to: pipeline.explain(new))
    for layout in [difference.before, difference.after] {
      session.report(pipeline.diagnostics(of: layout).filter { $0.id == .unprovedLayout })
    }
    session.write(format == .text ? difference.text : difference.markdown)
    if let output { draw(difference, to: output, in: &session) }
    guard session.status == 0 else { throw ExitCode(2) }
    if !difference.isEmpty { throw ExitCode(1) }
  }

  private func draw(
    _ difference: LayoutDifference, to output: String, in session: inout Session
  ) {
    let pipeline = session.pipeline
    do {
      let paths = PictureForm(appearance: appearance).paths(beside: output)
      let files = try zip(appearance.appearances, paths).map { theme, path in
        let options = DiagramOptions(
          for: difference.after.layout.scene, appearance: theme,
          followsColorScheme: appearance == .auto)
        let picture = pipeline.diagram(of: difference, options)
        let name = URL(filePath: output).deletingPathExtension().lastPathComponent
        let bytes = try pipeline.render(
          picture, as: OutputFormat(ofFile: output) ?? .svg, id: PictureID(named: name))
        return (path, bytes)
      }
      session.write(files)
    } catch {
      session.report([
        Diagnostic(.error, .unwritableFile, "cannot draw the picture: \(error)", file: output)
      ])
    }
  }
}
