package import SnugGeometry
package import SnugLayout

extension Layout {
  /// Whether all views and guides have the same frames and the same ambiguities as in another
  /// layout of the same views.
  package func comesOut(as other: Layout) -> Bool {
    guard conflicts.isEmpty == other.conflicts.isEmpty, views.count == other.views.count else {
      return false
    }
    return scene.viewIDs.allSatisfy {
      self[$0].frame.isClose(to: other[$0].frame) && self[$0].ambiguity == other[$0].ambiguity
    }
      && other.comparedGuides.allSatisfy { guide in
        guard let own = id(of: guide), let its = other.id(of: guide) else { return false }
        return guides[own.index].isClose(to: other.guides[its.index])
          && isAmbiguous(own) == other.isAmbiguous(its)
      }
  }

  /// The guides of the scene, and the content layout guides of scroll views, which constraints can
  /// imply.
  private var comparedGuides: [LayoutGuide] {
    scene.guides + system.guides.dropFirst(scene.guides.count).filter { $0.kind == .content }
  }

  private func id(of guide: LayoutGuide) -> LayoutGuideID? {
    system.guides.firstIndex(of: guide).map(LayoutGuideID.init(index:))
  }

  /// Whether a view's size or position is ambiguous on an axis.
  package func isOpen(_ id: ViewID, _ axis: Axis) -> Bool {
    self[id].ambiguity.size[axis] || self[id].ambiguity.origin[axis]
  }
}

extension Rect {
  package func isClose(to other: Rect) -> Bool {
    Axis.allCases.allSatisfy { self[$0].isClose(to: other[$0]) }
  }
}

extension Interval {
  /// Whether the intervals are equal except for the solver's rounding errors.
  package func isClose(to other: Interval) -> Bool {
    abs(start - other.start) < .sameLength && abs(end - other.end) < .sameLength
  }

  /// Whether another interval is inside this one, except for such errors.
  package func encloses(_ other: Interval) -> Bool { union(other).isClose(to: self) }
}
