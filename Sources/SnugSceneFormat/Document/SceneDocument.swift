import SnugDiagnostics
import SnugGeometry
package import SnugLayout

/// A scene as it was written, without resolved names and defaults.
///
/// Every view, constraint and part of a constraint has its source range. Invalid values have been
/// reported and left out.
package struct SceneDocument: Sendable {
  /// The settings that depend on nothing else. Its views are set last.
  package var scene = Scene(title: "", views: [View(name: "", superview: nil)], constraints: [])
  var title: String?
  var expectation: Spanned<Scene.Expectation>?
  /// The default of ``ViewDeclaration/creation``.
  var creation: ViewCreation?
  /// Whether placeholder intrinsic sizes apply, as in Interface Builder.
  var isDesignTime = false
  /// Named numbers for constraints.
  var metrics = Metrics()
  /// `nil` if it is missing or unreadable; then the names in constraints are not resolved.
  var root: ViewDeclaration?
  var constraints: [ConstraintEntry] = []
  /// Sides of the root, as in `view.width`, and the lengths in points to draw it at.
  var sweep: [(path: YAMLScalar, sizes: [Double])]?
  var variants: [VariantDeclaration] = []

  /// - Parameter platform: the platform, which determines the default of the system.
  package init(on platform: Platform = .iOS) {
    scene.platform = platform
    scene.system = .standard(on: platform)
  }

  /// The settings of a scene that a scene file has keys for, without its views and constraints.
  init(_ scene: Scene) {
    self.scene = scene
    title = scene.title
    expectation = scene.expectation.map { Spanned($0) }
    isDesignTime = scene.views.contains(where: \.hasAssumedContentSize)
    if let sweep = scene.sweep {
      let path = "\(scene[.root].name).\(Constraint.Attribute.size(sweep.axis).rawValue)"
      self.sweep = [(YAMLScalar(path, .plain, at: .unknown), sweep.sizes)]
    }
  }
}

/// A variant as it was written: changes to the text of the scene, which is then read again.
struct VariantDeclaration: Sendable {
  var title: String?
  /// New values, by path.
  var set: YAMLNode?
  /// Additional constraints, in the form of a scene's.
  var add: YAMLNode?
  /// The IDs of the constraints to remove.
  var remove: [YAMLScalar]?
  /// A complete scene that replaces the original.
  var scene: YAMLNode?
  var changeDescriptions: [String]?
}
