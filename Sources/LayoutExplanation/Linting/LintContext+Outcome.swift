import AutoLayout
import Diagnostics
import Geometry

extension LintContext {
  /// What other commands say of the outcome, by the name of a rule.
  func outcomes(as id: Diagnostic.ID, where isWanted: (Reason) -> Bool) -> [LintFinding] {
    explanation.reasons.filter(isWanted).compactMap { reason in
      guard var diagnostic = explanation.diagnostic(about: reason) else { return nil }
      diagnostic.id = id
      // A scene can expect one thing only; one that does needs no advice to expect another.
      if scene.expectation != nil, scene.consoleReport == nil { diagnostic.notes.removeLast() }
      return LintFinding(diagnostic, on: axes(of: reason))
    }
  }

  private func axes(of reason: Reason) -> [Axis] {
    switch reason.subject {
    case .contest(let contest): [contest.axis]
    case .ambiguity(let ambiguity): [ambiguity.axis]
    case .conflict(let conflict):
      [layout.system.entries[conflict.broken].constraint.firstAttribute.axis].compactMap(\.self)
    }
  }
}
