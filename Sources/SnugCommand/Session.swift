import ArgumentParser
import Platform
import Snug

/// One run of the tool: the pipeline, the diagnostics printed and the exit status they earn.
struct Session: Sendable {
  let pipeline: Pipeline
  private let isVerbose: Bool
  private let diagnosticFormat: DiagnosticFormat
  /// The exit code so far: 2 outweighs 1 outweighs 0.
  private(set) var status: Int32 = 0
  /// The progress shown on a terminal.
  var progress: ProgressLine?

  /// Exits with 2 when a font is missing.
  init(verbose: Bool = false, diagnostics: DiagnosticFormat = .human) throws {
    isVerbose = verbose
    diagnosticFormat = diagnostics
    // The host's own configuration would be read first otherwise, for nothing.
    Pipeline.prepareProcess()
    do {
      pipeline = try Pipeline()
    } catch {
      Self.print(error: diagnostics.text(of: Diagnostic(.error, .missingFont, "\(error)")))
      throw ExitCode(2)
    }
  }

  private mutating func tell(_ message: String) {
    progress?.clear()
    Self.print(error: message)
  }

  static func print(error message: String) {
    print(errorPart: message.escapingControls + "\n")
  }

  /// Prints a result that needs no fonts, and so no session. Exits with 2 where that fails.
  static func print(_ result: String) throws {
    do { try OutputFile.write(Array(result.utf8), to: "-") } catch {
      print(error: error.formatted)
      throw ExitCode(error.exitStatus)
    }
  }

  /// Prints how many of something were not drawn, if any.
  static func print(skipped count: Int, _ noun: String) {
    guard count > 0 else { return }
    print(
      error: count == 1
        ? "1 \(noun) was not drawn; --keep-going draws it"
        : "\(count) \(noun)s were not drawn; --keep-going draws them")
  }

  /// Where standard error is closed, only the exit status is left.
  static func print(errorPart text: String) {
    try? FileDescriptor.standardError.writeAll(text.utf8)
  }

  /// Prints diagnostics, and remembers the exit status.
  mutating func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      tell(diagnosticFormat.text(of: diagnostic))
      status = max(status, diagnostic.exitStatus)
    }
  }

  /// Prints the result of a verification, and remembers the exit status.
  mutating func report(_ verification: Layout.Verification) {
    tell(verification.text)
    if !verification.failures.isEmpty { status = max(status, 1) }
  }

  /// Reads a scene and reports its warnings; `nil` when it is wrong, which has then been reported.
  ///
  /// - Parameter variant: the title or the number of a variant; `nil` is the scene itself.
  mutating func scene(
    _ path: String, variant: String?, of selection: SceneSelection
  ) -> Scene? {
    let scene = read(path, variant: variant, of: selection)
    report(scene?.warnings ?? [])
    return scene?.value
  }

  /// Finds what the rules find in a scene, and reports it if that is wanted.
  mutating func lint(
    _ path: String, variant: String?, of selection: SceneSelection, by rules: [any LintRule],
    reporting isReported: Bool
  ) -> [Diagnostic] {
    guard let scene = read(path, variant: variant, of: selection) else { return [] }
    report(pipeline.diagnosticsBesideRules(of: scene.value, readWith: scene.warnings))
    let findings = pipeline.lint(scene.value, by: rules)
    if isReported { report(findings) }
    if !findings.isEmpty { status = max(status, 1) }
    return findings
  }

  /// Reads a scene, or a variant of it; `nil` when it is wrong, which has then been reported.
  mutating func read(
    _ path: String, variant: String?, of selection: SceneSelection
  ) -> Checked<Scene>? {
    do throws(Diagnostics) {
      let source = try Diagnostics.wrapping(try SourceText.reading(path))
      if source.kind == .swift { announceBuild(selection) }
      let checked = try pipeline.scene(from: source, selection)
      do {
        return Checked(
          try checked.value.variant(named: variant, in: path), warnings: checked.warnings)
      } catch {
        report(checked.warnings)
        throw Diagnostics([error])
      }
    } catch {
      report(error.all.map(\.suggestingCommand))
      return nil
    }
  }

  /// Says that the module `UIKit` is built first, where it has to be: that takes a while.
  mutating func announceBuild(_ selection: SceneSelection) {
    if selection.swift?.mustBuildModule == true {
      tell("building the module UIKit for this compiler, once")
    }
  }

  /// Writes a result, by default to standard output; a failure has then been reported.
  mutating func write(_ text: String, to path: String = "-") { write([(path, Array(text.utf8))]) }

  /// Writes results that belong together; a failure has then been reported.
  ///
  /// - Parameter folder: a folder that they may not leave, and in which folders are made for them.
  mutating func write(_ files: [(path: String, bytes: [UInt8])], into folder: String? = nil) {
    // What goes to a terminal goes where the progress is.
    progress?.clear()
    do {
      try OutputFile.write(files, into: folder)
      for file in files where file.path != "-" { say("wrote \(file.path)") }
    } catch {
      report([error])
    }
  }

  /// Prints a message if the run is verbose.
  mutating func say(_ message: String) {
    if isVerbose { tell(message.onOneLine) }
  }

  /// Ends the run with the exit code that was earned.
  mutating func finish() throws {
    progress?.clear()
    if status != 0 { throw ExitCode(status) }
  }
}

extension Diagnostic {
  /// A mistyped command is taken for a scene: `snug rendr row.yaml`.
  var suggestingCommand: Diagnostic {
    guard id == .unreadableFile, let file else { return self }
    let commands = SnugCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let command = SpellingSuggestion.nearest(to: file, among: commands) else { return self }
    var diagnostic = self
    diagnostic.notes.append("did you mean the command '\(command)'?")
    return diagnostic
  }
}
