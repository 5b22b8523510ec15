import ArgumentParser
import Foundation
import Publishing
import Snug

struct FmtCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt", abstract: "Write scene files in one order and with one spacing.",
    usage: """
      snug fmt SCENE|DIR... [--check] [--diagnostics human|github]
      snug fmt SCENE --stdout
      """,
    discussion: """
      Keys are put into the order of the reference, and spacing is made the same everywhere; \
      comments, quotes, brackets and what the file says stay as they are. What is formatted \
      already is not written.

      Exit status: 0 done, or nothing to do; 1 with --check, a file is not formatted, or a file is \
      no YAML; 2 a file could not be read, written or formatted; 64 wrong arguments.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders of them; - is standard input, written to standard output.",
      valueName: "scene"),
    completion: .scene)
  var scenes: [String]

  @Flag(help: "Write nothing; list the files that are not formatted.")
  var check = false

  @Flag(help: "Write to standard output instead of into the file.")
  var stdout = false

  @OptionGroup var diagnostics: DiagnosticOptions

  func validate() throws {
    if check, stdout { throw ValidationError("--check writes nothing, --stdout does; name one.") }
    if stdout, scenes.count > 1 || scenes.contains(where: SceneFiles.isFolder) {
      throw ValidationError("--stdout takes one file.")
    }
  }

  // No fonts are needed for it, and so no session.
  func run() throws {
    var status: Int32 = 0
    do {
      for scene in try SceneFiles(scenes).entries { status = max(status, format(scene.path)) }
    } catch {
      status = report(error.all)
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// Formats a file, or looks whether it is; the exit code it earns.
  private func format(_ path: String) -> Int32 {
    do {
      let source = try SourceText.reading(path)
      let formatted = try SceneFormatter.format(source)
      let finding = SceneFormatter.finding(in: source, formatted: formatted)
      if check {
        guard let finding else { return 0 }
        let status = report([finding])
        try OutputFile.write(Array("\(path)\n".utf8), to: "-")
        return status
      }
      if stdout || path == "-" {
        try OutputFile.write(Array(formatted.utf8), to: "-")
      } else if finding != nil {
        try OutputFile.write(Array(formatted.utf8), to: path)
        Session.print(error: "formatted \(path)")
      }
      return 0
    } catch let error as Diagnostics {
      return report(error.all)
    } catch let error as Diagnostic {
      return report([error])
    } catch {
      return report([Diagnostic(.error, .unreadableFile, "\(error)", file: path)])
    }
  }

  /// Says what is wrong; the exit code it earns.
  private func report(_ found: [Diagnostic]) -> Int32 {
    for diagnostic in found {
      Session.print(error: diagnostics.diagnostics.text(of: diagnostic))
    }
    return found.map(\.exitStatus).max() ?? 0
  }
}
