import AutoLayout
import Drawing
import Geometry

/// The author's constraints that align, as Interface Builder draws them: lines without ends, solid
/// when required, dashed when optional, finely dashed along baselines.
struct AlignmentLayer {
  let stage: Stage
  /// The constraints, by their places in the system, whose signs carry the number of a conflict.
  private(set) var numbered: Set<Int> = []
  /// What was drawn, for the legend.
  private(set) var drawn: Set<Style> = []
  private(set) var faults: Set<Strut.Kind> = []
  /// How many constraints are left out because they are too many.
  private(set) var untold = 0
  private let essential: [AlignmentLine]
  private let others: [AlignmentLine]

  enum Style: Int, Comparable {
    case required, optional, baseline

    static func < (left: Style, right: Style) -> Bool { left.rawValue < right.rawValue }

    func stroke(_ color: Color) -> Stroke {
      switch self {
      case .required: Stroke(color, width: 1)
      case .optional: Stroke(color, width: 1, dash: [4, 3])
      case .baseline: Stroke(color, width: 1, dash: [2, 2])
      }
    }
  }

  /// More lines than this would hide the scene; those the picture is about are drawn all the same.
  private static let most = 60

  init(stage: Stage, conflicts: ConflictNumbers) {
    self.stage = stage
    let states = stage.layout.constraints
    let isHopeless = states.count > 20 * Self.most
    let lines = states.indices.filter {
      !isHopeless || states[$0].isBroken || conflicts.contains($0)
    }.flatMap { AlignmentLine.lines(entry: $0, on: stage, conflicts) }
    essential = Array(lines.filter(\.isEssential).prefix(Self.most))
    let merged = AlignmentLine.merged(lines.filter { !$0.isEssential })
    others = merged.count > Self.most ? [] : merged
    if others.isEmpty { untold = Set(lines.filter { !$0.isEssential }.map(\.entry)).count }
  }

  /// Draws what is broken, part of a conflict, or optional and not satisfied.
  mutating func drawEssential(in sketch: inout Sketch) {
    for line in essential {
      draw(line, in: &sketch)
      drawLabel(of: line, in: &sketch)
    }
  }

  mutating func drawOthers(in sketch: inout Sketch) {
    for line in others { draw(line, in: &sketch) }
  }

  /// Labels find a place where names have left one.
  mutating func drawOtherLabels(in sketch: inout Sketch) {
    for line in others { drawLabel(of: line, in: &sketch) }
  }

  // MARK: - Lines

  private mutating func draw(_ line: AlignmentLine, in sketch: inout Sketch) {
    let pieces = pieces(of: line, in: sketch)
    guard !pieces.isEmpty else { return }
    let style: Style = line.isBaseline ? .baseline : line.isSolid ? .required : .optional
    if line.kind.isFault { faults.insert(line.kind) } else { drawn.insert(style) }
    sketch.lines(
      pieces.map { piece in
        [piece.start, piece.end].map { Point(line.axis, along: line.place, across: $0) }
      }, style.stroke(color(of: line, in: sketch)), role: "alignment", subject: line.id)
    for piece in pieces { sketch.occupyLine(Self.strip(line, piece, offset: 0, thickness: 1)) }
  }

  private func color(of line: AlignmentLine, in sketch: Sketch) -> Color {
    line.kind.isFault ? sketch.theme.conflict : sketch.theme.constraint
  }

  private static func strip(
    _ line: AlignmentLine, _ span: Interval, offset: Double, thickness: Double
  ) -> Rect {
    let place = line.place + offset
    return Rect(
      spanning: PerAxis {
        $0 == line.axis
          ? Interval(start: place, end: place).expanded(by: thickness / 2) : span
      })
  }

  /// The line without what would strike through a text: a line along the edge of a text does not.
  private func pieces(of line: AlignmentLine, in sketch: Sketch) -> [Interval] {
    let step = 3.0
    var pieces: [Interval] = []
    var start = line.span.start
    while start < line.span.end - 0.01 {
      let piece = Interval(start: start, end: min(start + step, line.span.end))
      start = piece.end
      let isStriking = [-1.5, 1.5].allSatisfy {
        !sketch.isFreeButForLines(Self.strip(line, piece, offset: $0, thickness: 0.5))
      }
      if isStriking, !line.exempt.contains(where: { $0.overlaps(piece) }) { continue }
      if let last = pieces.last, last.end == piece.start {
        pieces[pieces.count - 1].end = piece.end
      } else {
        pieces.append(piece)
      }
    }
    return pieces.filter { $0.length > step + 0.01 }
  }

  // MARK: - Labels

  private mutating func drawLabel(of line: AlignmentLine, in sketch: inout Sketch) {
    guard !line.label.isEmpty else { return }
    let measured = line.label.measured(in: sketch)
    let size = measured.size
    let length = size[line.axis.cross]
    let reach = size[line.axis] / 2 + 3
    let ends = [line.span.end + length / 2 + 3, line.span.start - length / 2 - 3]
    let middles = [0.5, 0.25, 0.75, 0.1, 0.9].map { line.span.start + line.span.length * $0 }
    let centers =
      ends.map { (line.place, $0) }
      + middles.flatMap { [(line.place - reach, $0), (line.place + reach, $0)] }
    let boxes = centers.map { along, across in
      let center = Point(line.axis, along: along, across: across)
      return Rect(
        origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
    }
    let clear = boxes.first { sketch.isFree($0) && stage.isClear($0, in: nil) }
    guard let box = clear ?? (line.isEssential ? boxes.first(where: sketch.isFree) : nil) else {
      return
    }
    if clear == nil {
      // On frames and hatches it would be hard to read.
      sketch.rectangle(
        box, fill: sketch.theme.canvas, cornerRadius: 2, role: "alignment-ground", subject: line.id)
    }
    measured.draw(
      in: box, color(of: line, in: sketch), role: "alignment-label", subject: line.id, &sketch)
    if !line.label.numbers.isEmpty { numbered.insert(line.entry) }
  }
}
