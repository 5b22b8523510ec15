internal import CSnugPangoCairo
internal import SnugDrawing
internal import SnugGeometry

/// Draws marks on a canvas, one method for each kind.
struct Painter {
  let context: OpaquePointer
  let glyphs: TextLayout.Glyphs
  /// The pixels to align with; `nil` for vector output.
  let grid: DeviceGrid?
  private let images = ImageSurfaces()

  /// Records the drawing in place of the context's surface, for an SVG.
  private var recorder: SVGRecorder? {
    if case .elements(let recorder) = glyphs { recorder } else { nil }
  }

  func draw(_ mark: Mark, typesetter: inout Typesetter) throws(RenderError) {
    cairo_save(context)
    defer {
      cairo_restore(context)
      recorder?.clip = nil
    }
    switch mark.shape {
    case .rectangle(let rect, let cornerRadius, let fill, let stroke):
      draw(rect, cornerRadius: cornerRadius, fill: fill, stroke: stroke)
    case .lines(let lines, let stroke): draw(lines, stroke)
    case .circle(_, let radius, let fill):
      addRectangle(mark.bounds, cornerRadius: radius)
      self.fill(fill)
    case .polygon(let points, let fill):
      addPolygon(points)
      self.fill(fill)
    case .hatch(let rect, let hatch): draw(hatch, in: rect)
    case .text(let text): try draw(text, typesetter: &typesetter)
    case .image(let rect, let png): try draw(png, of: mark.subject, in: rect)
    }
  }

  private func draw(
    _ png: [UInt8], of subject: String?, in rect: Rect
  ) throws(RenderError) {
    let rect = grid?.edges(rect) ?? rect
    guard rect.width > 0, rect.height > 0 else { return }
    let image = images.surface(of: png)
    guard image.isReadable else { throw .damagedImage(subject: subject) }
    if let recorder {
      recorder.show(image, of: png, in: rect)
      return
    }
    let (width, height) = (image.width, image.height)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(context)
    cairo_translate(context, rect.minX, rect.minY)
    if width > 0, height > 0 { cairo_scale(context, rect.width / width, rect.height / height) }
    cairo_set_source_surface(context, image.surface, 0, 0)
    // Otherwise the edges blend into the surroundings. Not in a PDF, which would contain a padded
    // copy of the image for each mark.
    if cairo_surface_get_type(cairo_get_target(context)) != CAIRO_SURFACE_TYPE_PDF {
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    }
    cairo_paint(context)
  }

  private func draw(_ rect: Rect, cornerRadius: Double, fill: Color?, stroke: Stroke?) {
    let stroke = stroke.flatMap { $0.width > 0 ? $0 : nil }
    if let recorder {
      addRectangle(rect, cornerRadius: cornerRadius)
      return recorder.paint(fill: fill, stroke: stroke)
    }
    if let fill {
      addRectangle(grid?.edges(rect) ?? rect, cornerRadius: cornerRadius)
      self.fill(fill)
    }
    if let stroke {
      addRectangle(grid?.centers(rect, width: stroke.width) ?? rect, cornerRadius: cornerRadius)
      self.stroke(stroke, isSnapped: true)
    }
  }

  private func draw(_ lines: [[Point]], _ stroke: Stroke) {
    for line in grid?.centers(lines, width: stroke.width) ?? lines { addPolygon(line) }
    self.stroke(stroke, isSnapped: true)
  }

  /// The lines are at multiples of the pitch of x + y, x − y or x, on the whole canvas, so that
  /// adjacent hatches are continuous.
  private func draw(_ hatch: Hatch, in rect: Rect) {
    let rect = grid?.edges(rect) ?? rect
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    clip()
    // Beyond the rectangle, so that the clip ends the lines and not the caps.
    let (top, bottom) = (rect.minY - hatch.stroke.width, rect.maxY + hatch.stroke.width)
    let slope: Double =
      switch hatch.direction {
      case .rising: -1
      case .falling: 1
      case .upright: 0
      }
    func sum(_ x: Double, _ y: Double) -> Double { x - slope * y }
    let corners = [
      sum(rect.minX, rect.minY), sum(rect.maxX, rect.minY), sum(rect.minX, rect.maxY),
      sum(rect.maxX, rect.maxY),
    ]
    // Half the width of a line that touches a corner is visible.
    let margin = hatch.stroke.width / hatch.pitch
    let first = (corners.min()! / hatch.pitch - margin).rounded(.up)
    let last = (corners.max()! / hatch.pitch + margin).rounded(.down)
    for number in stride(from: first, through: last, by: 1) {
      let constant = number * hatch.pitch
      cairo_move_to(context, constant + slope * top, top)
      cairo_line_to(context, constant + slope * bottom, bottom)
    }
    stroke(hatch.stroke, isSnapped: false)
  }

