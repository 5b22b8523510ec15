import Drawing
import Geometry

/// How the sign of a constraint looks, in the scene and in the legend.
struct ConstraintStyle: Hashable, Comparable {
  var kind: Kind
  var form: Form
  /// Whether the constraint has a priority below 1000.
  var isOptional: Bool

  enum Kind: Int {
    case plain
    /// No reason cites it, and reasons cite others.
    case pale
    /// It is optional and gave way: it came out smaller than it asks, or larger.
    case short, long
    /// Part of a conflict, and satisfied because another one was broken.
    case conflicting
    case broken
  }

  enum Form: Int { case bar, line, baseline }

  static func < (left: Self, right: Self) -> Bool {
    (left.form.rawValue, left.kind.rawValue, left.isOptional ? 1 : 0)
      < (right.form.rawValue, right.kind.rawValue, right.isOptional ? 1 : 0)
  }

  /// Whether it is part of a conflict.
  var isFault: Bool { kind == .conflicting || kind == .broken }
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

  /// Draws the length by which a constraint gave way, hatched as on views.
  func drawHatch(in box: Rect, role: String, subject: String? = nil, _ sketch: inout Sketch) {
    let theme = sketch.theme
    (kind == .short ? ChangeStyle.compressed(in: theme) : .stretched(in: theme))
      .draw(in: box, role: role, subject: subject, &sketch)
  }

  /// The sign of what gave way is the bar between two lines, that of a fault its colour.
  var inLegend: Self {
    gaveWay || isFault ? Self(kind: kind, form: .bar, isOptional: gaveWay) : self
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
  /// Draws what the legend shows of it.
  func drawSign(in box: Rect, _ sketch: inout Sketch) {
    func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> [Point] {
      [Point(x: x1, y: y1), Point(x: x2, y: y2)]
    }
    let (left, right, middle) = (box.minX, box.maxX, box.midY)
    var lines = [line(left, middle, gaveWay ? box.midX : right, middle)]
    switch form {
    case .bar: lines += [left, right].map { line($0, middle - 4, $0, middle + 4) }
    case .line: break
    case .baseline:
      lines += [left, right].map { line($0, middle - AlignmentLayer.serif, $0, middle) }
    }
    sketch.lines(lines, stroke(in: sketch.theme), role: "legend-sign")
    if gaveWay {
      let half = Rect(x: box.midX, y: middle - 4, width: box.width / 2, height: 8)
      drawHatch(in: half, role: "legend-sign", &sketch)
    }
    if kind == .broken {
      StrutLayer.drawCross(
        Point(x: box.midX, y: middle), color(in: sketch.theme), role: "legend-sign", in: &sketch)
    }
  }
}
