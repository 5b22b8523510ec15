import Diagnostics

/// What a scene says to the linter.
struct LintDeclaration: Sendable {
  /// The rules it is not to look by.
  var disabledRules: [Diagnostic.ID]?
}
