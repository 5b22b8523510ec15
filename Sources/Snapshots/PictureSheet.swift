import Diagrams
import Drawing
import Geometry
import PangoCairo
import Snug
import Typesetting

/// Expected, difference and actual beside one another, each under its name.
struct PictureSheet {
  private let panels: [(title: String, png: [UInt8], image: PixelImage)]
  /// What encloses the difference, in pixels of the middle picture.
  private let changed: Rect?

  /// `nil` where one of them is no picture.
  init?(expected: [UInt8], difference: [UInt8], actual: [UInt8], changed: Rect? = nil) {
    let pictures = [("Expected", expected), ("Difference", difference), ("Actual", actual)]
    panels = pictures.compactMap { title, png in
      (try? PixelImage(png: png)).map { (title, png, $0) }
    }
    self.changed = changed
    guard panels.count == pictures.count else { return nil }
  }

  /// The sheet as a PNG, in the scale of its pictures, pixel for pixel.
  func png(by pipeline: Pipeline) -> [UInt8]? {
    try? pipeline.render(sheet, as: .png, scale: scale)
  }

  /// The pixels to the point; one where the pictures do not say, or where edges would fall between
  /// pixels.
  private var scale: Double {
    guard let scale = panels[0].image.header.scale else { return 1 }
    return scale >= 1 && scale == scale.rounded() ? scale : 1
  }

  private var sheet: DisplayList {
    let (margin, header, theme) = (24.0, 40.0, Theme.light)
    let sizes = panels.map { panel in
      Size(width: Double(panel.image.width) / scale, height: Double(panel.image.height) / scale)
    }
    let size = Size(
      width: sizes.reduce(margin) { $0 + $1.width + margin },
      height: header + margin + (sizes.map(\.height).max() ?? 0))
    var marks = [
      Mark(
        .rectangle(
          Rect(origin: .zero, size: size), cornerRadius: 0, fill: theme.surfaces[1], stroke: nil),
        role: "card")
    ]
    var x = margin
    for (index, panel) in panels.enumerated() {
      let frame = Rect(origin: Point(x: x, y: header), size: sizes[index])
      let title = StyledText(
        panel.title, font: Font(size: 15, weight: .semibold), alignment: .left,
        lineLimit: .oneLine, style: .annotation)
      let line = Rect(x: x, y: 11, width: max(frame.width, 120), height: 18)
      marks += [
        Mark(
          .text(TextMark(title, color: theme.ink, box: line, top: line.minY)), role: "panel-title"),
        Mark(.image(frame, png: panel.png), role: "picture"),
        Mark(
          .rectangle(frame, cornerRadius: 0, fill: nil, stroke: Stroke(theme.rule, width: 1)),
          role: "picture-edge"),
      ]
      if index == 1, let changed {
        let box = Rect(
          x: x + changed.minX / scale, y: header + changed.minY / scale,
          width: changed.width / scale, height: changed.height / scale)
        marks.append(
          Mark(
            .rectangle(
              box.inset(by: EdgeInsets(all: -4)), cornerRadius: 4, fill: nil,
              stroke: Stroke(theme.compressed, width: 2)), role: "changed"))
      }
      x += frame.width + margin
    }
    return DisplayList(
      size: size, title: "Expected, difference, actual",
      summary: "Two pictures and between them what is different.", marks: marks)
  }
}
