import AutoLayout
import Geometry

extension Layout {
  /// Whether every view and guide has the same frame as in another layout of the same views, and the
  /// same of it is open.
  func comesOut(as other: Layout) -> Bool {
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

  /// The guides of the scene, and what scroll views scroll where constraints only imply it.
  private var comparedGuides: [LayoutGuide] {
    scene.guides + system.guides.dropFirst(scene.guides.count).filter { $0.kind == .content }
  }

  private func id(of guide: LayoutGuide) -> LayoutGuideID? {
    system.guides.firstIndex(of: guide).map(LayoutGuideID.init(index:))
  }

  /// Whether anything of a view is open on an axis.
  func isOpen(_ id: ViewID, _ axis: Axis) -> Bool {
    self[id].ambiguity.size[axis] || self[id].ambiguity.origin[axis]
  }
}

extension Rect {
  func isClose(to other: Rect) -> Bool {
    Axis.allCases.allSatisfy { self[$0].isClose(to: other[$0]) }
  }
}

extension Interval {
  /// The same to what the solver's arithmetic leaves in its last digits.
  func isClose(to other: Interval) -> Bool {
    abs(start - other.start) < 1e-5 && abs(end - other.end) < 1e-5
  }
}
