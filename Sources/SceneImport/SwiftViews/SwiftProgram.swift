import Diagnostics
import Platform
import Processes
import SceneFormat

/// A program that creates a view from Swift files and writes it as a scene.
struct SwiftProgram {
  private var sources: [SourceText]
  private let folder: String
  private let run: SwiftRun

  /// Compiles the files.
  ///
  /// - Throws: the compiler's errors in the files, or an error if a file cannot be read.
  init(_ source: SourceText, making name: String, _ run: SwiftRun, in cache: String) throws {
    sources = [source]
    for path in run.otherFiles where path != source.name {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Diagnostic(.error, .unreadableFile, "cannot read the Swift file", file: path)
      }
      sources.append(SourceText(name: path, utf8: Array(data)))
    }
    self.run = run
    let module = try UIKitModule(for: run, in: cache)
    folder = "\(cache)/run-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    do {
      try compile(name, module)
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
  }

  /// The text of a file, by its name without its folders.
  func source(named name: String) -> SourceText? {
    sources.first { SwiftFiles.name(of: $0.name) == name }
  }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  // MARK: Compiling

  private func compile(_ name: String, _ module: UIKitModule) throws {
    var files: [String] = []
    for (index, source) in sources.enumerated() {
      // Not `main.swift`, which would be the entry point.
      let file = path("Source\(index + 1).swift")
      // Messages and source locations refer to the original file.
      let text =
        "#sourceLocation(file: \"\(Self.absolute(source.name))\", line: 1)\n"
        + SwiftCode.rewrittenForLinux(source)
      try Data(text.utf8).write(to: URL(filePath: file))
      files.append(file)
    }
    let main = path("main.swift")
    let classes = sources.flatMap { SwiftClass.all(in: $0) }
    let cells = classes.compactMap { item in
      item.reusableView(among: classes).map { (name: item.name, made: $0) }
    }
    try Data(Self.main(making: name, cells).utf8).write(to: URL(filePath: main))
    let arguments =
      files + [main, "-module-name", "Views", "-swift-version", "5", "-Onone", "-o", path("views")]
      + [
        // The backtrace of a crash needs line numbers.
        "-gline-tables-only", "-suppress-warnings", "-diagnostic-style", "llvm",
        "-I", module.interfaces, module.library,
      ] + module.options
    let outcome = try ChildProcess(run.compiler, arguments)
      .run(within: 300, output: path("compiler.txt"))
    guard outcome.isSuccess else {
      throw Diagnostics(CompilerOutput(outcome.output).diagnostics(about: sources, Self.absolute))
    }
  }

  private static func main(
    making name: String, _ cells: [(name: String, made: String)]
  ) -> String {
    (["import SnugUIKit", "MainActor.assumeIsolated {", "  var scenes = SceneExport()"]
      + cells.map { "  ReusableViews.make(\($0.name).self) { id in \($0.made) }" }
      + ["  scenes.add(\"\(name)\") { \(name)() }", "  scenes.run()", "}"])
      .map { $0 + "\n" }.joined()
  }

  private static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  // MARK: Running

  /// Deletes the compiled files.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs the program and reads its output; `nil` if the class is not a view.
  func scene(arguments: [String]) throws -> ExportedScene? {
    // Makes the iteration order of dictionaries, and so the order of views, reproducible.
    let script = #"export SWIFT_DETERMINISTIC_HASHING=1; exec "$0" "$@""#
    let outcome = try ChildProcess(
      "/bin/sh", ["-c", script, path("views"), path("scenes.json")] + arguments
    ).run(within: Double(run.timeLimit), output: path("output.txt"))
    // Leave out the list of registers and images from Swift's runtime.
    let notes = outcome.output.split(separator: "\n").prefix(6).map(String.init)
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
      throw CompilerOutput(outcome.output).crash(in: sources) ?? failure
    }
    guard let data = FileManager.default.contents(atPath: path("scenes.json")) else {
      throw failure
    }
    return try JSONDecoder().decode([ExportedScene].self, from: data).first
  }
}
