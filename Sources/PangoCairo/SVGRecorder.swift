internal import CPangoCairo
internal import Drawing
internal import Geometry

/// Takes what a painter draws as the elements of an SVG, exactly as Cairo's own SVG surface would,
/// but without writing every outline anew and reading it back.
///
/// Cairo builds the paths and sets the glyphs; what it leaves out, and how it cuts clips down to what
/// they hide, is followed here.
final class SVGRecorder {
  /// Where the paths are built; nothing is ever drawn on its surface.
  let context: OpaquePointer
  private let surface: OpaquePointer
  private(set) var elements: [Element] = []
  /// What fills are filled with, and texts set in.
  var color = Color(0)
  /// What is to be seen of what is drawn; `nil` for all of it.
  private var clip: FixedBox?
  private let canvas: FixedBox

  struct Element {
    var kind: Kind
    /// What of it is seen, where not all of it is.
    var clip: FixedBox?
  }

  enum Kind {
    case path(SVGPath, fill: Color?, stroke: Stroke?)
    /// The colour of the whole picture.
    case card(Color)
    case glyphs([Glyph], Color)
  }

  /// A glyph at its place, in millionths of a point.
  struct Glyph {
    var outline: GlyphOutline
    var font: OutlineFont
    var x: Int
    var y: Int
  }

  /// A picture of that size, in points.
  init(size: Size) {
    surface = cairo_svg_surface_create_for_stream(nil, nil, 1, 1)!
    context = cairo_create(surface)!
    let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
    canvas = FixedBox(left: 0, top: 0, right: Int(width) * 256, bottom: Int(height) * 256)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Ends what holds for a single mark.
  func finishMark() { clip = nil }

  /// Hides what lies outside the current path, a rectangle.
  func clipToPath() {
    let path = SVGPath(takenFrom: context)
    clip = path.box ?? FixedBox(left: 0, top: 0, right: 0, bottom: 0)
  }

  /// Fills the current path.
  func fill() {
    let path = SVGPath(takenFrom: context)
    guard path.isDrawn, let box = path.box, !box.isEmpty else { return }
    if clip == nil, path.isBox, box.contains(canvas) {
      // Nothing that lies below is seen.
      elements = [Element(kind: .card(color))]
    } else {
      add(.path(path, fill: color, stroke: nil), mask: box.roundedOut)
    }
  }

  /// Strokes the current path.
  func stroke(_ stroke: Stroke) {
    let path = SVGPath(takenFrom: context)
    guard path.isDrawn, let box = path.box else { return }
    // A mitre may reach further, at Cairo's limit of 10.
    let isPlain = stroke.cap == .round || path.isRectilinear
    let reach = stroke.width * (isPlain ? 0.5 : 2.0.squareRoot() * 10)
    let mask = box.outset(by: max(2, FixedBox.fixed(reach))).roundedOut
    guard let clip = seen(mask) else { return }
    if case .path(let filled, let fill?, nil)? = elements.last?.kind, filled == path,
      elements.last?.clip == clip.box
    {
      elements[elements.count - 1].kind = .path(path, fill: fill, stroke: stroke)
    } else {
      elements.append(Element(kind: .path(path, fill: nil, stroke: stroke), clip: clip.box))
    }
  }

  /// Sets a line at the context's current point.
  func show(_ line: UnsafeMutablePointer<PangoLayoutLine>, in fonts: FontSet) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    // The point is kept in 256ths.
    var (startX, startY) = (0.0, 0.0)
    cairo_get_current_point(context, &startX, &startY)
    let unit = Double(PANGO_SCALE)
    var offset: Int32 = 0
    for run in line.glyphRuns {
      guard let string = run.glyphs?.pointee else { continue }
      offset += run.start_x_offset
      let font = fonts.outlines.font(run.item.pointee.analysis.font, on: context)
      let baseX = startX + Double(offset) / unit
      let baseY = startY + Double(-run.y_offset) / unit
      var (glyphs, mask): ([Glyph], FixedBox?) = ([], nil)
      var advance: Int32 = 0
      for index in 0..<Int(string.num_glyphs) {
        let info = string.glyphs[index]
        defer { advance += info.geometry.width }
        guard info.glyph != PangoGlyph(PANGO_GLYPH_EMPTY) else { continue }
        let x = (baseX + Double(advance + info.geometry.x_offset) / unit) * matrix.xx + matrix.x0
        let y = (baseY + Double(info.geometry.y_offset) / unit) * matrix.yy + matrix.y0
        guard isNear(x, y, reach: font.reach) else { continue }
        let outline = font.outline(of: info.glyph, on: context)
        let (left, top) = (FixedBox.fixed(x), FixedBox.fixed(y))
        let box = FixedBox(
          left: left + outline.box.left, top: top + outline.box.top,
          right: left + outline.box.right, bottom: top + outline.box.bottom)
        mask = mask?.union(box) ?? box
        glyphs.append(
          Glyph(outline: outline, font: font, x: Self.millionths(x), y: Self.millionths(y)))
      }
      if let mask, mask.left < mask.right { add(.glyphs(glyphs, color), mask: mask.roundedOut) }
      offset += advance + run.end_x_offset
    }
  }

  /// Whether a glyph there may show in what is seen; Cairo does not look closer at this stage.
  private func isNear(_ x: Double, _ y: Double, reach: Double) -> Bool {
    let seen = (clip?.roundedOut ?? canvas).intersection(canvas)
    guard !seen.isEmpty else { return false }
    let margin = Double(Int(10 * reach))
    return x >= Double(seen.left / 256) - margin && x <= Double(seen.right / 256) + margin
      && y >= Double(seen.top / 256) - margin && y <= Double(seen.bottom / 256) + margin
  }

  private func add(_ kind: Kind, mask: FixedBox) {
    guard let clip = seen(mask) else { return }
    elements.append(Element(kind: kind, clip: clip.box))
  }

  /// What is seen of a mark that reaches so far; `nil` when nothing is, a `nil` box when all is.
  private func seen(_ mask: FixedBox) -> (box: FixedBox?, Void)? {
    let reach = mask.intersection(canvas)
    guard !reach.isEmpty else { return nil }
    guard let clip else { return (nil, ()) }
    let box = clip.intersection(reach)
    guard !box.isEmpty else { return nil }
    return (box.contains(reach) ? nil : box, ())
  }

  /// A coordinate as far as Cairo writes it.
  private static func millionths(_ points: Double) -> Int {
    // Below a tenth it writes more decimals, of which six are read.
    Int((points * 1e6).rounded(abs(points) < 0.1 ? .towardZero : .toNearestOrEven))
  }
}
