import AutoLayout

/// The author's constraints with Interface Builder's symbols: I-bars for distances and sizes, lines
/// for alignments.
struct ConstraintLayer {
  private var struts: StrutLayer
  private let alignments: AlignmentLayer
  /// The author's constraints that are not drawn because there are too many.
  private let ignored: [Int]

  /// The limit for symbols of a kind, so that they don't hide the scene. Constraints in conflict
  /// are drawn up to the limit even if the others are left out.
  static let most = 60

  /// - Parameter areReasonsTold: whether the picture shows reasons, which number the conflicts.
  init(stage: Stage, areReasonsTold: Bool) {
    let citations = Citations(of: stage, areTold: areReasonsTold)
    let entries = stage.layout.system.entries
    let isHopeless = entries.count > 20 * Self.most
    let isShown = entries.indices.map { !isHopeless || citations.isInConflict($0) }
    let shown = entries.indices.filter { isShown[$0] }
    struts = StrutLayer(entries: shown, stage: stage, citations: citations)
    alignments = AlignmentLayer(entries: shown, stage: stage, citations: citations)
    ignored = entries.indices.filter { !isShown[$0] && entries[$0].isWritten }
  }

  /// Draws constraints that are in conflict, and alignments that gave way, before names take the
  /// best positions.
  mutating func drawFaults(in sketch: inout Sketch) {
    guard sketch.shows(.constraints) else { return }
    alignments.drawEssential(in: &sketch)
    struts.drawFaults(in: &sketch)
  }

  /// Draws lines, which have only one possible position, before the names.
  func drawLines(in sketch: inout Sketch) { alignments.drawOthers(in: &sketch) }

  /// Draws what has several possible positions.
  mutating func drawOthers(in sketch: inout Sketch) {
    if sketch.shows(.constraints) {
      sketch.untoldConstraints += ignored
      struts.drawOthers(in: &sketch)
    }
    alignments.drawOtherLabels(in: &sketch)
  }
}
