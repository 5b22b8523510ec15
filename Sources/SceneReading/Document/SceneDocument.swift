package import AutoLayout
package import Geometry

/// A scene as it was written, whoever wrote it: names are not looked up, defaults not filled in.
///
/// Every view, every constraint and every part of a constraint knows where it stands. What was
/// written wrong has been reported and left out.
package struct SceneDocument: Sendable {
  package var title: String?
  package var subtitle: String?
  /// Pixels per point.
  package var scale: Double?
  package var expectation: Scene.Expectation?
  /// Where views were made that do not say so themselves.
  package var creation: ViewCreation?
  package var lint: LintDeclaration?
  package var platform: Platform?
  package var layoutDirection: LayoutDirection?
  /// Whether placeholder sizes count, as in Interface Builder.
  package var isDesignTime: Bool?
  /// Numbers that constraints can name.
  package var metrics: Metrics
  /// `nil` if it is missing or beyond reading; then no name in a constraint can be looked up.
  package var root: ViewDeclaration?
  package var constraints: [ConstraintEntry]
  package var fitting: FittingDeclaration?
  package var output: OutputSettings?
  package var sweep: [SweepDeclaration] = []
  package var variants: [VariantDeclaration] = []

  package init(root: ViewDeclaration? = nil, constraints: [ConstraintEntry] = []) {
    self.root = root
    self.constraints = constraints
    metrics = Metrics()
  }
}
