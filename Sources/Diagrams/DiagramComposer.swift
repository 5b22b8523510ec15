import AutoLayout
public import Drawing
import Geometry
public import LayoutExplanation
public import Typesetting

/// Turns an explanation into a picture. All placement is decided here.
public struct DiagramComposer: Sendable {
  public var options: DiagramOptions
  public var measurer: any TextMeasurer

  public init(_ options: DiagramOptions = DiagramOptions(), measuring measurer: any TextMeasurer) {
    self.options = options
    self.measurer = measurer
  }

  public func compose(_ explanation: Explanation) -> DisplayList {
    compose(ComparisonSheet(explanation))
  }

  /// Composes the panels of a sheet, side by side and in rows.
  public func compose(_ sheet: ComparisonSheet) -> DisplayList {
    SheetComposer(sheet, options, measurer).composed()
  }

  // MARK: - A panel

  /// Between the bottom of the root's caption and the scene.
  private static let captionGap = 7.0

  /// Draws the scene and everything on it; returns the signs of constraints there are.
  static func drawLayers(
    of panel: DiagramPanel, _ stage: Stage, in sketch: inout Sketch
  ) -> ConstraintLayer.Signs {
    ViewLayer(stage: stage).draw(in: &sketch)
    let guides = GuideLayer(stage: stage)
    if sketch.shows(.guides) { guides.drawFrames(in: &sketch) }
    if let former = panel.former { FormerLayer(stage: stage, former: former).draw(in: &sketch) }
    AlignmentRectLayer(stage: stage).draw(in: &sketch)
    let tellsReasons = sketch.shows(.reasons) && panel.messages == nil
    var constraints = ConstraintLayer(stage: stage, areReasonsTold: tellsReasons)
    constraints.drawFaults(in: &sketch)
    var names = NameLayer(stage: stage, in: sketch)
    if tellsReasons { names.drawBadges(except: constraints.numbered, in: &sketch) }
    names.drawTags(in: &sketch)
    constraints.drawLines(in: &sketch)
    if sketch.shows(.names) { names.drawNames(in: &sketch) }
    if sketch.shows(.guides) { guides.drawNames(in: &sketch) }
    constraints.drawOthers(in: &sketch)
    names.drawGutter(in: &sketch)
    return constraints.signs
  }

  /// Writes the root's name and size above the scene, and says where the scene goes.
  static func drawRootCaption(
    _ explanation: Explanation, top: Double, _ grid: SheetGrid, in sketch: inout Sketch
  ) -> Stage {
    let layout = explanation.layout
    let root = layout[.root].frame
    let name = layout.scene[.root].name
    let caption =
      sketch.shows(.names)
      ? "\(name)  \(root.width.shortDescription) × \(root.height.shortDescription)" : ""
    let size = sketch.size(of: caption, AnnotationFont.text)
    // Views may stick out of the root on any side.
    let stage = Stage(
      explanation,
      Projection(
        origin: Point(
          x: SheetGrid.margin + grid.overhang.x * grid.zoom,
          y: top + size.height + captionGap + grid.overhang.y * grid.zoom),
        zoom: grid.zoom))
    guard !caption.isEmpty else { return stage }
    sketch.write(
      caption, AnnotationFont.text, sketch.theme.secondaryInk,
      in: Rect(origin: Point(x: stage.frame(of: .root).minX, y: top), size: size),
      role: "root-name", subject: name)
    return stage
  }

  static func summary(of panel: DiagramPanel, _ stage: Stage) -> String {
    let explanation = stage.explanation
    if let messages = panel.messages { return messages.joined(separator: ". ") }
    let reasons = stage.reasons.map { reason in
      let prose = explanation.prose(for: reason)
      return "\(reason.number). \(prose.headline) \(prose.body)"
    }
    return ([explanation.verdict] + reasons + stage.remarks).joined(separator: " ")
  }
}
