import AutoLayout
import Geometry

extension StrutLayer {
  /// The positions of a bar and its label.
  struct Placement {
    let strut: Strut
    let label: Label
    let across: Double
    var candidate: Candidate?
    /// The interval in which the label interrupts the bar.
    var gap: Interval?

    var bar: Rect { StrutLayer.box(of: strut, at: across) }
  }

  /// The first position at which the bar and its label are free of obstacles, otherwise one for the
  /// bar without its label. A bar in conflict can also be placed over frames and further away.
  func placement(of strut: Strut, _ label: Label, in sketch: Sketch) -> Placement? {
    let isInConflict = strut.style.isInConflict
    var acrosses = strut.acrosses(label: label.size)
    if isInConflict, let best = acrosses.first {
      for step in 1...10 {
        let distance = 12 * Double(step)
        acrosses += [best + distance, best - distance]
      }
    }
    let free = acrosses.filter {
      sketch.isFreeButForLines(Self.box(of: strut, at: $0)) && !Self.lies(strut, at: $0, in: sketch)
    }
    let clear = free.filter { stage.isFree(Self.box(of: strut, at: $0), .reserved(strut.views)) }
    for bars in [clear, isInConflict ? free.filter { !clear.contains($0) } : []] {
      for isInScene in [true, false] {
        for across in bars {
          let candidates = candidates(
            for: label.size, of: strut, at: across, isInScene, in: sketch)
          guard let candidate = stage.first(candidates, in: sketch) else { continue }
          let span = candidate.box[strut.axis]
          let isOnBar =
            abs(candidate.box[strut.axis.cross].middle - across) < 0.01
            && strut.solid.overlaps(span)
          return Placement(
            strut: strut, label: label, across: across, candidate: candidate,
            gap: isOnBar ? span.expanded(by: strut.labelGap) : nil)
        }
      }
    }
    return (isInConflict ? clear + free + acrosses : clear).first.map {
      Placement(strut: strut, label: label, across: $0)
    }
  }

  /// The box of a bar. In a conflict it includes room for a cross.
  static func box(of strut: Strut, at across: Double) -> Rect {
    let missing = strut.style.isInConflict ? max(0, 10 - strut.span.length) : 0
    return box(of: strut.span.expanded(by: missing / 2), strut.axis, across)
  }

  static func box(of span: Interval, _ axis: Axis, _ across: Double) -> Rect {
    Rect(axis, along: span, across: Interval(around: across, by: Strut.cap))
  }

  /// Whether a bar would lie along another line. A crossing is allowed, even if the bar is short.
  private static func lies(_ strut: Strut, at across: Double, in sketch: Sketch) -> Bool {
    let span = box(of: strut, at: across)[strut.axis]
    return [0.25, 0.5, 0.75].allSatisfy { share in
      let piece = Interval(around: span.position(at: share), by: 0.5)
      return !sketch.isFree(box(of: piece, strut.axis, across))
    }
  }

  /// Whether a text is directly before or after a label, so that it would be read as part of it.
  private static func isBesideText(_ box: Rect, in sketch: Sketch) -> Bool {
    let middle = box.inset(by: EdgeInsets(top: 4, bottom: 4))
    return !sketch.isFree(middle.outset(by: EdgeInsets(left: 3, right: 3)))
  }

  /// Positions for the label of a bar, inside the scene or close enough to the bar.
  private func candidates(
    for size: Size, of strut: Strut, at across: Double, _ isInScene: Bool, in sketch: Sketch
  ) -> [Candidate] {
    let (axis, span) = (strut.axis, strut.span)
    let scene = stage.frame(of: .root)
    let (length, half) = (size[axis], size[axis.cross] / 2)
    func box(_ along: Double, _ across: Double) -> Rect {
      Rect(center: Point(axis, along: along, across: across), size: size)
    }
    var boxes = strut.fits(size) ? [box(strut.solid.middle, across)] : []
    var acrosses = [across - half - 6, across + half + 6]
    let beyond = scene[axis.cross].end + half + 4
    // Outside the scene, but close to the bar.
    if !isInScene, (half + 6..<2 * half + 14).contains(abs(beyond - across)) {
      acrosses.append(beyond)
    }
    // A label longer than its bar can be flush with either end.
    let alongs = [span.middle, span.start + length / 2 + 1, span.end - length / 2 - 1]
    boxes += acrosses.flatMap { across in alongs.map { box($0, across) } }
    if strut.style.isInConflict || strut.measured != nil {
      boxes += [span.start - length / 2 - 8, span.end + length / 2 + 8].map { box($0, across) }
    }
    // On a view next to the gap the number would be read as a distance inside it.
    let neighbors =
      strut.measured == nil
      ? strut.views.filter { view in
        strut.views.contains { !stage.isAround(view, $0) }
      }.map(stage.frame) : []
    // The label of a vertical distance between two views side by side would be read as the distance
    // between these.
    let isHeight = axis == .vertical && strut.measured == nil && !strut.style.isInConflict
    let clear = boxes.filter { box in
      (!isInScene || scene.contains(box)) && !neighbors.contains(where: box.intersects)
        && (axis == .vertical || box.midY == across || !sketch.isBesideText(box))
        && !(isHeight && (stage.isBetweenViews(box) || Self.isBesideText(box, in: sketch)))
    }
    return clear.map { Candidate(box: $0, ground: .clear(besides: strut.measured)) }
  }
}
