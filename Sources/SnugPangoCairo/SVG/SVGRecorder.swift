internal import CSnugPangoCairo
internal import SnugDrawing
internal import SnugGeometry

/// Records the drawing of a painter as elements of an SVG.
///
/// Cairo builds the paths, as for a PNG and a PDF. Invisible elements are left out, and a clip is
/// used only if it hides something.
final class SVGRecorder {
  /// The context for building paths. Nothing is drawn on its surface.
  let context: OpaquePointer
  private var elements: [Element] = []
  /// The texts so far; `nil` if they are not selectable.
  var texts: [SVGTextLayer.Text]?
  var color = Color(0)
  /// The visible part of the current mark; `nil` for all of it.
  var clip: FixedBox?
  let canvas: FixedBox
  private let size: Size

  struct Element {
    var kind: Kind
    /// The visible part, if not all of it is visible.
    var clip: FixedBox?
  }

  enum Kind {
    case path(SVGPath, fill: Color?, stroke: Stroke?)
    /// The background color of the whole picture.
    case card(Size, Color)
    case glyphs(Glyphs)
    /// A PNG, stretched to a rectangle.
    case image([UInt8], Rect)
  }

  /// Visible glyphs of one font on a line.
  struct Glyphs {
    /// The start of the line, in points.
    var x: Double
    var y: Double
    /// Points per font unit.
    var scale: Double
    var color: Color
    /// The glyphs with their distances from the start of the line, in font units.
    var placed: [(outline: GlyphOutline, x: Int, y: Int)] = []
  }

  /// - Parameter size: of the picture, in points.
  init(size: Size, withTexts: Bool) {
    self.size = size
    texts = withTexts ? [] : nil
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR, nil)
    defer { cairo_surface_destroy(surface) }
    context = cairo_create(surface)!
    let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
    canvas = FixedBox(left: 0, top: 0, right: Int(width) * 256, bottom: Int(height) * 256)
  }

  deinit { cairo_destroy(context) }

  func finish() throws(RenderError) -> [Element] {
    try RenderError.check(cairo_status(context))
    return elements
  }

  /// Clips to the current path, a rectangle.
  func clipToPath() {
    let path = SVGPath(takenFrom: context)
    clip = path.box ?? FixedBox(left: 0, top: 0, right: 0, bottom: 0)
  }

  func paint(fill: Color?, stroke: Stroke?) {
    let path = SVGPath(takenFrom: context)
    guard path.isDrawn, let box = path.box else { return }
    var fill = box.isEmpty ? nil : fill
    if let color = fill, clip == nil, path.isBox, box.contains(canvas) {
      // Nothing below is visible.
      elements = [Element(kind: .card(size, color))]
      fill = nil
    }
    var mask = box
    if let stroke {
      // A miter can extend further, up to the root's limit of 10.
      let isPlain = stroke.cap == .round || path.isRectilinear
      let margin = stroke.width * (isPlain ? 0.5 : 2.0.squareRoot() * 10)
      mask = box.outset(by: max(1, FixedBox.fixed(margin)))
    } else if fill == nil {
      return
    }
    add(.path(path, fill: fill, stroke: stroke), mask: mask.roundedOut)
  }

  func show(_ image: ImageSurface, of png: [UInt8], in rect: Rect) {
    // This only checks the image. The viewer of the SVG decodes it.
    cairo_set_source_surface(context, image.surface, 0, 0)
    let box = FixedBox(
      left: FixedBox.fixed(rect.minX), top: FixedBox.fixed(rect.minY),
      right: FixedBox.fixed(rect.maxX), bottom: FixedBox.fixed(rect.maxY))
    add(.image(png, rect), mask: box.roundedOut)
  }

  /// Adds a mark with a bounding box, if a part of it is visible.
  func add(_ kind: Kind, mask: FixedBox) {
    let visible = mask.intersection(canvas)
    let seen = clip?.intersection(visible) ?? visible
    guard !seen.isEmpty else { return }
    elements.append(Element(kind: kind, clip: seen.contains(visible) ? nil : seen))
  }
}
