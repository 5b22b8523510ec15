import AutoLayout
import Drawing
import Geometry

/// The author's constraints that align, as Interface Builder draws them: lines without ends, dashed
/// when optional; those along baselines turn up at their ends, under what stands on them.
struct AlignmentLayer {
  let stage: Stage
  /// The constraints, by their places in the system, whose signs carry the number of a conflict.
  private(set) var numbered: Set<Int> = []
  /// What was drawn, for the legend.
  private(set) var drawn: Set<ConstraintStyle> = []
  /// How many constraints are left out because they are too many.
  private(set) var untold = 0
  private let essential: [AlignmentLine]
  /// Those that a reason cites, and the rest.
  private let cited: [AlignmentLine]
  private let others: [AlignmentLine]

  /// More lines than this would hide the scene; those the picture is about are drawn all the same.
  private static let most = 60
  /// How far a baseline turns up at its ends, in points.
  static let serif = 4.0

  init(stage: Stage, citations: Citations) {
    self.stage = stage
    let states = stage.layout.constraints
    let isHopeless = states.count > 20 * Self.most
    let lines = states.indices.filter { !isHopeless || citations.isFault($0) }.flatMap {
      AlignmentLine.lines(entry: $0, on: stage, citations)
    }
    essential = Array(lines.filter(\.isEssential).prefix(Self.most))
    let rest = lines.filter { !$0.isEssential }
    cited = Array(AlignmentLine.merged(rest.filter(\.isCited)).prefix(Self.most))
    let merged = AlignmentLine.merged(rest.filter { !$0.isCited })
    others = merged.count > Self.most ? [] : merged
    if others.isEmpty { untold = Set(rest.filter { !$0.isCited }.map(\.entry)).count }
  }

  /// Draws what is broken, part of a conflict, or optional and not satisfied.
  mutating func drawEssential(in sketch: inout Sketch) {
    for line in essential {
      draw(line, in: &sketch)
      drawLabel(of: line, in: &sketch)
    }
  }

  mutating func drawOthers(in sketch: inout Sketch) {
    for line in shown(in: sketch) { draw(line, in: &sketch) }
  }

  /// Labels find a place where names have left one.
  mutating func drawOtherLabels(in sketch: inout Sketch) {
    for line in shown(in: sketch) { drawLabel(of: line, in: &sketch) }
  }

  private func shown(in sketch: Sketch) -> [AlignmentLine] {
    sketch.shows(.alignment) ? cited + others : cited
  }

  // MARK: - Lines

  private mutating func draw(_ line: AlignmentLine, in sketch: inout Sketch) {
    let pieces = sketch.unbroken(
      line.span, line.axis.cross, across: line.place, exempt: line.exempt)
    guard let first = pieces.first, let last = pieces.last else { return }
    drawn.insert(line.style.inLegend)
    func point(_ across: Double, _ offset: Double = 0) -> Point {
      Point(line.axis, along: line.place + offset, across: across)
    }
    let serifs = [first.start, last.end].map { [point($0, -Self.serif), point($0)] }
    sketch.lines(
      pieces.map { [point($0.start), point($0.end)] }
        + (line.style.form == .baseline ? serifs : []), line.style.stroke(in: sketch.theme),
      role: "alignment", subject: line.id)
    sketch.occupyLines(pieces.map { [point($0.start), point($0.end)] })
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
      Rect(center: Point(line.axis, along: along, across: across), size: size)
    }
    let place = sketch.firstFree(among: boxes) { stage.isClear($0, in: nil) }
    guard let box = place else { return }
    if !stage.isClear(box, in: nil) {
      guard line.isEssential || line.isCited else { return }
      // On frames and hatches it would be hard to read.
      sketch.rectangle(
        box, fill: sketch.theme.canvas, cornerRadius: 2, role: "alignment-ground", subject: line.id)
    }
    measured.draw(
      in: box, line.style.textColor(in: sketch.theme), role: "alignment-label", subject: line.id,
      &sketch)
    if !line.label.numbers.isEmpty { numbered.insert(line.entry) }
  }
}
