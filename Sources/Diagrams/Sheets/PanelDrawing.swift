import AutoLayout
import Drawing
import Geometry
import LayoutExplanation

/// The drawing of a panel in its own coordinates. It is composed in steps, so that the parts of the
/// panels in a row can be aligned.
struct PanelDrawing {
  let panel: DiagramPanel
  let stage: Stage
  /// Whether a page shows the reasons outside the picture.
  private let isInPage: Bool
  private(set) var sketch: Sketch
  /// The width of the title, without the margin.
  let headerWidth: Double
  /// The number of the title's marks.
  private let headerCount: Int

  /// The y position of a panel's first line.
  static let headerTop = 24.0
  private static let margin = SheetGrid.margin

  /// - Parameters:
  ///   - top: the y position of the scene's caption.
  ///   - sketch: contains the panel's title.
  init(_ panel: DiagramPanel, top: Double, _ grid: SheetGrid, _ sketch: Sketch) {
    self.panel = panel
    isInPage = grid.isInPage
    self.sketch = sketch
    headerWidth = sketch.extent.maxX - Self.margin
    headerCount = sketch.marks.count
    self.sketch.beginPart()
    stage = Self.drawRootCaption(panel.explanation, top: top, grid, in: &self.sketch)
    drawLayers()
  }

  private mutating func drawLayers() {
    let tellsReasons = sketch.shows(.reasons) && panel.messages == nil
    sketch.numberOfReasons = tellsReasons ? stage.reasons.count : 0
    let guides = GuideLayer(stage: stage)
    ViewLayer(stage: stage, guides: guides).draw(in: &sketch)
    if sketch.shows(.guides) { guides.drawFrames(in: &sketch) }
    if let former = panel.former { FormerLayer(stage: stage, former: former).draw(in: &sketch) }
    AlignmentRectLayer(stage: stage).draw(in: &sketch)
    var constraints = ConstraintLayer(stage: stage, areReasonsTold: tellsReasons)
    constraints.drawFaults(in: &sketch)
    var names = NameLayer(stage: stage, in: sketch)
    if tellsReasons { names.drawBadges(in: &sketch) }
    names.drawTags(in: &sketch)
    constraints.drawLines(in: &sketch)
    if sketch.shows(.names) { names.drawNames(in: &sketch) }
    if sketch.shows(.guides) { guides.drawNames(in: &sketch) }
    constraints.drawOthers(in: &sketch)
    names.drawGutter(in: &sketch)
  }

  /// Draws the root's name and size above the scene, and returns the stage of the scene.
  private static func drawRootCaption(
    _ explanation: Explanation, top: Double, _ grid: SheetGrid, in sketch: inout Sketch
  ) -> Stage {
    let layout = explanation.layout
    let name = layout.scene[.root].name
    let caption = sketch.shows(.names) ? "\(name)  \(Wording.size(layout[.root].frame))" : ""
    let height = sketch.size(of: caption).height
    // Views may extend beyond the root on any side.
    let stage = Stage(
      explanation,
      Projection(
        origin: Point(
          x: SheetGrid.margin + grid.overhang.x * grid.zoom,
          y: top + height + 7 + grid.overhang.y * grid.zoom),
        zoom: grid.zoom))
    guard !caption.isEmpty else { return stage }
    let box = sketch.write(
      caption, sketch.theme.secondaryInk, at: Point(x: stage.frame(of: .root).minX, y: top),
      role: "root-name", subject: name)
    // A name directly next to it would be read as part of it.
    sketch.occupy(box.outset(by: EdgeInsets(left: 4, right: 4)))
    return stage
  }

  /// The y position below the scene and the labels around it.
  var sceneBottom: Double { sketch.part.maxY }

  var bottom: Double { sketch.extent.maxY }

  /// The width of the panel, without the margin.
  var width: Double { sketch.extent.maxX - Self.margin }

  /// The width of the panel without its title.
  var sceneWidth: Double {
    (sketch.marks.dropFirst(headerCount).map(\.bounds.maxX).max() ?? Self.margin) - Self.margin
  }

  /// The content of the panel, in sentences.
  var summary: String { panel.messages?.joined(separator: ". ") ?? stage.summary }

