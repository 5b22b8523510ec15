internal import CSnugPangoCairo
internal import SnugDrawing
internal import SnugGeometry

/// Writes recorded elements, each on lines of its own. A glyph and a clip are defined once.
struct SVGWriter {
  private let prefix: String
  /// Whether each glyph is defined once. Otherwise a line of text is one path, which browsers
  /// render faster.
  private let sharesGlyphs: Bool
  private(set) var markup: [UInt8] = []
  private var glyphs: [String: GlyphOutline] = [:]
  private var clips: [FixedBox] = []

  init(_ id: PictureID, sharesGlyphs: Bool) {
    prefix = id.prefix
    self.sharesGlyphs = sharesGlyphs
    markup.reserveCapacity(65_536)
  }

  /// The definitions for all elements so far, each on a line of its own, in an order that does not
  /// depend on the picture.
  var definitions: [UInt8] {
    var definitions: [UInt8] = []
    func define(_ start: String, _ data: [UInt8], _ end: String) {
      definitions += start.utf8
      definitions += data
      definitions += end.utf8
    }
    let order = { (name: String) in (name.utf8.count, name) }
    for (name, outline) in glyphs.sorted(by: { order($0.key) < order($1.key) }) {
      define("<path id=\"\(prefix)\(name)\" d=\"", outline.data, "\"/>\n")
    }
    for clip in clips {
      define(
        "<clipPath id=\"\(name(of: clip))\"><path d=\"", SVGPath(clip).data(),
        "\"/></clipPath>\n")
    }
    return definitions
  }

  /// What a closure writes, with its definitions among those of the picture.
  mutating func separately(_ write: (inout SVGWriter) -> Void) -> ArraySlice<UInt8> {
    let start = markup.count
    write(&self)
    defer { markup.removeLast(markup.count - start) }
    return markup[start...]
  }

  private func name(of clip: FixedBox) -> String {
    prefix + "c"
      + [clip.left, clip.top, clip.right, clip.bottom].map(String.init).joined(separator: "_")
  }

  /// - Parameter isColored: whether the elements have colors of their own.
  mutating func write(_ elements: [SVGRecorder.Element], isColored: Bool = true) {
    for element in elements {
      if let clip = element.clip {
        if !clips.contains(clip) { clips.append(clip) }
        write("<g clip-path=\"url(#", name(of: clip), ")\">")
      }
      switch element.kind {
      case .card(let size, let color):
        write("<rect width=\"", Self.decimal(size.width), "\" height=\"")
        write(Self.decimal(size.height), "\"")
        write(fill: color)
        write("/>")
      case .path(let path, let fill, let stroke):
        write("<path")
        if !isColored {
        } else if let fill {
          write(fill: fill)
        } else {
          write(" fill=\"none\"")
        }
        if let stroke { write(stroke) }
        write(" d=\"")
        markup += path.data()
        write("\"/>")
      case .glyphs(let line): write(line, isColored: isColored)
      case .image(let png, let rect): write(png, in: rect)
      }
      write(element.clip == nil ? "\n" : "</g>\n")
    }
  }

  /// Writes the glyphs in font units, so that a line of text that moves has one other number.
  private mutating func write(_ line: SVGRecorder.Glyphs, isColored: Bool) {
    write(sharesGlyphs ? "<g" : "<path")
    if isColored { write(fill: line.color) }
    write(" transform=\"translate(", Self.decimal(line.x, 2), " ", Self.decimal(line.y, 2))
    write(")scale(", Self.decimal(line.scale, 8), sharesGlyphs ? ")\">" : ")\" d=\"")
    var lineStart = markup.count
    for (outline, x, y) in line.placed {
      guard sharesGlyphs else {
        write("M", String(x), " ", String(y))
        // A path begins with a move, which is relative to the glyph's origin here.
        write("m")
        markup += outline.data.dropFirst()
        continue
      }
      if markup.count - lineStart > Self.longestLine {
        write("\n")
        lineStart = markup.count
      }
      glyphs[outline.name] = outline
      write("<use href=\"#", prefix, outline.name, "\"")
      if x != 0 { write(" x=\"", String(x), "\"") }
      if y != 0 { write(" y=\"", String(y), "\"") }
      write("/>")
    }
    write(sharesGlyphs ? "</g>" : "\"/>")
  }

  /// The length of a line of glyphs, in bytes: about a screen.
  private static let longestLine = 1600

  private mutating func write(_ png: [UInt8], in rect: Rect) {
    write("<image x=\"", Self.decimal(rect.minX), "\" y=\"", Self.decimal(rect.minY))
    write("\" width=\"", Self.decimal(rect.width), "\" height=\"", Self.decimal(rect.height))
    write("\" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
    if let text = g_base64_encode(png, gsize(png.count)) {
      markup += String(cString: text).utf8
      g_free(text)
    }
    write("\"/>")
  }

  private mutating func write(fill color: Color) { write(" fill=\"", color.hexadecimal, "\"") }

  /// Writes the attributes of a stroke that differ from the defaults.
  private mutating func write(_ stroke: Stroke) {
    if stroke.width != 1 { write(" stroke-width=\"", Self.decimal(stroke.width), "\"") }
    if stroke.cap == .round { write(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
    write(" stroke=\"", stroke.color.hexadecimal, "\"")
    if !stroke.dash.isEmpty {
      let dash = stroke.dash.map { Self.decimal($0) }.joined(separator: ",")
      write(" stroke-dasharray=\"", dash, "\"")
    }
  }

  /// A number without redundant zeros, rounded; by default to a millionth.
  private static func decimal(_ number: Double, _ decimals: Int = 6) -> String {
    let text = number.description(decimals: decimals)
    return text.hasPrefix("0.")
      ? String(text.dropFirst()) : text.hasPrefix("-0.") ? "-" + text.dropFirst(2) : text
  }

  // MARK: - Bytes

  mutating func write(_ texts: String...) {
    for text in texts { markup += text.utf8 }
  }
}
