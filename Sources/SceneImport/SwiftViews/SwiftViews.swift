public import AutoLayout
public import Diagnostics
public import Geometry
import Platform
public import SceneFormat

/// The views and controllers of a Swift file, made into scenes by compiling the file and running it.
public struct SwiftViews {
  private let source: SourceText
  /// The classes that can be made without arguments, in the order of the file.
  public let names: [String]
  /// Views and controllers that need arguments, or are not seen by other files.
  private let otherNames: [String]

  public init(_ source: SourceText, besides others: [SourceText] = []) {
    self.source = source
    let own = SwiftClass.all(in: source)
    let all = own + others.flatMap { SwiftClass.all(in: $0) }
    names = own.filter { $0.isCandidate(among: all) }.map(\.name)
    otherNames = own.map(\.name).filter { [names] in !names.contains($0) }
  }

  /// What a root is laid out for.
  public struct Screen: Hashable, Sendable {
    /// In points, as all here; a view's own size, or the standard screen's, if left out.
    public var size: Size?
    /// Pixels per point.
    public var scale: Double?
    /// What the device keeps free of content.
    public var insets: EdgeInsets

    public init(size: Size? = nil, scale: Double? = nil, insets: EdgeInsets = .zero) {
      (self.size, self.scale, self.insets) = (size, scale, insets)
    }
  }

  /// The name of the class that is meant; the only one for none.
  public func chosen(_ name: String?) throws(Diagnostics) -> String {
    if let name, names.contains(name) { return name }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    if name == nil, names.count == 1 { return names[0] }
    var notes = names.isEmpty ? [] : ["say '--scene' and one of \(list)"]
    if !otherNames.isEmpty {
      notes.append(
        "\(otherNames.joined(separator: ", ")): not a view, private, or in need of arguments")
    }
    throw Diagnostics([
      Diagnostic(
        .error, .unknownScene,
        name.map {
          "there is no view '\($0)'" + SpellingSuggestion.phrase(for: $0, among: names)
        }
          ?? (names.isEmpty
            ? "no class of the file is a view or a controller that can be made without arguments"
            : "the file holds \(names.count) views"),
        file: source.name, notes: notes)
    ])
  }

  /// The scene of a class.
  ///
  /// - Parameters:
  ///   - name: the class; the only one if left out.
  ///   - categories: the text sizes it is seen in, for each of which the code is run; the first is the
  ///     scene's, the others are its variants. None is `large`.
  ///   - run: that the file may be run, and how.
  public func scene(
    _ name: String?, on screen: Screen = Screen(), in categories: [ContentSizeCategory] = [],
    running run: SwiftRun
  ) throws(Diagnostics) -> Checked<Scene> {
    let chosen = try chosen(name)
    let temporary = FileManager.default.temporaryDirectory
      .appending(path: "snug-\(UUID().uuidString)").path
    defer { if run.cache == nil { try? FileManager.default.removeItem(atPath: temporary) } }
    do {
      let program = try SwiftProgram(source, making: chosen, run, in: run.cache ?? temporary)
      defer { program.remove() }
      let own = URL(filePath: source.name).deletingLastPathComponent().path
      let scenes = try (categories.isEmpty ? [.large] : categories).map { category in
        let exported = try program.scene(
          arguments: screen.arguments(for: chosen, category) + [own] + run.imageFolders)
        guard let exported else {
          throw Diagnostic(
            .error, .unknownScene, "'\(chosen)' is neither a view nor a controller",
            file: source.name)
        }
        return try exported.scene { program.source(named: $0) }
      }
      // What is not modelled is the same in every text size.
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

extension SwiftViews.Screen {
  /// As `SceneExport` takes them.
  fileprivate func arguments(for name: String, _ category: ContentSizeCategory) -> [String] {
    ([size?.width, size?.height, scale] + insets.sides).map { $0.map { "\($0)" } ?? "" }
      + [category.rawValue, name]
  }
}
