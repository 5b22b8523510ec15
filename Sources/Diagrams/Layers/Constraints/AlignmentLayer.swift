import AutoLayout
import Drawing
import Geometry

/// The author's alignment constraints as Interface Builder draws them: lines without end caps,
/// dashed if optional. Lines along baselines have serifs at their ends.
struct AlignmentLayer {
  let stage: Stage
  private let essential: [AlignmentLine]
  /// The constraints that a reason cites, and the others.
  private let cited: [AlignmentLine]
  private let others: [AlignmentLine]
  private let most = ConstraintLayer.most

  /// The height of the serifs at the ends of a baseline, in points.
  static let serif = 4.0

  init(entries: [Int], stage: Stage, citations: Citations) {
    self.stage = stage
    let lines = entries.flatMap { AlignmentLine.lines(entry: $0, on: stage, citations) }
    essential = lines.filter(\.isEssential)
    let rest = lines.filter { !$0.isEssential }
    cited = AlignmentLine.merged(rest.filter(\.isCited))
    others = AlignmentLine.merged(rest.filter { !$0.isCited })
  }

  /// Draws alignments that are in conflict, or optional and not satisfied.
  func drawEssential(in sketch: inout Sketch) {
    for line in essential.prefix(most) {
      draw(line, in: &sketch)
      drawLabel(of: line, in: &sketch)
    }
    leaveOut(essential.dropFirst(most), in: &sketch)
  }

  func drawOthers(in sketch: inout Sketch) {
    for line in shown(in: sketch) { draw(line, in: &sketch) }
  }

  /// Draws labels at positions that names left free.
  func drawOtherLabels(in sketch: inout Sketch) {
    for line in shown(in: sketch) { drawLabel(of: line, in: &sketch) }
    if sketch.shows(.alignment) || sketch.shows(.constraints) {
      leaveOut(cited.dropFirst(most), in: &sketch)
    }
    if sketch.shows(.alignment), others.count > most { leaveOut(others[...], in: &sketch) }
  }

  /// Alignments that a reason cites are shown with the constraints.
  private func shown(in sketch: Sketch) -> ArraySlice<AlignmentLine> {
    if sketch.shows(.alignment), others.count <= most { return cited.prefix(most) + others }
    return sketch.shows(.alignment) || sketch.shows(.constraints) ? cited.prefix(most) : []
  }

  /// Counts the constraints of lines beyond the limit. Constraints that are not satisfied are
  /// drawn, and counted, as struts.
  private func leaveOut(_ lines: ArraySlice<AlignmentLine>, in sketch: inout Sketch) {
    let satisfied = lines.filter { stage.layout.constraints[$0.entry].isSatisfied }
    sketch.untoldConstraints += satisfied.flatMap(\.entries)
  }

  private func draw(_ line: AlignmentLine, in sketch: inout Sketch) {
    func point(_ across: Double, _ offset: Double = 0) -> Point {
      Point(line.axis, along: line.position + offset, across: across)
    }
    let pieces = sketch.visible(
      from: point(line.span.start), to: point(line.span.end), mayTouch: true,
      exempt: line.exempt)
    guard let first = pieces.first, let last = pieces.last else { return }
    sketch.constraintSigns.insert(line.style.inLegend)
    let serifs = [first[0], last[1]].map { [point($0[line.axis.cross], -Self.serif), $0] }
    sketch.lines(
      pieces + (line.style.form == .baseline ? serifs : []), line.style.stroke(in: sketch.theme),
      role: "alignment", subject: line.id)
    sketch.occupyLines(pieces)
  }

  private func drawLabel(of line: AlignmentLine, in sketch: inout Sketch) {
    guard !line.text.isEmpty else { return }
    let label = line.text.label(
      line.style, role: "alignment-label", subject: line.id, in: sketch)
    let axis = line.axis
    let target = Rect(axis, along: Interval(around: line.position, by: 0), across: line.span)
    let ends = [Spot.after(3), .before(3)].map {
      target.box(label.size, axis, along: .flush(0.5), across: $0)
    }
    let beside = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap { share in
      [Spot.before(3), .after(3)].map {
        target.box(label.size, axis, along: $0, across: .centered(share))
      }
    }
    guard
      let candidate = stage.first(Stage.candidates(preferringClear: ends + beside), in: sketch)
    else { return }
    if !stage.isFree(candidate.box, .clear) {
      guard line.isEssential || line.isCited else { return }
      // It would be hard to read on frames and hatches.
      sketch.drawGround(of: candidate.box, subject: line.id)
    }
    sketch.draw(label, at: candidate)
    if !line.text.numbers.isEmpty { sketch.numberedConstraints.insert(line.entry) }
  }
}
