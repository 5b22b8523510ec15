public import SnugDrawing
import SnugGeometry
public import SnugPangoCairo
import SnugPlatform

extension DisplayList {
  /// The picture as JSON: its size, and its marks from back to front, in points.
  ///
  /// Each mark has its kind, box, role and subject, for a text also the string and the font size,
  /// and then its appearance, so that another program can draw it. The box of a text contains its
  /// ink. The box of a stroked mark does not include the width of the stroke. The bytes are
  /// reproducible.
  public func json(measuring measurer: PangoTextMeasurer) -> String {
    JSON.document([
      "size": ["width": .number(size.width), "height": .number(size.height)],
      "marks": .array(marks.map { $0.json(measuring: measurer) }),
    ])
  }
}

extension Mark {
  fileprivate func json(measuring measurer: PangoTextMeasurer) -> JSON {
    let text = if case .text(let text) = shape { text } else { nil as TextMark? }
    let json: JSON = [
      "kind": .string(kind),
      "box": .rect(text.map(measurer.inkBox) ?? bounds),
      "text": text.map { .string($0.text.string) },
      "fontSize": text.map { .number($0.text.font.size * $0.scale) },
      "role": .string(role),
      "subject": subject.map(JSON.string),
    ]
    return json.appending(looks)
  }

  private var kind: String {
    switch shape {
    case .rectangle: "rectangle"
    case .lines: "lines"
    case .circle: "circle"
    case .polygon: "polygon"
    case .hatch: "hatch"
    case .text: "text"
    case .image: "image"
    }
  }

  private var looks: JSON {
    switch shape {
    case .rectangle(_, let cornerRadius, let fill, let stroke):
      [
        "cornerRadius": cornerRadius == 0 ? nil : .number(cornerRadius),
        "fill": fill.map(JSON.color), "stroke": stroke.map(JSON.stroke),
      ]
    case .lines(let lines, let stroke):
      ["lines": .array(lines.map(JSON.points)), "stroke": .stroke(stroke)]
    case .circle(_, _, let fill): ["fill": .color(fill)]
    case .polygon(let points, let fill): ["points": .points(points), "fill": .color(fill)]
    case .hatch(_, let hatch):
      [
        "direction": .string(hatch.direction.rawValue), "pitch": .number(hatch.pitch),
        "stroke": .stroke(hatch.stroke),
      ]
    case .text(let text): text.looks
    case .image(_, let png): ["png": .string(Data(png).base64EncodedString())]
    }
  }
}

extension TextMark {
  fileprivate var looks: JSON {
    [
      "color": .color(color), "weight": .string(text.font.weight.rawValue),
      "alignment": .string(text.alignment.rawValue),
      "numberOfLines": .count(text.lineLimit.numberOfLines),
      "lineBreakMode": .string(text.lineLimit.lineBreakMode.rawValue),
      "column": .rect(box), "top": .number(top), "clip": clip.map(JSON.rect),
      "scale": scale == 1 ? nil : .number(scale),
    ]
  }
}

extension JSON {
  fileprivate static func color(_ color: Color) -> JSON { .string(color.hexadecimal) }

  fileprivate static func points(_ points: [Point]) -> JSON {
    .array(points.map { .array([.number($0.x), .number($0.y)]) })
  }

  fileprivate static func stroke(_ stroke: Stroke) -> JSON {
    [
      "color": .color(stroke.color), "width": .number(stroke.width),
      "dash": stroke.dash.isEmpty ? nil : .array(stroke.dash.map(JSON.number)),
      "cap": stroke.cap == .butt ? nil : .string(stroke.cap.rawValue),
    ]
  }
}
