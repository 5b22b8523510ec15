public import AutoLayout
public import Diagnostics
import Geometry

/// A view, or a controller: what a scene can be made of.
@preconcurrency @MainActor
public protocol SceneRepresentable: AnyObject {
  /// The same as `Scene.checked(of:title:width:height:)`.
  func representedScene(
    title: String?, width: Double?, height: Double?
  ) throws(Diagnostics) -> Checked<Scene>
}

extension Scene {
  /// The scene that a view and everything in it makes, laid out once so that its own code has run.
  ///
  /// Views are called after the properties that hold them; the root is called `view`.
  ///
  /// - Parameters:
  ///   - root: a view, whose superviews play no part, or a controller, which is told that it is shown.
  ///   - title: what the scene is called; the class of the root if left out.
  ///   - width: of the root, in points. Left out, it is the width a view has, or without one its fitting
  ///     width; for a controller the screen's.
  ///   - height: the same of its height.
  /// - Throws: the constraints Auto Layout refuses, each with its line.
  @MainActor
  public init(
    of root: any SceneRepresentable, title: String? = nil, width: Double? = nil,
    height: Double? = nil
  ) throws(Diagnostics) {
    self = try Self.checked(of: root, title: title, width: width, height: height).value
  }

  /// The same as ``init(of:title:width:height:)``, with what has an effect on layout and is not modelled.
  @MainActor
  public static func checked(
    of root: any SceneRepresentable, title: String? = nil, width: Double? = nil,
    height: Double? = nil
  ) throws(Diagnostics) -> Checked<Scene> {
    try root.representedScene(title: title, width: width, height: height)
  }
}

extension UIView: SceneRepresentable {
  public func representedScene(
    title: String?, width: Double?, height: Double?
  ) throws(Diagnostics) -> Checked<Scene> {
    let (given, authored) = (givenSize(width, height), givenSize(nil, nil))
    var size = CGSize(width: given.horizontal ?? 0, height: given.vertical ?? 0)
    if given.horizontal == nil || given.vertical == nil {
      size = systemLayoutSizeFitting(
        size,
        withHorizontalFittingPriority: given.horizontal == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: given.vertical == nil ? .fittingSizeLevel : .required)
    }
    // Views that have a least size may be given less.
    bounds.size = CGSize(
      width: given.horizontal ?? size.width, height: given.vertical ?? size.height)
    layoutIfNeeded()
    // What was asked for, or fitted, may be another size the next time.
    let laidOut = Size(bounds.size)
    fittedSize = PerAxis { authored[$0] == nil ? laidOut[$0] : nil }
    // Constraints may have sized the root.
    return try SceneConversion(self, title: title ?? "\(type(of: self))").checked(
      givenSize(width, height))
  }

  /// The sides asked for, or else those somebody gave the view, in points: not those that were fitted.
  private func givenSize(_ width: Double?, _ height: Double?) -> PerAxis<Double?> {
    let asked = PerAxis(horizontal: width, vertical: height)
    let (size, fitted) = (Size(bounds.size), fittedSize)
    return PerAxis { asked[$0] ?? (size[$0] > 0 && size[$0] != fitted[$0] ? size[$0] : nil) }
  }
}

extension UIViewController: SceneRepresentable {
  public func representedScene(
    title: String?, width: Double?, height: Double?
  ) throws(Diagnostics) -> Checked<Scene> {
    let screen = UIScreen.main.bounds.size
    let size = CGSize(width: width ?? screen.width, height: height ?? screen.height)
    rootSize = size
    loadViewIfNeeded()
    view.frame = CGRect(origin: .zero, size: size)
    show()
    return try SceneConversion(view, title: title ?? "\(type(of: self))").checked(
      PerAxis(horizontal: Double(size.width), vertical: Double(size.height)))
  }
}

extension SceneConversion {
  /// The scene with a root of a size, in points.
  fileprivate func checked(_ size: PerAxis<Double?>) throws(Diagnostics) -> Checked<Scene> {
    var scene = scene
    scene[.root].requiredSize = size
    if diagnostics.contains(where: { $0.severity == .error }) { throw Diagnostics(diagnostics) }
    return Checked(scene, warnings: diagnostics)
  }
}
