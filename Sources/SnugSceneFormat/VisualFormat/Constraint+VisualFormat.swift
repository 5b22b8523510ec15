package import SnugDiagnostics
package import SnugLayout

extension Constraint {
  /// The result of `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`. In
  /// the items of the constraints, the root represents `|`, and the view at index i + 1 the i-th
  /// name.
  ///
  /// - Parameters:
  ///   - format: the visual format.
  ///   - names: the keys of the views dictionary, in a fixed order.
  ///   - metrics: the metrics dictionary, in a fixed order.
  ///   - range: the range of the format, for diagnostics.
  package static func constraints(
    withVisualFormat format: String, options: [FormatOption], names: [String],
    metrics: [(name: String, value: Double)], at range: SourceRange
  ) throws(Diagnostics) -> [Constraint] {
    var cursor = TextCursor(YAMLScalar(format, .plain, at: range), error: .invalidVisualFormat)
    let parsed: VisualFormat
    do { parsed = try cursor.visualFormatString() } catch {
      throw Diagnostics(cursor.diagnostics + [error])
    }
    guard cursor.diagnostics.isEmpty else { throw Diagnostics(cursor.diagnostics) }
    // `|` cannot be the name of another view.
    var root = ViewDeclaration(name: Spanned("|", at: range))
    root.subviews = names.map { ViewDeclaration(name: Spanned($0, at: range)) }
    var document = SceneDocument()
    document.root = root
    for metric in metrics { document.metrics.set(metric.name, metric.value) }
    var entry = ConstraintEntry()
    entry.form = .visualFormat(parsed)
    entry.options = options.map { Spanned($0, at: range) }
    document.constraints = [entry]
    var resolver = SceneResolver(document)
    let scene = resolver.resolve(title: "")
    guard let scene, resolver.diagnostics.isEmpty else { throw Diagnostics(resolver.diagnostics) }
    return scene.constraints
  }
}
