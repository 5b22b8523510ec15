package import SnugDrawing
import SnugGeometry

extension DisplayList {
  /// The picture as text: a line for the canvas, one for each of its texts, and one for each mark.
  ///
  /// The same list has the same lines on every platform, and lists that differ by more than a
  /// thousandth of a point have different lines. Lengths are in points. Recorded pictures in tests
  /// use this format, because it does not depend on the renderer.
  package var description: String {
    var lines = ["canvas \(size.brief)", "title \(title.quoted)", "summary \(summary.quoted)"]
    lines += marks.map(\.description)
    lines += darkColors.map { "dark \($0.light.hexadecimal) \($0.dark.hexadecimal)" }
    lines += tooltips.map { "tooltip \($0.subject.quoted) \($0.box.brief) \($0.text.quoted)" }
    lines += frames.map { frame in
      "frame \(frame.box.brief) anchor \(frame.anchor.brief) "
        + "marks \(frame.marks.lowerBound)..<\(frame.marks.upperBound)"
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Mark {
  /// The mark on one line: kind, role, subject, position and appearance.
  package var description: String {
    let name = "\(role)" + (subject.map { " \($0.quoted)" } ?? "")
    return switch shape {
    case .rectangle(let rect, let cornerRadius, let fill, let stroke):
      "rectangle \(name) \(rect.brief)"
        + (cornerRadius == 0 ? "" : " radius \(cornerRadius.shortDescription)")
        + (fill.map { " fill \($0.hexadecimal)" } ?? "")
        + (stroke.map { " stroke \($0.brief)" } ?? "")
    case .lines(let lines, let stroke):
      "lines \(name) "
        + lines.map { $0.map(\.brief).joined(separator: "–") }.joined(separator: " ")
        + " stroke \(stroke.brief)"
    case .circle(let center, let radius, let fill):
      "circle \(name) \(center.brief) radius \(radius.shortDescription) fill \(fill.hexadecimal)"
    case .polygon(let points, let fill):
      "polygon \(name) \(points.map(\.brief).joined(separator: "–")) fill \(fill.hexadecimal)"
    case .hatch(let rect, let hatch):
      "hatch \(name) \(rect.brief) \(hatch.direction.rawValue)"
        + " pitch \(hatch.pitch.shortDescription) stroke \(hatch.stroke.brief)"
    case .text(let text):
      "text \(name) \(text.box.brief) top \(text.top.shortDescription)"
        + (text.clip.map { " clip \($0.brief)" } ?? "")
        + (text.scale == 1 ? "" : " scale \(text.scale.shortDescription)")
        + " \(text.color.hexadecimal) \(text.text.brief)"
    case .image(let rect, let png):
      "image \(name) \(rect.brief) png \(png.count) bytes \(ContentHash(png).hexadecimal)"
    }
  }
}

extension Size {
  fileprivate var brief: String { "\(width.shortDescription)×\(height.shortDescription)" }
}

extension Point {
  fileprivate var brief: String { "(\(x.shortDescription), \(y.shortDescription))" }
}

extension Rect {
  fileprivate var brief: String { "\(origin.brief) \(size.brief)" }
}

extension Stroke {
  fileprivate var brief: String {
    "\(color.hexadecimal) \(width.shortDescription)"
      + (dash.isEmpty ? "" : " dash " + dash.map(\.shortDescription).joined(separator: " "))
      + (cap == .butt ? "" : " \(cap.rawValue)")
  }
}

extension StyledText {
  /// The font, then the properties that differ from a single line of content, and the string last.
  fileprivate var brief: String {
    var words = [font.size.shortDescription, font.weight.rawValue]
    if alignment != .natural { words.append(alignment.rawValue) }
    if lineLimit != .oneLine {
      words += ["lines", "\(lineLimit.numberOfLines)", lineLimit.lineBreakMode.rawValue]
    }
    if style == .annotation { words.append("annotation") }
    for run in runs {
      words.append("\(run.range) \(run.font.size.shortDescription) \(run.font.weight.rawValue)")
    }
    return words.joined(separator: " ") + " " + string.quoted
  }
}

extension String {
  /// The text in quotation marks on one line, with escapes for invisible characters.
  fileprivate var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.isUnseen: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Whether the character is invisible in a line of text: a control character, a line separator or
  /// a direction mark.
  fileprivate var isUnseen: Bool {
    // The fast path: most characters are ASCII, and looking up a category is slow.
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
