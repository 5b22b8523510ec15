internal import CPangoCairo
internal import Drawing
internal import Geometry

/// Writes recorded elements compactly: each glyph and each repeated word is defined once, and a
/// line has one baseline.
struct SVGWriter {
  private let size: Size
  /// Whether each glyph is defined once. Otherwise a line of text is one path, which browsers
  /// render faster.
  private let sharesGlyphs: Bool
  private var names: SVGNames
  private var markup: [UInt8] = []
  private var colors = SVGContent.Colors()
  private var isColored = true
  /// The number of lines of glyphs written so far.
  private var lineCount = 0

  init(prefix: String, size: Size, sharesGlyphs: Bool) {
    self.size = size
    self.sharesGlyphs = sharesGlyphs
    names = SVGNames(prefix: prefix)
  }

  /// - Parameter symbols: drawings that are only defined, each as a named group that inherits the
  ///   color of its use.
  consuming func content(
    _ elements: [SVGRecorder.Element], texts: [SVGTextLayer.Text],
    symbols: [(name: String, elements: [SVGRecorder.Element])]
  ) -> SVGContent {
    var table = GlyphTable()
    let lines = (symbols.flatMap(\.elements) + elements).compactMap { element -> SVGLine? in
      guard case .glyphs(let glyphs, _) = element.kind else { return nil }
      return SVGLine(glyphs, in: &table)
    }
    let words = SVGWords(sharesGlyphs ? lines : [])
    markup.reserveCapacity(65_536)
    let clips = Self.clips(of: elements)
    if sharesGlyphs && !table.isEmpty || !clips.isEmpty {
      write("<defs>\n")
      if sharesGlyphs && !table.isEmpty { write(table) }
      write(clips)
      write(words.shared)
      isColored = false
      for symbol in symbols {
        write("<g id=\"", symbol.name, "\">\n")
        write(symbol.elements, lines, words)
        write("</g>\n")
      }
      isColored = true
      write("</defs>\n")
    }
    write("<g id=\"", names.name(.picture), "\">\n")
    write(elements, lines, words)
    write("</g>\n")
    return SVGContent(
      markup: String(decoding: markup, as: UTF8.self), colors: colors, texts: texts)
  }

  // MARK: - Definitions

  /// Writes each glyph as a path, or as a scaled copy of another.
  private mutating func write(_ table: GlyphTable) {
    write("<g>\n")
    let copies = table.copies
    for slot in table.slotsInOrder {
      let outline = table.outlines[slot]
      guard !outline.isBlank else { continue }
      if let copy = copies[slot] {
        write("<use id=\"", names.name(.glyph(slot)), "\" href=\"#")
        write(names.name(.glyph(copy.original)), "\" transform=\"scale(")
        write(copy.scale.description(decimals: 5), ")\"/>\n")
      } else {
        write("<path id=\"", names.name(.glyph(slot)), "\" d=\"")
        markup += outline.data
        write("\"/>\n")
      }
    }
    write("</g>\n")
  }

  /// The clips in the order of their groups. Adjacent elements with the same clip share a group.
  private static func clips(of elements: [SVGRecorder.Element]) -> [FixedBox] {
    var clips: [FixedBox] = []
    var open: FixedBox?
    for element in elements where element.clip != open {
      open = element.clip
      if let open { clips.append(open) }
    }
    return clips
  }

  private mutating func write(_ clips: [FixedBox]) {
    for (index, clip) in clips.enumerated() {
      write("<clipPath id=\"", names.name(.clip(index)), "\">\n<path d=\"")
      markup += SVGPath(clip).data
      write("\"/>\n</clipPath>\n")
    }
  }

  private mutating func write(_ words: [SVGWords.Word]) {
    for (index, word) in words.enumerated() {
      write("<g id=\"", names.name(.word(index)), "\">\n")
      for (slot, offset) in zip(word.slots, word.offsets) {
        write("<use href=\"#", names.name(.glyph(slot)))
        if offset != 0 { write(attribute: "\" x=\"", offset) }
        write("\"/>\n")
      }
      write("</g>\n")
    }
  }

  // MARK: - Elements

