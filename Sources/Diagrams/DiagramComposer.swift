import AutoLayout
public import Drawing
import Geometry
public import LayoutExplanation
public import Typesetting

/// Turns an explanation into a picture. All placement is decided here.
public struct DiagramComposer: Sendable {
  public var appearance: Appearance
  public var measurer: any TextMeasurer

  public init(appearance: Appearance = .light, measuring measurer: any TextMeasurer) {
    self.appearance = appearance
    self.measurer = measurer
  }

  /// Space around everything, in points.
  private static let margin = 32.0
  /// Sentences are not set in lines shorter than this.
  private static let narrowestColumn = 420.0
  private static let widestColumn = 640.0

  public func compose(_ explanation: Explanation) -> DisplayList {
    let layout = explanation.layout
    let scene = layout.scene
    var sketch = Sketch(theme: appearance.theme, measurer: measurer)
    // Views may stick out of the root on any side.
    let bounds = layout.views.reduce(layout[.root].frame) { $0.union($1.frame) }
    let zoom = Projection.zoom(for: bounds.size)
    let column = max(bounds.width * zoom, Self.narrowestColumn)

    let header = drawHeader(scene.title, scene.subtitle, width: column, in: &sketch)
    let caption =
      "\(scene[.root].name)  \(layout[.root].frame.width.shortDescription) × "
      + layout[.root].frame.height.shortDescription
    let captionSize = sketch.size(of: caption, AnnotationFont.caption)
    let top = header + 16
    sketch.write(
      caption, AnnotationFont.caption, sketch.theme.secondaryInk,
      in: Rect(origin: Point(x: Self.margin, y: top), size: captionSize), role: "root-name",
      subject: scene[.root].name)
    let projection = Projection(
      origin: Point(
        x: Self.margin - bounds.minX * zoom, y: top + captionSize.height + 7 - bounds.minY * zoom),
      zoom: zoom)

    let views = ViewLayer(explanation: explanation, projection: projection)
    views.draw(in: &sketch)
    let nameless = views.drawNames(in: &sketch)
    var struts = StrutLayer(layout, projection)
    struts.draw(in: &sketch)
    views.drawBadges(in: &sketch)

    let below = drawLanes(explanation, projection, projection(bounds), nameless, in: &sketch)
    // Sentences may run as far as the picture does, as long as they can be read at a glance.
    let measure = max(column, min(sketch.extent.maxX - Self.margin, Self.widestColumn))
    let reasons = ReasonLayer(explanation: explanation, left: Self.margin, width: measure)
    let legend = LegendLayer(
      explanation: explanation, struts: struts.drawn, left: Self.margin, width: measure)
    let bottom = legend.draw(from: reasons.draw(from: below, in: &sketch) + 14, in: &sketch)

    let size = Size(
      width: (max(sketch.extent.maxX, Self.margin + measure) + Self.margin).rounded(.up),
      height: (max(sketch.extent.maxY, bottom) + Self.margin - 10).rounded(.up))
    sketch.addBehind(
      Mark(
        .rectangle(
          Rect(origin: .zero, size: size), cornerRadius: 0, fill: sketch.theme.canvas, stroke: nil),
        role: "card"))
    return DisplayList(
      size: size, title: scene.title, summary: summary(of: explanation), marks: sketch.marks,
      tooltips: zip(scene.viewIDs, explanation.tooltips).map { id, text in
        DisplayList.Tooltip(
          subject: scene[id].name, box: projection(layout[id].frame), text: text)
      })
  }

  /// Returns the height below the title and the subtitle.
  private func drawHeader(
    _ title: String, _ subtitle: String?, width: Double, in sketch: inout Sketch
  ) -> Double {
    var cursor = 24.0
    let lines =
      [(title, AnnotationFont.title, sketch.theme.ink, "title")]
      + (subtitle.map { [($0, AnnotationFont.body, sketch.theme.secondaryInk, "subtitle")] }
        ?? [])
    for (string, font, color, role) in lines {
      let height = sketch.height(of: string, font, width: width)
      sketch.writeParagraph(
        string, font, color, in: Rect(x: Self.margin, y: cursor, width: width, height: height),
        role: role)
      cursor += height + 4
    }
    return cursor
  }

  /// Draws the lanes of the axes on which something happened, of widths when nothing did; returns
  /// the height below them.
  private func drawLanes(
    _ explanation: Explanation, _ projection: Projection, _ scene: Rect, _ nameless: Set<ViewID>,
    in sketch: inout Sketch
  ) -> Double {
    let lanes = Axis.allCases.map {
      MeasureLane(
        axis: $0, explanation: explanation, projection: projection, nameless: nameless)
    }
    let eventful = lanes.filter(\.isEventful)
    let shown = eventful.isEmpty ? [lanes[0]] : eventful
    // Labels of struts may stand outside the scene already.
    let right = max(scene.maxX, sketch.extent.maxX)
    let bottom = max(scene.maxY, sketch.extent.maxY)
    for lane in shown {
      lane.draw(from: lane.axis == .horizontal ? bottom + 14 : right + 24, in: &sketch)
    }
    return sketch.extent.maxY + 22
  }

  private func summary(of explanation: Explanation) -> String {
    let reasons = explanation.reasons.prefix(ReasonLayer.most).map { reason in
      let prose = explanation.prose(for: reason)
      return "\(reason.number). \(prose.headline) \(prose.body)"
    }
    return ([explanation.verdict] + reasons + explanation.remarks.prefix(4)).joined(separator: " ")
  }
}
