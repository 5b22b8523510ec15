import Diagnostics

/// Something that stands in the block of a scene, a view or a variant.
public struct SceneContent {
  enum Kind {
    /// `nil` leaves it to the view it is added to whether it arranges it.
    case view(SceneView, isArranged: Bool?, SourceRange)
    case guide(Guide, SourceRange)
    case constraint(LayoutConstraint)
    case setting(Setting)
    case variant(Variant)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
}

/// Collects what stands in a block: views, constraints, strings that say constraints, settings and
/// variants, and lists of these.
///
/// `if`, `switch` and `for` are allowed, and so is everything that has no value: declarations,
/// assignments, calls.
@resultBuilder public enum SceneBuilder {
  /// A view is added as a subview; to a stack view as an arranged one.
  public static func buildExpression(
    _ view: SceneView, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> [SceneContent] {
    [SceneContent(.view(view, isArranged: nil, SourceRange(file, line, column)))]
  }

  public static func buildExpression(
    _ views: [SceneView], file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> [SceneContent] {
    views.flatMap { buildExpression($0, file: file, line: line, column: column) }
  }

  public static func buildExpression(
    _ guide: Guide, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> [SceneContent] {
    [SceneContent(.guide(guide, SourceRange(file, line, column)))]
  }

  /// A constraint is activated.
  public static func buildExpression(_ constraint: LayoutConstraint) -> [SceneContent] {
    [SceneContent(.constraint(constraint))]
  }

  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [SceneContent] {
    constraints.map { SceneContent(.constraint($0)) }
  }

  /// A string is a visual format or an equation.
  public static func buildExpression(
    _ text: String, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> [SceneContent] {
    let range = SourceRange(file, line, column)
    return [SceneContent(.constraint(LayoutConstraint(.text(text), range: range)))]
  }

  public static func buildExpression(
    _ texts: [String], file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> [SceneContent] {
    texts.flatMap { buildExpression($0, file: file, line: line, column: column) }
  }

  public static func buildExpression(_ setting: Setting) -> [SceneContent] {
    [SceneContent(.setting(setting))]
  }

  public static func buildExpression(_ settings: [Setting]) -> [SceneContent] {
    settings.map { SceneContent(.setting($0)) }
  }

  public static func buildExpression(_ variant: Variant) -> [SceneContent] {
    [SceneContent(.variant(variant))]
  }

  public static func buildExpression(_ variants: [Variant]) -> [SceneContent] {
    variants.map { SceneContent(.variant($0)) }
  }

  public static func buildExpression(_ content: [SceneContent]) -> [SceneContent] { content }

  public static func buildExpression(_ nothing: Void) -> [SceneContent] { [] }

  /// A call or an assignment behind a `?`.
  public static func buildExpression(_ nothing: Void?) -> [SceneContent] { [] }

  public static func buildBlock(_ parts: [SceneContent]...) -> [SceneContent] {
    parts.flatMap(\.self)
  }

  public static func buildOptional(_ part: [SceneContent]?) -> [SceneContent] { part ?? [] }
  public static func buildEither(first part: [SceneContent]) -> [SceneContent] { part }
  public static func buildEither(second part: [SceneContent]) -> [SceneContent] { part }
  public static func buildArray(_ parts: [[SceneContent]]) -> [SceneContent] {
    parts.flatMap(\.self)
  }
  public static func buildLimitedAvailability(_ part: [SceneContent]) -> [SceneContent] { part }
}
