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

  /// Space around everything, in points.
  private static let margin = 32.0
  /// Sentences are not set in lines shorter than the one nor longer than the other.
  private static let narrowestColumn = 420.0
  private static let widestColumn = 640.0
  /// Between the bottom of the root's caption and the scene.
  private static let captionGap = 7.0

  public func compose(_ explanation: Explanation) -> DisplayList {
    let scene = explanation.layout.scene
    var sketch = Sketch(
      theme: options.appearance.theme, measurer: measurer, annotations: options.annotations)
    let top = sketch.shows(.title) ? drawHeader(scene.title, scene.subtitle, in: &sketch) + 16 : 24
    let headerWidth = sketch.extent.maxX - Self.margin

    sketch.beginPart()
    let stage = drawRootCaption(explanation, top: top, in: &sketch)
    ViewLayer(stage: stage).draw(in: &sketch)
    let guides = GuideLayer(stage: stage)
    if sketch.shows(.guides) { guides.drawFrames(in: &sketch) }
    let names = NameLayer(stage: stage)
    if sketch.shows(.reasons) { names.drawBadges(in: &sketch) }
    let nameless = sketch.shows(.names) ? names.drawNames(in: &sketch) : []
    if sketch.shows(.guides) { guides.drawNames(in: &sketch) }
    var struts = StrutLayer(stage: stage)
    if sketch.shows(.constraints) { struts.draw(in: &sketch) }

    let below = drawLanes(stage, nameless, top: top, in: &sketch)
    // Sentences may run as far as the picture does, as long as they can be read at a glance.
    let width = sketch.extent.maxX - Self.margin
    let column = min(max(width, Self.narrowestColumn), Self.widestColumn)
    let reasons = ReasonLayer(stage: stage, left: Self.margin, width: column)
    var bottom = below
    if sketch.shows(.reasons) { bottom = reasons.draw(from: bottom, in: &sketch) }
    if sketch.shows(.legend) {
      let legend = LegendLayer(
        signs: LegendLayer.signs(of: stage, struts: struts.drawn, in: sketch), left: Self.margin,
        width: max(column, headerWidth))
      bottom = legend.draw(from: bottom + 14, in: &sketch)
    }

    let size = Size(
      width: (sketch.extent.maxX + Self.margin).rounded(.up),
      height: (max(sketch.extent.maxY, bottom) + Self.margin - 10).rounded(.up))
    sketch.addBehind(
      Mark(
        .rectangle(
          Rect(origin: .zero, size: size), cornerRadius: 0, fill: sketch.theme.canvas, stroke: nil),
        role: "card"))
    return DisplayList(
      size: size, title: scene.title, summary: summary(of: stage), marks: sketch.marks,
      tooltips: zip(scene.viewIDs, explanation.tooltips).map { id, text in
        DisplayList.Tooltip(subject: scene[id].name, box: stage.frame(of: id), text: text)
      })
  }

  /// Returns the height below the title and the subtitle.
  private func drawHeader(
    _ title: String, _ subtitle: String?, in sketch: inout Sketch
  ) -> Double {
    var cursor = 24.0
    let lines =
      [(title, AnnotationFont.title, sketch.theme.ink, "title")]
      + (subtitle.map { [($0, AnnotationFont.text, sketch.theme.secondaryInk, "subtitle")] }
        ?? [])
    for (string, font, color, role) in lines where !string.isEmpty {
      let width = min(sketch.size(of: string, font).width, Self.widestColumn)
      let height = sketch.height(of: string, font, width: width)
      sketch.writeParagraph(
        string, font, color, in: Rect(x: Self.margin, y: cursor, width: width, height: height),
        role: role)
      cursor += height + 4
    }
    return cursor
  }

  /// Writes the root's name and size above the scene, and says where the scene goes.
  private func drawRootCaption(
    _ explanation: Explanation, top: Double, in sketch: inout Sketch
  ) -> Stage {
    let layout = explanation.layout
    let root = layout[.root].frame
    let name = layout.scene[.root].name
    let caption =
      sketch.shows(.names)
      ? "\(name)  \(root.width.shortDescription) × \(root.height.shortDescription)" : ""
    let size = sketch.size(of: caption, AnnotationFont.text)
    // Views may stick out of the root on any side.
    let bounds = layout.views.reduce(root) { $0.union($1.frame) }
    let zoom = Projection.zoom(for: bounds.size)
    let stage = Stage(
      explanation,
      Projection(
        origin: Point(
          x: Self.margin - bounds.minX * zoom,
          y: top + size.height + Self.captionGap - bounds.minY * zoom),
        zoom: zoom))
    guard !caption.isEmpty else { return stage }
    sketch.write(
      caption, AnnotationFont.text, sketch.theme.secondaryInk,
      in: Rect(origin: Point(x: stage.frame(of: .root).minX, y: top), size: size),
      role: "root-name", subject: name)
    return stage
  }

  /// Draws the lanes of the axes on which something happened, of widths when nothing did; returns
  /// the height below them.
  private func drawLanes(
    _ stage: Stage, _ nameless: Set<ViewID>, top: Double, in sketch: inout Sketch
  ) -> Double {
    guard sketch.shows(.measures) else { return sketch.extent.maxY + 22 }
    let lanes = Axis.allCases.map { MeasureLane(axis: $0, stage: stage, nameless: nameless) }
    let eventful = lanes.filter(\.isEventful)
    // Labels of struts may stand outside the scene already.
    let scene = sketch.part
    for lane in eventful.isEmpty ? [lanes[0]] : eventful {
      let corner =
        lane.axis == .horizontal
        ? Point(x: Self.margin, y: scene.maxY + 14)
        : Point(x: scene.maxX + 24, y: top)
      lane.draw(from: corner, in: &sketch)
    }
    return sketch.extent.maxY + 22
  }

  private func summary(of stage: Stage) -> String {
    let explanation = stage.explanation
    let reasons = stage.reasons.map { reason in
      let prose = explanation.prose(for: reason)
      return "\(reason.number). \(prose.headline) \(prose.body)"
    }
    return ([explanation.verdict] + reasons + explanation.remarks.prefix(4)).joined(separator: " ")
  }
}
