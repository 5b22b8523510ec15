internal import CSnugPangoCairo
internal import SnugGeometry

/// A text set in lines, for measuring and drawing.
///
/// The metrics of the requested fonts determine the positions of lines, whatever fonts the glyphs
/// come from. The height of a line is from the highest ascender to the lowest descender of its
/// runs.
final class TextLayout {
  let text: StyledText
  let lines: [Line]
  let isTruncated: Bool
  /// Whether a line ends inside a word, where the text does not ask for that.
  let breaksWord: Bool
  /// The characters that no font has, without duplicates, in order.
  let missingCharacters: [Unicode.Scalar]
  let unit: Double
  /// The width of the widest line of the text, visible or not, in points.
  let widestLine: Double
  let fontSet: FontSet
  private let maximumWidth: Double?
  /// Retained because the lines point into them.
  private let paragraphs: [PangoParagraphs]

  struct Line {
    let pointer: UnsafeMutablePointer<PangoLayoutLine>
    /// In points, including parts beyond the width, and the tracking of the last letter. Labels
    /// saved by Interface Builder have it, '8888' or '•' as well as long ones.
    let width: Double
    let isRightToLeft: Bool
    /// The distances from the top of the text to the line's top and its baseline, in points.
    let top: Double
    let baseline: Double
    let bottom: Double
  }

  init(_ text: StyledText, maximumWidth: Double?, selection: FontSelection, fonts: FontSet) {
    let whole = text.withOrdinaryNewlines.mappingFonts {
      var font = $0
      font.size = Self.settable(font.size)
      return font
    }
    let string = whole.string
    let unit = Self.unit(for: string, size: whole.fonts.lazy.map(\.size).max() ?? 0)
    let maximumWidth = maximumWidth.flatMap { $0.isFinite ? max(0, $0) : nil }
    let mode = text.lineLimit.lineBreakMode
    let room = maximumWidth.map { $0 + 2 * unit / Double(PANGO_SCALE) } ?? .infinity
    let limit = text.lineLimit.numberOfLines
    // An only line is set again if it does not fit, and breaking thousands of characters into lines
    // that nobody sees takes seconds. When broken, spaces at its end and a single letter stick out.
    let first = string.prefix { $0 != "\n" }
    let isBroken =
      limit != 1 || mode.overflowOfLastLine == nil || first.last?.isWhitespace == true
      || first.dropFirst().isEmpty
    let breaking = LabelLineBreaking(string: string, room: room) { unbroken in
      PangoParagraphs(
        whole, selection: selection, fonts: fonts, unit: unit,
        maximumWidth: isBroken ? maximumWidth : nil,
        overflow: .wraps(mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR),
        unbroken: unbroken)
    }
    let isStandard = text.lineLimit.lineBreakStrategy == .standard && mode != .byCharWrapping
    let all = isStandard ? breaking.paragraphs() : breaking.setting([])
    var paragraphs = [all]
    var pointers = all.lines
    widestLine = pointers.lazy.map { $0.width(inUnits: unit) }.max() ?? 0
    var leavesOut = false

    let exceeds = !isBroken && (pointers.first?.width(inUnits: unit) ?? 0) > room
    if limit > 0, pointers.count > limit || exceeds {
      leavesOut = pointers[limit...].contains { $0.pointee.length > 0 }
      let last = pointers[limit - 1]
      pointers.removeSubrange(limit...)
      if let overflow = mode.overflowOfLastLine {
        var rest = Self.rest(of: whole, from: Int(last.pointee.start_index))
        let isCut = mode != .byClipping && !rest.isLastWithText
        if isCut { rest.paragraph.string += "…" }
        let line = PangoParagraphs(
          rest.paragraph, selection: selection, fonts: fonts, unit: unit,
          maximumWidth: maximumWidth, overflow: overflow, direction: last.direction)
        paragraphs.append(line)
        // Query the layout first and the line last, because a query can recreate the layout's
        // lines.
        leavesOut = isCut || !rest.isLastWithText || pango_layout_is_ellipsized(line.pointer) != 0
        pointers[limit - 1] = line.firstLineWithNarrowEllipsis()
      }
    }

    self.text = text
    fontSet = fonts
    self.unit = unit
    self.maximumWidth = maximumWidth
    self.paragraphs = paragraphs
    var top = 0.0
    lines = pointers.enumerated().map { index, pointer in
      // The last line can belong to other paragraphs than the lines before it.
      let set = index + 1 == pointers.count ? paragraphs[paragraphs.count - 1] : all
      let fonts = pointer.fonts(of: set.text)
      let line = Line(pointer, unit: unit, top: top, fonts: fonts)
      top = line.bottom + (fonts.lazy.map(\.leading).max() ?? 0)
      return line
    }
    breaksWord = mode != .byCharWrapping && all.breaksWord(inFirst: lines.count)
    isTruncated = leavesOut || lines.contains { $0.width > room }
    missingCharacters =
      pango_layout_get_unknown_glyphs_count(all.pointer) > 0
      ? Self.missing(in: string, fonts: fonts) : []
  }

  var metrics: TextMetrics {
    let widest = lines.lazy.map(\.width).max() ?? 0
    return TextMetrics(
      // The size does not include parts beyond the width or the tolerance for rounding.
      size: Size(width: min(widest, maximumWidth ?? .infinity), height: lines.last?.bottom ?? 0),
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
      lineCount: lines.count, isTruncated: isTruncated, breaksWord: breaksWord,
      missingCharacters: missingCharacters)
  }

