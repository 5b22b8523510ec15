import AutoLayout
import Drawing
import Geometry
import Typesetting

/// A picture being composed: the marks so far, and where texts already stand.
struct Sketch {
  private(set) var theme: Theme
  let measurer: any TextMeasurer
  private let annotations: Set<Annotation>
  private(set) var marks: [Mark] = []
  /// Boxes nothing else may be written over.
  private var occupancy = Occupancy()
  /// Where lines run that other lines may cross and texts may not.
  private var lightLines = Occupancy()
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

  /// Begins a part of the picture, whose extent is asked for later.
  mutating func beginPart() { firstOfPart = marks.count }

  /// Puts a mark behind all others.
  mutating func addBehind(_ mark: Mark) {
    marks.insert(mark, at: 0)
  }

  mutating func occupy(_ box: Rect) { occupancy.insert(box) }

  /// Takes a box that no text may lie on, but that another line may cross.
  mutating func occupyLine(_ box: Rect) { lightLines.insert(box) }

  /// Keeps texts off the straight lines between points, level or upright, which other lines may
  /// cross.
  mutating func occupyLines(_ lines: [[Point]]) {
    for line in lines {
      for (start, end) in zip(line, line.dropFirst()) {
        occupyLine(
          Rect(origin: start, size: .zero).union(Rect(origin: end, size: .zero))
            .outset(by: EdgeInsets(all: 0.5)))
      }
    }
  }

  /// Whether something can be written in a box: nothing is in its way, and it keeps clear of the
  /// left and the upper edge of the canvas. On the other sides the canvas grows.
  func isFree(_ box: Rect) -> Bool { isFreeButForLines(box) && lightLines.isFree(box) }

  /// Whether a line can be drawn in a box, which may cross other lines.
  func isFreeButForLines(_ box: Rect) -> Bool {
    box.minX >= Self.edge && box.minY >= Self.edge && occupancy.isFree(box)
  }

  private static let edge = 8.0

  /// Draws something in colours that let what is drawn otherwise stand out.
  mutating func drawReceding(_ body: (inout Sketch) -> Void) {
    let usual = theme
    theme = usual.receding
    body(&self)
    theme = usual
  }

  // MARK: - Shapes

  mutating func rectangle(
    _ rect: Rect, fill: Color? = nil, stroke: Stroke? = nil, cornerRadius: Double = 0,
    role: String, subject: String? = nil
  ) {
    add(
      Mark(
        .rectangle(rect, cornerRadius: cornerRadius, fill: fill, stroke: stroke), role: role,
        subject: subject))
  }

  mutating func lines(
    _ lines: [[Point]], _ stroke: Stroke, role: String, subject: String? = nil
  ) {
    add(Mark(.lines(lines, stroke), role: role, subject: subject))
  }

  mutating func hatch(_ rect: Rect, _ hatch: Hatch, role: String, subject: String? = nil) {
    add(Mark(.hatch(rect, hatch), role: role, subject: subject))
  }

  // MARK: - Text

  /// The size an annotation takes on one line, in points.
  func size(of string: String, _ font: Font) -> Size {
    let metrics = measurer.metrics(of: Self.annotation(string, font), maximumWidth: nil)
    // Rounded up, so that the box never truncates what it was made for.
    return Size(width: metrics.size.width.rounded(.up) + 1, height: metrics.size.height)
  }

  /// The height an annotation takes in lines of a width.
  func height(of string: String, _ font: Font, width: Double) -> Double {
    measurer.metrics(of: Self.annotation(string, font, lines: 0), maximumWidth: width).size.height
  }

  /// Writes an annotation on one line in a box made for it.
  mutating func write(
    _ string: String, _ font: Font, _ color: Color, in box: Rect,
    alignment: StyledText.Alignment = .left, role: String, subject: String? = nil
  ) {
    write(Self.annotation(string, font, alignment), color, in: box, role: role, subject: subject)
  }

  /// Writes an annotation in as many lines as it takes.
  mutating func writeParagraph(
    _ string: String, _ font: Font, _ color: Color, in box: Rect, role: String,
    subject: String? = nil
  ) {
    write(Self.annotation(string, font, lines: 0), color, in: box, role: role, subject: subject)
  }

  private mutating func write(
    _ text: StyledText, _ color: Color, in box: Rect, role: String, subject: String?
  ) {
    occupancy.insert(box)
    add(
      Mark(
        .text(TextMark(text, color: color, box: box, top: box.minY)), role: role, subject: subject))
  }

  private static func annotation(
    _ string: String, _ font: Font, _ alignment: StyledText.Alignment = .left, lines: Int = 1
  ) -> StyledText {
    StyledText(
      string, font: font, alignment: alignment,
      lineLimit: LineLimit(numberOfLines: lines, lineBreakMode: .byWordWrapping),
      style: .annotation)
  }

  /// A line from a number, level or upright, to what it speaks of; no text is written over it.
  mutating func leader(_ line: [Point], _ color: Color, subject: String) {
    let mark = Mark(.lines([line], Stroke(color, width: 1)), role: "leader", subject: subject)
    add(mark)
    occupy(
      Rect(spanning: PerAxis { mark.bounds[$0].expanded(by: 1) }))
  }

  // MARK: - Numbered badges

  /// The diameter of a numbered badge.
  static let badgeDiameter = 15.0

  mutating func badge(_ number: Int, _ verdict: Verdict, in box: Rect, subject: String? = nil) {
    let mark = Mark(verdict.badge(in: box, theme), role: "badge", subject: subject)
    occupancy.insert(mark.bounds)
    add(mark)
    let font = number > 9 ? Font(size: 8.5, weight: .semibold) : AnnotationFont.strong
    let height = font.lineHeight
    // Two digits are wider than their badge's chord is kind to; the box is as wide as the badge.
    write(
      String(number), font, theme.canvas,
      in: Rect(x: box.minX, y: box.midY - height / 2, width: box.width, height: height),
      alignment: .center, role: "badge-number", subject: subject)
  }

  // MARK: - Notes

  /// Words that stand below because there is no room for them beside what they speak of.
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
  /// Whether there are ledgers for which there is no room.
  var leavesOutLedgers = false

  /// Takes down some words and puts their number in a box.
  mutating func note(_ words: String, in box: Rect, leader: [Point]?, subject: String) {
    let number = numberOfReasons + notes.count + 1
    notes.append(Note(number: number, words: words, subject: subject))
    if let leader { self.leader(leader, theme.secondaryInk, subject: subject) }
    noteMarker(number, in: box, subject: subject)
  }

  /// The number of a note; unlike that of a reason it is no disc.
  mutating func noteMarker(_ number: Int, in box: Rect, subject: String? = nil) {
    rectangle(
      box, fill: theme.canvas, stroke: Stroke(theme.secondaryInk, width: 1), cornerRadius: 3,
      role: "note-marker", subject: subject)
    let height = AnnotationFont.text.lineHeight
    write(
      String(number), AnnotationFont.text, theme.secondaryInk,
      in: Rect(x: box.minX, y: box.midY - height / 2, width: box.width, height: height),
      alignment: .center, role: "note-number", subject: subject)
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
