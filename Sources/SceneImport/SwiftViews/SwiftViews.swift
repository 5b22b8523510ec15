public import AutoLayout
public import Diagnostics
import Geometry
import Platform
import SceneFormat

/// The views and controllers of a Swift file. The file is compiled and run to make scenes of them.
public struct SwiftViews {
  private let source: SourceText
  /// The classes that can be created without arguments, in the order of the file.
  public let names: [String]
  /// Why the other classes cannot be drawn, in the order of the file.
  private let obstacles: [(name: String, reason: String)]

  public init(_ source: SourceText, besides others: [SourceText] = []) {
    self.source = source
    let own = SwiftClass.all(in: source)
    let all = own + others.flatMap { SwiftClass.all(in: $0) }
    names = own.filter { $0.obstacle(among: all) == nil }.map(\.name)
    obstacles = own.compactMap { type in type.obstacle(among: all).map { (type.name, $0) } }
  }

  /// The name of the selected class; for `nil` the only class.
  public func chosen(_ name: String?) throws(Diagnostics) -> String {
    if let name, names.contains(name) { return name }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    if name == nil, names.count == 1 { return names[0] }
    var notes = names.isEmpty ? [] : ["use '--scene' with one of \(list)"]
    notes += obstacles.filter { name == nil || $0.name == name }.map { "'\($0.name)' \($0.reason)" }
    throw Diagnostics([
      Diagnostic(
        .error, .unknownScene,
        name.map {
          "there is no view '\($0)'" + SpellingSuggestion.phrase(for: $0, among: names)
        }
          ?? (names.isEmpty
            ? "no class in the file is a view or controller that can be made without arguments"
            : "the file holds \(names.count) views"),
        file: source.name, notes: notes)
    ])
  }

  /// The scene of the selected class, by default the only class. The code is run for each content
  /// size category. The first is the scene's, and the others are its variants.
  ///
  /// - Parameter run: the permission to run the file, with its settings.
  public func scene(
    for selection: SceneSelection, running run: SwiftRun
  ) throws(Diagnostics) -> Checked<Scene> {
    let chosen = try chosen(selection.name)
    let temporary = FileManager.default.temporaryDirectory
      .appending(path: "snug-\(UUID().uuidString)").path
    defer { if run.cache == nil { try? FileManager.default.removeItem(atPath: temporary) } }
    do {
      let program = try SwiftProgram(source, making: chosen, run, in: run.cache ?? temporary)
      defer { program.remove() }
      let own = URL(filePath: source.name).deletingLastPathComponent().path
      let categories = selection.contentSizeCategories
      let scenes = try (categories.isEmpty ? [.large] : categories).map { category in
        let exported = try program.scene(
          arguments: selection.arguments(for: chosen, category) + [own] + run.imageFolders)
        guard let exported else {
          throw Diagnostic(
            .error, .unknownScene, "'\(chosen)' is neither a view nor a controller",
            file: source.name)
        }
        return try exported.scene { program.source(named: $0) }
      }
      // The warnings are the same in every content size category.
      return Checked(Scene.inTextSizes(scenes.map(\.value)), warnings: scenes[0].warnings)
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

extension SceneSelection {
  /// The arguments for `SceneExport`.
  fileprivate func arguments(for name: String, _ category: ContentSizeCategory) -> [String] {
    // Without a device, the size is also that of the screen.
    let screen = device?.size ?? size
    let insets = device?.safeArea ?? .zero
    return
      ([size?.width, size?.height, screen?.width, screen?.height, device?.scale] + insets.sides)
      .map { $0.map { "\($0)" } ?? "" } + [category.rawValue, name]
  }
}
