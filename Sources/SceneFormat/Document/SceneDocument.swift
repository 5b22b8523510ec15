package import AutoLayout
import Diagnostics
package import Geometry

/// A scene as it was written, whoever wrote it: names are not looked up, defaults not filled in.
///
/// Every view, every constraint and every part of a constraint knows where it stands. What was
/// written wrong has been reported and left out.
package struct SceneDocument: Sendable {
  var title: String?
  var subtitle: String?
  /// Pixels per point.
  package var scale: Double?
  var expectation: Scene.Expectation?
  /// Where views were made that do not say so themselves.
  var creation: ViewCreation?
  var lint: LintDeclaration?
  var platform: Platform?
  /// The version whose control sizes hold; its platform is the scene's.
  package var system: Spanned<SystemVersion>?
  package var layoutDirection: LayoutDirection?
  package var contentSizeCategory: ContentSizeCategory?
  /// Whether placeholder sizes count, as in Interface Builder.
  var isDesignTime: Bool?
  /// Numbers that constraints can name.
  var metrics = Metrics()
  /// `nil` if it is missing or beyond reading; then no name in a constraint can be looked up.
  var root: ViewDeclaration?
  var constraints: [ConstraintEntry] = []
  var fitting: FittingDeclaration?
  var output: OutputSettings?
  /// Sides of the root, `view.width`, and the sizes in points to see it at.
  var sweep: [(path: YAMLScalar, sizes: [Double])]?
  var variants: [VariantDeclaration] = []

  package init() {}

  // MARK: With defaults for what was not said

  var pixelGrid: PixelGrid { PixelGrid(scale: scale ?? 2) }
  var effectivePlatform: Platform { platform ?? system?.value.platform ?? .iOS }
  var effectiveSystem: SystemVersion { system?.value ?? .standard(on: effectivePlatform) }
}

/// What a scene says to the linter.
struct LintDeclaration: Sendable {
  /// The rules it is not to look by.
  var disabledRules: [Diagnostic.ID]?
}

/// What the root wants to measure where it has no size, as it was written: the parameters of
/// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
struct FittingDeclaration: Sendable {
  /// In points.
  var targetSize: Size?
  var horizontalFittingPriority: LayoutPriority?
  var verticalFittingPriority: LayoutPriority?

  /// With UIKit's defaults for what was not said: as small as can be, at the fitting size level.
  var target: PerAxis<FittingTarget> {
    let size = targetSize ?? .zero
    let priorities = PerAxis(
      horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    return PerAxis { FittingTarget(size: size[$0], priority: priorities[$0] ?? .fittingSizeLevel) }
  }
}

/// A variant as it was written: what is changed in the text of the scene before it is read again.
struct VariantDeclaration: Sendable {
  var title: String?
  /// Values by paths.
  var set: YAMLNode?
  /// Constraints, in the form they have in a scene.
  var add: YAMLNode?
  /// The ids of constraints.
  var remove: [YAMLScalar]?
  /// A whole scene in place of the scene it is a variant of.
  var scene: YAMLNode?
  /// The descriptions of the changes, if the variant has any.
  var changeDescriptions: [String]?
}
