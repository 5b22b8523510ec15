import SnugDiagnostics
public import SnugExplanation
import SnugGeometry
public import SnugLayout

/// The input of a lint rule: a scene with its layout, and an engine for other layouts.
public struct LintContext: Sendable {
  public let explanation: Explanation
  public let engine: LayoutEngine

  public var layout: Layout { explanation.layout }
  public var scene: Scene { layout.scene }
  var words: Wording { explanation.words }

  init(_ scene: Scene, _ engine: LayoutEngine) {
    explanation = Explanation(engine.layout(scene))
    self.engine = engine
  }

  /// The accuracy of a view's intrinsic size: for a text of an Interface Builder file, which is in San
  /// Francisco, a point or 1 %. Other texts are drawn in the font that they are measured in.
  func accuracy(of id: ViewID, _ axis: Axis) -> Double {
    guard scene[id].interfaceBuilderObject != nil else { return 0 }
    return max(1, 0.01 * (layout[id].intrinsicContentSize.size[axis] ?? 0))
  }

  /// A constraint with its priority, in the syntax of a scene: `a.width == 40 @ 750`.
  func equation(_ constraint: Constraint) -> String {
    let equation = constraint.equation { scene.name(of: $0) }
    return constraint.priority.isRequired ? equation : "\(equation) @ \(constraint.priority)"
  }

  /// The names of a constraint's views. A guide counts as its owning view.
  func views(of constraint: Constraint) -> [String] {
    Set(layout.system.views(of: constraint)).sorted().map { scene[$0].name }
  }

  /// The diagnostics of reasons as findings.
  func outcomes(where isWanted: (Reason) -> Bool) -> [LintFinding] {
    explanation.reasons.filter(isWanted).flatMap { reason in
      explanation.diagnostics(about: reason).map { LintFinding($0, on: axes(of: reason)) }
    }
  }

  private func axes(of reason: Reason) -> [Axis] {
    switch reason.subject {
    case .contest(let contest): [contest.axis]
    case .ambiguity(let ambiguity): [ambiguity.axis]
    case .conflict(let conflict):
      [layout.system[conflict.broken].constraint.firstAttribute.axis].compactMap(\.self)
    }
  }
}