  /// The left end of a line in a width, in points from the left end of the width.
  func left(of line: Line, in width: Double) -> Double {
    switch text.alignment {
    case .left: 0
    case .center: (width - line.width) / 2
    case .right: width - line.width
    case .natural: line.isRightToLeft ? width - line.width : 0
    }
  }

  /// A size that Pango supports. An invalid size becomes so small that the text is invisible.
  static func settable(_ size: Double) -> Double {
    size > 0 ? min(max(size, 0.01), 100_000) : 0.01
  }

  /// The unit with which the widest possible line, four ems per character, fits Pango's 2^31 units.
  private static func unit(for string: String, size: Double) -> Double {
    let widest = Double(string.unicodeScalars.count) * size * 4
    var unit = 1.0
    while widest / unit > 0x1p20 { unit *= 2 }
    return unit
  }

  /// The paragraph from an offset on, and whether only empty paragraphs follow.
  private static func rest(
    of text: StyledText, from offset: Int
  ) -> (paragraph: StyledText, isLastWithText: Bool) {
    let tail = text.string.utf8.dropFirst(offset)
    let end = tail.firstIndex(of: UInt8(ascii: "\n")) ?? tail.endIndex
    let newline = UInt8(ascii: "\n")
    var paragraph = text
    paragraph.string = String(Substring(tail[..<end]))
    paragraph.unbroken = []
    paragraph.runs = text.runs.compactMap { run in
      let range = max(0, run.range.lowerBound - offset)..<max(0, run.range.upperBound - offset)
      return range.isEmpty ? nil : StyledText.Run(range, font: run.font)
    }
    return (paragraph, tail[end...].allSatisfy { $0 == newline })
  }

  private static func missing(in string: String, fonts: FontSet) -> [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    let rest = fonts.emoji?.leavingOutEmoji(of: string) ?? string
    return rest.unicodeScalars.filter {
      $0.needsGlyph && !fonts.covers($0) && seen.insert($0).inserted
    }
  }
}

extension TextLayout.Line {
  fileprivate init(
    _ pointer: UnsafeMutablePointer<PangoLayoutLine>, unit: Double, top: Double, fonts: [Font]
  ) {
    self.pointer = pointer
    width = pointer.width(inUnits: unit)
    isRightToLeft = pointer.direction == .rightToLeft
    self.top = top
    baseline = top + (fonts.lazy.map(\.ascender).max() ?? 0)
    bottom = baseline + (fonts.lazy.map(\.descender).max() ?? 0)
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// In points, including the tracking at its ends.
  func width(inUnits unit: Double) -> Double {
    var extents = PangoRectangle()
    pango_layout_line_get_extents(self, nil, &extents)
    return max(0, Double(extents.width + trackingAtEnds) * unit / Double(PANGO_SCALE))
  }

  /// The requested fonts of the line's text; for an empty line that at its start.
  fileprivate func fonts(of text: StyledText) -> [Font] {
    guard !text.runs.isEmpty else { return [text.font] }
    let offsets = glyphRuns.map { Int($0.item.pointee.offset) }
    return (offsets.isEmpty ? [Int(pointee.start_index)] : offsets).map(text.font(at:))
  }

  fileprivate var direction: LayoutDirection {
    pango_layout_line_get_resolved_direction(self) == PANGO_DIRECTION_RTL
      ? .rightToLeft : .leftToRight
  }
}

extension LineLimit.LineBreakMode {
  /// The treatment of the last allowed line if more text follows; `nil` means unchanged.
  fileprivate var overflowOfLastLine: PangoParagraphs.Overflow? {
    switch self {
    case .byWordWrapping, .byCharWrapping: nil
    case .byClipping: .sticksOut
    case .byTruncatingHead: .isEllipsised(PANGO_ELLIPSIZE_START)
    case .byTruncatingMiddle: .isEllipsised(PANGO_ELLIPSIZE_MIDDLE)
    case .byTruncatingTail: .isEllipsised(PANGO_ELLIPSIZE_END)
    }
  }
}

extension StyledText {
  /// The text with normalized newlines and without invisible characters.
  fileprivate var withOrdinaryNewlines: StyledText {
    var copy = self
    copy.string = string.withOrdinaryNewlines
    if copy.string != string { copy.unbroken = [] }
    guard !runs.isEmpty else { return copy }
    (copy.string, copy.runs) = ("", [])
    for part in parts {
      let start = copy.string.utf8.count
      let bytes = string.utf8.dropFirst(part.range.lowerBound).prefix(part.range.count)
      copy.string += String(decoding: bytes, as: UTF8.self).withOrdinaryNewlines
      copy.runs.append(Run(start..<copy.string.utf8.count, font: part.font))
    }
    return copy
  }
}

extension String {
  /// The text with normalized newlines, and without the control characters that are invisible on
  /// iOS but that Pango would draw as boxes or stop at.
  fileprivate var withOrdinaryNewlines: String {
    // The fast path: nearly every text needs no change.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
      case "\t": result.append(scalar)
      case _ where scalar.properties.generalCategory == .control: break
      // Cairo treats a text with a noncharacter as invalid UTF-8.
      case _ where scalar.properties.isNoncharacterCodePoint: break
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}
