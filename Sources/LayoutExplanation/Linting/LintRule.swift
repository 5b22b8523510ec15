public import AutoLayout
public import Diagnostics
public import Geometry

/// A piece of advice about layouts: what it warns of, and how to find it.
///
/// A rule is a file in `Rules` and a line in ``Linter/rules``. Its page in the documentation says why, where
/// the advice comes from and how to fix what it finds.
public protocol LintRule: Sendable {
  /// What the rule is called; its raw value is stable, people write it in scenes and scripts.
  var id: Diagnostic.ID { get }
  var severity: Diagnostic.Severity { get }
  /// What it finds, in one sentence without a full stop.
  var summary: String { get }
  /// Whether it looks at a scene and its variants together, and so is asked once for all of them.
  var isAboutVariantsTogether: Bool { get }

  func findings(in context: LintContext) -> [LintFinding]
}

/// Something a rule finds, and what makes it the same finding in a scene and in its variants: the
/// rule, the source location, the views, and whatever else it is about. Numbers make no difference: a text cut
/// by 20 points here and by 40 there is one finding.
public struct LintFinding: Sendable {
  public var diagnostic: Diagnostic
  let identity: Identity

  struct Identity: Hashable {
    let id: Diagnostic.ID
    let range: SourceRange?
    let views: [String]
    let axes: [Axis]
    let role: ConstraintSystem.ContentSizeRole?
  }

  /// - Parameters:
  ///   - axes: the axes it is about; none where its location and its views say enough.
  ///   - role: whether it is about hugging or about compression resistance.
  public init(
    _ diagnostic: Diagnostic, on axes: [Axis] = [],
    about role: ConstraintSystem.ContentSizeRole? = nil
  ) {
    self.diagnostic = diagnostic
    identity = Identity(
      id: diagnostic.id, range: diagnostic.range, views: diagnostic.views, axes: axes, role: role)
  }
}

extension LintRule {
  public var severity: Diagnostic.Severity { .warning }
  public var isAboutVariantsTogether: Bool { false }
  public var name: String { id.rawValue }

  /// A finding of this rule.
  func finding(
    _ message: String, at range: SourceRange?, notes: [String] = [], views: [String] = [],
    on axes: [Axis] = [], about role: ConstraintSystem.ContentSizeRole? = nil
  ) -> LintFinding {
    LintFinding(
      Diagnostic(severity, id, message, at: range, notes: notes, views: views), on: axes,
      about: role)
  }
}