  /// - Parameter lines: the lines of the symbols and of the picture, in their written order.
  private mutating func write(
    _ elements: [SVGRecorder.Element], _ lines: [SVGLine], _ words: SVGWords
  ) {
    var open: FixedBox?
    var clips = 0
    for element in elements {
      if element.clip != open {
        if open != nil { write("</g>\n") }
        open = element.clip
        if open != nil {
          write("<g clip-path=\"url(#", names.name(.clip(clips)), ")\" clip-rule=\"nonzero\">\n")
          clips += 1
        }
      }
      switch element.kind {
      case .card(let color):
        write("<rect x=\"0\" y=\"0\" width=\"", Self.decimal(size.width), "\" height=\"")
        write(Self.decimal(size.height), "\"")
        write(fill: color)
        write("/>\n")
      case .path(let path, let fill, let stroke):
        write("<path")
        if let fill { write(fill: fill) } else { write(" fill=\"none\"") }
        if let stroke { write(stroke) }
        write(" d=\"")
        markup += path.data
        write("\"/>\n")
      case .glyphs(_, let color):
        write(sharesGlyphs ? "<g" : "<path")
        write(fill: color)
        if sharesGlyphs {
          write(lines[lineCount], words.uses[lineCount])
        } else {
          write(outlinesOf: lines[lineCount])
        }
        lineCount += 1
      case .image(let png, let rect): write(png, in: rect)
      }
    }
    if open != nil { write("</g>\n") }
  }

  private mutating func write(_ line: SVGLine, _ uses: [SVGWords.Use]) {
    if let baseline = line.sharedBaseline {
      write(attribute: " transform=\"translate(0 ", baseline)
      write(")\"")
    }
    write(">\n")
    for use in uses {
      write("<use href=\"#", names.name(use.part))
      write(attribute: "\" x=\"", use.x)
      if line.sharedBaseline == nil { write(attribute: "\" y=\"", use.y) }
      write("\"/>\n")
    }
    write("</g>\n")
  }

  private mutating func write(outlinesOf line: SVGLine) {
    write(" d=\"")
    for glyph in line.glyphs where !glyph.outline.isBlank {
      write(attribute: "M", glyph.x)
      write(attribute: " ", glyph.y)
      // A path begins with a move, which is relative to the glyph's origin here.
      write("m")
      markup += glyph.outline.data.dropFirst()
    }
    write("\"/>\n")
  }

  private mutating func write(_ png: [UInt8], in rect: Rect) {
    write("<image x=\"", Self.decimal(rect.minX), "\" y=\"", Self.decimal(rect.minY))
    write("\" width=\"", Self.decimal(rect.width), "\" height=\"", Self.decimal(rect.height))
    write("\" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
    if let text = g_base64_encode(png, gsize(png.count)) {
      markup += String(cString: text).utf8
      g_free(text)
    }
    write("\"/>\n")
  }

  private mutating func write(fill color: Color) {
    guard isColored else { return }
    let name = color.hexadecimal
    colors.fills.insert(name)
    write(" fill=\"", name, "\"")
  }

  /// Writes the attributes of a stroke that differ from the defaults.
  private mutating func write(_ stroke: Stroke) {
    let name = stroke.color.hexadecimal
    colors.strokes.insert(name)
    if stroke.width != 1 { write(" stroke-width=\"", Self.decimal(stroke.width), "\"") }
    if stroke.cap == .round { write(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
    write(" stroke=\"", name, "\"")
    if !stroke.dash.isEmpty {
      let dash = stroke.dash.map(Self.decimal).joined(separator: ",")
      write(" stroke-dasharray=\"", dash, "\"")
    }
  }

  /// A length rounded to a millionth of a point.
  private static func decimal(_ number: Double) -> String { number.description(decimals: 6) }

  // MARK: - Bytes

  private mutating func write(_ texts: String...) {
    for text in texts { markup += text.utf8 }
  }

  private mutating func write(attribute name: String, _ hundredths: Int) {
    markup += name.utf8
    markup.append(hundredths: hundredths)
  }
}

/// The IDs of a picture's parts, numbered in the order of their first use.
struct SVGNames {
  enum Part: Hashable {
    case picture
    case glyph(Int), clip(Int), word(Int)
  }

  let prefix: String
  private var names: [Part: String] = [:]

  init(prefix: String) { self.prefix = prefix }

  mutating func name(_ part: Part) -> String {
    if let known = names[part] { return known }
    let new = prefix + String(names.count, radix: 36)
    names[part] = new
    return new
  }
}
