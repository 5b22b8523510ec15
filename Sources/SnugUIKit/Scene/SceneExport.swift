import AutoLayout
import Diagnostics
import Geometry
import SceneFormat

/// Lays out the views and controllers of a program and writes their scenes for the tool that runs it.
@MainActor
public struct SceneExport {
  private var candidates: [(name: String, make: @MainActor () -> Any)] = []

  public init() {}

  public mutating func add(_ name: String, _ make: @escaping @MainActor () -> Any) {
    candidates.append((name, make))
  }

  /// Makes the added views and controllers, lays them out, and writes their scenes as JSON.
  ///
  /// Without a size, a root fills a given screen, except for a row of a list.
  ///
  /// - Parameter arguments: the path of the file to write, the size of the root, the size of the screen,
  ///   the pixels per point, the insets of the screen (top, left, bottom, right), the text size, and
  ///   the wanted class; then the folders of images. Empty means not given.
  public func run(_ arguments: [String] = CommandLine.arguments) {
    let arguments = Array(arguments.dropFirst())
    guard arguments.count >= 12 else {
      fatalError("This program is run by the tool that made it.")
    }
    let numbers = arguments[1...9].map { Double($0) }
    let size = PerAxis(horizontal: numbers[0], vertical: numbers[1])
    let screen = PerAxis(horizontal: numbers[2], vertical: numbers[3])
    if let width = numbers[2], let height = numbers[3] {
      LayoutEnvironment.screenSize = CGSize(width: width, height: height)
    }
    if let scale = numbers[4], scale > 0 { LayoutEnvironment.pixelGrid = PixelGrid(scale: scale) }
    LayoutEnvironment.screenInsets = UIEdgeInsets(
      top: numbers[5] ?? 0, left: numbers[6] ?? 0, bottom: numbers[7] ?? 0, right: numbers[8] ?? 0)
    LayoutEnvironment.contentSizeCategory = ContentSizeCategory(rawValue: arguments[10]) ?? .large
    for folder in arguments[12...] { ImageFolders.add(folder) }
    let wanted = candidates.filter { arguments[11].isEmpty || $0.name == arguments[11] }
    let scenes = wanted.compactMap { candidate in
      let object = candidate.make()
      let isListPart = (object as? UIView)?.isListPart ?? false
      return Self.exported(
        object, named: candidate.name, isListPart ? size : PerAxis { size[$0] ?? screen[$0] })
    }
    do {
      try JSONEncoder().encode(scenes).write(to: URL(filePath: arguments[0]))
    } catch {
      fatalError("\(error)")
    }
  }

  /// `nil` if the object is neither a view nor a controller.
  private static func exported(
    _ object: Any, named name: String, _ size: PerAxis<Double?>
  ) -> ExportedScene? {
    guard let root = object as? any SceneRepresentable else { return nil }
    do {
      let checked = try Scene.checked(
        of: root, title: name, width: size.horizontal, height: size.vertical)
      return ExportedScene(name, checked.value, checked.warnings)
    } catch {
      return ExportedScene(name, nil, error.all)
    }
  }
}
