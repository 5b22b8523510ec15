import SnugDrawing
import SnugExplanation
import SnugGeometry

/// What strips side by side, below the scene and standing have in common.
extension Sketch {
  /// Draws what becomes of a view: from its interval in one row to that in the next.
  mutating func stripBand(
    _ axis: Axis, from wanted: Interval, at start: Double, to got: Interval, at end: Double,
    _ verdict: Verdict?
  ) {
    let sides = [(wanted.start, got.start), (wanted.end, got.end)].map { from, to in
      [Point(axis, along: from, across: start), Point(axis, along: to, across: end)]
    }
    if verdict != nil {
      add(.polygon(sides[0] + sides[1].reversed(), fill: theme.surfaces[0]), role: "strip-band")
    }
    lines(
      sides, Stroke(verdict?.color(in: theme) ?? theme.corridor, width: 1), role: "strip-band")
  }

  /// Draws the outline of a view, in its verdict's color if it gives way.
  mutating func stripOutline(
    _ cell: Strip.Cell, in box: Rect, isDashed: Bool = false, hasGain: Bool, subject: String?
  ) {
    guard let verdict = cell.verdict else {
      rectangle(
        box, stroke: Stroke(theme.quietEdge, width: 1), role: "strip-view", subject: subject)
      return
    }
    let color = verdict.color(in: theme)
    rectangle(
      box.outset(by: EdgeInsets(all: 0.5)),
      stroke: isDashed ? Overview.dashed(color) : Stroke(color, width: cell.wraps ? 1.25 : 1.75),
      role: "strip-view", subject: subject)
    switch verdict {
    case .compressed: signs.insert(cell.wraps ? .wrapping : .compressed)
    case .ambiguous: signs.insert(isDashed ? .couldChange : hasGain ? .ambiguous : .ambiguousLoss)
    case .stretched, .conflict: if hasGain { signs.insert(.gained) }
    }
  }

  /// Draws a gap that holds, or a margin. A gap at the edge of the container ends in a tick.
  mutating func stripGap(
    _ cell: Strip.Cell, in box: Rect, _ axis: Axis, isMirrored: Bool = false
  ) {
    if cell.isMargin {
      rectangle(box, fill: theme.marginTint, role: "strip-margin")
      return
    }
    let (span, middle) = (box[axis], box[axis.cross].middle)
    lines(
      [[span.start, span.end].map { Point(axis, along: $0, across: middle) }],
      Stroke(theme.quietEdge, width: 1), role: "strip-gap")
    guard cell.isEnd else { return }
    let end = (cell.start == 0) != isMirrored ? span.start : span.end
    lines(
      [[middle - 5, middle + 5].map { Point(axis, along: end, across: $0) }],
      Stroke(theme.root, width: 1), role: "strip-end")
    signs.insert(.end)
  }

  /// Dots the part of a cell that does not fit in the room. Returns whether there is one.
  @discardableResult
  mutating func stripBeyond(
    _ beyond: Interval?, in box: Rect, _ axis: Axis, _ verdict: Verdict, subject: String? = nil
  ) -> Bool {
    guard let beyond, box[axis].overlaps(beyond) else { return false }
    texture(
      Rect(axis, along: box[axis].shared(with: beyond), across: box[axis.cross]), .lacking, verdict,
      role: "strip-beyond", subject: subject)
    return true
  }

  /// Draws what a conflict leaves: an overlap, or a gap that is too large.
  ///
  /// - Parameter names: the names of the views whose texts stay on top.
  mutating func stripClash(
    _ cell: Strip.Cell, in box: Rect, _ axis: Axis, below names: Set<String> = []
  ) {
    texture(box, .clash, .conflict, role: "clash")
    rectangle(box, stroke: Stroke(theme.conflict, width: 1.75), role: "clash")
    redrawTexts(of: names, in: box)
    signs.insert(.clash)
    let text = Wording.number(cell.length)
    let size = size(of: text, AnnotationFont.smallStrong)
    if size[axis] + (axis == .horizontal ? 5 : 2) < box[axis].length {
      plate(text, .conflict, around: box.center, size: size, role: "clash", subject: nil)
    }
  }

  /// Draws an amount over a bracket: “26 too much”, or “26 spare” for stretched views. Returns the y
  /// position below.
  @discardableResult
  mutating func stripExcess(
    _ amount: Double, over span: Interval, in room: Interval, _ verdict: Verdict, isMirrored: Bool,
    at y: Double
  ) -> Double {
    let color = verdict.color(in: theme)
    let text = "\(Wording.number(amount)) \(verdict == .stretched ? "spare" : "too much")"
    let size = size(of: text, AnnotationFont.smallStrong)
    let x = min(
      max(span.middle - size.width / 2, room.start),
      max(span.end, room.start + size.width) - size.width)
    write(
      text, color, AnnotationFont.smallStrong,
      at: Point(x: isMirrored ? max(span.start, x) : x, y: y), role: "strip-excess")
    let top = y + size.height
    lines(
      [
        [(span.start, top + 4), (span.start, top), (span.end, top), (span.end, top + 4)].map {
          Point(x: $0, y: $1)
        }
      ], Stroke(color, width: 1.5), role: "strip-excess")
    if verdict != .stretched { signs.insert(.lacking) }
    return top + 5
  }

  /// Draws what a log does not tell.
  mutating func unknown(_ box: Rect, role: String) {
    rectangle(box, stroke: .dotted(theme.secondaryInk), role: role)
    let size = size(of: "?", AnnotationFont.smallStrong)
    if size.width <= box.width, size.height <= box.height + 4 {
      write("?", theme.ink, AnnotationFont.smallStrong, around: box.center, size: size, role: role)
    }
    signs.insert(.unknown)
  }
}
