import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat

/// Lays out the view or controller of a program and writes its scene for the tool that made the program.
@preconcurrency @MainActor
public enum SceneExport {
  private static var output = ""
  private static var size = PerAxis<Double?>(both: nil)
  /// Whether this is a program of its own. In a test the main queue is running already.
  private static var isProgram = false
  /// The controller whose view the statements of a file use as `view`.
  public static let controller = UIViewController()

  /// Sets the screen and the text size, before any view is made.
  ///
  /// - Parameter given: the arguments of the program, which the tool passes when it runs the program: its
  ///   path, the path of the file to write, the size of the root, the size of the screen, the pixels per
  ///   point, the insets of the screen (top, left, bottom, right) and the text size; then the folders of
  ///   images. An empty one means not given. There must be at least 12.
  public static func begin(_ given: [String]? = nil) {
    isProgram = given == nil
    let arguments = Array((given ?? CommandLine.arguments).dropFirst())
    precondition(arguments.count >= 11, "this program is run by the tool that made it")
    let numbers = arguments[1...9].map { Double($0) }
    output = arguments[0]
    size = PerAxis(horizontal: numbers[0], vertical: numbers[1])
    if let width = numbers[2], let height = numbers[3] {
      LayoutEnvironment.screenSize = CGSize(width: width, height: height)
    }
    if let scale = numbers[4], scale > 0 { LayoutEnvironment.pixelGrid = PixelGrid(scale: scale) }
    LayoutEnvironment.screenInsets = UIEdgeInsets(
      top: numbers[5] ?? 0, left: numbers[6] ?? 0, bottom: numbers[7] ?? 0, right: numbers[8] ?? 0)
    LayoutEnvironment.contentSizeCategory = ContentSizeCategory(rawValue: arguments[10]) ?? .large
    for folder in arguments[11...] { ImageFolders.add(folder) }
  }

  /// Names the views that variables hold.
  ///
  /// - Parameter file: the file with their declarations.
  public static func name(_ variables: KeyValuePairs<String, Any>, in file: String) {
    (ViewNames.variables, ViewNames.file) = (variables, file)
  }

  /// Says that a view stands for one whose class is not there.
  public static func markStandIn(_ view: UIView) { view.isStandIn = true }

  /// The superviews in the views that are being made. A view may add itself to one that it is given, which nothing
  /// else holds.
  static var superviews: [UIView]?

  /// Writes the scene of the playground's live view, or else of the variables' view or controller with
  /// the most views in it, and of the first of several.
  public static func writeStatements(_ title: String) {
    runMainQueue()
    var roots: [(name: String, root: any SceneRepresentable)] = []
    if controller.isViewLoaded { roots.append(("view", controller)) }
    for (name, value) in ViewNames.variables {
      if let view = value as? UIView, view.superview == nil, view.controller == nil {
        roots.append((name, view))
      } else if let child = value as? UIViewController, child.parent == nil {
        roots.append((name, child))
      }
    }
    func count(_ root: any SceneRepresentable) -> Int {
      var count = 0
      ((root as? UIViewController)?.view ?? root as? UIView)?.forEachInTree { _ in count += 1 }
      return count
    }
    let chosen = roots.enumerated().max {
      (count($0.element.root), $1.offset) < (count($1.element.root), $0.offset)
    }
    let root = PlaygroundPage.current.liveView ?? chosen?.element.root
    let others = roots.filter { $0.root is UIView && $0.root !== root }.map {
      Diagnostic(.warning, .noEffect, "'\($0.name)' is in no superview and is not drawn")
    }
    write(title, besides: others) { root as Any }
  }

  /// Makes a view or a controller, lays it out, and writes its scene as JSON; nothing for another object.
  public static func write(_ name: String, _ make: () -> Any) { write(name, besides: [], make) }

  private static func write(_ name: String, besides warnings: [Diagnostic], _ make: () -> Any) {
    var scenes: [ExportedScene] = []
    superviews = []
    let made = make()
    let superview = (made as? UIView)?.superviewOnScreen
    superviews = nil
    if let root = superview ?? made as? any SceneRepresentable {
      do throws(Diagnostics) {
        _ = try scene(of: root, name)
        runMainQueue()
        let view = (root as? UIViewController)?.view ?? root as? UIView
        let filled = (view?.fillLabels() ?? []) + (view?.assumeSizes() ?? [])
        let checked = try scene(of: root, name)
        scenes = [
          ExportedScene(
            name, checked.value, warnings + UINib.warnings + filled + checked.warnings)
        ]
      } catch {
        scenes = [ExportedScene(name, nil, error.all)]
      }
    }
    do {
      try JSONEncoder().encode(scenes).write(to: URL(filePath: output))
    } catch {
      fatalError("\(error)")
    }
  }

  private static func scene(
    of root: any SceneRepresentable, _ name: String
  ) throws(Diagnostics) -> Checked<Scene> {
    try Scene.checked(of: root, title: name, width: size.horizontal, height: size.vertical)
  }

  /// Runs what waits on the main queue, and what that adds once more, as happens on a device before
  /// anybody sees the view. Work with a delay is not waited for.
  private static func runMainQueue() {
    guard isProgram else { return }
    for _ in 1...2 {
      let end = QueueEnd()
      DispatchQueue.main.async { end.isReached = true }
      while !end.isReached {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
      }
    }
  }

  private final class QueueEnd: @unchecked Sendable { var isReached = false }
}
