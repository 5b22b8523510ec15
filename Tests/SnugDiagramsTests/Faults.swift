import SnugDrawing
import SnugGeometry
import SnugPangoCairo

/// What no picture may have, of whatever kind it is.
enum Faults {
  /// All faults of a picture, as lines with the marks.
  static func all(in picture: DisplayList, widest: Double = 830) -> [String] {
    overlaps(in: picture) + covered(in: picture) + strays(in: picture) + squeezed(in: picture)
      + small(in: picture)
      + onEdges(in: picture) + crossed(in: picture)
      + (picture.size.width <= widest ? [] : ["\(picture.size.width) points wide"])
  }

  /// Texts of the diagram that cover each other.
  static func overlaps(in picture: DisplayList) -> [String] {
    let texts = picture.texts.filter {
      !$0.isContent && $0.mark.role != "strip-text" && $0.ink.width > 0 && $0.ink.height > 0
    }
    return texts.enumerated().flatMap { index, one in
      texts.dropFirst(index + 1).filter { one.ink.overlaps($0.ink) }
        .map { "overlap: \(one.mark)\n     and \($0.mark)" }
    }
  }

  /// Amounts in strips that cover the text of a view.
  private static func covered(in picture: DisplayList) -> [String] {
    let contents = picture.texts.filter(\.isContent)
    return picture.texts.filter { $0.mark.role == "strip-gain" }.flatMap { amount in
      contents.filter { amount.ink.overlaps($0.ink) }
        .map { "covered: \(amount.mark)\n     and \($0.mark)" }
    }
  }

  static func strays(in picture: DisplayList) -> [String] {
    let canvas = Rect(origin: .zero, size: picture.size)
    return picture.marks.filter { !$0.bounds.isInside(canvas) }
      .map { "outside \(picture.size): \($0)" }
  }

  /// Texts of the diagram that are truncated, except names and the texts of views, which may be.
  static func squeezed(in picture: DisplayList) -> [String] {
    picture.texts.filter {
      let mode = $0.text.text.lineLimit.lineBreakMode
      return !$0.isContent && mode != .byTruncatingTail
        && !($0.mark.role == "strip-text"
          && [.byTruncatingHead, .byTruncatingMiddle].contains(mode))
    }.filter { text in
      let metrics = measurer.metrics(of: text.text.text, maximumWidth: text.text.box.width)
      return metrics.isTruncated || metrics.size.height > text.text.box.height + 1.01
    }.map { "too little room: \($0.mark)" }
  }

  static func small(in picture: DisplayList) -> [String] {
    picture.texts.filter { !$0.isContent && $0.text.text.font.size * $0.text.scale < 11 }
      .map { "below 11 points: \($0.mark)" }
  }

  /// Names of views that cross the outline of a view.
  private static func onEdges(in picture: DisplayList) -> [String] {
    let frames = picture.marks("frame").filter { $0.lines.isEmpty }.map(\.bounds)
    return picture.texts.filter { ["name", "amount"].contains($0.mark.role) }.flatMap { name in
      frames.filter { name.ink.overlaps($0) && !name.ink.isInside($0) }
        .map { "on an edge: \(name.mark) and \($0)" }
    }
  }

  /// Outlines that seem to strike out a text of another view.
  static func struck(in picture: DisplayList) -> [String] {
    let texts = picture.texts.filter(\.isContent)
    return picture.marks("frame").flatMap { frame -> [String] in
      let (box, own) = (frame.bounds, frame.lines.isEmpty)
      let sides =
        own
        ? Axis.allCases.flatMap { axis in
          [box[axis].start, box[axis].end].map { at in
            [box[axis.cross].start, box[axis.cross].end].map {
              axis == .horizontal ? Point(x: at, y: $0) : Point(x: $0, y: at)
            }
          }
        } : []
      let points =
        own
        ? Mark(.lines(sides, Stroke(Color(0), width: 1)), role: "").pointsOnLines
        : frame.pointsOnLines
      return texts.filter { text in
        text.mark.subject != frame.subject
          && points.contains(where: text.ink.inset(by: EdgeInsets(all: 2.5)).contains)
      }.map { "struck: \(frame)\n     and \($0.mark)" }
    }
  }

  /// Lines of constraints and of old frames that cross a text.
  static func crossed(
    in picture: DisplayList, by roles: [String] = ["alignment", "constraint-bar", "former"]
  ) -> [String] {
    let lines = picture.marks.filter { roles.contains($0.role) }
    return lines.flatMap { line -> [String] in
      let points = line.pointsOnLines
      return picture.texts.filter { text in
        points.contains(where: text.ink.inset(by: EdgeInsets(all: 0.6)).contains)
      }.map { "crossing: \(line)\n     and \($0.mark)" }
    }
  }
}
