internal import CSnugPangoCairo
internal import SnugGeometry

/// Owns a `PangoLayout`: a text set in paragraphs with a maximal width of lines.
///
/// Lengths are in multiples of `unit` points, which is 1 except for texts whose width would
/// overflow Pango's 32 bits.
final class PangoParagraphs {
  /// The text, with normalized newlines and sizes that Pango supports.
  let text: StyledText
  private let selection: FontSelection
  let pointer: OpaquePointer
  let unit: Double

  /// The treatment of a paragraph that is wider than the width.
  enum Overflow {
    case wraps(PangoWrapMode)
    case isEllipsised(PangoEllipsizeMode)
    case sticksOut
  }

  /// Sets the text. A given direction overrides that of the first strong character. Lines are not
  /// broken inside the UTF-8 ranges `unbroken`.
  init(
    _ text: StyledText, selection: FontSelection, fonts: FontSet, unit: Double,
    maximumWidth: Double?, overflow: Overflow, direction: LayoutDirection? = nil,
    unbroken: [Range<Int>] = []
  ) {
    self.text = text
    self.selection = selection
    let context = direction == .rightToLeft ? fonts.rightToLeft : fonts.leftToRight
    pointer = pango_layout_new(context)
    self.unit = unit
    pango_layout_set_auto_dir(pointer, direction == nil ? 1 : 0)
    pango_layout_set_single_paragraph_mode(pointer, 0)
    pango_layout_set_justify(pointer, 0)
    pango_layout_set_alignment(pointer, PANGO_ALIGN_LEFT)
    let description = description(of: text.font)
    pango_layout_set_font_description(pointer, description)
    pango_font_description_free(description)
    setAttributes(unbroken: unbroken)
    setEmoji(fonts.emoji?.ranges(in: text.string) ?? [])
    let width = maximumWidth.map { PangoParagraphs.widthWithTolerance($0 / unit) } ?? -1
    switch overflow {
    case .wraps(let mode):
      pango_layout_set_width(pointer, width)
      pango_layout_set_wrap(pointer, mode)
    case .isEllipsised(let mode):
      pango_layout_set_width(pointer, width)
      pango_layout_set_ellipsize(pointer, mode)
    case .sticksOut: pango_layout_set_width(pointer, -1)
    }
    pango_layout_set_text(pointer, text.string, Int32(clamping: text.string.utf8.count))
    if case .wraps = overflow, width >= 0 { breakLinesReproducibly() }
  }

  deinit { g_object_unref(gpointer(pointer)) }

  var lines: [UnsafeMutablePointer<PangoLayoutLine>] {
    elements(of: pango_layout_get_lines_readonly(pointer))
  }

  /// Whether one of the first lines ends where Pango would break no line between words.
  func breaksWord(inFirst count: Int) -> Bool {
    var number: Int32 = 0
    guard count > 1, let attributes = pango_layout_get_log_attrs_readonly(pointer, &number) else {
      return false
    }
    let lines = lines.prefix(count).map(\.pointee)
    let bytes = Array(text.string.utf8)
    var (offset, character) = (0, 0)
    for (line, next) in zip(lines, lines.dropFirst()) {
      let end = Int(line.start_index + line.length)
      // Not between paragraphs.
      guard end == Int(next.start_index), end < bytes.count else { continue }
      character += bytes[offset..<end].count { $0 & 0xC0 != 0x80 }
      offset = end
      if character < number, attributes[character].is_line_break == 0 { return true }
    }
    return false
  }

  /// The only line of an ellipsized paragraph, with the natural width of the ellipsis.
  ///
  /// Pango widens the ellipsis so that the line fills its width, unlike a label. Pango allows
  /// changes to lines that are not requested as read-only.
  func firstLineWithNarrowEllipsis() -> UnsafeMutablePointer<PangoLayoutLine> {
    let line = pango_layout_get_line(pointer, 0)!
    guard let run = line.glyphRuns.first(where: \.isEllipsis), let glyphs = run.glyphs?.pointee,
      glyphs.num_glyphs > 0, let last = glyphs.glyphs.map({ $0 + Int(glyphs.num_glyphs) - 1 })
    else { return line }
    let font = pango_font_get_hb_font(run.item.pointee.analysis.font)
    let width = hb_font_get_glyph_h_advance(font, last.pointee.glyph)
    last.pointee.geometry.width = min(last.pointee.geometry.width, width)
    return line
  }

  /// A width in Pango's units with a tolerance for rounding to a pixel: a thousandth of a point,
  /// which is a little over one unit.
  private static func widthWithTolerance(_ points: Double) -> Int32 {
    let units = max(0, points) * Double(PANGO_SCALE)
    return units < 0x1p30 ? Int32(units.rounded(.up)) + 1 : -1
  }

  /// A font of the text, for the caller to free.
  private func description(of font: Font) -> OpaquePointer? {
    let description = pango_font_description_new()
    let use = SystemFontMetrics.Use(of: font, text.style)
    let families =
      [OpticalSize(of: font, text.style).family + use.rawValue] + selection.families.map(\.name)
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(
      description, PangoWeight(PangoWeight.RawValue(font.weight.number)))
    pango_font_description_set_absolute_size(description, font.size / unit * Double(PANGO_SCALE))
    return description
  }

