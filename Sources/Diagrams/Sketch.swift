import AutoLayout
import Drawing
import Geometry

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
  /// Boxes of texts.
  private var texts = SpatialGrid<Void>()
  /// The edges of gaps and alignment rectangles.
  private var edges = SpatialGrid<Void>()
  /// Areas with a texture.
  var textured = SpatialGrid<Void>()
  /// Rectangles that are filled with horizontal lines, and the number of marks after each.
  private var ruled: [(rect: Rect, end: Int)] = []
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

  var showsAll: Bool { annotations == .full }

  mutating func add(_ mark: Mark) {
    marks.append(mark)
    extent = extent.union(mark.bounds)
    part = marks.count == firstOfPart + 1 ? mark.bounds : part.union(mark.bounds)
  }

  mutating func add(_ shape: Mark.Shape, role: String, subject: String? = nil) {
    add(Mark(shape, role: role, subject: subject))
  }

  /// Begins a part of the picture, whose bounds are needed later.
  mutating func beginPart() { firstOfPart = marks.count }

  /// Adds marks with an offset. Returns their frame in the picture.
  mutating func add(
    _ marks: [Mark], around anchor: Point, x: Double, y: Double
  ) -> DisplayList.Frame {
    beginPart()
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
    ruled.append((rect, marks.count))
  }

  /// Whether horizontal lines are visible in a box, because no fill covers them.
  func isRuled(_ box: Rect) -> Bool {
    ruled.contains { rect, end in
      rect.intersects(box)
        && !marks[end...].contains {
          guard case .rectangle(let cover, _, .some, _) = $0.shape else { return false }
          return cover.contains(box)
        }
    }
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

  /// Adds the edges of a rectangle other than a view's frame. Names near their views may touch
  /// these edges but not cross them.
  mutating func addEdges(of rect: Rect) {
    for axis in Axis.allCases {
      for edge in [rect[axis].start, rect[axis].end] {
        edges.insert(
          Rect(axis, along: Interval(start: edge, end: edge), across: rect[axis.cross]))
      }
    }
  }

  /// Whether a box crosses none of these edges.
  func crossesNoEdge(_ box: Rect) -> Bool { edges.isFree(box) }

  /// Whether a text can be drawn in a box: it is free, and has a margin to the left and the top
  /// edge of the canvas. On the other sides the canvas grows.
  func isFree(_ box: Rect) -> Bool { isFreeButForLines(box) && lightLines.isFree(box) }

  /// Whether a label in a box would be read as part of a text before or after it: “8 badge”.
  func isBesideText(_ box: Rect) -> Bool {
    !texts.isFree(box.outset(by: EdgeInsets(left: 8, right: 8)))
  }

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
  func size(of string: String, _ font: Font = AnnotationFont.text) -> Size {
    let metrics = measurer.metrics(of: Self.annotation(string, font), maximumWidth: nil)
    // Rounded up, so that the box never truncates the text.
    return Size(width: metrics.size.width.rounded(.up) + 1, height: metrics.size.height)
  }

  /// Draws an annotation on one line in a box.
  mutating func write(
    _ string: String, _ color: Color, _ font: Font = AnnotationFont.text, in box: Rect,
    alignment: StyledText.Alignment = .left, role: String, subject: String? = nil
  ) {
    write(Self.annotation(string, font, alignment), color, in: box, role: role, subject: subject)
  }

  /// Draws an annotation on one line at a corner. Returns its box.
  @discardableResult
  mutating func write(
    _ string: String, _ color: Color, _ font: Font = AnnotationFont.text, at corner: Point,
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
    _ string: String, _ color: Color, _ font: Font = AnnotationFont.text, around center: Point,
    size: Size? = nil, role: String, subject: String? = nil
  ) {
    let box = Rect(center: center, size: size ?? self.size(of: string, font))
    write(string, color, font, in: box, alignment: .center, role: role, subject: subject)
  }

  /// Draws an annotation with line breaks. Returns the y position below it.
  mutating func writeParagraph(
    _ string: String, _ color: Color, _ font: Font = AnnotationFont.text, at corner: Point,
    width: Double, role: String, subject: String? = nil
  ) -> Double {
    let text = Self.annotation(string, font, lines: 0)
    let height = measurer.metrics(of: text, maximumWidth: width).size.height
    write(
      text, color, in: Rect(origin: corner, size: Size(width: width, height: height)), role: role,
      subject: subject)
    return corner.y + height
  }

  /// Draws a text in a box.
  mutating func write(
    _ text: StyledText, _ color: Color, in box: Rect, role: String, subject: String? = nil
  ) {
    occupyWithSides(box)
    texts.insert(box)
    let mark = TextMark(text, color: color, box: box, top: box.minY)
    add(.text(mark), role: role, subject: subject)
  }

  private static func annotation(
    _ string: String, _ font: Font, _ alignment: StyledText.Alignment = .left, lines: Int = 1
  ) -> StyledText {
    StyledText(
      string, font: font, alignment: alignment,
      lineLimit: LineLimit(
        numberOfLines: lines, lineBreakMode: .byWordWrapping, lineBreakStrategy: .none),
      style: .annotation)
  }

  // MARK: - Numbers

  /// Reserves a box with a margin on the left and the right, because an adjacent text would be read
  /// as part of it. The margin is slightly less than three points, the usual distance of labels.
  mutating func occupyWithSides(_ box: Rect) {
    occupancy.insert(box)
    occupyLine(box.outset(by: EdgeInsets(left: 2.95, right: 2.95)))
  }

  /// The diameter of a numbered badge.
  static let badgeDiameter = 15.0

  mutating func badge(
    _ number: Int, _ verdict: Verdict, around center: Point, subject: String? = nil
  ) {
    let mark = Mark(
      verdict.badge(around: center, Self.badgeDiameter, theme), role: "badge", subject: subject)
    occupyWithSides(mark.bounds)
    add(mark)
    // Two digits are wider than the badge.
    let font = number > 9 ? Font(size: 8.5, weight: .semibold) : AnnotationFont.strong
    write(
      String(number), theme.canvas, font, around: center,
      size: Size(width: Self.badgeDiameter, height: font.lineHeight), role: "badge-number",
      subject: subject)
  }

  /// A note below the scene, for a text without room next to its target.
  struct Note {
    var number: Int
    var words: String
    var subject: String
  }

  /// In the order of their numbers, which continue those of the reasons.
  private(set) var notes: [Note] = []
  var numberOfReasons = 0
  /// The author's constraints that are neither drawn nor described, by their indices in the system.
  var untoldConstraints: [Int] = []
  /// The styles of the drawn constraints, for the legend.
  var constraintSigns: Set<ConstraintStyle> = []
  /// The constraints, by their indices in the system, whose symbols have the number of a conflict.
  var numberedConstraints: Set<Int> = []
  /// The signs of overviews and cards that are drawn, for the legend.
  var signs: Set<CardSign> = []
  /// Whether ledgers were left out because there is no room.
  var leavesOutLedgers = false

  var nextNote: Int { numberOfReasons + notes.count + 1 }

  mutating func takeNote(_ words: String, subject: String) {
    notes.append(Note(number: nextNote, words: words, subject: subject))
  }

  /// Draws the number of a note. Unlike that of a reason it has only an outline.
  mutating func noteMarker(_ number: Int, in box: Rect, subject: String? = nil) {
    rectangle(
      box, fill: theme.canvas, stroke: Stroke(theme.secondaryInk, width: 1), cornerRadius: 3,
      role: "note-marker", subject: subject)
    write(
      String(number), theme.secondaryInk, around: box.center,
      size: Size(width: box.width, height: AnnotationFont.text.lineHeight), role: "note-number",
      subject: subject)
    occupancy.insert(box)
  }
}
