import SnugGeometry
import SnugPangoCairo
import Testing

@Suite struct `A text in several fonts` {
  private static let (small, large) = (Font(size: 17), Font(size: 34, weight: .bold))

  private func mixed(_ parts: [(String, Font)], lines: Int = 1) -> StyledText {
    var text = StyledText(
      "", font: parts[0].1,
      lineLimit: LineLimit(numberOfLines: lines, lineBreakMode: .byTruncatingTail))
    for (string, font) in parts {
      let start = text.string.utf8.count
      text.string += string
      text.runs.append(.init(start..<text.string.utf8.count, font: font))
    }
    return text
  }

  private func metrics(_ text: StyledText, _ width: Double? = nil) -> TextMetrics {
    measurer.metrics(of: text, maximumWidth: width)
  }

  @Test(arguments: [("12", " km/h"), ("Total ", "漢字"), ("שלום ", "עולם")])
  func `is as wide as its parts and as high as the largest`(first: String, second: String) {
    let parts = [(first, Self.large), (second, Self.small)]
    let widths = parts.map { metrics(StyledText($0.0, font: $0.1)).size.width }
    let both = metrics(mixed(parts))
    #expect(abs(both.size.width - widths[0] - widths[1]) < 0.01)
    #expect(abs(both.size.height - Self.large.lineHeight) < 1e-9)
    #expect(abs(both.firstBaseline - Self.large.ascender) < 1e-9)
  }

  @Test(arguments: sampleTexts)
  func `is a text in one font if all its parts have that font`(string: String) {
    for width in [nil, 60.0] {
      let plain = text(string, size: 34, weight: .bold, lines: 2)
      var inRun = text(string, lines: 2)
      inRun.runs = [.init(0..<string.utf8.count, font: Self.large)]
      guard !string.isEmpty else { continue }
      #expect(metrics(inRun, width) == metrics(plain, width))
    }
  }

  @Test(arguments: ["\n", "\r\n", "\u{2028}", "\u{7}\n"])
  func `has lines as high as the largest part in each`(newline: String) {
    let text = mixed(
      [("one\(newline)", Self.small), ("T", Self.large), ("wo\(newline)three", Self.small)],
      lines: 0)
    let metrics = metrics(text)
    #expect(metrics.lineCount == 3)
    let (small, large) = (Self.small, Self.large)
    #expect(abs(metrics.size.height - 2 * small.lineHeight - large.lineHeight) < 1e-9)
    #expect(abs(metrics.firstBaseline - small.ascender) < 1e-9)
    #expect(abs(metrics.lastBaseline - metrics.size.height + small.descender) < 1e-9)
  }

  /// Text that is left out does not increase the height of a line.
  @Test func `has a last line as high as its visible text`() {
    let text = mixed([("a b c d e f g h ", Self.small), ("end", Self.large)], lines: 2)
    #expect(abs(metrics(text).size.height - Self.large.lineHeight) < 1e-9)
    let narrow = metrics(text, 40)
    #expect(narrow.isTruncated && narrow.lineCount == 2)
    #expect(abs(narrow.size.height - 2 * Self.small.lineHeight) < 1e-9)
  }

  @Test func `has emoji as large as their part`() {
    let alone = metrics(StyledText("🚲", font: Self.large)).size.width
    let both = metrics(mixed([("a", Self.small), ("🚲", Self.large)])).size.width
    let letter = metrics(StyledText("a", font: Self.small)).size.width
    #expect(abs(both - letter - alone) < 0.01 && alone > 34)
  }

  @Test func `is set in the faces of all its fonts`() {
    let text = mixed([("Letters of ", Self.small), ("one text", Self.large)])
    let fonts = measurer.fonts(of: [text]).map { "\($0.family) \($0.weight)" }
    #expect(fonts == ["Inter 400", "Inter Display 700"])
  }

  /// Two large words on one line, or on two lines, do not change the number of lines.
  @Test func `is as high between two of its breakpoints`() {
    let text = mixed(
      [("a ", Self.small), ("BB BB", Self.large), (" cc d", Self.small)],
      lines: 0)
    let breakpoints = measurer.breakpoints(of: text, over: 20...200, includingWidth: false)
    #expect(breakpoints.count > 1)
    for (start, end) in zip(breakpoints, breakpoints.dropFirst() + [200]) {
      let heights = stride(from: start + 0.01, to: end - 0.01, by: 3).map {
        metrics(text, $0).size.height
      }
      #expect(Set(heights).count <= 1, "\(start) to \(end): \(heights)")
    }
  }
}
