public import AutoLayout
public import Diagnostics
import Geometry

extension Scene {
  /// The scene a view and everything in it makes, laid out once so that the view's own code has run.
  ///
  /// Views are called after the properties that hold them; the root is called `view`.
  ///
  /// - Parameters:
  ///   - view: the root of the scene; its superviews play no part.
  ///   - title: what the scene is called; the class of the view if left out.
  ///   - width: of the root, in points; if left out the width it has, or without one its fitting width.
  ///   - height: the same of its height.
  /// - Throws: the constraints Auto Layout refuses, each with its line.
  @MainActor
  public init(
    of view: UIView, title: String? = nil, width: Double? = nil, height: Double? = nil
  ) throws(Diagnostics) {
    self = try Self.checked(of: view, title: title, width: width, height: height).value
  }

  /// The scene of a controller's root view, after the controller was told that it is shown.
  ///
  /// - Parameters:
  ///   - width: of the root, in points; the screen's if left out.
  ///   - height: the same of its height.
  @MainActor
  public init(
    of controller: UIViewController, title: String? = nil, width: Double? = nil,
    height: Double? = nil
  ) throws(Diagnostics) {
    self = try Self.checked(of: controller, title: title, width: width, height: height).value
  }

  /// The same as ``init(of:title:width:height:)-(UIView,_,_,_)``, with what has an effect on layout and
  /// is not modelled.
  @MainActor
  public static func checked(
    of view: UIView, title: String? = nil, width: Double? = nil, height: Double? = nil
  ) throws(Diagnostics) -> Checked<Scene> {
    view.prepare(width: width, height: height)
    return try checked(
      SceneConversion(view, title: title ?? "\(type(of: view))"),
      PerAxis(
        horizontal: width ?? view.givenSize.horizontal, vertical: height ?? view.givenSize.vertical)
    )
  }

  /// The same as ``init(of:title:width:height:)-(UIViewController,_,_,_)``, with what has an effect on
  /// layout and is not modelled.
  @MainActor
  public static func checked(
    of controller: UIViewController, title: String? = nil, width: Double? = nil,
    height: Double? = nil
  ) throws(Diagnostics) -> Checked<Scene> {
    let screen = UIScreen.main.bounds.size
    let size = CGSize(width: width ?? screen.width, height: height ?? screen.height)
    controller.rootSize = size
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(origin: .zero, size: size)
    controller.show()
    return try checked(
      SceneConversion(controller.view, title: title ?? "\(type(of: controller))"),
      PerAxis(horizontal: Double(size.width), vertical: Double(size.height)))
  }

  @MainActor
  private static func checked(
    _ conversion: SceneConversion, _ size: PerAxis<Double?>
  ) throws(Diagnostics) -> Checked<Scene> {
    var scene = conversion.scene
    scene[.root].requiredSize = size
    let diagnostics = conversion.diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) { throw Diagnostics(diagnostics) }
    return Checked(scene, warnings: diagnostics)
  }
}

extension UIView {
  /// Lays the view out at a size, the sides that are not given at their fitting size.
  fileprivate func prepare(width: Double?, height: Double?) {
    let given = PerAxis(
      horizontal: width ?? givenSize.horizontal, vertical: height ?? givenSize.vertical)
    var size = CGSize(width: given.horizontal ?? 0, height: given.vertical ?? 0)
    if given.horizontal == nil || given.vertical == nil {
      size = systemLayoutSizeFitting(
        size,
        withHorizontalFittingPriority: given.horizontal == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: given.vertical == nil ? .fittingSizeLevel : .required)
      // What was fitted may be another size the next time.
      fittedSides = PerAxis { given[$0] == nil }
    }
    bounds.size = size
    layoutIfNeeded()
  }

  /// The sides somebody gave the view, in points: not those that were fitted.
  fileprivate var givenSize: PerAxis<Double?> {
    let size = bounds.size
    return PerAxis { axis in
      let side = Double(axis == .horizontal ? size.width : size.height)
      return side > 0 && !fittedSides[axis] ? side : nil
    }
  }
}
