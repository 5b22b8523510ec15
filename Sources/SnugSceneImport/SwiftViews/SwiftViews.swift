public import SnugDiagnostics
import SnugGeometry
public import SnugLayout
import SnugPlatform
import SnugSceneFormat

/// The views and controllers of a Swift file. The file is compiled and run to make scenes of them.
public struct SwiftViews {
  private let source: SourceText
  /// The scenes of the file: that of its statements, or of the members of a class without its head, and
  /// those of its classes, in the order of the file.
  public var names: [String] { drawings.map(\.name) }
  private var drawings: [Drawing] = []
  /// Why the other classes cannot be drawn, in the order of the file.
  private let obstacles: [(name: String, obstacle: SwiftClass.Obstacle)]
  /// The drawing for no name, and whether others could be meant as well.
  private let preferred: (drawing: Drawing, isSure: Bool)?

  /// A scene of a file.
  struct Drawing {
    let name: String
    let arguments: String
    let script: SwiftScript?
    /// The class to make; `nil` for that of the script.
    let type: String?
    /// Whether only its own file can make the class.
    var isPrivate = false
  }

  /// - Parameters:
  ///   - paths: other Swift files, and folders with some that may be needed; by default that of the file's project.
  ///   - hasExtended: whether a file that only extends classes of others has these as its views.
  public init(_ source: SourceText, with paths: [String] = [], hasExtended: Bool = false) {
    var others = Self.texts(of: paths)
    self.init(source, besides: others, hasStandIns: false)
    if hasExtended, names.isEmpty, obstacles.isEmpty {
      let types = SwiftOutline(source).extendedTypes.filter { !$0.hasPrefix("UI") }
        .flatMap { $0.split(separator: ".").suffix(1).map(String.init) }
      var folders = SwiftFolders(paths, for: source)
      others += folders.files(declaring: Set(types), besides: [source] + others)
      self.init(source, besides: others, hasStandIns: false)
    }
    guard obstacles.contains(where: { $0.obstacle.type != nil }) else { return }
    var folders = SwiftFolders(paths, for: source)
    while true {
      let types = Set(
        obstacles.flatMap { $0.obstacle.type?.matches(of: /\w+/).map { String($0.0) } ?? [] })
      var found = folders.files(declaring: types, besides: [source] + others)
      if found.isEmpty {
        let protocols = ([source] + others).flatMap { SwiftOutline($0).protocols }
        found = folders.files(
          conformingTo: types.intersection(protocols), besides: [source] + others)
      }
      others += found
      self.init(source, besides: others, hasStandIns: found.isEmpty)
      if found.isEmpty { return }
    }
  }

  private static func texts(of paths: [String]) -> [SourceText] {
    paths.compactMap { path in
      FileManager.default.contents(atPath: path).map { SourceText(name: path, utf8: Array($0)) }
    }
  }

  private init(_ source: SourceText, besides others: [SourceText], hasStandIns: Bool) {
    self.source = source
    let outline = SwiftOutline(source)
    let outlines = [outline] + others.map { SwiftOutline($0) }
    let samples = SampleValues(outlines, hasStandIns: hasStandIns)
    let all = outlines.map { SwiftClass.all(in: $0) }
    let joined = all.flatMap(\.self)
    // A class that only conforms to a protocol of the project is no view.
    let views = all[0].isEmpty ? joined.filter { outline.extendedTypes.contains($0.name) } : all[0]
    let own = views.filter { !samples.isProtocol($0.base(among: joined)) }
    let script = SwiftScript(source, outline)
    let file = SwiftFiles.name(of: source.name)
    let title = String(file.prefix { $0 != "." })
    if let script {
      drawings.append(Drawing(name: title, arguments: "", script: script, type: nil))
    }
    let classes = own.filter { $0.obstacle(among: joined, samples) == nil }
    drawings += classes.map {
      Drawing(
        name: $0.name, arguments: (try? $0.arguments(among: joined, samples)) ?? "",
        script: script, type: $0.name, isPrivate: script == nil && $0.visibility == .ownFile)
    }
    obstacles = own.compactMap { type in
      type.obstacle(among: joined, samples).map { (type.name, $0) }
    }
    // A class that another one uses is a part of it, and one for its own file may be.
    var whole = classes.filter { one in
      !classes.contains { $0.superclass(among: joined)?.name == one.name || $0.uses(one) }
    }
    let forAll = whole.filter { $0.visibility == .otherFiles }
    if !forAll.isEmpty { whole = forAll }
    let controllers = whole.filter { $0.isController(among: joined) }
    let named = whole.first { $0.name == title }
    let parts = classes.filter { $0.visibility == .otherFiles }
    let chosen =
      named ?? controllers.last ?? whole.last ?? parts.first { $0.name == title } ?? parts.last
      ?? classes.last
    let drawing = script == nil ? drawings.first { $0.name == chosen?.name } : drawings.first
    preferred = drawing.map {
      ($0, script != nil || named != nil || whole.count == 1 || controllers.count == 1)
    }
  }

