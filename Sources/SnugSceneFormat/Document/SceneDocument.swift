import SnugDiagnostics
package import SnugGeometry
package import SnugLayout

/// A scene as it was written, without resolved names and defaults.
///
/// Every view, constraint and part of a constraint has its source range. Invalid values have been
/// reported and left out.
package struct SceneDocument: Sendable {
  var title: String?
  var subtitle: String?
  /// Pixels per point.
  package var scale: Double?
  var expectation: Spanned<Scene.Expectation>?
  /// The default of ``ViewDeclaration/creation``.
  var creation: ViewCreation?
  var lint: LintDeclaration?
  var platform: Platform?
  /// The system version, which determines the sizes of controls. Its platform is the scene's.
  package var system: Spanned<SystemVersion>?
  package var layoutDirection: LayoutDirection?
  package var contentSizeCategory: ContentSizeCategory?
  /// Whether placeholder intrinsic sizes apply, as in Interface Builder.
  var isDesignTime: Bool?
  /// Named numbers for constraints.
  var metrics = Metrics()
  /// `nil` if it is missing or unreadable; then the names in constraints are not resolved.
  var root: ViewDeclaration?
  var constraints: [ConstraintEntry] = []
  var fitting: FittingDeclaration?
  var output: OutputSettings?
  /// Sides of the root, as in `view.width`, and the lengths in points to draw it at.
  var sweep: [(path: YAMLScalar, sizes: [Double])]?
  var variants: [VariantDeclaration] = []

  package init() {}

  // MARK: Values with defaults

  var pixelGrid: PixelGrid { PixelGrid(scale: scale ?? 2) }
  var effectivePlatform: Platform { platform ?? system?.value.platform ?? .iOS }
  var effectiveSystem: SystemVersion { system?.value ?? .standard(on: effectivePlatform) }
}

/// The settings of a scene for the linter.
struct LintDeclaration: Sendable {
  /// The rules that do not run.
  var disabledRules: [Diagnostic.ID]?
}

/// The parameters of
/// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` for a root
/// without a size, as they were written.
struct FittingDeclaration: Sendable {
  /// In points.
  var targetSize: Size?
  var horizontalFittingPriority: LayoutPriority?
  var verticalFittingPriority: LayoutPriority?

  /// With UIKit's defaults: the compressed size, at the fitting size level.
  var target: PerAxis<FittingTarget> {
    let size = targetSize ?? .zero
    let priorities = PerAxis(
      horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    return PerAxis { FittingTarget(size: size[$0], priority: priorities[$0] ?? .fittingSizeLevel) }
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
  /// The descriptions of the changes, if the variant has any.
  var changeDescriptions: [String]?
}
