import SnugDiagnostics
import SnugPlatform
import SnugProcesses
import SnugSceneFormat

/// Running the compiled program.
extension SwiftProgram {
  /// Deletes the compiled files.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs the program and reads its output; `nil` if the class is not a view.
  func scene(arguments: [String]) throws -> ExportedScene? {
    // Makes the iteration order of dictionaries, and so the order of views, reproducible.
    let script = #"export SWIFT_DETERMINISTIC_HASHING=1; exec "$0" "$@""#
    let outcome = try ChildProcess(
      "/bin/sh", ["-c", script, path("views"), path("scenes.json")] + arguments
    ).run(within: Double(run.timeLimit), output: path("output.txt"))
    // Leave out the backtrace, which is one of this module where it has no line of the files.
    let notes = outcome.output.split(separator: "\n").prefix { !$0.hasPrefix("*** ") }.prefix(6)
      .map(String.init)
    let failure = Diagnostic(
      .error, .codeFailed, "the code ended before its views were laid out",
      file: sources[0].name, notes: notes)
    switch outcome.end {
    case .exit(0): break
    case .timeLimit:
      throw Diagnostic(
        .error, .codeFailed, "the code was stopped after \(run.timeLimit) seconds",
        file: sources[0].name, notes: notes)
    case .exit, .signal:
      if !leftOut.isEmpty, outcome.output.contains(Self.stop.split(separator: "\"")[1]) {
        let types = standIns.filter(\.isType).map { inOriginal($0.error) }
        throw failureOfSearch ?? Diagnostics((missingModules + types + errorsLeftOut).condensed)
      }
      throw CompilerOutput(outcome.output).crash(in: sources).map(namingFile) ?? failure
    }
    guard let data = FileManager.default.contents(atPath: path("scenes.json")) else {
      throw failure
    }
    return try JSONDecoder().decode([ExportedScene].self, from: data).first
  }

  /// The error about an outlet, with the file of the project that may connect it.
  private func namingFile(_ error: Diagnostic) -> Diagnostic {
    guard error.message.hasPrefix("the code stopped: the outlet '"), let range = error.range,
      let type = readings[range.source].outline.declarations
        .first(where: { $0.body.contains(range.offsets.lowerBound) })?.name,
      let advice = adviceToDrawFile(of: type)
    else { return error }
    var error = error
    error.notes.append(advice)
    return error
  }

  /// The advice to draw the storyboard or XIB file of the project that has an object of a class; `nil` if none has.
  func adviceToDrawFile(of type: String) -> String? {
    guard let project = SwiftFolders.projects(of: sources[0].name).first else { return nil }
    let mark = Array("customClass=\"\(type)\"".utf8)
    return SwiftFolders.contents(of: project).sorted().first { path in
      (path.hasSuffix(".storyboard") || path.hasSuffix(".xib"))
        && FileManager.default.contents(atPath: "\(project)/\(path)")
          .map { Array($0).firstRange(of: mark) != nil } ?? false
    }.map { "'\($0)' has a '\(type)': draw that file" }
  }
}