  /// Lines for a list of the scenes: the name, and the arguments it is made with.
  public var listings: [(name: String, details: [String])] {
    drawings.map { ($0.name, $0.arguments.isEmpty ? [] : [$0.arguments]) }
  }

  /// The selected scene; for `nil` that of statements, or of the class that no other class of the file
  /// uses.
  func chosen(_ name: String?) throws(Diagnostics) -> Drawing {
    if let drawing = name == nil ? preferred?.drawing : drawings.first(where: { $0.name == name }) {
      return drawing
    }
    let inTypes = drawings.filter { name != nil && $0.name.hasSuffix(".\(name ?? "")") }
    if inTypes.count == 1 { return inTypes[0] }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    var notes = names.isEmpty ? [] : ["use '--scene' with one of \(list)"]
    notes += obstacles.filter { name == nil || $0.name == name }
      .map { "'\($0.name)' \($0.obstacle.reason)" }
    throw Diagnostics([
      Diagnostic(
        .error, .unknownScene,
        name.map {
          "there is no view '\($0)'" + SpellingSuggestion.phrase(for: $0, among: names)
        } ?? "no class in the file is a view or controller that can be made",
        file: source.name, notes: notes)
    ])
  }

  /// The name of the scene that is drawn for a name, or for none.
  package func chosenName(_ name: String?) throws(Diagnostics) -> String { try chosen(name).name }

  /// A note that another scene of the file could be meant.
  private func note(on name: String?) -> [Diagnostic] {
    guard name == nil, let preferred, !preferred.isSure else { return [] }
    let others = names.filter { $0 != preferred.drawing.name }.map { "'\($0)'" }
    return [
      Diagnostic(
        .warning, .unknownScene, "of \(names.count) views '\(preferred.drawing.name)' is drawn",
        file: source.name,
        notes: ["'--scene' draws another one: \(others.joined(separator: ", "))"])
    ]
  }

  /// The selected scene; by default that of the statements, or of the class that no other class of the file
  /// uses. The code is run for each content size category. The first is the scene's, and the others are its
  /// variants.
  ///
  /// - Parameter run: the permission to run the file, with its settings.
  public func scene(
    for selection: SceneSelection, running run: SwiftRun
  ) throws(Diagnostics) -> Checked<Scene> {
    if let old = SwiftOutline(source).errorOfOldSwift(in: source) { throw Diagnostics([old]) }
    let chosen = try chosen(selection.name)
    let temporary = FileManager.default.temporaryDirectory
      .appending(path: "snug-\(UUID().uuidString)").path
    defer { if run.cache == nil { try? FileManager.default.removeItem(atPath: temporary) } }
    let cache = run.cache ?? temporary
    do throws(Diagnostics) {
      return try scene(of: chosen, for: selection, running: run, in: cache)
    } catch {
      // What can be drawn alone is drawn, whatever its project needs.
      let given = run.otherFiles.filter { FileKind(of: $0) != .folder }
      let hasProject = given != run.otherFiles || !SwiftFolders.projects(of: source.name).isEmpty
      let alone =
        hasProject ? SwiftViews(source, besides: Self.texts(of: given), hasStandIns: true) : nil
      guard error.all.contains(where: { $0.id == .doesNotCompile }),
        let drawing = alone?.drawings.first(where: { $0.name == chosen.name }),
        let made = try? scene(of: drawing, for: selection, running: run, in: cache, isAlone: true),
        let first = error.all.first(where: { $0.severity == .error })
      else { throw error }
      let warning = Diagnostic(
        .warning, .notModelled,
        "the other files of the project are left out, because with them: \(first.message)",
        at: first.range, file: first.file)
      return Checked(made.value, warnings: [warning] + made.warnings)
    }
  }

