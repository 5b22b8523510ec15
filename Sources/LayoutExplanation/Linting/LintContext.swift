public import AutoLayout
import Geometry

/// What a rule looks at: a scene, how it came out, and the means to solve it in other ways.
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

  /// The views that are neither hidden nor inside a hidden view.
  var visibleViews: [ViewID] {
    let hidden = scene.hiddenViews
    return scene.viewIDs.filter { !hidden.contains($0) }
  }

  /// A constraint as the author would write it, with its priority: `a.width == 40 @ 750`.
  func equation(_ constraint: Constraint) -> String {
    let equation = constraint.equation { scene.name(of: $0) }
    return constraint.priority.isRequired ? equation : "\(equation) @ \(constraint.priority)"
  }

  /// The names of the views a constraint speaks of; a guide stands for the view that owns it.
  func views(of constraint: Constraint) -> [String] {
    Set(layout.system.views(of: constraint)).sorted().map { scene[$0].name }
  }
}
