import AutoLayout
import Drawing
import Geometry

/// The layout guides constraints speak of: dashed rectangles, named where there is room. What a
/// stack view makes for itself is left out.
struct GuideLayer {
  let stage: Stage

  private var guides: [(guide: LayoutGuide, frame: Rect)] {
    zip(stage.layout.system.guides, stage.layout.guides).compactMap { guide, rect in
      switch guide.kind {
      case .stackSpacer, .stackGap: nil
      case .custom, .layoutMargins, .safeArea, .readableContent, .content, .frame:
        (guide, stage.projection(rect))
      }
    }
  }

  static func stroke(in theme: Theme) -> Stroke {
    Stroke(theme.constraint, width: 1, dash: [3, 2])
  }

  func drawFrames(in sketch: inout Sketch) {
    for (guide, frame) in guides {
      sketch.rectangle(
        frame, stroke: Self.stroke(in: sketch.theme), role: "guide", subject: guide.name)
    }
  }

  func drawNames(in sketch: inout Sketch) {
    for (guide, frame) in guides {
      let size = sketch.size(of: guide.caption, AnnotationFont.text)
      let columns = [frame.minX + 4, frame.maxX - size.width - 3, frame.midX - size.width / 2]
      let rows = [
        frame.minY + 3, frame.maxY - size.height - 2, frame.maxY + 2, frame.minY - size.height - 1,
      ]
      let boxes = rows.flatMap { y in
        columns.map { Rect(origin: Point(x: $0, y: y), size: size) }
      }
      let place = boxes.first { sketch.isFreeForText($0) && stage.isClear($0, in: nil) }
      guard let box = place ?? boxes.first(where: sketch.isFreeForText) else { continue }
      sketch.write(
        guide.caption, AnnotationFont.text, sketch.theme.constraint, in: box, role: "guide-name",
        subject: guide.name)
    }
  }
}

extension LayoutGuide {
  /// What it is called in a picture, where it is seen whose it is.
  fileprivate var caption: String {
    switch kind {
    case .custom, .stackSpacer, .stackGap: name
    case .layoutMargins: "layout margins"
    case .safeArea: "safe area"
    case .readableContent: "readable content"
    case .content: "scrolled content"
    case .frame: "frame"
    }
  }
}
