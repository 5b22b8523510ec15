import AutoLayout
import Geometry

extension StrutLayer {
  /// Where a bar goes and where its label does.
  struct Placement {
    var across: Double
    var label: Rect?
    /// Where the label interrupts the bar.
    var gap: Interval?
    /// Whether the label stands on frames, which it then covers.
    var isOnFrames = false
  }

  /// The first place where neither the bar nor its label is in the way of anything; failing that,
  /// one with the label over the frames beside a small gap; failing that, of a bar without its
  /// label. What is broken or in conflict is drawn over frames as well, and further away if it must
  /// be.
  func placement(of strut: Strut, _ size: Size, in sketch: Sketch) -> Placement? {
    let isFault = strut.style.isFault
    var acrosses = strut.acrosses(label: size)
    if isFault, let best = acrosses.first {
      acrosses += (1...10).flatMap { [best + 12 * Double($0), best - 12 * Double($0)] }
    }
    let free = acrosses.filter {
      sketch.isFreeButForLines(Self.box(of: strut, at: $0)) && !Self.lies(strut, at: $0, in: sketch)
    }
    let clear = free.filter { stage.isReserved(Self.box(of: strut, at: $0), for: strut.views) }
    // A fault may well be told on one of its own views: better there than somewhere else.
    let grounds: [[Ground]] =
      isFault ? [[.around, .own], [.anywhere], [.frames]] : [[.around], [.anywhere], [.frames]]
    let onFrames = isFault ? free.filter { !clear.contains($0) } : []
    for bars in [clear, onFrames] {
      for grounds in grounds {
        for (across, ground) in bars.flatMap({ bar in grounds.map { (bar, $0) } }) {
          if let placement = labelled(strut, size, at: across, on: ground, in: sketch) {
            return placement
          }
        }
      }
    }
    guard isFault else { return clear.first.map { Placement(across: $0) } }
    return (clear + free + acrosses).first.map { Placement(across: $0) }
  }

  /// What a bar takes up; that of a fault has room for a cross.
  static func box(of strut: Strut, at across: Double) -> Rect {
    let missing = strut.style.isFault ? max(0, 10 - strut.span.length) : 0
    return box(of: strut.span.expanded(by: missing / 2), strut.axis, across)
  }

  /// Whether a bar would lie along another line; crossing one is no harm.
  private static func lies(_ strut: Strut, at across: Double, in sketch: Sketch) -> Bool {
    [0.25, 0.5, 0.75].allSatisfy { share in
      let place = strut.span.start + share * strut.span.length
      return !sketch.isFree(
        box(of: Interval(start: place, end: place).expanded(by: 0.5), strut.axis, across))
    }
  }

  /// What a label may stand on.
  private enum Ground {
    /// The views around, inside the scene.
    case around
    /// Those, or one of the views the constraint speaks of.
    case own
    /// The views around, or nothing: outside the scene.
    case anywhere
    /// Beside a bar that is shorter than the label, over the edges of its own views.
    case frames
  }

  private func labelled(
    _ strut: Strut, _ size: Size, at across: Double, on ground: Ground, in sketch: Sketch
  ) -> Placement? {
    let middle = strut.span.middle
    func box(_ along: Double, _ across: Double) -> Rect {
      Rect(center: Point(strut.axis, along: along, across: across), size: size)
    }
    let scene = stage.frame(of: .root)
    // On a view beside the gap the number would be read as a distance in it.
    let neighbors =
      strut.measured == nil
      ? strut.views.filter { view in
        strut.views.contains { !stage.isAround(view, $0) }
      }.map(stage.frame) : []
    func isClear(_ box: Rect) -> Bool {
      guard sketch.isFree(box), !neighbors.contains(where: box.intersects) else { return false }
      return switch ground {
      case .around: scene.contains(box) && stage.isClear(box, in: strut.measured)
      case .own: scene.contains(box) && strut.views.contains { stage.isClear(box, in: $0) }
      case .anywhere: stage.isClear(box, in: strut.measured)
      case .frames: stage.isReserved(box, for: strut.views) && stage.isOffEdges(box)
      }
    }
    let length = size[strut.axis]
    // A label inside the bar interrupts it; it needs some of the bar left on either side.
    let center = strut.solid.middle
    if strut.solid.length >= length + 8, isClear(box(center, across)) {
      return Placement(
        across: across, label: box(center, across),
        gap: Interval(start: center, end: center).expanded(by: length / 2 + 1))
    }
    let half = size[strut.axis.cross] / 2
    var places = [-(half + 6), half + 6].map { across + $0 }
    if ground == .frames {
      guard strut.span.length < length else { return nil }
      return places.map { box(middle, $0) }.first(where: isClear)
        .map { Placement(across: across, label: $0, isOnFrames: true) }
    }
    let beyond = scene[strut.axis.cross].end + half + 4
    // Outside the scene only where one still sees what it belongs to.
    if ground == .anywhere, abs(beyond - across) < 2 * half + 14 { places.append(beyond) }
    // A label longer than its bar may begin or end with it.
    let alongs = [middle, strut.span.start + length / 2 + 1, strut.span.end - length / 2 - 1]
    var boxes = places.flatMap { place in alongs.map { box($0, place) } }
    if strut.style.isFault || strut.measured != nil {
      // Or stand before or behind it.
      let reach = length / 2 + 8
      boxes += [strut.span.start - reach, strut.span.end + reach].map { box($0, across) }
    }
    return boxes.first(where: isClear).map { Placement(across: across, label: $0) }
  }

  static func box(of span: Interval, _ axis: Axis, _ across: Double) -> Rect {
    Rect(
      spanning: PerAxis {
        $0 == axis ? span : Interval(start: across, end: across).expanded(by: cap)
      })
  }
}
