import AutoLayout

/// The author's constraints in Interface Builder's own signs: I-bars for distances and sizes, lines
/// for what is aligned.
struct ConstraintLayer {
  private var struts: StrutLayer
  private let alignments: AlignmentLayer
  /// How many of the author's constraints are not even looked at.
  private let ignored: Int

  /// More signs of a kind than this would hide the scene; those in conflict are drawn all the same.
  static let most = 60

  /// - Parameter areReasonsTold: whether conflicts have numbers to be told by.
  init(stage: Stage, areReasonsTold: Bool) {
    let citations = Citations(of: stage, areTold: areReasonsTold)
    let entries = stage.layout.system.entries
    let isHopeless = entries.count > 20 * Self.most
    let shown = entries.indices.filter { !isHopeless || citations.isInConflict($0) }
    struts = StrutLayer(entries: shown, stage: stage, citations: citations)
    alignments = AlignmentLayer(entries: shown, stage: stage, citations: citations)
    ignored = entries.count(where: \.isWritten) - shown.count { entries[$0].isWritten }
  }

  /// Draws what did not come out, before names take the best positions.
  mutating func drawFaults(in sketch: inout Sketch) {
    guard sketch.shows(.constraints) else { return }
    alignments.drawEssential(in: &sketch)
    struts.drawFaults(in: &sketch)
  }

  /// Draws lines, which can be at one position only, before names find theirs.
  func drawLines(in sketch: inout Sketch) { alignments.drawOthers(in: &sketch) }

  /// Draws what can be at more than one position.
  mutating func drawOthers(in sketch: inout Sketch) {
    if sketch.shows(.constraints) {
      sketch.untoldConstraints += ignored
      struts.drawOthers(in: &sketch)
    }
    alignments.drawOtherLabels(in: &sketch)
  }
}
