import AutoLayout
import Drawing
import Geometry
import LayoutExplanation
import Typesetting

/// A panel while its sheet is composed, in coordinates of its own: step by step, so that what is
/// the same in the panels of a row stands at the same height.
struct PanelDrawing {
  let panel: DiagramPanel
  let stage: Stage
  let constraints: ConstraintLayer.Signs
  private(set) var sketch: Sketch
  /// What the title takes up from the margin on.
  let headerWidth: Double

  /// Where the first line of a panel stands.
  static let headerTop = 24.0
  private static let margin = SheetGrid.margin
  /// Above a heading that follows other texts.
  private static let headingGap = 14.0

  /// Draws the title and the scene.
  ///
  /// - Parameter top: where the scene's caption stands.
  init(
    _ panel: DiagramPanel, _ header: SheetHeader, headerWidth: Double, top: Double,
    _ grid: SheetGrid, _ sketch: Sketch
  ) {
    self.panel = panel
    var sketch = sketch
    _ = header.draw(
      at: Point(x: Self.margin, y: Self.headerTop), width: headerWidth, in: &sketch)
    self.headerWidth = sketch.extent.maxX - Self.margin
    sketch.beginPart()
    stage = DiagramComposer.drawRootCaption(panel.explanation, top: top, grid, in: &sketch)
    sketch.numberOfReasons = sketch.shows(.reasons) ? stage.reasons.count : 0
    constraints = DiagramComposer.drawLayers(of: panel, stage, in: &sketch)
    self.sketch = sketch
  }

  /// Below the scene and all that stands about it.
  var sceneBottom: Double { sketch.part.maxY }

  /// The height below everything so far.
  var bottom: Double { sketch.extent.maxY }

  /// What the panel takes up from the margin on.
  var width: Double { sketch.extent.maxX - Self.margin }

  /// Draws the ledgers: those of heights beside the scene, those of widths from a height on.
  mutating func drawLedgers(from ledgerTop: Double) {
    guard showsLedgers else { return }
    let contests = stage.reasons.compactMap { reason in reason.contest.map { (reason, $0) } }
    let isAlone = stage.reasons.count == 1
    var seen = Set<Int>()
    func ledgers(_ axis: Axis) -> [LedgerLayer] {
      let told = contests.filter { $0.1.axis == axis && $0.1.hasLedger(in: stage.layout) }
      return told.enumerated().map { place, told in
        defer { seen.formUnion(told.1.wanted.filter { $0.view == nil }.compactMap(\.entry)) }
        return LedgerLayer(
          told.0, told.1, isAlone: isAlone, isFirst: place == 0, seen: seen, on: stage)
      }
    }
    let left = sketch.part.maxX + Self.beside
    var right = left
    for ledger in ledgers(.vertical) {
      ledger.draw(from: right, in: &sketch)
      right = sketch.part.maxX + Self.beside
    }
    let besideBottom = sketch.part.maxY
    var top = ledgerTop
    for ledger in ledgers(.horizontal) {
      var trial = sketch
      trial.beginPart()
      ledger.draw(from: top, in: &trial)
      // What reaches beyond the scene keeps clear of what stands beside it.
      if besideBottom + 6 > top, right > left, trial.part.maxX > left - 8 {
        top = besideBottom + 12
      }
      trial = sketch
      trial.beginPart()
      ledger.draw(from: top, in: &trial)
      top = trial.part.maxY + Self.between
      sketch = trial
    }
  }

  /// Between the scene and what stands beside it, and between a ledger and the next.
  private static let beside = 24.0
  private static let between = 14.0

  /// Of a large scene they would take more room than itself.
  private var showsLedgers: Bool {
    sketch.shows(.ledgers) && (!stage.isLarge || sketch.showsAll) && panel.messages == nil
  }

  /// Draws what is told below the scene from a height on; returns the height below it.
  mutating func drawTexts(from top: Double, width: Double, isAlone: Bool) -> Double {
    var bottom = drawReasons(from: top, width: width, isAlone: isAlone)
    if isAlone, panel.messages == nil {
      let sizes = ContentSizeLayer(stage: stage, left: Self.margin, width: width)
      bottom = sizes.draw(from: bottom, in: &sketch)
    }
    if sketch.shows(.waterfall), panel.messages == nil {
      let waterfall = WaterfallLayer(stage: stage, left: Self.margin, width: width)
      let gap = bottom > top ? Self.headingGap : 0
      bottom = waterfall.draw(from: bottom + gap, in: &sketch)
    }
    return NoteLayer.drawWords(from: bottom, left: Self.margin, width: width, in: &sketch)
  }

  private mutating func drawReasons(from top: Double, width: Double, isAlone: Bool) -> Double {
    guard sketch.shows(.reasons) else { return top }
    let explanation = panel.explanation
    if let messages = panel.messages {
      return paragraphs(messages, under: "What changed", from: top, width: width)
    }
    if isAlone || !explanation.reasons.isEmpty {
      return ReasonLayer(stage: stage, left: Self.margin, width: width).draw(from: top, in: &sketch)
    }
    return paragraphs(
      [explanation.verdict] + stage.remarks, from: top, width: width)
  }

  private mutating func paragraphs(
    _ strings: [String], under heading: String? = nil, from top: Double, width: Double
  ) -> Double {
    let theme = sketch.theme
    var lines = strings.map {
      SheetHeader.Line(
        string: $0, font: AnnotationFont.text, color: theme.ink, role: "message")
    }
    if let heading {
      lines.insert(
        SheetHeader.Line(
          string: heading, font: AnnotationFont.strong, color: theme.secondaryInk,
          role: "reason-heading"), at: 0)
    }
    var header = SheetHeader()
    header.lines = lines
    return header.draw(at: Point(x: Self.margin, y: top), width: width, in: &sketch)
  }
}
