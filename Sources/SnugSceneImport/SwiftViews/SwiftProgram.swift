import SnugDiagnostics
import SnugPlatform
import SnugProcesses
import SnugSceneFormat

/// A program that creates a view from Swift files and writes it as a scene.
struct SwiftProgram {
  var sources: [SourceText]
  /// The texts, by their names, of which parts were left out. Lines stay the same, but not offsets.
  private(set) var originals: [String: SourceText] = [:]
  let folder: String
  let run: SwiftRun

  /// The folders of which those files are added that declare what is missing.
  lazy var folders = SwiftFolders(run.otherFiles, for: sources[0], readings)
  let readings = SwiftReadings()
  let compilations: Compilations
  /// The rounds in which such files are still added.
  var roundsOfSearch = Int.max
  /// Why the files of the folders were not taken, which could also be why the views stop.
  var failureOfSearch: Diagnostics?
  let scene: SwiftViews.Drawing
  /// What stands for variables and types that are declared nowhere.
  var standIns: [StandIn] = []
  /// The errors for which something was left out.
  private(set) var leftOut: [LeftOut] = []
  /// The members that were left out.
  private var namesLeftOut: Set<String> = []
  /// The errors without overrides, and without what only misses members that were left out, or those of a type
  /// that another stands for.
  private var partsLeftOut: [LeftOut] {
    let missing = namesLeftOut.union(standIns.filter(\.isType).map(\.name))
    return leftOut.filter { part in
      let names = part.error.message.matches(of: /'(\w+)[?!]?'/).map { String($0.1) }
      // Without a variable its name may be that of a property: `navigationController`.
      return !part.isOverride && missing.isDisjoint(with: names + [part.error.range?.text ?? ""])
    }
  }
  var errorsLeftOut: [Diagnostic] { partsLeftOut.map { inOriginal($0.error) } }
  /// What the body of a function stops with that is left out, if the views call it.
  static let stop = #"fatalError("left out: it does not compile")"#

  /// Compiles the files.
  ///
  /// - Throws: the compiler's errors in the files, or an error if a file cannot be read.
  ///
  /// - Parameter isAlone: whether no files are added from folders.
  init(
    _ source: SourceText, making scene: SwiftViews.Drawing, _ run: SwiftRun, in cache: String,
    isAlone: Bool
  ) throws {
    if isAlone { roundsOfSearch = 0 }
    sources = [source]
    self.scene = scene
    for path in run.otherFiles where path != source.name && FileKind(of: path) != .folder {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Diagnostic(.error, .unreadableFile, "cannot read the Swift file", file: path)
      }
      sources.append(SourceText(name: path, utf8: Array(data)))
    }
    self.run = run
    compilations = Compilations(in: cache)
    let module = try UIKitModule(for: run, in: cache)
    folder = "\(cache)/run-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    do {
      try compile(module)
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
  }

  /// Warnings about imports that were left out.
  var missingModules: [Diagnostic] {
    var seen: Set<String> = []
    return sources.flatMap { readings[$0].missingModules }
      .filter { seen.insert($0.name).inserted }
      .map {
        Diagnostic(
          .warning, .notModelled, "the module '\($0.name)' is not here: its import is left out",
          at: $0.range)
      }
  }

  /// Whether the files may ask for texts of string tables.
  var looksUpTexts: Bool {
    sources.contains { $0.utf8.firstRange(of: Array("ocalized".utf8)) != nil }
  }

  /// The text of a file, by its name without its folders.
  func source(named name: String) -> SourceText? {
    sources.first { SwiftFiles.name(of: $0.name) == name }.map { originals[$0.name] ?? $0 }
  }

  /// An error in a text of which parts were left out, in the whole text.
  func inOriginal(_ error: Diagnostic) -> Diagnostic {
    guard let range = error.range, let original = originals[range.source.name],
      original !== range.source
    else { return error }
    let start = original.offset(line: range.start.line, column: range.start.column)
    var error = error
    error.range = SourceRange(
      original, start..<min(start + range.offsets.count, original.utf8.count))
    return error
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  // MARK: Errors

  /// Leaves out parts with errors, which the views may not use, such as what a button does; returns whether
  /// there are any.
  ///
  /// - Parameter areIdle: whether the parts do not run. They are no loss, and no warning names those of other files, or
  ///   with something that the project may have.
  mutating func leaveOutParts(with errors: [Diagnostic], areIdle: Bool = false) -> Bool {
    let stop = Array(Self.stop.utf8)
    var isChanged = false
    for (index, file) in sources.enumerated() {
      let own = errors.filter { $0.range?.source === file }
      if own.isEmpty { continue }
      let outline = readings[file].outline
      var parts: [Omission] = []
      for (error, part) in outline.omissions(for: own, views: standIns.filter(\.isView).map(\.name))
      {
        guard part.kind != .body || !file.utf8[part.range].starts(with: stop) else { continue }
        parts.append(part)
        leftOut.append(
          LeftOut(
            error: error, isOverride: part.kind == .override,
            isSilent: areIdle && (index > 0 || !folders.lacks(whatMisses: error)),
            declaration: index == 0
              ? part.kind == .inert ? nil : part.range.lowerBound
              : outline.declarations.first { $0.body.contains(part.range.lowerBound) }?
                .body.lowerBound,
            in: file))
        let member = outline.text(part.range).prefixMatch(of: /[^={(]*?\b(?:let|var|func)\s+(\w+)/)
        if part.kind != .body, let member { namesLeftOut.insert(String(member.1)) }
      }
      var (text, end) = (file.utf8, file.utf8.count)
      // The last first, so that the others stay where they are.
      for part in parts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
      where part.range.upperBound <= end {
        let old = text[part.range]
        text.replaceSubrange(
          part.range,
          with: part.kind == .body
            ? stop + old.filter(\.isLineEnd) : old.map { $0.isLineEnd ? $0 : UInt8(ascii: " ") })
        end = part.range.lowerBound
      }
      guard text != file.utf8 else { continue }
      originals[file.name] = originals[file.name] ?? file
      sources[index] = SourceText(name: file.name, utf8: text)
      isChanged = true
    }
    return isChanged
  }

  /// Modules that are not there, and parts without which the views are made.
  var warnings: [Diagnostic] {
    func warning(_ message: String, _ error: Diagnostic) -> Diagnostic {
      Diagnostic(.warning, .notModelled, message, at: error.range)
    }
    return missingModules
      + standIns.map {
        warning($0.warning, inOriginal($0.error))
      }
      + leftOut.filter { $0.isOverride && !$0.isSilent }.map {
        warning(
          "Snug's UIKit does not have this member, and does not call it", inOriginal($0.error))
      }
      + LeftOut.once(partsLeftOut.filter { !$0.isSilent }, inOriginal).condensed.map {
        warning("left out: \($0.message)", $0)
      }
  }

  mutating func errors(_ output: CompilerOutput) -> [Diagnostic] {
    missingModules
      + output.diagnostics(
        about: sources, missing: missingModules.compactMap { $0.range?.text },
        searched: roundsOfSearch > 0 ? folders.paths : [],
        declaring: folders.nameOfFile, absolutePath)
  }
}