  private func draw(_ mark: TextMark, typesetter: inout Typesetter) throws(RenderError) {
    if let clip = mark.clip.map({ grid?.edges($0) ?? $0 }) {
      cairo_rectangle(context, clip.minX, clip.minY, clip.width, clip.height)
      self.clip()
    }
    let width = mark.box.width / mark.scale
    let layout = typesetter.layout(mark.text, maximumWidth: width)
    for emoji in layout.emoji(inWidth: width) {
      let (rect, scale) = (emoji.rect, mark.scale)
      cairo_save(context)
      try draw(
        emoji.png, of: nil,
        in: Rect(
          x: mark.box.minX + rect.minX * scale, y: mark.top + rect.minY * scale,
          width: rect.width * scale, height: rect.height * scale))
      cairo_restore(context)
    }
    // Images have other sources.
    set(mark.color)
    cairo_translate(context, mark.box.minX, mark.top)
    cairo_scale(context, mark.scale, mark.scale)
    layout.draw(on: context, width: width, as: glyphs)
    recorder?.texts?.append(SVGTextLayer.Text(mark, drawnAs: layout))
  }

  private func fill(_ color: Color) {
    if let recorder { return recorder.paint(fill: color, stroke: nil) }
    set(color)
    cairo_fill(context)
  }

  /// Clips to the current path, a rectangle.
  private func clip() {
    if let recorder { recorder.clipToPath() } else { cairo_clip(context) }
  }

  private func set(_ color: Color) {
    guard recorder == nil else {
      recorder?.color = color
      return
    }
    cairo_set_source_rgb(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }

  /// Strokes the current path. A stroke with width 0 draws nothing.
  private func stroke(_ stroke: Stroke, isSnapped: Bool) {
    guard stroke.width > 0 else {
      cairo_new_path(context)
      return
    }
    if let recorder { return recorder.paint(fill: nil, stroke: stroke) }
    set(stroke.color)
    let width = isSnapped ? grid?.width(stroke.width) : nil
    cairo_set_line_width(context, width ?? stroke.width)
    cairo_set_line_cap(
      context, stroke.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(
      context, stroke.cap == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(context, stroke.dash, Int32(clamping: stroke.dash.count), 0)
    cairo_stroke(context)
  }

  private func addRectangle(_ rect: Rect, cornerRadius: Double) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let handle = radius * (1 - Painter.circularHandle)
    cairo_move_to(context, left + radius, top)
    cairo_line_to(context, right - radius, top)
    cairo_curve_to(context, right - handle, top, right, top + handle, right, top + radius)
    cairo_line_to(context, right, bottom - radius)
    cairo_curve_to(
      context, right, bottom - handle, right - handle, bottom, right - radius, bottom)
    cairo_line_to(context, left + radius, bottom)
    cairo_curve_to(context, left + handle, bottom, left, bottom - handle, left, bottom - radius)
    cairo_line_to(context, left, top + radius)
    cairo_curve_to(context, left, top + handle, left + handle, top, left + radius, top)
    cairo_close_path(context)
  }

  /// Adds lines between the points. A fill closes them.
  private func addPolygon(_ points: [Point]) {
    guard let first = points.first else { return }
    cairo_move_to(context, first.x, first.y)
    for point in points.dropFirst() { cairo_line_to(context, point.x, point.y) }
  }

  /// The control point distance of a cubic that approximates a quarter of a circle of radius 1: 4/3
  /// × (√2 − 1). A constant, because the sine differs between mathematics libraries.
  private static let circularHandle = 0.5522847498
}
