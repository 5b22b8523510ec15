public import Geometry

/// What the views of a scene measure in one pass of layout: what constraints are made of besides
/// what the scene says.
///
/// Some of it follows from frames, and so is only known after a pass: the height of wrapped text,
/// and how far the safe area and a superview's margins reach into a view.
public struct Measurements: Hashable, Sendable {
  /// In the order of ``Scene/views``, as everything here.
  public var intrinsicContentSizes: [IntrinsicContentSize]
  /// The margins that hold, in points: `UIView.layoutMargins` as one reads them.
  public var layoutMargins: [EdgeInsets]
  /// How far the safe area keeps from each edge of a view, in points.
  public var safeAreaInsets: [EdgeInsets]
  /// What views that a stack view fills proportionally measure without a size of their own: what
  /// stands in them, laid out by itself.
  var fittingSizes: [ViewID: PerAxis<Double>]
}

extension Measurements {
  /// What follows from a layout, and from the widths at which labels break their lines. Without a
  /// layout nothing is wrapped yet, and the safe area reaches into the root alone.
  init(
    of scene: Scene, laidOut layout: Layout? = nil, _ maxLayoutWidths: [ViewID: Double] = [:],
    fittingSizes: [ViewID: PerAxis<Double>], measuring measurer: any TextMeasurer
  ) {
    // UIKit breaks no lines at a width of 0: as a `preferredMaxLayoutWidth`, 0 means none.
    let collapsed = scene.collapsedViews
    intrinsicContentSizes = scene.viewIDs.map { id in
      scene[id].intrinsicContentSize(
        laidOut: collapsed.contains(id) ? nil : layout?[id].alignmentRect.width,
        maxLayoutWidth: maxLayoutWidths[id],
        in: scene.system, on: scene.pixelGrid, measuring: measurer)
    }
    (layoutMargins, safeAreaInsets) = Self.insets(of: scene, frames: layout?.views.map(\.frame))
    self.fittingSizes = fittingSizes
  }

  /// The margins that hold and how far the safe area reaches, in points, where views have frames.
  static func insets(
    of scene: Scene, frames: [Rect]?
  ) -> (layoutMargins: [EdgeInsets], safeAreaInsets: [EdgeInsets]) {
    var safeAreas: [EdgeInsets] = []
    var margins: [EdgeInsets] = []
    for id in scene.viewIDs {
      let view = scene[id]
      // Superviews stand before their subviews.
      func reaching(_ insets: [EdgeInsets], isCapped: Bool = false) -> EdgeInsets {
        guard let superview = view.superview, let frames else { return .zero }
        return frames[id.index].reached(
          by: insets[superview.index], of: frames[superview.index], isCapped: isCapped)
      }
      safeAreas.append(reaching(safeAreas, isCapped: true) + view.safeAreaInsets)
      var margin = view.layoutMargins
      if view.insetsLayoutMarginsFromSafeArea { margin = margin + safeAreas[id.index] }
      // The superview's margins have its safe area in them, so the larger ones count. Source:
      // developer.apple.com, `UIView.preservesSuperviewLayoutMargins`: "the smallest amount needed".
      if view.preservesSuperviewLayoutMargins { margin = margin.union(reaching(margins)) }
      margins.append(margin)
    }
    return (margins, safeAreas)
  }

  /// The margins an item has: a view its own, what a scroll view scrolls those of the scroll view,
  /// any other guide none.
  func layoutMargins(of item: LayoutItem, _ guides: [LayoutGuide]) -> EdgeInsets {
    switch item {
    case .view(let id): return layoutMargins[id.index]
    case .guide(let id):
      let guide = guides[id.index]
      return guide.kind == .content ? layoutMargins[guide.owningView.index] : .zero
    }
  }

  /// What a stack view that fills proportionally gives a view its share by, in points.
  package func proportion(of view: ViewID, _ axis: Axis) -> Double? {
    intrinsicContentSizes[view.index].size[axis] ?? fittingSizes[view]?[axis]
  }

  /// Whether a view measures something else.
  func differs(from other: Measurements, in id: ViewID) -> Bool {
    intrinsicContentSizes[id.index] != other.intrinsicContentSizes[id.index]
      || layoutMargins[id.index] != other.layoutMargins[id.index]
      || safeAreaInsets[id.index] != other.safeAreaInsets[id.index]
  }
}

extension Scene {
  /// Whether margins, or the safe area, may depend on where views are.
  package var hasReachingInsets: Bool {
    views.contains { $0.safeAreaInsets != .zero }
      || views.dropFirst().contains { $0.preservesSuperviewLayoutMargins }
  }
}

extension Rect {
  /// How far the insets of a rectangle around this one reach into it; a side without an inset
  /// reaches nowhere, even if this rectangle sticks out there.
  ///
  /// - Parameter isCapped: whether they reach no farther into a rectangle that sticks out: true of the
  ///   safe area. Source: martiancraft.com, “Notes from the Margins”.
  fileprivate func reached(
    by insets: EdgeInsets, of outer: Rect, isCapped: Bool
  ) -> EdgeInsets {
    func reach(_ inset: Double, _ distance: Double) -> Double {
      inset > 0 ? max(0, inset - (isCapped ? max(0, distance) : distance)) : 0
    }
    return EdgeInsets(
      top: reach(insets.top, minY - outer.minY), left: reach(insets.left, minX - outer.minX),
      bottom: reach(insets.bottom, outer.maxY - maxY),
      right: reach(insets.right, outer.maxX - maxX))
  }
}
