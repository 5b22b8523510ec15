internal import CPangoCairo
internal import Geometry

/// A text set in lines: the one object that measures it and draws it.
///
/// Lines stand where the system font's metrics put them, whatever fonts their glyphs come from:
/// the top of line *i* lies *i* line spacings down, its baseline an ascender below that.
final class TextLayout {
  let text: StyledText
  let lines: [Line]
  /// Whether something of the text is in none of the lines, or sticks out of the width.
  let isTruncated: Bool
  /// Characters that no font has, each once, in order.
  let missingCharacters: [Unicode.Scalar]
  let unit: Double
  /// The width of the widest line the text falls into, shown or not, in points.
  let widestLine: Double
  let fontSet: FontSet
  private let maximumWidth: Double?
  /// Keeps alive what the lines point into.
  private let paragraphs: [PangoParagraphs]

  struct Line {
    let pointer: UnsafeMutablePointer<PangoLayoutLine>
    /// In points, with what sticks out of the width, and with the tracking of its last letter: labels
    /// saved by Interface Builder have it, '8888' or '•' as well as long ones.
    let width: Double
    let isRightToLeft: Bool
  }

  init(_ text: StyledText, maximumWidth: Double?, selection: FontSelection, fonts: FontSet) {
    let string = text.string.withOrdinaryNewlines
    var style = text
    style.font.size = Self.settable(text.font.size)
    let unit = Self.unit(for: string, size: style.font.size)
    let maximumWidth = maximumWidth.flatMap { $0.isFinite ? max(0, $0) : nil }
    let mode = text.lineLimit.lineBreakMode
    let room = maximumWidth.map { $0 + 2 * unit / Double(PANGO_SCALE) } ?? .infinity
    let breaking = LabelLineBreaking(string: string, room: room) { unbroken in
      PangoParagraphs(
        string, style: style, selection: selection, fonts: fonts, unit: unit,
        maximumWidth: maximumWidth,
        overflow: .wraps(mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR),
        unbroken: unbroken)
    }
    let isStandard = text.lineLimit.lineBreakStrategy == .standard && mode != .byCharWrapping
    let whole = isStandard ? breaking.paragraphs() : breaking.setting([])
    var paragraphs = [whole]
    var pointers = whole.lines
    widestLine = pointers.lazy.map { Line($0, unit: unit).width }.max() ?? 0
    var leavesOut = false

    let limit = text.lineLimit.numberOfLines
    if limit > 0, pointers.count > limit {
      leavesOut = pointers[limit...].contains { $0.pointee.length > 0 }
      let last = pointers[limit - 1]
      pointers.removeSubrange(limit...)
      if let overflow = mode.overflowOfLastLine {
        let rest = Self.rest(of: string, from: Int(last.pointee.start_index))
        let isCut = mode != .byClipping && !rest.isLastWithText
        let line = PangoParagraphs(
          isCut ? rest.paragraph + "…" : rest.paragraph, style: style, selection: selection,
          fonts: fonts, unit: unit, maximumWidth: maximumWidth, overflow: overflow,
          direction: last.direction)
        paragraphs.append(line)
        pointers[limit - 1] = line.firstLineWithNarrowEllipsis()
        leavesOut = isCut || !rest.isLastWithText || pango_layout_is_ellipsized(line.pointer) != 0
      }
    }

    self.text = text
    fontSet = fonts
    self.unit = unit
    self.maximumWidth = maximumWidth
    self.paragraphs = paragraphs
    lines = pointers.map { Line($0, unit: unit) }
    isTruncated = leavesOut || lines.contains { $0.width > room }
    missingCharacters = whole.hasUnknownGlyphs ? Self.missing(in: string, fonts: fonts) : []
  }

  var metrics: TextMetrics {
    let widest = lines.lazy.map(\.width).max() ?? 0
    let height = text.font.height(ofLines: lines.count)
    return TextMetrics(
      // What sticks out, and the room for rounding, are no part of the size.
      size: Size(width: min(widest, maximumWidth ?? .infinity), height: height),
      firstBaseline: text.font.ascender,
      lastBaseline: height - text.font.descender,
      lineCount: lines.count, isTruncated: isTruncated, missingCharacters: missingCharacters)
  }

  /// The left end of a line set in a width, in points from the left end of that width.
  func left(of line: Line, in width: Double) -> Double {
    switch text.alignment {
    case .left: 0
    case .center: (width - line.width) / 2
    case .right: width - line.width
    case .natural: line.isRightToLeft ? width - line.width : 0
    }
  }

  /// The baseline of a line, in points below the top of the text.
  func baseline(ofLine index: Int) -> Double {
    Double(index) * text.font.lineSpacing + text.font.ascender
  }

  /// A size Pango can set: whatever is no size at all is set so small that nothing is seen.
  static func settable(_ size: Double) -> Double {
    size > 0 ? min(max(size, 0.01), 100_000) : 0.01
  }

  /// The unit that makes the widest thinkable line fit Pango's 2^31 units: four ems a character.
  private static func unit(for string: String, size: Double) -> Double {
    let widest = Double(string.unicodeScalars.count) * size * 4
    var unit = 1.0
    while widest / unit > 0x1p20 { unit *= 2 }
    return unit
  }

  /// The paragraph from an offset on, and whether nothing but empty ones follow.
  private static func rest(
    of string: String, from offset: Int
  ) -> (paragraph: String, isLastWithText: Bool) {
    let tail = string.utf8.dropFirst(offset)
    let end = tail.firstIndex(of: UInt8(ascii: "\n")) ?? tail.endIndex
    let newline = UInt8(ascii: "\n")
    return (
      String(Substring(tail[..<end])), tail[end...].allSatisfy { $0 == newline }
    )
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
  init(_ pointer: UnsafeMutablePointer<PangoLayoutLine>, unit: Double) {
    var extents = PangoRectangle()
    pango_layout_line_get_extents(pointer, nil, &extents)
    self.pointer = pointer
    width = max(0, Double(extents.width + pointer.trackingAtEnds) * unit / Double(PANGO_SCALE))
    isRightToLeft = pointer.direction == .rightToLeft
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  fileprivate var direction: PangoParagraphs.Direction {
    pango_layout_line_get_resolved_direction(self) == PANGO_DIRECTION_RTL
      ? .rightToLeft : .leftToRight
  }
}

extension LineLimit.LineBreakMode {
  /// What becomes of the last line allowed when more text follows; `nil`: it stays as it broke.
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

extension String {
  /// The text with one kind of newline, and without the control characters that nobody sees on
  /// iOS but that Pango would draw as boxes, or stop at.
  fileprivate var withOrdinaryNewlines: String {
    // Nearly every text is as it should be: to know it takes less time than to write it again.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
      case "\t": result.append(scalar)
      case _ where scalar.properties.generalCategory == .control: break
      // Cairo takes a text that holds one for broken UTF-8.
      case _ where scalar.properties.isNoncharacterCodePoint: break
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}
