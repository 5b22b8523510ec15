import SnugDiagnostics
import SnugExplanation
import SnugGeometry
import SnugLayout

/// Views that extend beyond the root, and would stay inside with one more constraint.
///
/// An explicit size and position would conflict with that constraint, so such a view is excluded, with
/// what it contains. So are a view that would only shrink around its middle, such as a badge on a
/// corner, a view that would have no size where it is, such as a drawer beside the screen, and the
/// content of a scroll view.
struct OffScreenViewRule: LintRule {
  let id = Diagnostic.ID.offScreenView
  let summary = "a view extends beyond the screen, and no constraint limits it there"

  func findings(in context: LintContext) -> [LintFinding] {
    guard context.layout.conflicts.isEmpty else { return [] }
    return Axis.allCases.flatMap { findings(on: $0, in: context) }
  }

  private func findings(on axis: Axis, in context: LintContext) -> [LintFinding] {
    let (scene, layout) = (context.scene, context.layout)
    var outside = scene.visibleViews.filter { id in
      !scene.viewIDs.contains {
        scene[$0].scrolls && scene.isView(id, inside: $0)
      }
    }.map { (id: $0, excess: Excess(of: $0, axis, in: layout, context)) }
      .filter { $0.excess.isOutside }
    var found: [LintFinding] = []
    // If one constraint brings several views inside, the farthest of them is reported, or the
    // outermost.
    while let (id, excess) = outside.max(by: { $0.excess.most < $1.excess.most - 0.01 }) {
      var limited = scene
      limited.constraints += excess.edges.map { edge in
        Constraint(
          firstItem: .view(id), firstAttribute: edge,
          relation: [.left, .top].contains(edge) ? .greaterThanOrEqual : .lessThanOrEqual,
          secondItem: .view(.root), secondAttribute: edge)
      }
      let inside = context.engine.layout(limited)
      let (own, new) = (layout[id].alignmentRect[axis], inside[id].alignmentRect[axis])
      let (start, end) = (new.start - own.start, new.end - own.end)
      let isIntended =
        min(abs(start), abs(end)) < .leastShown
        ? new.length < .leastShown : excess.edges.count == 1 && abs(start + end) < .leastShown
      if inside.conflicts.isEmpty, !isIntended {
        found.append(finding(about: id, excess, in: context))
        outside.removeAll { !Excess(of: $0.id, axis, in: inside, context).isOutside }
      }
      outside.removeAll { $0.id == id || scene.isView($0.id, inside: id) }
    }
    return found
  }

  /// How far a view extends beyond the root.
  private struct Excess {
    let edges: [Constraint.Attribute]
    /// In points.
    let most: Double

    var isOutside: Bool { !edges.isEmpty }

    init(of id: ViewID, _ axis: Axis, in layout: Layout, _ context: LintContext) {
      let (own, room) = (layout[id].alignmentRect[axis], layout[.root].frame[axis])
      let edges: (start: Constraint.Attribute, end: Constraint.Attribute) =
        axis == .horizontal ? (.left, .right) : (.top, .bottom)
      let outside = [(edges.start, room.start - own.start), (edges.end, own.end - room.end)]
        .filter { $0.1 > max(0.01, context.accuracy(of: id, axis)) }
      self.edges = outside.map(\.0)
      most = outside.map(\.1).max() ?? 0
    }
  }

  private func finding(
    about id: ViewID, _ excess: Excess, in context: LintContext
  ) -> LintFinding {
    let scene = context.scene
    let noun = excess.edges.count == 1 ? "edge" : "edges"
    let names = excess.edges.map { edge in
      let isMirrored = scene.layoutDirection == .rightToLeft
      return switch edge {
      case .left: isMirrored ? "trailing" : "leading"
      case .right: isMirrored ? "leading" : "trailing"
      default: edge.rawValue
      }
    }
    return finding(
      "'\(scene[id].name)' extends \(Wording.points(excess.most)) beyond the "
        + "\(context.words.list(excess.edges.map(\.rawValue))) \(noun) of '\(scene[.root].name)'",
      at: scene[id].range,
      notes: [
        "no constraint limits it there: constrain its \(context.words.list(names)) \(noun)"
      ], views: [scene[id].name], on: [excess.edges[0].axis].compactMap(\.self))
  }
}
