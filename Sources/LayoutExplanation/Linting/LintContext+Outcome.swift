import AutoLayout
import Diagnostics
import Geometry

extension LintContext {
  /// What the layout leaves open in one way, unless the scene expects to be ambiguous.
  func ambiguities(_ kind: Ambiguity.Kind, as id: Diagnostic.ID) -> [LintFinding] {
    guard scene.expectation != .ambiguous else { return [] }
    return outcomes(as: id) { $0.ambiguity?.kind == kind }
  }

  /// Required constraints that cannot hold together, unless the scene expects it.
  func conflicts(as id: Diagnostic.ID) -> [LintFinding] {
    // In a log it was not meant.
    guard scene.expectation != .conflict || scene.consoleReport != nil else { return [] }
    return outcomes(as: id) { if case .conflict = $0.subject { true } else { false } }
  }

  /// What other commands say of the outcome, by the name of a rule.
  private func outcomes(
    as id: Diagnostic.ID, where isWanted: (Reason) -> Bool
  ) -> [LintFinding] {
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
