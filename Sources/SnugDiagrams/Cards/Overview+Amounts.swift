import SnugDrawing
import SnugGeometry
import SnugLayout

/// The amounts by which views are off their sizes: “+130.5” on the texture of what a view gained, if it fits there, else
/// beside the name of the view.
extension Overview {
  /// The parts of a view beyond the size it wants.
  func gains(
    of id: ViewID, isQuiet: Bool = false
  ) -> [(part: Rect, outcome: Outcome, line: [[Point]])] {
    let own = (outcomes[id] ?? []).filter {
      $0.delta > 0 && !$0.couldChange && $0.isQuiet == isQuiet
    }
    let rect = stage.alignmentRect(of: id)
    var rest = PerAxis<Interval> { rect[$0] }
    var gains: [(part: Rect, outcome: Outcome, line: [[Point]])] = []
    let loses = loses(id)
    // What all views gain alike is at their edges, and the rest between them.
    let isVerticalFirst = own.contains { $0.isShared && $0.axis == .vertical }
    for axis in isVerticalFirst ? [.vertical, .horizontal] : Axis.allCases {
      guard let outcome = own.first(where: { $0.axis == axis }),
        let intrinsic = stage.intrinsicSpan(of: id, axis)
      else { continue }
      let across = rest[axis.cross]
      for var part in rect[axis].without(intrinsic) where part.length > .leastShown {
        let edge = part.start == rect[axis].start ? part.end : part.start
        let line = [across.start, across.end].map { Point(axis, along: edge, across: $0) }
        if outcome.isShared || loses {
          let length = min(Self.band, part.length)
          part =
            part.start == rect[axis].start
            ? Interval(start: part.start, length: length)
            : Interval(start: part.end - length, end: part.end)
        }
        gains.append((Rect(axis, along: part, across: across), outcome, [line]))
      }
      rest[axis] = intrinsic
    }
    return gains
  }

  /// Whether a view is smaller than its content, and that loses something.
  func loses(_ id: ViewID) -> Bool {
    (outcomes[id] ?? []).contains {
      $0.delta * stage.projection.zoom < -Self.leastLoss && !$0.isQuiet
    }
  }

  func intrinsicRect(of id: ViewID) -> Rect {
    let rect = stage.alignmentRect(of: id)
    return Rect(
      spanning: PerAxis { axis in
        guard let span = stage.intrinsicSpan(of: id, axis), span.length < rect[axis].length
        else { return rect[axis] }
        return span
      })
  }

  /// The outcomes whose amounts are beside the name of a view.
  func amountsToName(of id: ViewID, in sketch: Sketch) -> [Outcome] {
    guard sketch.shows(.changes), line == nil else { return [] }
    let gained = Axis.allCases.filter { deltaPlace(of: id, $0, names: [""], in: sketch) != nil }
    let own = outcomes[id] ?? []
    return Axis.allCases.filter { !gained.contains($0) }.compactMap { axis in
      // Two cards can tell of one amount.
      own.filter { $0.axis == axis }.max { $0.verdict < $1.verdict }
    }.filter { abs($0.delta) > .leastShown && !$0.wraps && !$0.isShared }
  }

  /// Draws the amounts on the parts that a view gained; with its name, if there is room for that there alone.
  func drawDeltas(of id: ViewID, named: Bool, without told: [Outcome], in sketch: inout Sketch) {
    let name = scene[id].name
    var names = (named ? ["\(name) "] : []) + [""]
    for axis in Axis.allCases where !told.contains(where: { $0.axis == axis }) {
      guard let place = deltaPlace(of: id, axis, names: names, in: sketch) else { continue }
      sketch.plate(
        place.text, place.verdict, axis, around: place.center, size: place.size, role: "delta",
        subject: name)
      names = [""]
    }
  }

  /// The place on a texture of the first text that fits there.
  private func deltaPlace(of id: ViewID, _ axis: Axis, names: [String], in sketch: Sketch) -> (
    text: String, verdict: Verdict, center: Point, size: Size
  )? {
    guard sketch.shows(.changes), !stage.isHidden(id), !stage.containers.contains(id) else {
      return nil
    }
    let parts = gains(of: id).filter { !$0.outcome.isShared && $0.outcome.axis == axis }
    let widest = parts.max {
      min($0.part.width, $0.part.height * 3) < min($1.part.width, $1.part.height * 3)
    }
    guard let (part, outcome, _) = widest else { return nil }
    for name in names {
      let text = name + outcome.amount
      let size = sketch.size(of: text, AnnotationFont.smallStrong)
      let sign = axis == .vertical ? Sketch.heightSign : 0
      let plate = Size(width: size.width + 6 + sign, height: size.height)
      let frame = stage.frame(of: id)
      let corner = Point(
        x: frame.maxX - plate.width / 2 - 4, y: frame.maxY - plate.height / 2 - Self.band - 2)
      let isRoomy = frame.height > 3 * size.height
      for (center, ground) in [(part.center, part)] + (isRoomy ? [(corner, frame)] : []) {
        let box = Rect(center: center, size: plate)
        if ground.contains(box), sketch.isClear(box) {
          return (text, outcome.verdict, center, size)
        }
      }
    }
    return nil
  }
}

extension Sketch {
  private static let gap = 4.0

  private func font(_ outcome: Outcome) -> Font {
    outcome.isQuiet ? AnnotationFont.small : AnnotationFont.smallStrong
  }

  /// The width of amounts side by side.
  func width(of outcomes: [Outcome]) -> Double {
    outcomes.reduce(-Self.gap) { width, outcome in
      width + size(of: outcome.amount, font(outcome)).width
        + (outcome.axis == .vertical ? Self.heightSign : 0) + Self.gap
    }
  }

  mutating func amounts(_ outcomes: [Outcome], at corner: Point, subject: String) {
    var x = corner.x
    for outcome in outcomes {
      x =
        amount(
          outcome.amount, outcome.verdict, outcome.axis, font(outcome),
          in: Rect(x: x, y: corner.y, size(of: outcome.amount, font(outcome))), role: "amount",
          subject: subject) + Self.gap
    }
  }
}
