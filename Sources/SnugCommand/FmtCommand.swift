import ArgumentParser
import Foundation
import Snug

struct FmtCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt", abstract: "Write scene files in one order and with one spacing.",
    usage: "snug fmt SCENE|DIR... [--check] [--stdout]",
    discussion: """
      Keys are put into the order of the reference, and spacing is made the same everywhere; \
      comments, quotes, brackets and what the file says stay as they are. In folders, every .yaml \
      and .yml file is formatted, hidden ones left out.

      Exit status: 0 done, or nothing to do; 1 with --check, a file is not formatted, or a file is \
      no YAML; 2 a file could not be read, written or formatted; 64 wrong arguments.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders of them; - is standard input, written to standard output.",
      valueName: "scene"))
  var paths: [String]

  @Flag(help: "Write nothing; list the files that are not formatted.")
  var check = false

  @Flag(help: "Write to standard output instead of into the file.")
  var stdout = false

  func validate() throws {
    if check, stdout { throw ValidationError("--check writes nothing, --stdout does; name one.") }
  }

  // No fonts are needed for it, and so no session.
  func run() throws {
    var status: Int32 = 0
    var files: [String] = []
    for path in paths {
      do { files += try SceneFolder.files(at: path) } catch {
        status = max(status, Self.report([error]))
      }
    }
    if stdout, files.count > 1 { throw ValidationError("--stdout takes one file.") }
    for file in files {
      do { status = max(status, try format(file)) } catch {
        status = max(status, Self.report([error]))
      }
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// Formats a file; the exit code it earns.
  private func format(_ path: String) throws(Diagnostic) -> Int32 {
    let source: SourceText
    let formatted: String
    do {
      source = try SourceText.reading(path)
      formatted = try SceneFormatter.format(source)
    } catch let error as Diagnostics {
      return Self.report(error.all)
    } catch let error as Diagnostic {
      return Self.report([error])
    } catch {
      return Self.report([Diagnostic(.error, .unreadableFile, "\(error)", file: path)])
    }
    let finding = SceneFormatter.finding(in: source, formatted: formatted)
    if check {
      guard let finding else { return 0 }
      Session.print(error: finding.formatted)
      try OutputFile.write(Array("\(path)\n".utf8), to: "-")
      return 1
    }
    if stdout || path == "-" {
      try OutputFile.write(Array(formatted.utf8), to: "-")
    } else if finding != nil {
      try OutputFile.write(Array(formatted.utf8), to: path)
      Session.print(error: "formatted \(path)")
    }
    return 0
  }

  /// Says what is wrong; the exit code it earns.
  private static func report(_ diagnostics: [Diagnostic]) -> Int32 {
    for diagnostic in diagnostics { Session.print(error: diagnostic.formatted) }
    let isWorkUndone = diagnostics.contains {
      [.unreadableFile, .unwritableFile, .unformattable].contains($0.id)
    }
    return isWorkUndone ? 2 : 1
  }
}

/// The scene files a path stands for.
private enum SceneFolder {
  /// The file itself, or the scenes below a folder, in the order of their paths.
  static func files(at path: String) throws(Diagnostic) -> [String] {
    var isFolder: ObjCBool = false
    guard path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return [path] }
    let names: [String]
    do {
      names = try FileManager.default.subpathsOfDirectory(atPath: path)
    } catch {
      throw Diagnostic(
        .error, .unreadableFile, "the folder cannot be read", file: path)
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let scenes = names.filter { name in
      (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return scenes.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { folder + $0 }
  }
}
