import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The former positions of views in another layout: only their edges, or their whole frames and the
/// distance that each edge moved.
struct FormerLayer {
  let stage: Stage
  let former: DiagramPanel.Former

  /// The former and the current frame of a view; both are the same if the view was removed.
  private struct Pair {
    let name: String
    let before: Rect
    let after: Rect
    var isRemoved = false
  }

  static func stroke(in theme: Theme) -> Stroke { .dashed(theme.ink, width: 0.9) }

  static func arrowStroke(in theme: Theme) -> Stroke { Stroke(theme.ink, width: 1.3) }

  func draw(in sketch: inout Sketch) {
    let pairs = pairs
    for pair in pairs { drawOutline(of: pair, in: &sketch) }
    guard former.detail == .moves else { return }
    var drawn = PerAxis<Set<[Double]>> { _ in [] }
    for pair in pairs {
      for axis in Axis.allCases {
        // Edges that moved together have only one arrow.
        let moves = Self.moves(pair, axis).filter { old, new in
          drawn[axis].insert([old, new].map { ($0 * 100).rounded() }).inserted
        }
        draw(moves, of: pair, axis, in: &sketch)
      }
    }
  }

  /// The views whose frames differ between the layouts, matched by name. The roots match even if
  /// their names differ.
  private var pairs: [Pair] {
    let scene = stage.scene
    let old = former.layout
    let places = Dictionary(
      uniqueKeysWithValues: old.scene.pairs(in: scene).map { ($0.old, $0.new) })
    let hidden = old.scene.hiddenViews
    return old.scene.viewIDs.compactMap { id in
      let name = old.scene[id].name
      if hidden.contains(id) { return nil }
      let before = stage.projection(old[id].frame)
      guard let view = places[id] else {
        return Pair(name: name, before: before, after: before, isRemoved: true)
      }
      if stage.isHidden(view) { return nil }
      let pair = Pair(name: scene[view].name, before: before, after: stage.frame(of: view))
      return Axis.allCases.allSatisfy { Self.moves(pair, $0).isEmpty } ? nil : pair
    }
  }

  // MARK: - Outlines

  private func drawOutline(of pair: Pair, in sketch: inout Sketch) {
    let isWhole = former.detail == .moves || pair.isRemoved
    var lines: [[Point]] = []
    for axis in Axis.allCases {
      // The line extends beyond the corners, so that a part is visible even if a text interrupts
      // it.
      let cross = pair.before[axis.cross].expanded(by: isWhole ? 0 : Self.reach)
      for (before, after) in Self.edges(pair, axis)
      where isWhole || abs(before - after) > Self.tolerance {
        let ends = [cross.start, cross.end].map { Point(axis, along: before, across: $0) }
        let seen = sketch.visible(from: ends[0], to: ends[1], mayTouch: true)
        // The ends of an edge behind a text would look like ticks.
        let length = seen.reduce(0) { $0 + $1[1][axis.cross] - $1[0][axis.cross] }
        if length >= cross.length / 2 { lines += seen }
      }
    }
    guard !lines.isEmpty else { return }
    sketch.lines(lines, Self.stroke(in: sketch.theme), role: "former", subject: pair.name)
    for line in lines { sketch.occupy(Rect(enclosing: line).outset(by: EdgeInsets(all: 1))) }
  }

  /// The overhang of an edge's line beyond the corners, in the picture's points.
  private static let reach = 7.0

  // MARK: - Moves

  /// In the picture's points.
  private static let tolerance = 0.005

  /// The former and the current positions of both edges on an axis.
  private static func edges(_ pair: Pair, _ axis: Axis) -> [(before: Double, after: Double)] {
    let (before, after) = (pair.before[axis], pair.after[axis])
    return [(before.start, after.start), (before.end, after.end)]
  }

  /// The edges that moved; only the first if both moved by the same distance.
  private static func moves(_ pair: Pair, _ axis: Axis) -> [(before: Double, after: Double)] {
    let ends = edges(pair, axis)
    let moved = ends.filter { abs($0.after - $0.before) > tolerance }
    let distances = ends.map { $0.after - $0.before }
    return abs(distances[0] - distances[1]) < tolerance ? Array(moved.prefix(1)) : moved
  }

  private func draw(
    _ moves: [(before: Double, after: Double)], of pair: Pair, _ axis: Axis,
    in sketch: inout Sketch
  ) {
    let shared = pair.before[axis.cross].shared(with: pair.after[axis.cross])
    let side = shared.length > 0 ? shared : pair.after[axis.cross]
    let places =
      [0.5, 0.25, 0.75, 0.1, 0.9].map(side.position)
      + [side.end + 9, side.start - 9, side.end + 20, side.start - 20]
    for (old, new) in moves {
      let span = Interval(between: old, and: new)
      func box(_ across: Double) -> Rect {
        Rect(axis, along: span, across: Interval(around: across, by: 4))
      }
      guard let across = places.first(where: { sketch.isFree(box($0)) }) else { continue }
      sketch.lines(
        Self.arrow(axis, from: old, to: new, across: across), Self.arrowStroke(in: sketch.theme),
        role: "moved", subject: pair.name)
      sketch.occupy(box(across))
      write((new - old) / stage.projection.zoom, beside: box(across), axis, pair.name, &sketch)
    }
  }

  /// An arrow from one position to another. Its head is smaller on a short arrow.
  static func arrow(
    _ axis: Axis, from old: Double, to new: Double, across: Double
  ) -> [[Point]] {
    let reach = min(5, abs(new - old) * 0.6) * (new > old ? -1 : 1)
    func point(_ along: Double, _ offset: Double) -> Point {
      Point(axis, along: along, across: across + offset)
    }
    return [
      [point(old, 0), point(new, 0)],
      [
        point(new + reach, -abs(reach) * 0.6), point(new, 0),
        point(new + reach, abs(reach) * 0.6),
      ],
    ]
  }

  /// Draws the distance that an edge moved, if there is room outside hatches.
  private func write(
    _ distance: Double, beside arrow: Rect, _ axis: Axis, _ subject: String,
    _ sketch: inout Sketch
  ) {
    let label = Label(
      distance.signedDescription, sketch.theme.ink, AnnotationFont.strong, role: "moved-label",
      subject: subject, in: sketch)
    let boxes = [Spot.before(1), .after(1), .flush(0.5)].flatMap { across in
      [Spot.flush(0.5), .after(4), .before(4)].map {
        arrow.box(label.size, axis, along: $0, across: across)
      }
    }.filter { !stage.isHatched($0) }
    sketch.place(label, at: Stage.candidates(preferringClear: boxes), on: stage)
  }
}
