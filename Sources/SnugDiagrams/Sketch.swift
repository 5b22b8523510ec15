import SnugDrawing
import SnugGeometry
import SnugLayout

/// A picture during composition: the marks so far, and the areas that texts must not cover.
struct Sketch {
  let theme: Theme
  let measurer: any TextMeasurer
  private let annotations: Set<Annotation>
  private(set) var marks: [Mark] = []
  /// Boxes that nothing else may cover.
  private var occupancy = SpatialGrid<Void>()
  /// Boxes that lines may cross but texts may not.
  private var lightLines = SpatialGrid<Void>()
  /// Areas with a texture.
  var textured = SpatialGrid<Void>()
  /// The bounds of all marks.
  private(set) var extent = Rect(origin: .zero, size: .zero)
  /// The bounds of the marks of the current part.
  private(set) var part = Rect(origin: .zero, size: .zero)

  private var firstOfPart = 0

  init(theme: Theme, measurer: any TextMeasurer, annotations: Set<Annotation> = .standard) {
    self.theme = theme
    self.measurer = measurer
    self.annotations = annotations
  }

  /// Whether the picture shows an annotation.
  func shows(_ annotation: Annotation) -> Bool { annotations.contains(annotation) }

  mutating func add(_ mark: Mark) {
    marks.append(mark)
    extent = extent.union(mark.bounds)
    part = marks.count == firstOfPart + 1 ? mark.bounds : part.union(mark.bounds)
  }

  mutating func add(_ shape: Mark.Shape, role: String, subject: String? = nil) {
    add(Mark(shape, role: role, subject: subject))
  }

  /// Moves the marks from an index on to an earlier one. What has to know where later marks are is drawn
  /// after them, and stays below them.
  mutating func moveMarks(from index: Int, to earlier: Int) {
    let moved = marks[index...]
    marks.removeSubrange(index...)
    marks.insert(contentsOf: moved, at: earlier)
  }

  /// Adds marks with an offset. Returns their frame in the picture.
  mutating func add(
    _ marks: [Mark], around anchor: Point, x: Double, y: Double
  ) -> DisplayList.Frame {
    firstOfPart = self.marks.count
    for mark in marks { add(mark.offset(x: x, y: y)) }
    return DisplayList.Frame(
      marks: firstOfPart..<self.marks.count, box: part,
      anchor: Point(x: anchor.x + x, y: anchor.y + y))
  }

  /// Fills a rectangle with horizontal lines.
  mutating func rule(_ rect: Rect, role: String, subject: String? = nil) {
    let pitch = 5.0
    let rows = stride(from: (rect.minY / pitch).rounded(.up), to: rect.maxY / pitch, by: 1)
    let lines = rows.map { row in
      [rect.minX, rect.maxX].map { Point(x: $0, y: row * pitch) }
    }
    guard !lines.isEmpty else { return }
    self.lines(lines, Stroke(theme.edge, width: 0.4), role: role, subject: subject)
  }

  mutating func occupy(_ box: Rect) { occupancy.insert(box) }

  /// Whether nothing is drawn in a box that it would cover or touch.
  func isClear(_ box: Rect) -> Bool { occupancy.isFree(box) && lightLines.isFree(box) }

  /// Reserves a box that lines may cross but texts may not.
  mutating func occupyLine(_ box: Rect) { lightLines.insert(box) }

  /// Reserves the horizontal or vertical lines between points, which other lines may cross but
  /// texts may not.
  mutating func occupyLines(_ lines: [[Point]]) {
    for line in lines {
      for ends in zip(line, line.dropFirst()) {
        occupyLine(Rect(enclosing: [ends.0, ends.1]).outset(by: EdgeInsets(all: 0.5)))
      }
    }
  }

  /// Whether a text can be drawn in a box: it is free, and has a margin to the left and the top
  /// edge of the canvas. On the other sides the canvas grows.
  func isFree(_ box: Rect) -> Bool { isFreeButForLines(box) && lightLines.isFree(box) }

  /// Whether a line that may cross other lines can be drawn in a box.
  func isFreeButForLines(_ box: Rect) -> Bool {
    box.minX >= Self.edge && box.minY >= Self.edge && occupancy.isFree(box)
  }

