public import SnugGeometry

/// The measurements of a scene's views in one pass of layout, from which constraints are made
/// together with the scene.
///
/// Some depend on frames and are known only after a pass: the height of wrapped text, and the
/// parts of the safe area and of a superview's margins that reach into a view.
public struct Measurements: Hashable, Sendable {
  /// In the order of ``Scene/views``, like all properties here.
  public var intrinsicContentSizes: [IntrinsicContentSize]
  /// The effective margins, in points: the value of `UIView.layoutMargins`.
  public var layoutMargins: [EdgeInsets]
  /// The distance of the safe area from each edge of a view, in points.
  public var safeAreaInsets: [EdgeInsets]
  /// The fitting sizes of views without an intrinsic size in stack views that fill
  /// proportionally.
  var fittingSizes: [ViewID: PerAxis<Double>]
}

extension Measurements {
  /// Measures the views after a layout, given the widths at which labels break their lines.
  /// Without a layout, no text is wrapped, and the safe area reaches only into the root.
  init(
    of scene: Scene, laidOut layout: Layout? = nil, _ maxLayoutWidths: [ViewID: Double] = [:],
    fittingSizes: [ViewID: PerAxis<Double>], measuring measurer: any TextMeasurer
  ) {
    // UIKit breaks no lines at the width 0, because a `preferredMaxLayoutWidth` of 0 means none.
    let collapsed = scene.collapsedViews
    intrinsicContentSizes = scene.viewIDs.map { id in
      scene[id].intrinsicContentSize(
        laidOut: collapsed.contains(id) ? nil : layout?[id].alignmentRect.width,
        height: layout?[id].alignmentRect.height,
        maxLayoutWidth: maxLayoutWidths[id],
        in: scene.system, on: scene.pixelGrid, measuring: measurer)
    }
    (layoutMargins, safeAreaInsets) = Self.insets(of: scene, frames: layout?.views.map(\.frame))
    self.fittingSizes = fittingSizes
  }

  /// The effective margins and safe area insets for given frames, in points.
  static func insets(
    of scene: Scene, frames: [Rect]?
  ) -> (layoutMargins: [EdgeInsets], safeAreaInsets: [EdgeInsets]) {
    var safeAreas: [EdgeInsets] = []
    var margins: [EdgeInsets] = []
    // The margins without the safe area.
    var ownMargins: [EdgeInsets] = []
    for id in scene.viewIDs {
      let view = scene[id]
      // Superviews come before their subviews.
      func reaching(_ insets: [EdgeInsets], isCapped: Bool = false) -> EdgeInsets {
        guard let superview = view.superview, let frames else { return .zero }
        return frames[id.index].reached(
          by: insets[superview.index], of: frames[superview.index], isCapped: isCapped)
      }
      // A scroll view moves its content out of the safe area, so neither it nor what scrolls has one.
      // Source: frames saved by Interface Builder in ten layouts.
      let isScrolling =
        view.viewClass.isScrollView
        || view.superview.map { scene[$0].viewClass.isScrollView } ?? false
      let reached = isScrolling ? .zero : reaching(safeAreas, isCapped: true)
      safeAreas.append(reached + view.safeAreaInsets)
      var margin = view.layoutMargins
      var ownMargin = margin
      if view.insetsLayoutMarginsFromSafeArea { margin = margin + safeAreas[id.index] }
      // The superview's margins include its safe area, so the larger ones apply. Source:
      // developer.apple.com, `UIView.preservesSuperviewLayoutMargins`: "the smallest amount needed".
      if view.preservesSuperviewLayoutMargins {
        ownMargin = ownMargin.union(reaching(ownMargins))
        margin = isScrolling ? margin.union(ownMargin) : margin.union(reaching(margins))
      }
      ownMargins.append(ownMargin)
      margins.append(margin)
    }
    return (margins, safeAreas)
  }

  /// The margins of an item: a view's own, a scroll view's for its content guide, none for other
  /// guides.
  func layoutMargins(of item: LayoutItem, _ guides: [LayoutGuide]) -> EdgeInsets {
    switch item {
    case .view(let id): return layoutMargins[id.index]
    case .guide(let id):
      let guide = guides[id.index]
      return guide.kind == .content ? layoutMargins[guide.owningView.index] : .zero
    }
  }

  /// The size that determines a view's share in a stack view that fills proportionally, in points.
  package func proportion(of view: ViewID, _ axis: Axis) -> Double? {
    intrinsicContentSizes[view.index].size[axis] ?? fittingSizes[view]?[axis]
  }

  func differs(from other: Measurements, in id: ViewID) -> Bool {
    intrinsicContentSizes[id.index] != other.intrinsicContentSizes[id.index]
      || layoutMargins[id.index] != other.layoutMargins[id.index]
      || safeAreaInsets[id.index] != other.safeAreaInsets[id.index]
  }
}

extension Scene {
  /// Whether margins or the safe area can depend on positions of views.
  package var hasReachingInsets: Bool {
    views.contains { $0.safeAreaInsets != .zero }
      || views.dropFirst().contains { $0.preservesSuperviewLayoutMargins }
  }
}

extension Rect {
  /// The parts of an enclosing rectangle's insets that reach into this rectangle. A side
  /// without an inset gives none, even if this rectangle extends beyond it.
  ///
  /// - Parameter isCapped: whether they are not increased for a rectangle that extends beyond the
  ///   other. True for the safe area. Source: martiancraft.com, “Notes from the Margins”.
  fileprivate func reached(
    by insets: EdgeInsets, of outer: Rect, isCapped: Bool
  ) -> EdgeInsets {
    func overlap(_ inset: Double, _ distance: Double) -> Double {
      inset > 0 ? max(0, inset - (isCapped ? max(0, distance) : distance)) : 0
    }
    return EdgeInsets(
      top: overlap(insets.top, minY - outer.minY), left: overlap(insets.left, minX - outer.minX),
      bottom: overlap(insets.bottom, outer.maxY - maxY),
      right: overlap(insets.right, outer.maxX - maxX))
  }
}
