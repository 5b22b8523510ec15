package import AutoLayout
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
  var sweep: [SweepDeclaration]?
  var variants: [VariantDeclaration] = []

  package init() {}

  // MARK: With defaults for what was not said

  var pixelGrid: PixelGrid { PixelGrid(scale: scale ?? 2) }
  var effectivePlatform: Platform { platform ?? system?.value.platform ?? .iOS }
  var effectiveSystem: SystemVersion { system?.value ?? .standard(on: effectivePlatform) }
}
