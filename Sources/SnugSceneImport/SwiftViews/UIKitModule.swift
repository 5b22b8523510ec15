import SnugDiagnostics
import SnugDrawing
import SnugPlatform
import SnugProcesses

/// The built module `UIKit`: the interfaces for the compiler and the library for the linker.
package struct UIKitModule {
  /// The folders with the interfaces.
  let interfaces: [String]
  let library: String
  /// The compiler options for the C libraries.
  let options: [String]

  /// Builds the module if needed.
  ///
  /// - Throws: an error if a tool is missing, or the compiler's errors.
  init(for run: SwiftRun, in cache: String) throws(Diagnostic) {
    let sources: String
    switch run.module {
    case .missing:
      throw Diagnostic(
        .error, .missingToolchain, "the sources of the module UIKit are not installed",
        notes: [Self.advice])
    case .products(_, let origin), .sources(let origin, _): sources = origin
    }
    let system = try Self.systemOptions(cache)
    let maps = Self.systemModules.map { "-fmodule-map-file=\(sources)/\($0)/module.modulemap" }
    options = (maps + system.compiling).flatMap { ["-Xcc", $0] }
    if case .products(let products, _) = run.module {
      interfaces = [products + "/Modules"]
      library = try Self.link(products, with: system.linking, run, in: cache)
    } else {
      let build = try UIKitBuild.finished(run, in: cache, options, linking: system.linking)
      (interfaces, library) = (build.interfaces, build.library)
    }
  }

  static let advice = "set SNUG_SOURCES to the folder 'Sources' of Snug's package"

  // MARK: Linking what is built

  /// Links the objects into a library, unless it exists.
  private static func link(
    _ products: String, with options: [String], _ run: SwiftRun, in cache: String
  ) throws(Diagnostic) -> String {
    let objects = targets.flatMap { Self.objects(in: "\(products)/\($0).build") }
    guard !objects.isEmpty else {
      throw Diagnostic(
        .error, .missingToolchain, "the module UIKit was not built", file: products,
        notes: ["build it with 'swift build' in Snug's folder"])
    }
    let stamps = objects.map { "\($0) \(modificationTime(of: $0))" }.joined(separator: "\n")
    let path = "\(cache)/libSnugUIKit-\(ContentHash(stamps).hexadecimal).so"
    guard !FileManager.default.fileExists(atPath: path) else { return path }
    let temporary = "\(path)-\(UUID().uuidString)"
    _ = try output(
      of: run.compiler, ["-emit-library", "-o", temporary] + objects + options, in: cache,
      within: 600)
    do {
      try FileManager.default.moveItem(atPath: temporary, toPath: path)
    } catch {
      // A concurrent run may have created it.
      guard FileManager.default.fileExists(atPath: path) else {
        throw Diagnostic(
          .error, .unwritableFile, "cannot save the module UIKit: \(error)", file: path)
      }
    }
    return path
  }

  /// The current objects of a target in its build folder. SwiftPM keeps objects of deleted sources
  /// there, and lists the current ones.
  static func objects(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let list = FileManager.default.contents(atPath: "\(folder)/sources") ?? Data()
    let sources = String(decoding: list, as: UTF8.self).split(separator: "\n")
    return files.filter { file in
      file.hasSuffix(".o")
        && (sources.isEmpty || sources.contains { $0.contains("/\(file.dropLast(2))") })
    }.sorted().map { "\(folder)/\($0)" }
  }

  /// The options from `pkg-config` for the C libraries.
  private static func systemOptions(
    _ folder: String
  ) throws(Diagnostic) -> (compiling: [String], linking: [String]) {
    func words(_ option: String) throws(Diagnostic) -> [String] {
      try output(of: "pkg-config", [option] + systemPackages, in: folder)
        .split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return (try words("--cflags"), try words("--libs"))
  }

  // MARK: Tools

  /// The output of a tool. Throws an error if the tool fails.
  static func output(
    of tool: String, _ arguments: [String], in folder: String, within limit: Double = 60
  ) throws(Diagnostic) -> String {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let log = "\(folder)/output-\(UUID().uuidString)"
    defer { unlink(log) }
    let outcome: ChildProcess.Outcome
    do {
      outcome = try ChildProcess(tool, arguments).run(within: limit, output: log)
    } catch {
      throw Diagnostic(
        .error, .missingToolchain, "cannot run '\(tool)'",
        notes: ["views in Swift need a Swift toolchain and pkg-config"])
    }
    guard outcome.isSuccess else {
      throw Diagnostic(
        .error, .missingToolchain, "'\(tool)' failed",
        notes: outcome.output.split(separator: "\n").suffix(12).map(String.init))
    }
    return outcome.output
  }

  /// In seconds since 1970; 0 if there is no file.
  private static func modificationTime(of path: String) -> Int { FileStamp(of: path)?.seconds ?? 0 }
}
