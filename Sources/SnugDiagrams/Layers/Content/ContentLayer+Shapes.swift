import SnugDrawing
import SnugGeometry
import SnugLayout

/// The shapes of controls, in the scene's points. They are clamped to the view's bounds, and
/// mirrored in a right-to-left layout.
extension ContentLayer {
  static let role = "control"

  /// The rectangle of a control's part in the picture.
  func place(_ rect: Rect) -> Rect {
    projection(bounds.clamping(mirrored(rect)))
  }

  func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(
      x: area.minX + area.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func place(_ point: Point) -> Point { place(Rect(origin: point, size: .zero)).origin }

  func rectangle(
    _ rect: Rect, fill: Color? = nil, stroke: Color? = nil, radius: Double = 0, role: String = role,
    _ sketch: inout Sketch
  ) {
    let box = place(rect)
    guard box.width > 0, box.height > 0 else { return }
    sketch.rectangle(
      box, fill: fill, stroke: stroke.map { Stroke($0, width: 1) },
      cornerRadius: min(radius * projection.zoom, box.width / 2, box.height / 2), role: role,
      subject: view.name)
  }

  func disc(
    _ center: Point, radius: Double, fill: Color, edge: Color? = nil, role: String = role,
    _ sketch: inout Sketch
  ) {
    let frame = projection(bounds)
    let center = place(center)
    let room = min(
      center.x - frame.minX, frame.maxX - center.x, center.y - frame.minY, frame.maxY - center.y)
    let radius = min(radius * projection.zoom, room)
    guard radius > 0 else { return }
    let rings = edge.map { [(radius, $0), (radius - 1, fill)] } ?? [(radius, fill)]
    for (radius, color) in rings where radius > 0 {
      sketch.add(
        .circle(center: center, radius: radius, fill: color), role: role, subject: view.name)
    }
  }

  /// Lines with a width in the scene's points.
  func lines(
    _ lines: [[Point]], _ color: Color, width: Double = 1, cap: Stroke.Cap = .butt,
    _ sketch: inout Sketch
  ) {
    sketch.lines(
      lines.map { $0.map(place) }, Stroke(color, width: width * projection.zoom, cap: cap),
      role: Self.role, subject: view.name)
  }

  /// A rectangle with a size, centered in another rectangle and limited to it.
  func centered(_ width: Double, _ height: Double, in rect: Rect) -> Rect {
    Rect(
      center: rect.center,
      size: Size(width: min(width, rect.width), height: min(height, rect.height)))
  }
}

extension Rect {
  /// The rectangle without a part at its left edge.
  func after(_ width: Double) -> Rect {
    inset(by: EdgeInsets(left: min(width, self.width)))
  }

  /// The point at fractions of the width and the height.
  func point(_ x: Double, _ y: Double) -> Point { Point(x: minX + x * width, y: minY + y * height) }

  func columns(_ count: Int) -> [Rect] {
    (0..<max(0, count)).map { index in
      Rect(
        x: minX + width * Double(index) / Double(count), y: minY, width: width / Double(count),
        height: height)
    }
  }

  /// Columns whose widths have the ratios of shares.
  func columns(_ shares: [Double]) -> [Rect] {
    let scale = width / max(shares.reduce(0, +), .leastNormalMagnitude)
    var start = minX
    return shares.map { share in
      defer { start += share * scale }
      return Rect(x: start, y: minY, width: share * scale, height: height)
    }
  }
}
