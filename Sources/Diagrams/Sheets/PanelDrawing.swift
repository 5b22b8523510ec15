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
  private let top: Double
  private let nameless: Set<ViewID>

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
    self.top = top
    var sketch = sketch
    _ = header.draw(
      at: Point(x: Self.margin, y: Self.headerTop), width: headerWidth, in: &sketch)
    self.headerWidth = sketch.extent.maxX - Self.margin
    sketch.beginPart()
    stage = DiagramComposer.drawRootCaption(panel.explanation, top: top, grid, in: &sketch)
    sketch.numberOfReasons = sketch.shows(.reasons) ? stage.reasons.count : 0
    (nameless, constraints) = DiagramComposer.drawLayers(of: panel, stage, in: &sketch)
    self.sketch = sketch
  }

  /// Below the scene and all that stands about it.
  var sceneBottom: Double { sketch.part.maxY }

  /// The height below everything so far.
  var bottom: Double { sketch.extent.maxY }

  /// What the panel takes up from the margin on.
  var width: Double { sketch.extent.maxX - Self.margin }

  /// How many views have a bar in the lane of widths.
  var measuredCount: Int {
    MeasureLane(axis: .horizontal, stage: stage, nameless: nameless).shownViews(in: sketch).count
  }

  /// Draws lanes: that of widths from a height on, that of heights beside the scene.
  mutating func drawLanes(_ axes: [Axis], from laneTop: Double) {
    defer { noteNames() }
    guard sketch.shows(.measures) else { return }
    // Labels of struts may stand outside the scene already.
    let scene = sketch.part
    for axis in axes {
      let lane = MeasureLane(axis: axis, stage: stage, nameless: nameless)
      switch axis {
      case .horizontal: lane.draw(from: Point(x: Self.margin, y: laneTop), in: &sketch)
      case .vertical:
        let beside = Point(x: scene.maxX + 24, y: top)
        lane.draw(from: clearing(laneTop, lane, from: beside), in: &sketch)
      }
    }
  }

  /// Where a lane beside the scene begins: further off if it would reach down to the lane of widths
  /// where that reaches beyond the scene.
  private func clearing(_ laneTop: Double, _ lane: MeasureLane, from beside: Point) -> Point {
    var trial = sketch
    trial.beginPart()
    lane.draw(from: beside, in: &trial)
    guard trial.part.maxY > laneTop - 4, sketch.part.maxX > beside.x - 24 else { return beside }
    return Point(x: sketch.part.maxX + 24, y: beside.y)
  }

  /// Numbers the views whose name stands neither at them nor in a lane.
  private mutating func noteNames() {
    guard sketch.shows(.names), !nameless.isEmpty else { return }
    let told = Set(sketch.marks.filter { $0.role == "measure" }.compactMap(\.string))
    for id in stage.scene.viewIDs where nameless.contains(id) && !stage.isHidden(id) {
      let name = stage.scene[id].name
      // Among very many views only those that something happened to are worth a number.
      if told.contains(name) || stage.isVast && !stage.changed.contains(id) { continue }
      NoteLayer(stage: stage).take(
        name, at: stage.frame(of: id), for: [id], subject: name, in: &sketch)
    }
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

extension Mark {
  fileprivate var string: String? {
    guard case .text(let text) = shape else { return nil }
    return text.text.string
  }
}
