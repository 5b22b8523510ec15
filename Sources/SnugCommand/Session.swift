import ArgumentParser
import Snug
import SnugPlatform
import SnugProcesses

/// A run of the tool: the pipeline, the printed diagnostics and the exit status.
struct Session: Sendable {
  let pipeline: Pipeline
  private let isVerbose: Bool
  private let diagnosticFormat: DiagnosticFormat
  /// The exit status so far, which only increases.
  private(set) var status: Int32 = 0
  /// The progress shown on a terminal.
  var progress: ProgressLine?

  /// Exits with 2 if a font is missing.
  init(verbose: Bool = false, diagnostics: DiagnosticFormat = .human) throws {
    isVerbose = verbose
    diagnosticFormat = diagnostics
    // Avoids reading the host's font configuration, which is not needed.
    Pipeline.prepareProcess()
    do {
      pipeline = try Pipeline()
    } catch {
      Self.print(error: diagnostics.text(of: Diagnostic(.error, .missingFont, "\(error)")))
      throw ExitCode(2)
    }
  }

  private mutating func printError(_ message: String) {
    progress?.clear()
    Self.print(error: message)
  }

  static func print(error message: String) {
    print(errorPart: message.escapingControls + "\n")
  }

  /// Prints a result that needs no fonts, and so no session. Exits with 2 on failure.
  static func print(_ result: String) throws {
    do { try OutputFile.write(Array(result.utf8), to: "-") } catch {
      print(error: error.formatted)
      throw ExitCode(error.exitStatus)
    }
  }

  /// Prints the number of items that were not drawn, if any.
  static func print(skipped count: Int, _ noun: String) {
    guard count > 0 else { return }
    print(
      error: count == 1
        ? "1 \(noun) was not drawn; --keep-going draws it"
        : "\(count) \(noun)s were not drawn; --keep-going draws them")
  }

  /// Prints to standard error. If that is closed, the exit status is the only result.
  static func print(errorPart text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }

  /// Prints diagnostics and updates the exit status.
  mutating func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      printError(diagnosticFormat.text(of: diagnostic))
      status = max(status, diagnostic.exitStatus)
    }
  }

  /// Prints the result of a verification and updates the exit status.
  mutating func report(_ verification: Layout.Verification) {
    printError(verification.text)
    if !verification.failures.isEmpty { status = max(status, 1) }
  }

  /// Reads a scene and reports its warnings; `nil` if it has errors, which are reported.
  mutating func scene(_ path: String, of selection: SceneSelection) -> Scene? {
    do {
      let scene = try pipeline.scene(from: try source(path, for: selection), selection)
      report(scene.warnings)
      return scene.value
    } catch {
      report(error.all)
      return nil
    }
  }

  /// Reads a scene, or those of all reports of a log, and reports their warnings; empty if there is an
  /// error, which is reported.
  mutating func scenes(_ path: String, of selection: SceneSelection) -> [Scene] {
    do {
      let source = try source(path, for: selection)
      return try source.scenes(selection).map { scene in
        report(scene.warnings)
        return scene.value
      }
    } catch {
      report(error.all)
      return []
    }
  }

  private mutating func source(
    _ path: String, for selection: SceneSelection
  ) throws(Diagnostics) -> SourceText {
    let source: SourceText
    do { source = try SourceText.reading(path) } catch {
      throw Diagnostics([error.suggestingCommand])
    }
    if source.kind == .swift { announceBuild(selection) }
    return source
  }

  /// Lints a scene and optionally reports the findings. If it has errors, which are reported, these
  /// are the findings.
  mutating func lint(
    _ path: String, of selection: SceneSelection, by rules: [any LintRule],
    reporting isReported: Bool
  ) -> [Diagnostic] {
    do {
      let scene = try pipeline.scene(from: try source(path, for: selection), selection)
      report(pipeline.diagnosticsBesideRules(of: scene.value, readWith: scene.warnings))
      let findings = pipeline.lint(scene.value, by: rules)
      if isReported { report(findings) }
      if !findings.isEmpty { status = max(status, 1) }
      return findings
    } catch {
      report(error.all)
      return error.all
    }
  }

  /// Prints a message if the module `UIKit` must be built first, because that takes a while.
  mutating func announceBuild(_ selection: SceneSelection) {
    if selection.swift?.mustBuildModule == true {
      printError("building the module UIKit for this compiler, once")
    }
  }

  /// Writes a result, by default to standard output. Reports failures.
  mutating func write(_ text: String, to path: String = "-") { write([(path, Array(text.utf8))]) }

  /// Writes all files or none. Reports failures.
  ///
  /// - Parameter folder: the folder that must contain them. Subfolders are created.
  mutating func write(_ files: [(path: String, bytes: [UInt8])], into folder: String? = nil) {
    // Output to the terminal would be mixed with the progress line.
    progress?.clear()
    do {
      try OutputFile.write(files, into: folder)
      for file in files where file.path != "-" { printIfVerbose("wrote \(file.path)") }
    } catch {
      report([error])
    }
  }

  /// Deletes files. Reports failures.
  mutating func remove(_ paths: [String]) {
    for path in paths {
      do {
        try FileManager.default.removeItem(atPath: path)
        printIfVerbose("deleted \(path)")
      } catch {
        report([Diagnostic(.error, .unwritableFile, "cannot delete the file", file: path)])
      }
    }
  }

  mutating func printIfVerbose(_ message: String) {
    if isVerbose { printError(message.onOneLine) }
  }

  /// Exits with the exit status.
  mutating func finish() throws {
    progress?.clear()
    if status != 0 { throw ExitCode(status) }
  }
}

extension Diagnostic {
  /// Suggests a command for a mistyped one, which is parsed as a scene: `snug rendr row.yaml`.
  var suggestingCommand: Diagnostic {
    var diagnostic = self
    let commands = SnugCommand.commandNames
    if id == .unreadableFile,
      let command = SpellingSuggestion.nearest(to: file ?? "", among: commands)
    {
      diagnostic.notes.append("did you mean the command '\(command)'?")
    }
    return diagnostic
  }
}