  private static let edge = 8.0

  // MARK: - Shapes

  mutating func rectangle(
    _ rect: Rect, fill: Color? = nil, stroke: Stroke? = nil, cornerRadius: Double = 0,
    role: String, subject: String? = nil
  ) {
    add(
      .rectangle(rect, cornerRadius: cornerRadius, fill: fill, stroke: stroke), role: role,
      subject: subject)
  }

  mutating func lines(
    _ lines: [[Point]], _ stroke: Stroke, role: String, subject: String? = nil
  ) {
    add(.lines(lines, stroke), role: role, subject: subject)
  }

  // MARK: - Text

  /// The size of an annotation on one line, in points.
  func size(of string: String, _ font: Font = AnnotationFont.small) -> Size {
    let metrics = measurer.metrics(of: Self.annotation(string, font), maximumWidth: nil)
    // Rounded up, so that the box never truncates the text.
    return Size(width: metrics.size.width.rounded(.up) + 1, height: metrics.size.height)
  }

  /// A text that fits a width, cut in the middle if need be: names often begin alike.
  func shortened(_ string: String, _ font: Font = AnnotationFont.small, to width: Double) -> String
  {
    guard size(of: string, font).width > width else { return string }
    var (fitting, tooWide) = (1, string.count)
    func cut(_ count: Int) -> String {
      string.prefix((count + 1) / 2) + "…" + string.suffix(count / 2)
    }
    while tooWide - fitting > 1 {
      let middle = (fitting + tooWide) / 2
      if size(of: cut(middle), font).width > width { tooWide = middle } else { fitting = middle }
    }
    return cut(fitting)
  }

  /// Draws an annotation on one line in a box.
  mutating func write(
    _ string: String, _ color: Color, _ font: Font = AnnotationFont.small, in box: Rect,
    alignment: StyledText.Alignment = .left, role: String, subject: String? = nil
  ) {
    write(Self.annotation(string, font, alignment), color, in: box, role: role, subject: subject)
  }

  /// Draws an annotation on one line at a corner. Returns its box.
  @discardableResult
  mutating func write(
    _ string: String, _ color: Color, _ font: Font = AnnotationFont.small, at corner: Point,
    role: String, subject: String? = nil
  ) -> Rect {
    let box = Rect(origin: corner, size: size(of: string, font))
    write(string, color, font, in: box, role: role, subject: subject)
    return box
  }

  /// Draws an annotation on one line around a point.
  ///
  /// - Parameter size: its size, if it is known, because measuring dominates the time.
  mutating func write(
    _ string: String, _ color: Color, _ font: Font = AnnotationFont.small, around center: Point,
    size: Size? = nil, role: String, subject: String? = nil
  ) {
    let box = Rect(center: center, size: size ?? self.size(of: string, font))
    write(string, color, font, in: box, alignment: .center, role: role, subject: subject)
  }

  /// Draws a text in a box.
  mutating func write(
    _ text: StyledText, _ color: Color, in box: Rect, role: String, subject: String? = nil
  ) {
    occupyWithSides(box)
    let mark = TextMark(text, color: color, box: box, top: box.minY)
    add(.text(mark), role: role, subject: subject)
  }

  private static func annotation(
    _ string: String, _ font: Font, _ alignment: StyledText.Alignment = .left
  ) -> StyledText {
    StyledText(
      string, font: font, alignment: alignment,
      lineLimit: LineLimit(
        numberOfLines: 1, lineBreakMode: .byWordWrapping, lineBreakStrategy: .none),
      style: .annotation)
  }

  // MARK: - Numbers

  /// Reserves a box with a margin on the left and the right, because an adjacent text would be read
  /// as part of it. The margin is slightly less than three points, the usual distance of labels.
  mutating func occupyWithSides(_ box: Rect) {
    occupancy.insert(box)
    occupyLine(box.outset(by: EdgeInsets(left: 2.95, right: 2.95)))
  }

  /// The signs that are drawn, for the legend.
  var signs: Set<CardSign> = []
  /// The constraints to be drawn that have no room.
  var undrawn: [EntryID] = []
}
