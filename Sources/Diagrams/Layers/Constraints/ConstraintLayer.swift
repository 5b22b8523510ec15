import AutoLayout

/// The author's constraints in Interface Builder's own signs: I-bars for distances and sizes, lines
/// for what is aligned.
struct ConstraintLayer {
  private(set) var struts: StrutLayer
  private(set) var alignments: AlignmentLayer

  /// The signs that were drawn, for the legend.
  typealias Signs = Set<ConstraintStyle>

  var signs: Signs { struts.drawn.union(alignments.drawn) }

  /// - Parameter areReasonsTold: whether conflicts have numbers to be told by.
  init(stage: Stage, areReasonsTold: Bool) {
    let citations = Citations(of: stage, areTold: areReasonsTold)
    struts = StrutLayer(stage: stage, citations: citations)
    alignments = AlignmentLayer(stage: stage, citations: citations)
  }

  /// The constraints, by their places in the system, whose signs carry the number of a conflict.
  var numbered: Set<Int> { struts.numbered.union(alignments.numbered) }

  /// Draws what did not come out, before names take the best places.
  mutating func drawFaults(in sketch: inout Sketch) {
    guard sketch.shows(.constraints) else { return }
    alignments.drawEssential(in: &sketch)
    struts.drawFaults(in: &sketch)
  }

  /// Draws lines, which have one place to be, before names find theirs.
  mutating func drawLines(in sketch: inout Sketch) {
    if showsAlignments(in: sketch) { alignments.drawOthers(in: &sketch) }
  }

  /// Draws what can stand in more than one place.
  mutating func drawOthers(in sketch: inout Sketch) {
    if sketch.shows(.constraints) { struts.drawOthers(in: &sketch) }
    if showsAlignments(in: sketch) { alignments.drawOtherLabels(in: &sketch) }
    if sketch.shows(.constraints) { sketch.untoldConstraints = struts.untold }
    if sketch.shows(.alignment) { sketch.untoldConstraints += alignments.untold }
  }

  /// Those that a reason cites belong to the constraints.
  private func showsAlignments(in sketch: Sketch) -> Bool {
    sketch.shows(.constraints) || sketch.shows(.alignment)
  }
}
