import Dispatch
import SnugDiagnostics
import SnugDrawing
import SnugPlatform
import Synchronization

extension UIKitModule {
  /// The modules that `UIKit` needs, each after those it imports.
  package static let targets = [
    "BigInt", "SnugPlatform", "SnugGeometry", "SnugDiagnostics", "SnugSolverModel", "SnugSolver",
    "SnugDrawing", "SnugLayout", "SnugSceneFormat", "SnugPangoCairo", "SnugUIKit", "UIKit",
  ]
  package static let systemModules = ["CSnugPangoCairo", "CSnugSpng", "CSnugYAML"]
  static let systemPackages = ["pangocairo pangoft2", "spng", "yaml-0.1"]
}

/// A build of the module `UIKit` from its sources by the compiler alone, once for each compiler and state
/// of the sources.
///
/// SwiftPM would compile a module only after all code of those that it imports, and verify the output: 65
/// seconds of processor time in place of 41, with Swift 6.3.
struct UIKitBuild {
  let interfaces: [String]
  private let folder: String
  private let compiler: String
  private let cache: String
  private let packageName: String
  /// The Swift files of each target to compile.
  private let files: [(target: String, paths: [String])]
  /// Those of the tool's modules, which are not compiled again.
  private let objects: [String]

  var library: String { "\(folder)/libSnugUIKit.so" }
  var isDone: Bool { FileManager.default.fileExists(atPath: library) }

  /// The build of all modules if it is there, or else that of those which the tool does not have. The tool's
  /// may be of another compiler or of older sources; then all are built.
  static func finished(
    _ run: SwiftRun, in cache: String, _ options: [String], linking libraries: [String]
  ) throws(Diagnostic) -> UIKitBuild {
    let whole = try UIKitBuild(run, reusing: false, in: cache)
    if whole.isDone { return whole }
    if let part = try? UIKitBuild(run, reusing: true, in: cache), !part.objects.isEmpty,
      (try? part.finish(compiling: options, linking: libraries)) != nil
    {
      return part
    }
    try whole.finish(compiling: options, linking: libraries)
    return whole
  }

