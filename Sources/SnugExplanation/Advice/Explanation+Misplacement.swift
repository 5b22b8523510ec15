import SnugGeometry
import SnugLayout

/// Views that a repair would move to where they should not be.
extension Explanation {
  /// The number of views that extend beyond their superviews, or overlap others of a conflict.
  ///
  /// A log has only few views and not their sizes, except along an axis on which all sizes and
  /// distances are fixed.
  func misplacedCount(_ frames: [Rect], in conflict: Layout.Conflict) -> Int {
    let scene = layout.scene
    let isLog = scene.consoleReport != nil
    let hasFixedSizes = [.pinnedAndSized, .stackContent].contains(cause(of: conflict))
    if isLog, !hasFixedSizes { return 0 }
    let own = layout.system[conflict.broken].constraint.firstAttribute.axis
    let axes = isLog ? own.map { [$0] } ?? [] : Axis.allCases
    let shown = isLog ? conflict.views : scene.visibleViews
    let outsideCount = shown.count { id in
      let superview = scene[id].superview ?? .root
      guard !isLog || shown.contains(superview), !scene[superview].scrolls
      else { return false }
      return axes.contains { axis in
        // In a log, a superview can be too small by its separator.
        let bounds = frames[superview.index][axis].expanded(by: isLog ? 1 : 0)
        return !bounds.encloses(frames[id.index][axis])
      }
    }
    // A conflict can have thousands of views: nothing is looked up for each of their pairs.
    let concerned = conflict.views.filter(shown.contains).sorted()
      .map { (superview: scene[$0].superview, frame: frames[$0.index]) }
    let overlapCounts = concerned.indices.map { index in
      let one = concerned[index]
      return concerned[(index + 1)...].count { other in
        one.superview == other.superview
          && Self.isOverlap(one.frame, other.frame, on: axes)
      }
    }
    return overlapCounts.reduce(outsideCount, +)
  }

  /// Whether two frames overlap by more than the rounding error of edges that touch.
  static func isOverlap(_ one: Rect, _ other: Rect, on axes: [Axis] = Axis.allCases) -> Bool {
    axes.allSatisfy { one[$0].expanded(by: -.leastShown).overlaps(other[$0]) }
  }

  /// Whether more views are outside of their superviews with a repair than as drawn.
  func misplaces(_ repair: Repair, _ conflict: Layout.Conflict) -> Bool {
    repair.misplacedCount > misplacedCount(layout.views.map(\.frame), in: conflict)
  }
}
