public import Diagnostics

/// A piece of advice about layouts: what it warns of, where it comes from, and how to find it.
///
/// A rule is a file in `Rules` and a line in ``Linter/rules``.
public protocol LintRule: Sendable {
  /// What the rule is called; its raw value is stable, people write it in scenes and scripts.
  var id: Diagnostic.ID { get }
  var severity: Diagnostic.Severity { get }
  /// What it finds, in one sentence without a full stop.
  var summary: String { get }
  /// Why that is worth a warning.
  var explanation: String { get }
  /// Where the advice comes from.
  var source: String { get }
  /// How to mend what it finds.
  var remedy: String { get }
  /// Whether it looks at a scene and its variants together, and so is asked once for all of them.
  var isAboutVariantsTogether: Bool { get }

  func findings(in context: LintContext) -> [Diagnostic]
}

extension LintRule {
  public var severity: Diagnostic.Severity { .warning }
  public var isAboutVariantsTogether: Bool { false }
  public var name: String { id.rawValue }

  /// A finding of this rule.
  func finding(
    _ message: String, at range: SourceRange?, notes: [String] = [], views: [String] = []
  ) -> Diagnostic {
    Diagnostic(severity, id, message, at: range, notes: notes, views: views)
  }
}
