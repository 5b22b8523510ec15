public import AutoLayout
public import Diagnostics

/// A view, or a controller: what a scene can be made of.
@preconcurrency @MainActor
public protocol SceneRepresentable: AnyObject {
  /// The scene it makes, laid out once so that its own code has run.
  ///
  /// - Parameters:
  ///   - title: what the scene is called; the class if left out.
  ///   - width: of the root, in points; what is left out is as for `Scene(of:title:width:height:)`.
  ///   - height: the same of its height.
  /// - Throws: the constraints Auto Layout refuses, each with its line.
  func representedScene(
    title: String?, width: Double?, height: Double?
  ) throws(Diagnostics) -> Checked<Scene>
}

extension UIView: SceneRepresentable {
  public func representedScene(
    title: String?, width: Double?, height: Double?
  ) throws(Diagnostics) -> Checked<Scene> {
    try Scene.checked(of: self, title: title, width: width, height: height)
  }
}

extension UIViewController: SceneRepresentable {
  public func representedScene(
    title: String?, width: Double?, height: Double?
  ) throws(Diagnostics) -> Checked<Scene> {
    try Scene.checked(of: self, title: title, width: width, height: height)
  }
}
