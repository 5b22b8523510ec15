import Drawing
import Geometry

/// The appearance of a constraint's symbol in the scene and in the legend.
struct ConstraintStyle: Hashable, Comparable {
  var kind: Kind
  var form: Form
  /// Whether the constraint has a priority below 1000.
  var isOptional: Bool

  enum Kind: Int {
    case plain
    /// No reason cites it, but reasons cite others.
    case pale
    /// Optional, and gave way: the result is smaller or larger than requested.
    case short, long
    /// Part of a conflict, but satisfied because another constraint was broken.
    case conflicting
    case broken
  }

  enum Form: Int { case bar, line, baseline }

  static func < (left: Self, right: Self) -> Bool {
    (left.form.rawValue, left.kind.rawValue, left.isOptional ? 1 : 0)
      < (right.form.rawValue, right.kind.rawValue, right.isOptional ? 1 : 0)
  }

  var isInConflict: Bool { kind == .conflicting || kind == .broken }
  var gaveWay: Bool { kind == .short || kind == .long }

  func color(in theme: Theme) -> Color {
    switch kind {
    case .plain: theme.constraint
    case .pale: theme.edge
    case .short: theme.compressed
    case .long: theme.stretched
    case .conflicting, .broken: theme.conflict
    }
  }

  func textColor(in theme: Theme) -> Color { kind == .pale ? theme.secondaryInk : color(in: theme) }

  func stroke(in theme: Theme) -> Stroke {
    let width = kind == .pale ? 0.75 : form == .bar ? 1.2 : 1
    return isOptional && (kind == .plain || kind == .pale)
      ? .dashed(color(in: theme), width: width) : Stroke(color(in: theme), width: width)
  }

  /// The hatch for the length by which a constraint gave way, which is that of views.
  var verdict: Verdict { kind == .short ? .compressed : .stretched }

  /// The style in the legend. An alignment that gave way is drawn as a bar between two lines, and a
  /// conflict is identified by its color alone.
  var inLegend: Self {
    gaveWay || isInConflict ? Self(kind: kind, form: .bar, isOptional: gaveWay) : self
  }

  var meaning: String {
    let what =
      switch (form, isOptional) {
      case (.bar, false): "required constraint"
      case (.bar, true): "optional constraint"
      case (.line, false): "aligned"
      case (.line, true): "aligned, optional"
      case (.baseline, false): "on one baseline"
      case (.baseline, true): "on one baseline, optional"
      }
    return switch kind {
    case .plain: what
    case .pale: "\(what), cited by no reason"
    case .short: "gave way: smaller than it asks"
    case .long: "gave way: larger than it asks"
    case .conflicting: "constraint in conflict"
    case .broken: "broken constraint"
    }
  }
}

extension ConstraintStyle {
  func drawSign(in box: Rect, _ sketch: inout Sketch) {
    func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> [Point] {
      [Point(x: x1, y: y1), Point(x: x2, y: y2)]
    }
    let middle = box.midY
    var lines = [line(box.minX, middle, gaveWay ? box.midX : box.maxX, middle)]
    let (top, bottom) = form == .bar ? (Strut.cap, Strut.cap) : (AlignmentLayer.serif, 0)
    if form != .line {
      lines += [box.minX, box.maxX].map { line($0, middle - top, $0, middle + bottom) }
    }
    sketch.lines(lines, stroke(in: sketch.theme), role: "legend-sign")
    if gaveWay {
      let half = Rect(x: box.midX, y: box.midY - 4, width: box.width / 2, height: 8)
      sketch.band(half, verdict, role: "legend-sign")
    }
    if kind == .broken {
      sketch.cross(box.center, color(in: sketch.theme), role: "legend-sign")
    }
  }
}

extension Sketch {
  mutating func cross(_ center: Point, _ color: Color, role: String, subject: String? = nil) {
    let reach = 4.5
    let diagonals = [1.0, -1].map { sign in
      [-reach, reach].map { Point(x: center.x + $0, y: center.y + sign * $0) }
    }
    lines(diagonals, Stroke(color, width: 1.5), role: role, subject: subject)
    occupyLine(Rect(center: center, size: Size(width: 2 * reach, height: 2 * reach)))
  }

  /// Draws a background behind a label, so that it is legible on frames and hatches.
  mutating func drawGround(of label: Rect, subject: String?) {
    rectangle(label, fill: theme.canvas, cornerRadius: 2, role: "label-ground", subject: subject)
  }
}

/// The label of a constraint's symbol: the request, the outcome if it differs, and the numbers of
/// its conflicts.
struct SignText: Hashable {
  var wanted: String
  /// The outcome of a broken constraint, which follows the struck-through request.
  var came: String?
  var numbers: [Int] = []

  var isEmpty: Bool { wanted.isEmpty && numbers.isEmpty }

  func label(
    _ style: ConstraintStyle, _ font: Font = AnnotationFont.strong, role: String, subject: String,
    in sketch: Sketch
  ) -> Label {
    let texts: [Label.Part] =
      came.map { [.struck(wanted, font), .text($0, font)] }
      ?? (wanted.isEmpty ? [] : [.text(wanted, font)])
    return Label(
      texts + numbers.map { .badge($0, .conflict) }, style.textColor(in: sketch.theme), role: role,
      subject: subject, in: sketch)
  }
}
