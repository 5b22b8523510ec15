import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout

/// The dimensions that a card is about.
enum Dimensions {
  case width, height, both

  init(_ axis: Axis) { self = axis == .horizontal ? .width : .height }

  func union(_ other: Dimensions) -> Dimensions { self == other ? self : .both }
}

/// The meaning of an area's texture. Its color carries the verdict.
enum Texture {
  /// Hatched: beyond the size that a view wants.
  case gained
  /// Dotted: does not fit.
  case lacking
  /// Ruled: a share that other views could have.
  case open
  /// Crossed: an overlap or a gap that a conflict leaves.
  case clash
}

/// The signs of overviews and cards: textures, plates and badges.
extension Sketch {
  /// A thinner rectangle is drawn as a line, in points.
  static let leastFilled = 0.5
  /// Nothing is drawn in a thinner one.
  static let leastTextured = 0.05

  // MARK: - Textures

  /// Fills a rectangle with a texture in a verdict's colors.
  ///
  /// - Parameter isTinted: whether its ground has the tint; otherwise what is below it shows.
  mutating func texture(
    _ rect: Rect, _ texture: Texture, _ verdict: Verdict, isTinted: Bool = true, role: String,
    subject: String? = nil
  ) {
    guard min(rect.width, rect.height) > Self.leastTextured else { return }
    if isTinted { rectangle(rect, fill: verdict.tint(in: theme), role: role, subject: subject) }
    textured.insert(rect)
    let color = verdict.texture(in: theme)
    func hatch(_ direction: Hatch.Direction) {
      let pitch = direction == .upright ? 4 : 8.5
      add(
        .hatch(rect, Hatch(direction, pitch: pitch, stroke: Stroke(color, width: 1))), role: role,
        subject: subject)
    }
    switch texture {
    case .gained: hatch(.rising)
    case .clash:
      hatch(.rising)
      hatch(.falling)
    case .open: hatch(.upright)
    case .lacking:
      let dot = 0.85
      let inner = rect.inset(by: EdgeInsets(all: dot))
      let rows = [(1.5, 1.5), (4.5, 4.5)].flatMap { x, y in
        Self.steps(of: inner[.vertical], pitch: 6, from: y).compactMap { y -> [Point]? in
          let columns = Self.steps(of: inner[.horizontal], pitch: 6, from: x)
          guard let first = columns.first, let last = columns.last else { return nil }
          return [Point(x: first, y: y), Point(x: last + 0.01, y: y)]
        }
      }
      if !rows.isEmpty {
        self.lines(
          rows, Stroke(color, width: 2 * dot, dash: [0.01, 5.99], cap: .round), role: role,
          subject: subject)
      }
    }
  }

  /// Draws the texts of views once more inside a rectangle, on top of its texture.
  mutating func redrawTexts(of names: Set<String>, in rect: Rect) {
    let texts = marks.filter { $0.role == "content" && $0.subject.map(names.contains) == true }
    for mark in texts {
      guard case .text(var text) = mark.shape else { continue }
      let clip = text.clip ?? text.box
      guard clip.intersects(rect) else { continue }
      text.clip = clip.clamping(rect)
      text.color = theme.ink
      add(Mark(.text(text), role: mark.role, subject: mark.subject))
    }
  }