  /// - Parameter isAlone: whether no files are added from folders.
  private func scene(
    of chosen: Drawing, for selection: SceneSelection, running run: SwiftRun, in cache: String,
    isAlone: Bool = false
  ) throws(Diagnostics) -> Checked<Scene> {
    do {
      let program = try SwiftProgram(source, making: chosen, run, in: cache, isAlone: isAlone)
      defer { program.remove() }
      let own = URL(filePath: source.name).deletingLastPathComponent().path
      let project = SwiftFolders.projects(of: source.name).prefix(1).map(absolutePath)
      if program.looksUpTexts, let folder = project.first {
        StringTables(in: folder).copy(to: program.folder)
      }
      let categories = selection.contentSizeCategories
      let scenes = try (categories.isEmpty ? [.large] : categories).map { category in
        let exported = try program.scene(
          arguments: selection.arguments(category) + [own] + run.imageFolders + project)
        guard let exported else {
          throw Diagnostic(
            .error, .unknownScene, "'\(chosen.name)' makes neither a view nor a controller",
            file: source.name)
        }
        return try exported.scene { program.source(named: $0) }
      }
      let made = scenes[0].value
      let isEmpty = made.views.count == 1 && made.constraints.isEmpty
      let nothing =
        isEmpty
        ? chosen.type.flatMap {
          SwiftOutline(source).warningOfNothing(
            in: $0, chosen.arguments, source, program.adviceToDrawFile)
        } : nil
      // The warnings are the same in every content size category.
      return Checked(
        Scene.inTextSizes(scenes.map(\.value)),
        warnings: note(on: selection.name) + program.warnings + [nothing].compactMap(\.self)
          + scenes[0].warnings)
    } catch var error as Diagnostic {
      if error.range == nil, error.file == nil { error.file = source.name }
      throw Diagnostics([error])
    } catch let error as Diagnostics {
      throw error
    } catch {
      throw Diagnostics([Diagnostic(.error, .unreadableFile, "\(error)", file: source.name)])
    }
  }
}

extension SwiftViews.Drawing {
  /// Whether the file's statements are the program.
  var isMain: Bool {
    if case .statements = script { return true }
    return false
  }

  /// The program that makes the class of a file. Its properties are read there, even if all constraints
  /// are made in other files.
  func main(of file: String) -> String {
    "import UIKit\nMainActor.assumeIsolated {\n  SceneExport.begin()\n"
      + "  SceneExport.name([:], in: \"\(file)\")\n"
      + "  SceneExport.write(\"\(name)\") { \(isPrivate ? Self.maker + "()" : made) }\n}\n"
  }

  private var made: String { "\(type ?? SwiftScript.className)(\(arguments))" }

  /// The function in a file that makes a class that no other file can.
  private static let maker = "makeViewOfFile"

  /// The text of the file with the lines before and after it, and with stand-ins for views.
  func wrapping(
    _ text: String, file: String, _ standIns: [String]
  ) -> (before: String, body: String, after: String) {
    guard let script else {
      let maker = "\n#sourceLocation()\n@MainActor func \(Self.maker)() -> Any { \(made) }\n"
      return ("", text, isPrivate ? maker : "")
    }
    var (before, after) = script.wrapping(name, file: file, standIns)
    if isMain, let type {
      after = "SceneExport.write(\"\(name)\") { \(type)(\(arguments)) }\n"
    }
    // Imports stand outside classes.
    let body =
      isMain ? text : text.replacing(/(?<start>^|\n)\x20*import\x20[^\n]*/) { "\($0.start)" }
    return (before, body, "#sourceLocation()\n" + after)
  }
}

extension SceneSelection {
  /// The arguments for `SceneExport`.
  fileprivate func arguments(_ category: ContentSizeCategory) -> [String] {
    // Without a device, a given size is also that of the screen.
    let device = device ?? (size == nil ? .newest : nil)
    let screen = device?.size ?? size
    let insets = device?.safeArea ?? .zero
    return
      ([size?.width, size?.height, screen?.width, screen?.height, device?.scale] + insets.sides)
      .map { $0.map { "\($0)" } ?? "" } + [category.rawValue]
  }
}
