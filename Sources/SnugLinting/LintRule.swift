public import SnugDiagnostics
import SnugExplanation
public import SnugGeometry
public import SnugLayout

/// A lint rule, which finds one kind of likely mistake in a layout.
///
/// A rule is a file in `Rules` and a line in ``Linter/rules``. Its page in the documentation has
/// the rationale, the source of the advice, and how to fix findings.
public protocol LintRule: Sendable {
  /// The name of the rule. Its raw value is stable, because scenes and scripts contain it.
  var id: Diagnostic.ID { get }
  var severity: Diagnostic.Severity { get }
  /// What the rule finds, in one sentence without a period.
  var summary: String { get }
  /// Whether the rule checks a scene together with its variants, and runs only once for all of
  /// them.
  var isAboutVariantsTogether: Bool { get }

  func findings(in context: LintContext) -> [LintFinding]
}

/// A finding of a rule. Its identity, which merges it with findings in variants, consists of the
/// rule, the source location, the views, the axes and the role. Numbers are not part of it: a text
/// truncated by 20 points in one variant and by 40 in another is one finding.
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
  ///   - axes: the axes of the finding; empty if location and views identify it.
  ///   - role: whether it is about hugging or compression resistance.
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

  func finding(
    _ message: String, at range: SourceRange?, notes: [String] = [], views: [String] = [],
    on axes: [Axis] = [], about role: ConstraintSystem.ContentSizeRole? = nil
  ) -> LintFinding {
    LintFinding(
      Diagnostic(severity, id, message, at: range, notes: notes, views: views), on: axes,
      about: role)
  }
}
