import AutoLayout
import Geometry
import LayoutExplanation

/// The scene in the picture's coordinates, with what several layers need of it computed once.
struct Stage {
  let explanation: Explanation
  let projection: Projection
  /// The frame of each view in the picture, in the order of the views.
  private let frames: [Rect]
  let containers: Set<ViewID>
  private let hidden: Set<ViewID>
  /// For each view, where those it holds end: they follow it, depth first.
  private let ends: [Int]
  let grid: SpatialGrid<ViewID>
  /// Views that a reason speaks of: what the picture is about.
  let changed: Set<ViewID>
  /// What became of views that gave way, or whose sizes or positions are open.
  let verdicts: [ViewID: Verdict]
  /// Views whose sizes count in a contest.
  let competing: Set<ViewID>
  /// What is told besides the reasons.
  let remarks: [String]
  /// The smallest rectangle that holds every view.
  let bounds: Rect

  /// Reasons beyond this many are counted, not told.
  static let mostReasons = 30
  private static let mostRemarks = 4

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
    changed = Set(explanation.reasons.flatMap { explanation.views(in: $0) })
    verdicts = Self.verdicts(in: explanation)
    competing = Set(explanation.contests.flatMap { $0.wanted + $0.room }.compactMap(\.view))
    remarks = Array(explanation.remarks.prefix(Self.mostRemarks))
    bounds = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
  }

  private static func verdicts(in explanation: Explanation) -> [ViewID: Verdict] {
    var verdicts: [ViewID: Verdict] = [:]
    for reason in explanation.reasons {
      if let contest = reason.contest {
        for payer in contest.payers {
          guard let view = payer.view, verdicts[view] == nil else { continue }
          verdicts[view] = contest.verdict(of: payer, in: explanation.layout)
        }
      }
      for view in reason.ambiguity?.views ?? [] { verdicts[view] = .ambiguous }
    }
    return verdicts
  }

  /// About as large as views are: a scene of thousands is drawn so small that hundreds of them
  /// would be in one cell made for texts.
  private static func cellSize(for frames: [Rect]) -> Double {
    let area = frames.reduce(0) { $0 + $1.width * $1.height }
    return min(64, max(8, (area / Double(frames.count)).squareRoot()))
  }

  var layout: Layout { explanation.layout }
  var scene: Scene { explanation.layout.scene }
  /// Whether there are too many views to show of each contest what it is about.
  var isLarge: Bool { scene.views.count > 21 }
  /// Whether names beside all views would hide the scene.
  var isVast: Bool { scene.views.count > 30 }
  /// The reasons that are told, each with its number.
  var reasons: ArraySlice<Reason> { explanation.reasons.prefix(Self.mostReasons) }

  /// Whether a view is drawn so that others stand out: nothing happened to it, among many, and to
  /// some of these something did.
  func recedes(_ id: ViewID) -> Bool {
    scene.views.count > 12 && !changed.isEmpty && !changed.contains(id)
  }

  func frame(of id: ViewID) -> Rect { frames[id.index] }

  /// What constraints relate of a view, in the picture: its alignment rect.
  func alignmentRect(of id: ViewID) -> Rect { projection(layout[id].alignmentRect) }

  /// Whether a view is hidden, or is in one that is.
  func isHidden(_ id: ViewID) -> Bool { hidden.contains(id) }

  /// Whether a box covers nothing of the scene but what it may.
  func isFree(_ box: Rect, _ ground: Candidate.Ground) -> Bool {
    func touches(only isAllowed: (ViewID) -> Bool) -> Bool {
      grid.allSatisfy(touching: box) { isAllowed($0) && frame(of: $0).contains(box) }
    }
    return switch ground {
    case .on(let id): frame(of: id).contains(box) && touches { isAround($0, id) }
    case .clear(let view): touches { $0 == view || containers.contains($0) }
    case .reserved(let views):
      grid.allSatisfy(touching: box) { other in views.contains { isAround(other, $0) } }
    case .containers: grid.allSatisfy(touching: box) { containers.contains($0) }
    case .anything: true
    }
  }

  /// Whether a box has views close to it on the left and on the right.
  func isBetweenViews(_ box: Rect) -> Bool {
    let reach = 14.0
    return [box.minX - reach, box.maxX].allSatisfy { x in
      !isFree(Rect(x: x, y: box.minY, width: reach, height: box.height), .containers)
    }
  }

  /// Whether a box is inside each view that it touches.
  func crossesNoFrame(_ box: Rect) -> Bool {
    grid.allSatisfy(touching: box) { frame(of: $0).contains(box) }
  }

  /// Whether a box lies on a view that is hatched because it was stretched.
  func isHatched(_ box: Rect) -> Bool {
    !grid.allSatisfy(touching: box) { id in
      Axis.allCases.allSatisfy { layout.deformation(of: id, $0).delta <= 0 }
    }
  }

  /// Whether a view is another one, or the superview of its superview, and so on.
  ///
  /// It is asked for every position of a name about every view there: to go up from superview to
  /// superview took the cube of the depth, 8 seconds for 400 views in one another.
  func isAround(_ outer: ViewID, _ inner: ViewID) -> Bool {
    outer <= inner && inner.index < ends[outer.index]
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
  /// Where a view's intrinsic size would lie along an axis, with its content where it is: at the
  /// near end, at the far end, or in the middle; `nil` where it is as large as that, or has none.
  /// What a view is missing hangs over one side of it.
  func intrinsicSpan(of id: ViewID, _ axis: Axis) -> Interval? {
    let delta = layout.deformation(of: id, axis).delta * projection.zoom
    guard delta != 0 else { return nil }
    let span = alignmentRect(of: id)[axis]
    let share =
      delta > 0
      ? scene[id].content.shareOfSpaceBefore(axis) : hangsOverStart(id, axis) ? 1 : 0
    let before = delta * share
    return Interval(start: span.start + before, end: span.end - (delta - before))
  }

  /// The lines of a text that is narrower than on one line because it was made to wrap. Where they show
  /// less than the text, it is cut in lines and not in points.
  func wrappedLines(of id: ViewID, _ axis: Axis) -> ResizeTable.TextState? {
    // Its height tells in how many lines a text is set; only few views have more than one.
    guard axis == .horizontal, layout.deformation(of: id, axis).delta < 0 else { return nil }
    return Wording(layout: layout).wrappedLines(id)
  }

  /// Whether what a view is missing along an axis lies before it, at its left edge: where its text
  /// is cut, which runs as its letters do, and without one at the trailing edge.
  func hangsOverStart(_ id: ViewID, _ axis: Axis) -> Bool {
    guard axis == .horizontal else { return false }
    if let text = scene[id].content.mainText, !text.string.isEmpty { return text.isRightToLeft }
    return scene.layoutDirection(of: id) == .rightToLeft
  }
}
