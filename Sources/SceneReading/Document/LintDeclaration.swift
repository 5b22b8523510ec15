package import Diagnostics

/// What a scene says to the linter.
package struct LintDeclaration: Sendable {
  /// The rules it is not to look by.
  package var disabledRules: [Diagnostic.ID]?

  package init() {}
}