  /// Draws the ledgers: those of heights next to the scene, those of widths below a y position.
  mutating func drawLedgers(from ledgerTop: Double) {
    guard showsLedgers else {
      sketch.leavesOutLedgers =
        sketch.shows(.ledgers) && stage.isLarge && !panel.explanation.contests.isEmpty
      return
    }
    let contests = stage.reasons.compactMap { reason in reason.contest.map { (reason, $0) } }
    let isNumbered = sketch.numberOfReasons > 1
    var seen = Set<Int>()
    func ledgers(_ axis: Axis) -> [LedgerLayer] {
      let told = contests.filter { $0.1.axis == axis && $0.1.hasLedger(in: stage.layout) }
      return told.enumerated().map { index, told in
        defer { seen.formUnion(told.1.wanted.filter { $0.view == nil }.compactMap(\.entry)) }
        return LedgerLayer(
          told.0, told.1, isNumbered: isNumbered, isFirst: index == 0, seen: seen, on: stage)
      }
    }
    let left = sketch.part.maxX + Self.beside
    for (index, ledger) in ledgers(.vertical).enumerated() {
      var trial = sketch
      ledger.draw(from: sketch.part.maxX + Self.beside, in: &trial)
      // Several ledgers side by side would make the picture too wide.
      sketch.leavesOutLedgers =
        index > 0 && trial.part.maxX > SheetGrid.widestCanvas && !sketch.showsAll
      if sketch.leavesOutLedgers { break }
      sketch = trial
    }
    let upper = sketch.part
    var top = ledgerTop
    for ledger in ledgers(.horizontal) {
      var drawn = sketch
      drawn.beginPart()
      ledger.draw(from: top, in: &drawn)
      // A ledger that extends beyond the scene goes below the ledgers beside the scene.
      if upper.maxY + 6 > top, upper.maxX + Self.beside > left, drawn.part.maxX > left - 8 {
        drawn = sketch
        drawn.beginPart()
        ledger.draw(from: upper.maxY + 12, in: &drawn)
      }
      sketch = drawn
      top = sketch.part.maxY + Self.between
    }
  }

  /// The gap between the scene and the ledgers beside it, and the gap between ledgers.
  private static let beside = 24.0
  private static let between = 14.0

  /// The ledgers of a large scene would need more room than the scene.
  private var showsLedgers: Bool {
    sketch.shows(.ledgers) && (!stage.isLarge || sketch.showsAll) && panel.messages == nil
  }

  /// Draws the texts about the scene below a point. Returns the y position below them.
  ///
  /// - Parameter previous: a panel whose sentences are not repeated.
  mutating func drawTexts(
    at corner: Point, width: Double, isAlone: Bool, after previous: DiagramPanel?
  ) -> Double {
    let (left, top) = (corner.x, corner.y)
    var bottom =
      isInPage ? top : drawReasons(at: corner, width: width, isAlone: isAlone, after: previous)
    if isAlone, panel.messages == nil {
      bottom = ContentSizeLayer(stage: stage, left: left, width: width)
        .draw(from: bottom, in: &sketch)
    }
    if bottom > top, !sketch.notes.isEmpty || !sketch.untoldConstraints.isEmpty { bottom += 6 }
    return NoteLayer(stage: stage).drawWords(
      from: bottom, left: left, width: width, in: &sketch)
  }

  private mutating func drawReasons(
    at corner: Point, width: Double, isAlone: Bool, after previous: DiagramPanel?
  ) -> Double {
    guard sketch.shows(.reasons) else { return corner.y }
    let explanation = panel.explanation
    if let messages = panel.messages {
      return paragraphs(messages, under: "What changed", at: corner, width: width)
    }
    if isAlone || !explanation.reasons.isEmpty {
      return ReasonLayer(stage: stage, left: corner.x, width: width, previous: previous)
        .draw(from: corner.y, in: &sketch)
    }
    return paragraphs([explanation.verdict] + stage.remarks, at: corner, width: width)
  }

  private mutating func paragraphs(
    _ strings: [String], under heading: String = "", at corner: Point, width: Double
  ) -> Double {
    let theme = sketch.theme
    let heading = SheetHeader.Line(
      string: heading, color: theme.secondaryInk, role: "reason-heading",
      font: AnnotationFont.strong)
    let lines = strings.map {
      SheetHeader.Line(string: $0, color: theme.ink, role: "message")
    }
    return SheetHeader(lines: [heading] + lines).draw(at: corner, width: width, in: &sketch)
  }
}
