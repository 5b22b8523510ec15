import AutoLayout
import Drawing
import Geometry

/// A picture being composed: the marks so far, and where texts already are.
struct Sketch {
  let theme: Theme
  let measurer: any TextMeasurer
  private let annotations: Set<Annotation>
  private(set) var marks: [Mark] = []
  /// Boxes nothing else may be written over.
  private var occupancy = SpatialGrid<Void>()
  /// Where lines run that other lines may cross and texts may not.
  private var lightLines = SpatialGrid<Void>()
  /// The edges of gaps and alignment rectangles.
  private var edges = SpatialGrid<Void>()
  /// Where rectangles are filled with level lines, and how many marks there were then.
  private var ruled: [(rect: Rect, end: Int)] = []
  /// Everything drawn so far lies in here.
  private(set) var extent = Rect(origin: .zero, size: .zero)
  /// What was drawn since the part was begun lies in here.
  private(set) var part = Rect(origin: .zero, size: .zero)

  private var firstOfPart = 0

  init(theme: Theme, measurer: any TextMeasurer, annotations: Set<Annotation> = .standard) {
    self.theme = theme
    self.measurer = measurer
    self.annotations = annotations
  }

  /// Whether the picture is to show something.
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

  /// Begins a part of the picture, whose extent is asked for later.
  mutating func beginPart() { firstOfPart = marks.count }

  /// Adds marks somewhere else than where they were drawn; returns what they are of the picture.
  mutating func add(
    _ marks: [Mark], around anchor: Point, x: Double, y: Double
  ) -> DisplayList.Frame {
    beginPart()
    for mark in marks { add(mark.offset(x: x, y: y)) }
    return DisplayList.Frame(
      marks: firstOfPart..<self.marks.count, box: part,
      anchor: Point(x: anchor.x + x, y: anchor.y + y))
  }

  /// Fills a rectangle with level lines.
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

  /// Whether level lines show in a box: nothing filled lies over them.
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

  /// Takes a box that no text may lie on, but that another line may cross.
  mutating func occupyLine(_ box: Rect) { lightLines.insert(box) }

  /// Keeps texts off the straight lines between points, level or upright, which other lines may
  /// cross.
  mutating func occupyLines(_ lines: [[Point]]) {
    for line in lines {
      for ends in zip(line, line.dropFirst()) {
        occupyLine(Rect(enclosing: [ends.0, ends.1]).outset(by: EdgeInsets(all: 0.5)))
      }
    }
  }

  /// Takes the edges of a rectangle that is no view's, which names near their views may touch but not
  /// cross.
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

  /// Whether something can be written in a box: nothing is in its way, and it keeps clear of the
  /// left and the upper edge of the canvas. On the other sides the canvas grows.
  func isFree(_ box: Rect) -> Bool { isFreeButForLines(box) && lightLines.isFree(box) }

  /// Whether a line can be drawn in a box, which may cross other lines.
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

  /// The size an annotation takes on one line, in points.
  func size(of string: String, _ font: Font = AnnotationFont.text) -> Size {
    let metrics = measurer.metrics(of: Self.annotation(string, font), maximumWidth: nil)
    // Rounded up, so that the box never truncates what it was made for.
    return Size(width: metrics.size.width.rounded(.up) + 1, height: metrics.size.height)
  }

  /// Writes an annotation on one line in a box.
  mutating func write(
    _ string: String, _ color: Color, _ font: Font = AnnotationFont.text, in box: Rect,
    alignment: StyledText.Alignment = .left, role: String, subject: String? = nil
  ) {
    write(Self.annotation(string, font, alignment), color, in: box, role: role, subject: subject)
  }

  /// Writes an annotation on one line from a corner on; returns the box it takes up.
  @discardableResult
  mutating func write(
    _ string: String, _ color: Color, _ font: Font = AnnotationFont.text, at corner: Point,
    role: String, subject: String? = nil
  ) -> Rect {
    let box = Rect(origin: corner, size: size(of: string, font))
    write(string, color, font, in: box, role: role, subject: subject)
    return box
  }

  /// Writes an annotation on one line around a point.
  ///
  /// - Parameter size: what it takes up, if that is known: measuring costs more than all else.
  mutating func write(
    _ string: String, _ color: Color, _ font: Font = AnnotationFont.text, around center: Point,
    size: Size? = nil, role: String, subject: String? = nil
  ) {
    let box = Rect(center: center, size: size ?? self.size(of: string, font))
    write(string, color, font, in: box, alignment: .center, role: role, subject: subject)
  }

  /// Writes an annotation in as many lines as it takes; returns the height below them.
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

  private mutating func write(
    _ text: StyledText, _ color: Color, in box: Rect, role: String, subject: String?
  ) {
    occupyWithSides(box)
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

  /// Takes a box, and room left and right of it: a text right beside it would be read as part of it. What
  /// is placed three points away may be there.
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

  /// A note below the scene, for words without room beside what they describe.
  struct Note {
    var number: Int
    var words: String
    var subject: String
  }

  /// In the order of their numbers, which go on after those of the reasons.
  private(set) var notes: [Note] = []
  var numberOfReasons = 0
  /// How many of the author's constraints are neither drawn nor told.
  var untoldConstraints = 0
  /// The kinds of signs drawn for constraints, for the legend.
  var constraintSigns: Set<ConstraintStyle> = []
  /// The constraints, by their indices in the system, whose signs carry the number of a conflict.
  var numberedConstraints: Set<Int> = []
  /// Whether there are ledgers for which there is no room.
  var leavesOutLedgers = false

  var nextNote: Int { numberOfReasons + notes.count + 1 }

  mutating func takeNote(_ words: String, subject: String) {
    notes.append(Note(number: nextNote, words: words, subject: subject))
  }

  /// The number of a note; unlike that of a reason it has only an outline.
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

/// The fonts of a diagram; sizes in points.
///
/// There are few, because every font brings its own outlines into an SVG: what is read and what is
/// looked up differ in weight and colour, not in size.
enum AnnotationFont {
  static let title = Font(size: 17, weight: .semibold)
  static let text = Font(size: 11.5)
  static let strong = Font(size: 11.5, weight: .semibold)
}
