import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Controls with a fixed size whose views have another size.
///
/// These are the controls that hug at 750 on both axes in code and in Interface Builder: switches,
/// steppers, activity indicators and their AppKit counterparts. Sliders, bars and segmented
/// controls can be drawn in any width, a progress view in any height.
struct StretchedControlRule: LintRule {
  let id = Diagnostic.ID.stretchedControl
  let summary = "a control of fixed size is stretched or compressed"

  func findings(in context: LintContext) -> [LintFinding] {
    context.scene.visibleViews.flatMap { id -> [LintFinding] in
      let view = context.scene[id]
      guard view.intrinsicContentSizeOverride == nil, view.content.traits.hasOneSize else {
        return []
      }
      return Axis.allCases.compactMap { axis in
        let delta = context.layout.deformation(of: id, axis).delta
        guard delta != 0 else { return nil }
        let role: ConstraintSystem.ContentSizeRole = delta > 0 ? .hugging : .compressionResistance
        let priority = delta > 0 ? "hugging" : "compression resistance"
        let size = Wording.number(context.layout[id].intrinsicContentSize.size[axis] ?? 0)
        return finding(
          "'\(view.name)' is \(delta > 0 ? "stretched" : "compressed") by "
            + "\(Wording.points(abs(delta))), but a \(view.viewClass.rawValue) is always "
            + "\(size) \(Wording.adjective(axis))",
          at: view.range,
          notes: [
            context.isDecided(by: role, of: id, axis)
              ? "let another view give way, or raise its \(priority) to 999"
              : LintContext.another(insteadOf: priority)
          ], views: [view.name], on: [axis], about: role)
      }
    }
  }
}
