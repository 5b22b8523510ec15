import ArgumentParser
import Foundation
import Snug

/// One run of the tool: the pipeline, and what has been said on standard error.
struct Session {
  let pipeline: Pipeline
  private let isVerbose: Bool
  private let clock = ContinuousClock()
  /// The exit code so far: 2 outweighs 1 outweighs 0.
  private(set) var status: Int32 = 0
  /// What is to be said when this session's turn has come; `nil` for one that says it at once.
  private var kept: [Saying]?

  private enum Saying {
    case error(String)
    case output([UInt8])
  }

  /// Exits with 2 when a font is missing.
  init(verbose: Bool = false) throws {
    isVerbose = verbose
    // The host's own configuration would be read first otherwise, for nothing.
    Pipeline.prepareProcess()
    do {
      pipeline = try Pipeline()
    } catch {
      Self.print(error: Diagnostic(.error, .missingFont, "\(error)").formatted)
      throw ExitCode(2)
    }
  }

  /// A session for a part of the work, which keeps what it says until it is ``repeat(_:)``ed.
  func part() -> Session {
    var part = self
    part.status = 0
    part.kept = []
    return part
  }

  /// Says what a part has kept, and remembers how bad it is.
  mutating func `repeat`(_ part: Session) {
    status = max(status, part.status)
    for saying in part.kept ?? [] {
      switch saying {
      case .error(let message): Self.print(error: message)
      case .output(let bytes): write(bytes, to: "-")
      }
    }
  }

  private mutating func tell(_ message: String) {
    if kept == nil { Self.print(error: message) } else { kept?.append(.error(message)) }
  }

  static func print(error message: String) {
    // With standard error closed there is nobody to tell; the exit code still says it.
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
  }

  /// Says what is wrong, and remembers how bad it is.
  mutating func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      tell(diagnostic.formatted)
      guard diagnostic.severity == .error else { continue }
      switch diagnostic.id {
      case .unreadableFile, .unwritableFile, .missingFont: status = 2
      default: status = max(status, 1)
      }
    }
  }

  /// Says what came of checking a layout, and remembers if something is wrong.
  mutating func report(_ verification: Layout.Verification) {
    tell(verification.text)
    if !verification.flaws.isEmpty { status = max(status, 1) }
  }

  /// Reads, solves and explains a scene; `nil` when it is wrong, which has then been reported.
  ///
  /// - Parameters:
  ///   - variant: the title or the number of a variant; `nil` is the scene itself.
  ///   - change: what is done to the scene before it is solved.
  mutating func explain(
    _ path: String, variant: String? = nil, changing change: (Scene) -> Scene = { $0 }
  ) -> Explanation? {
    let start = clock.now
    guard let scene = read(path, variant: variant) else { return nil }
    report(scene.warnings)
    let read = clock.now
    let explanation = pipeline.explain(change(scene.value))
    say(
      "\(path): read \(scene.value.views.count) views in \(Self.milliseconds(read - start)),"
        + " laid out in \(Self.milliseconds(clock.now - read))")
    return explanation
  }

  /// Reads a scene, and solves and explains its panels; `nil` when it is wrong, which has then been
  /// reported.
  mutating func sheet(
    _ path: String, variant: String?, _ choice: PanelChoice
  ) -> ComparisonSheet? {
    let start = clock.now
    guard let scene = read(path, variant: variant) else { return nil }
    report(scene.warnings)
    let read = clock.now
    let sheet = pipeline.sheet(of: scene.value, choice)
    let panels = sheet.panels.count > 1 ? " in \(sheet.panels.count) panels" : ""
    say(
      "\(path): read \(scene.value.views.count) views in \(Self.milliseconds(read - start)),"
        + " laid out\(panels) in \(Self.milliseconds(clock.now - read))")
    return sheet
  }

  /// Looks for what the rules find in a scene, and says it if it is for people.
  mutating func lint(
    _ path: String, variant: String?, by rules: [any LintRule], format: LintFormat
  ) -> [Diagnostic] {
    guard let scene = read(path, variant: variant) else { return [] }
    report(pipeline.diagnosticsBesideRules(of: scene.value, readWith: scene.warnings))
    let findings = pipeline.lint(scene.value, by: rules)
    if format == .human { report(findings) }
    if !findings.isEmpty { status = max(status, 1) }
    return findings
  }

  /// Reads a scene, or a variant of it; `nil` when it is wrong, which has then been reported.
  private mutating func read(_ path: String, variant: String?) -> Checked<Scene>? {
    do {
      let checked = try pipeline.scene(from: try SourceText.reading(path))
      do {
        return Checked(
          try checked.value.variant(named: variant, in: path), warnings: checked.warnings)
      } catch {
        report(checked.warnings)
        throw error
      }
    } catch var error as Diagnostic {
      error.notes += Self.hint(for: path)
      report([error])
    } catch let error as Diagnostics {
      report(error.all)
    } catch {
      report([Diagnostic(.error, .unreadableFile, "\(error)", file: path)])
    }
    return nil
  }

  /// A mistyped command is taken for a scene: `snug rendr row.yaml`.
  private static func hint(for path: String) -> [String] {
    let commands = SnugCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    let command = SpellingSuggestion.nearest(to: path, among: commands)
    return command.map { ["did you mean the command '\($0)'?"] } ?? []
  }

  /// Writes a result; a failure has then been reported.
  mutating func write(_ bytes: [UInt8], to path: String) { write([(path, bytes)]) }

  /// Writes results that belong together; a failure has then been reported.
  mutating func write(_ files: [(path: String, bytes: [UInt8])]) {
    if kept != nil, files.allSatisfy({ $0.path == "-" }) {
      for file in files { kept?.append(.output(file.bytes)) }
      return
    }
    do {
      try OutputFile.write(files)
      for file in files where file.path != "-" { say("wrote \(file.path)") }
    } catch {
      report([error])
    }
  }

  /// Runs a step and, when asked to be verbose, says how long it took.
  mutating func timed<Result>(_ what: String, _ step: () throws -> Result) rethrows -> Result {
    let start = clock.now
    defer { say("\(what) in \(Self.milliseconds(clock.now - start))") }
    return try step()
  }

  private mutating func say(_ message: String) {
    if isVerbose { tell(message) }
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Double(seconds) * 1000 + Double(attoseconds) / 1e15
    return "\(((milliseconds * 10).rounded() / 10).shortDescription) ms"
  }

  /// Ends the run with the exit code that was earned.
  func finish() throws {
    if status != 0 { throw ExitCode(status) }
  }
}