  /// The positions in an interval at multiples of a pitch, on the whole canvas.
  private static func steps(of span: Interval, pitch: Double, from offset: Double) -> [Double] {
    let first = ((span.start - offset) / pitch).rounded(.up)
    let last = ((span.end - offset) / pitch).rounded(.down)
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * pitch + offset }
  }

  // MARK: - Texts

  /// Draws a number on a ground of its tint, with the sign of heights if it is one.
  mutating func plate(
    _ text: String, _ verdict: Verdict, _ axis: Axis = .horizontal, around center: Point,
    size: Size, role: String, subject: String?
  ) {
    let sign = axis == .vertical ? Self.heightSign : 0
    let box = Rect(center: center, size: Size(width: size.width + 6 + sign, height: size.height))
    rectangle(
      box, fill: verdict.tint(in: theme), cornerRadius: 3, role: role, subject: subject)
    amount(
      text, verdict, axis, in: Rect(x: box.minX + 3, y: box.minY, size), role: role,
      subject: subject)
  }

  /// Draws a number in a box, with the sign of heights behind it if it is one. Returns where it ends.
  @discardableResult
  mutating func amount(
    _ text: String, _ verdict: Verdict, _ axis: Axis, _ font: Font = AnnotationFont.smallStrong,
    in box: Rect, role: String, subject: String?
  ) -> Double {
    let color = verdict.color(in: theme)
    write(text, color, font, in: box, alignment: .center, role: role, subject: subject)
    guard axis == .vertical else { return box.maxX }
    sign(
      .height, color,
      in: Rect(x: box.maxX + 2, y: box.minY, width: Self.heightSign, height: box.height),
      subject: subject)
    signs.insert(.inHeight)
    return box.maxX + Self.heightSign
  }

  /// The width of the sign of heights beside a number.
  static let heightSign = 10.0

  /// Draws a box around a value that the first panel does not have.
  mutating func box(_ text: Rect) {
    rectangle(
      text.outset(by: EdgeInsets(left: 2, right: 2)), stroke: Stroke(theme.ink, width: 1),
      cornerRadius: 3, role: "unlike-first")
    signs.insert(.unlikeFirst)
  }

  // MARK: - Badges

  /// The size of a card's badge with the sign of its dimensions right of it.
  static func badgeSize(_ diameter: Double, _ card: Card) -> Size {
    let sign: Double =
      switch card.dimensions {
      case .width: 0
      case .height: 9
      case .both: 15
      }
    return Size(width: diameter + wider(card.reason.number) + sign, height: diameter)
  }

  /// How much wider than high the badge of a number is.
  private static func wider(_ number: Int) -> Double { number > 9 ? 6 : 0 }

  /// Draws the shape of a verdict.
  ///
  /// - Parameter isHollow: whether it is about nothing that a reader has to mend.
  mutating func badge(
    _ verdict: Verdict, around center: Point, _ diameter: Double, wider: Double = 0,
    isHollow: Bool = false, role: String = "badge", subject: String? = nil
  ) {
    add(verdict.badge(around: center, diameter, wider: wider, theme), role: role, subject: subject)
    guard isHollow else { return }
    add(
      verdict.badge(around: center, diameter - 2, wider: wider, theme, color: theme.canvas),
      role: "badge-ring", subject: subject)
  }

  /// Draws the number of a card in a box, with a ring of the canvas around it.
  mutating func cardBadge(
    _ number: Int, _ verdict: Verdict, _ dimensions: Dimensions, isHollow: Bool = false,
    in box: Rect, subject: String? = nil
  ) {
    let diameter = box.height
    let wider = Self.wider(number)
    let center = Point(x: box.minX + (diameter + wider) / 2, y: box.midY)
    let color = verdict.color(in: theme)
    add(
      verdict.badge(around: center, diameter + 3, wider: wider, theme, color: theme.canvas),
      role: "badge-ring", subject: subject)
    badge(verdict, around: center, diameter, wider: wider, isHollow: isHollow, subject: subject)
    occupyWithSides(box.outset(by: EdgeInsets(all: 1.5)))
    let font = number > 9 ? Font(size: 11, weight: .bold) : AnnotationFont.number
    write(
      String(number), isHollow ? color : theme.canvas, font, around: center,
      size: Size(width: diameter + wider, height: font.lineHeight), role: "badge-number",
      subject: subject)
    let sign = Rect(
      x: box.minX + diameter + wider + 2, y: box.minY,
      width: box.width - diameter - wider - 2, height: diameter)
    self.sign(dimensions, color, in: sign, hasGround: true, subject: subject)
  }

  /// Draws a line from a view to its badge or its amount.
  mutating func leader(_ line: [Point], _ verdict: Verdict, subject: String) {
    let color = verdict.color(in: theme)
    lines([line], Stroke(color, width: 1), role: "badge-line", subject: subject)
    let end = Rect(center: line[0], size: Size(width: 4, height: 4))
    rectangle(end, fill: color, cornerRadius: 2, role: "badge-line", subject: subject)
    occupyLines([line])
  }

  /// Draws arrows for heights, or for both axes; nothing for widths.
  mutating func sign(
    _ dimensions: Dimensions, _ color: Color, in box: Rect, hasGround: Bool = false,
    subject: String? = nil
  ) {
    if dimensions == .width { return }
    if hasGround {
      rectangle(box, fill: theme.canvas, cornerRadius: 2, role: "badge-ring", subject: subject)
    }
    let (x, y) = (box.midX, box.midY)
    let halfLength = 6.0
    func arrow(_ axis: Axis) -> [[Point]] {
      func point(_ along: Double, _ across: Double) -> Point {
        axis == .vertical ? Point(x: x + across, y: y + along) : Point(x: x + along, y: y + across)
      }
      return [[point(-halfLength, 0), point(halfLength, 0)]]
        + [-1.0, 1].map { end in
          [
            point(end * (halfLength - 2.5), -2.5), point(end * halfLength, 0),
            point(end * (halfLength - 2.5), 2.5),
          ]
        }
    }
    lines(
      arrow(.vertical) + (dimensions == .both ? arrow(.horizontal) : []),
      Stroke(color, width: 1.4), role: "badge-sign", subject: subject)
  }
}
