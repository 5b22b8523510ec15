internal import CSnugPangoCairo
internal import SnugGeometry

/// Breaks lines like `NSLineBreakStrategyStandard`, the strategy of UIKit's and AppKit's labels.
///
/// Source: the header NSParagraphStyle.h. Of `NSLineBreakStrategyPushOut` it says that it "allows the
/// text system to 'push out' individual lines by some number of words to avoid an orphan word on the
/// last line of the paragraph" and "usually pushes out the last line by a single word"; of
/// `NSLineBreakStrategyHangulWordPriority`, that it "prohibits breaking between Hangul characters".
///
/// The meaning of "usually" is not published. The rule here is an assumption: one word moves down
/// if it fits on the last line and the line above keeps another word, whatever the length of the
/// last word. So the number of lines does not change.
struct LabelLineBreaking {
  let string: String
  /// In points.
  let room: Double
  /// Sets the text without line breaks inside UTF-8 ranges.
  let setting: (_ unbroken: [Range<Int>]) -> PangoParagraphs

  /// Sets the text, first with ordinary line breaks, which are right for most texts.
  func paragraphs() -> PangoParagraphs {
    var paragraphs = setting([])
    var unbroken: [Range<Int>] = []
    guard paragraphs.lines.contains(where: { $0.pointee.is_paragraph_start == 0 }) else {
      return paragraphs
    }
    for avoided in [{ _ in hangulWords }, orphans(of:)] as [(PangoParagraphs) -> [Range<Int>]] {
      let candidates = avoided(paragraphs)
      guard !candidates.isEmpty else { continue }
      let all = setting(unbroken + candidates)
      let fitting = candidates.filter { !all.isTooWide($0, for: room) }
      unbroken += fitting
      paragraphs = fitting.count == candidates.count ? all : setting(unbroken)
    }
    return paragraphs
  }

  /// The ranges of several consecutive Hangul characters.
  private var hangulWords: [Range<Int>] {
    var words = RangeSet<Int>()
    var offset = 0
    for scalar in string.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if !scalar.isASCII, Script(scalar) == .hangul { words.insert(contentsOf: offset..<end) }
      offset = end
    }
    return Array(words.ranges)
  }

  /// The last two words of each paragraph whose last line is a single word.
  private func orphans(of paragraphs: PangoParagraphs) -> [Range<Int>] {
    let bytes = Array(string.utf8)
    let space = UInt8(ascii: " ")
    let lines = paragraphs.lines.map(\.pointee)
    return zip(lines.indices.dropFirst(), zip(lines, lines.dropFirst())).compactMap { index, pair in
      let (above, last) = pair
      let isLast = index + 1 == lines.count || lines[index + 1].is_paragraph_start != 0
      guard isLast, last.is_paragraph_start == 0 else { return nil }
      let start = Int(last.start_index)
      let word = bytes[start..<start + Int(last.length)].trimmingSuffix(space)
      let before = bytes[Int(above.start_index)..<start].trimmingSuffix(space)
      guard !word.isEmpty, !word.contains(space), before.endIndex < start,
        let gap = before.lastIndex(of: space)
      else { return nil }
      return gap + 1..<word.endIndex
    }
  }
}

extension PangoParagraphs {
  /// Whether a line with a part of the range is wider than the width.
  fileprivate func isTooWide(_ range: Range<Int>, for room: Double) -> Bool {
    lines.contains { line in
      let start = Int(line.pointee.start_index)
      return range.overlaps(start..<start + Int(line.pointee.length))
        && line.width(inUnits: unit) > room
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func trimmingSuffix(_ byte: UInt8) -> Self {
    prefix(upTo: lastIndex { $0 != byte }.map { $0 + 1 } ?? startIndex)
  }
}
