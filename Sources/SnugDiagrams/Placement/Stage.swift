import SnugExplanation
import SnugGeometry
import SnugLayout

/// The scene in the picture's coordinates, with precomputed values for the layers.
struct Stage {
  let explanation: Explanation
  let projection: Projection
  /// The frame of each view in the picture, in the order of the views.
  private let frames: [Rect]
  let containers: Set<ViewID>
  private let hidden: Set<ViewID>
  /// For each view, the end of the index range of its descendants, which follow it in depth-first
  /// order.
  private let ends: [Int]
  let grid: SpatialGrid<ViewID>
  /// The smallest rectangle that contains all views.
  let bounds: Rect

  /// The limit for the shown reasons. Further reasons are counted.
  static let mostReasons = 30
  static let mostRemarks = 4

  init(_ explanation: Explanation, _ projection: Projection) {
    let layout = explanation.layout
    let frames = layout.views.map { projection($0.frame) }
    var grid = SpatialGrid<ViewID>(cellSize: Self.cellSize(for: frames))
    for (id, frame) in zip(layout.scene.viewIDs, frames) { grid.insert(id, at: frame) }
    self.explanation = explanation
    self.projection = projection
    self.frames = frames
    self.grid = grid
    containers = Set(layout.scene.views.compactMap(\.superview))
    hidden = layout.scene.hiddenViews
    ends = Self.ends(of: layout.scene)
    bounds = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
  }

  /// Messages in addition to the reasons, those on views without an intrinsic size last, because they matter least.
  /// Those beyond ``mostRemarks`` are counted.
  ///
  /// - Parameter areLast: whether only those last ones and the count are returned, or only the others.
  static func remarks(
    of explanation: Explanation, hasOverhangs: Bool = true, areLast: Bool? = nil
  ) -> [String] {
    let overhangs =
      hasOverhangs
      ? []
      : explanation.untoldProtrusions.prefix(mostRemarks).map { explanation.text($0) }
    let open = Set(explanation.remarksOnOpenSizes)
    let others = explanation.remarks.filter { !overhangs.contains($0) }
    let remarks = others.filter { !open.contains($0) } + others.filter(open.contains)
    let rest = remarks.count - mostRemarks
    let shown = remarks.prefix(mostRemarks).filter {
      areLast == nil || open.contains($0) == areLast
    }
    return shown
      + (rest > 0 && areLast != false ? ["And \(rest.counting("more remark"))."] : [])
  }

  /// The side of a cell is close to the typical size of a view. In a scene with thousands of views,
  /// which is drawn very small, a cell for texts would contain hundreds.
  private static func cellSize(for frames: [Rect]) -> Double {
    let area = frames.reduce(0) { $0 + $1.width * $1.height }
    return min(64, max(8, (area / Double(frames.count)).squareRoot()))
  }

  var layout: Layout { explanation.layout }
  var scene: Scene { explanation.layout.scene }
  /// Whether only the constraints of a conflict are known of the scene, from a log.
  var isLog: Bool { layout.isLog }
  /// The reasons that are shown with a number.
  var reasons: ArraySlice<Reason> { explanation.reasons.prefix(Self.mostReasons) }

  func frame(of id: ViewID) -> Rect { frames[id.index] }

  /// The alignment rectangle of a view in the picture, which constraints relate.
  func alignmentRect(of id: ViewID) -> Rect { projection(layout[id].alignmentRect) }

  /// Whether a view or one of its ancestors is hidden.
  func isHidden(_ id: ViewID) -> Bool { hidden.contains(id) }

  /// Whether a box covers only containers and empty space.
  func isOnContainers(_ box: Rect) -> Bool {
    grid.allSatisfy(touching: box) { containers.contains($0) }
  }

  /// Whether a view is another view or one of its ancestors.
  ///
  /// It is called for every position of a name with every view there. With a loop over the
  /// ancestors, the time was cubic in the depth: 8 seconds for 400 nested views.
  func isAround(_ outer: ViewID, _ inner: ViewID) -> Bool {
    outer <= inner && inner.index < ends[outer.index]
  }

  /// Whether a view without content is behind another one that is wholly on it, though not inside.
  func isBackdrop(_ other: ViewID, of view: ViewID) -> Bool {
    guard other < view, case .none = scene[other].content else { return false }
    return frame(of: other).contains(frame(of: view))
  }

  private static func ends(of scene: Scene) -> [Int] {
    var ends = scene.views.indices.map { $0 + 1 }
    for index in scene.views.indices.reversed() {
      guard let superview = scene.views[index].superview else { continue }
      ends[superview.index] = max(ends[superview.index], ends[index])
    }
    return ends
  }
}

extension Stage {
  /// The interval of a view's intrinsic size along an axis, aligned with its content: at the near
  /// end, at the far end, or in the middle; `nil` if the view has that size, or no intrinsic size.
  /// For a compressed view it extends beyond one side.
  func intrinsicSpan(of id: ViewID, _ axis: Axis) -> Interval? {
    let delta = layout.deformation(of: id, axis).delta * projection.zoom
    guard delta != 0 else { return nil }
    let span = alignmentRect(of: id)[axis]
    let share =
      delta > 0
      ? scene[id].content.traits.position[axis] : hangsOverStart(id, axis) ? 1 : 0
    let before = delta * share
    return Interval(start: span.start + before, end: span.end - (delta - before))
  }

  /// Whether the missing part of a compressed view lies at its left edge: where a right-to-left
  /// text is truncated, or, without a text, at the trailing edge of a right-to-left layout.
  func hangsOverStart(_ id: ViewID, _ axis: Axis) -> Bool {
    guard axis == .horizontal else { return false }
    if let text = scene[id].content.mainText, !text.string.isEmpty { return text.isRightToLeft }
    return scene.layoutDirection(of: id) == .rightToLeft
  }
}
