import ArgumentParser
import Snug
import SnugPlatform
import SnugPublishing

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write a scene of a .xib, .storyboard, .swift or console log as a scene file.",
    discussion: """
      The scene file has the same layout. Custom fonts, colors and what does not affect a layout are \
      left out. From a log, the scene is rebuilt as far as the log describes it.
      """)

  @Argument(help: "A scene file; - is standard input.", completion: .scene)
  var scene: String

  @OptionGroup(title: "Scene options") var selection: SelectionOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The scene file to write; - is standard output.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var output = "-"

  func validate() throws {
    try selection.validateSingleTextSize()
    // The extension of a file decides how it is read.
    let pathExtension = URL(fileURLWithPath: output).pathExtension.lowercased()
    guard ["", "yaml", "yml"].contains(pathExtension) else {
      throw ValidationError("'\(output)': a scene file is written as YAML; use .yaml or .yml.")
    }
    let paths = [output, scene].map(SceneFiles.standardPath)
    if output != "-", paths[0] == paths[1] {
      throw ValidationError("the output would overwrite '\(scene)'.")
    }
  }

  func run() throws {
    var session = try Session()
    if let scene = selection.read(scene, in: &session) { session.write(scene.yaml, to: output) }
    try session.finish()
  }
}