  init(_ run: SwiftRun, reusing: Bool, in cache: String) throws(Diagnostic) {
    func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    guard case .sources(let sources, let built) = run.module else {
      preconditionFailure("other modules are not built")
    }
    guard isThere("\(sources)/SnugUIKit") else {
      throw Diagnostic(
        .error, .missingToolchain, "the sources of the module UIKit are not in '\(sources)'",
        notes: [UIKitModule.advice])
    }
    guard run.cache != nil else {
      throw Diagnostic(
        .error, .missingToolchain, "there is no cache directory to build the module UIKit in",
        notes: ["set SNUG_CACHE_DIR; the module is built there once, in about a minute"])
    }
    // Beside our sources if they are installed, or where SwiftPM has put it.
    let package = URL(filePath: sources).deletingLastPathComponent().path
    let places = ["\(sources)/BigInt", "\(package)/.build/checkouts/BigInt/Sources"]
    let bigInt = places.first(where: isThere) ?? places[1]
    let all = UIKitModule.targets
    let reused = reusing ? all.dropLast(2) : []
    let products = built ?? ""
    let found = reused.map { UIKitModule.objects(in: "\(products)/\($0).build") }
    objects = found.contains([]) ? [] : found.flatMap(\.self)
    files = all.dropFirst(reused.count).map { target in
      let root = target == "BigInt" ? bigInt : "\(sources)/\(target)"
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
      return (target, paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(root)/\($0)" })
    }
    // SwiftPM names a package after its folder.
    packageName = URL(filePath: package).lastPathComponent.lowercased()
    let version = try UIKitModule.output(of: run.compiler, ["--version"], in: cache)
    let stamps = (objects + files.flatMap(\.paths)).map {
      "\($0) \(FileStamp(of: $0)?.seconds ?? 0)"
    }
    let state = ContentHash(([version] + stamps).joined(separator: "\n")).hexadecimal
    (folder, compiler, self.cache) = ("\(cache)/uikit-\(state)", run.compiler, cache)
    interfaces = [folder] + (objects.isEmpty ? [] : ["\(products)/Modules"])
  }

  /// Builds the module, unless it is built.
  ///
  /// The interfaces are written one after the other, which is quick without the bodies of functions. The code
  /// of a module is compiled meanwhile, once there is its interface.
  private func finish(compiling options: [String], linking libraries: [String]) throws(Diagnostic) {
    guard !isDone else { return }
    if let missing = files.first(where: \.paths.isEmpty)?.target {
      throw Diagnostic(
        .error, .missingToolchain, "the sources of '\(missing)' are not there",
        notes: ["'swift package resolve' in Snug's folder loads those of other packages"])
    }
    let temporary = "\(folder)-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    do {
      try FileManager.default.createDirectory(
        atPath: temporary, withIntermediateDirectories: true)
    } catch {
      throw Diagnostic(
        .error, .unwritableFile, "cannot write the module UIKit: \(error)", file: temporary)
    }
    // LLVM's check of the compiler's own output would take a third of the time.
    let quick = ["-Xfrontend", "-disable-llvm-verify", "-c"]
    let folders = ([temporary] + interfaces.dropFirst()).flatMap { ["-I", $0] }
    let work = ParallelWork()
    for (target, paths) in files {
      let common = self.options(for: target) + folders + options + paths
      let interface = ["-emit-module", "-emit-module-path", "\(temporary)/\(target).swiftmodule"]
      let object = quick + ["-o", "\(temporary)/\(target).o"]
      // Nothing waits for the interfaces of the last.
      guard !UIKitModule.targets.suffix(2).contains(target) else {
        try run(interface + object + ["-no-emit-module-separately-wmo"] + common)
        continue
      }
      let skipping = ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
      try run(interface + skipping + common)
      work.start { () throws(Diagnostic) in try run(object + common) }
    }
    try work.finish()
    let own = files.map { "\(temporary)/\($0.target).o" }
    try run(["-emit-library", "-o", "\(temporary)/libSnugUIKit.so"] + objects + own + libraries)
    for object in own { unlink(object) }
    // A concurrent run may have made it.
    try? FileManager.default.moveItem(atPath: temporary, toPath: folder)
    guard isDone else {
      throw Diagnostic(.error, .unwritableFile, "cannot save the module UIKit", file: folder)
    }
  }

  private func run(_ arguments: [String]) throws(Diagnostic) {
    _ = try UIKitModule.output(of: compiler, arguments, in: cache, within: 1800)
  }

  /// The compiler's options for a target. Without debug information: the backtrace of a crash is read for
  /// the lines of the user's files alone.
  private func options(for target: String) -> [String] {
    let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
    let language =
      target == "BigInt"
      ? ["-swift-version", "5"]
      : ["-swift-version", "6"] + features.flatMap { ["-enable-upcoming-feature", $0] }
    return language + [
      "-module-name", target, "-package-name", packageName, "-parse-as-library", "-Onone", "-gnone",
      "-enforce-exclusivity=unchecked",
      "-whole-module-optimization", "-suppress-warnings",
    ]
  }
}

/// Work on other threads, of which one less than there are processors do something at a time.
private final class ParallelWork: Sendable {
  private let group = DispatchGroup()
  private let places = DispatchSemaphore(
    value: max(1, ProcessInfo.processInfo.activeProcessorCount - 1))
  private let failure = Mutex<Diagnostic?>(nil)

  func start(_ work: @escaping @Sendable () throws(Diagnostic) -> Void) {
    DispatchQueue.global().async(group: group) { [self] in
      places.wait()
      defer { places.signal() }
      do throws(Diagnostic) { try work() } catch { failure.withLock { $0 = $0 ?? error } }
    }
  }

  /// Waits for the work, for which this thread's processor is there as well.
  func finish() throws(Diagnostic) {
    places.signal()
    group.wait()
    if let error = failure.withLock({ $0 }) { throw error }
  }
}

extension SwiftRun {
  /// Whether the module `UIKit` must be built first, which takes up to a minute.
  public var mustBuildModule: Bool {
    guard case .sources = module, let cache else { return false }
    return [false, true].allSatisfy {
      (try? UIKitBuild(self, reusing: $0, in: cache))?.isDone == false
    }
  }
}