  private func setAttributes(unbroken: [Range<Int>]) {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    // On iOS a word broken between letters has no hyphen, unless it is broken at a soft hyphen.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    for offset in softHyphens {
      Self.insert(pango_attr_insert_hyphens_new(1), over: offset..<offset + 2, in: attributes)
    }
    for range in text.unbroken + unbroken {
      Self.insert(pango_attr_allow_breaks_new(0), over: range, in: attributes)
    }
    for run in text.runs {
      let description = description(of: run.font)
      Self.insert(pango_attr_font_desc_new(description), over: run.range, in: attributes)
      pango_font_description_free(description)
    }
    let parts = text.parts
    for run in selection.runs(of: text.string) {
      let language = pango_attr_language_new(pango_language_from_string(run.language))!
      Self.insert(language, over: run.range, in: attributes)
      for part in parts where part.range.overlaps(run.range) {
        let tracking = tracking(of: part.font, in: run)
        let spacing = Int32((tracking / unit * Double(PANGO_SCALE)).rounded())
        guard spacing != 0 else { continue }
        let range = part.range.clamped(to: run.range)
        Self.insert(pango_attr_letter_spacing_new(spacing), over: range, in: attributes)
      }
    }
    pango_layout_set_attributes(pointer, attributes)
  }

  /// Reserves space for images: a character with a shape has no glyph. An emoji can have several
  /// characters. The first one gets all the space.
  private func setEmoji(_ ranges: [Range<Int>]) {
    guard !ranges.isEmpty, let attributes = pango_layout_get_attributes(pointer) else { return }
    let bytes = Array(text.string.utf8)
    for range in ranges {
      let rest = bytes[range].dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? range.upperBound
      let advance = EmojiFont.advance(atSize: text.font(at: range.lowerBound).size)
      let width = Int32((advance / unit * Double(PANGO_SCALE)).rounded())
      for (part, width) in [(range.lowerBound..<rest, width), (rest..<range.upperBound, 0)]
      where !part.isEmpty {
        var box = PangoRectangle(x: 0, y: -width, width: width, height: width)
        Self.insert(pango_attr_shape_new(&box, &box), over: part, in: attributes)
      }
      Self.insert(pango_attr_allow_breaks_new(0), over: range, in: attributes)
      Self.insert(pango_attr_letter_spacing_new(0), over: range, in: attributes, replacing: true)
    }
  }

  /// In points.
  private func tracking(of font: Font, in run: FontSelection.Run) -> Double {
    let isJapanese = selection.families.contains(.japanese)
    if run.isInter { return SystemTracking.tracking(of: font, isJapanese: isJapanese) }
    return isJapanese ? SystemTracking.japaneseTracking(of: font) : 0
  }

  /// The offsets of soft hyphens, which have two bytes.
  private var softHyphens: [Int] {
    let bytes = Array(text.string.utf8)
    return bytes.indices.dropLast().filter { bytes[$0] == 0xC2 && bytes[$0 + 1] == 0xAD }
  }

  private static func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>, over range: Range<Int>,
    in list: OpaquePointer?, replacing: Bool = false
  ) {
    attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
    attribute.pointee.end_index = UInt32(clamping: range.upperBound)
    if replacing {
      pango_attr_list_change(list, attribute)
    } else {
      pango_attr_list_insert(list, attribute)
    }
  }
}

/// The elements of a linked list from GLib, in order.
private func elements<Element>(
  of list: UnsafeMutablePointer<GSList>?
) -> [UnsafeMutablePointer<Element>] {
  var elements: [UnsafeMutablePointer<Element>] = []
  var node = list
  while let current = node {
    elements.append(current.pointee.data.assumingMemoryBound(to: Element.self))
    node = current.pointee.next
  }
  return elements
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// The runs of the line with one font each, from left to right.
  var glyphRuns: [PangoGlyphItem] {
    let runs: [UnsafeMutablePointer<PangoGlyphItem>] = elements(of: pointee.runs)
    return runs.map(\.pointee)
  }

  /// The tracking that Pango removes from the ends of a broken line, in its units. Pango adds half
  /// of the tracking to either side of a letter.
  var trackingAtEnds: Int32 {
    let runs = glyphRuns
    return ((runs.first?.tracking ?? 0) + (runs.last?.tracking ?? 0)) / 2
  }
}

extension PangoGlyphItem {
  fileprivate var tracking: Int32 {
    attribute(PANGO_ATTR_LETTER_SPACING).flatMap(pango_attribute_as_int)?.pointee.value ?? 0
  }

  /// Whether the run reserves space for images instead of glyphs.
  var isRoomForImages: Bool { attribute(PANGO_ATTR_SHAPE) != nil }

  private func attribute(_ type: PangoAttrType) -> UnsafeMutablePointer<PangoAttribute>? {
    elements(of: item.pointee.analysis.extra_attrs).first {
      $0.pointee.klass.pointee.type == type
    }
  }

  /// Whether the run is the ellipsis for truncated characters.
  var isEllipsis: Bool {
    UInt32(item.pointee.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
  }
}
