import SnugGeometry
import SnugPangoCairo
import SnugTestSupport
import Testing

/// Compares breakpoints with the layouts of a text in many widths.
struct BreakpointTests {
  private static let strings = [
    "The quick brown fox jumps over the lazy dog and runs away",
    "incomprehensibilities", "a bb ccc dddd eeeee ffffff", "two  spaces   and    more, trailing  ",
    "one\ntwo lines\n\nand four more words", "co\u{AD}oper\u{AD}ation of hy\u{AD}phens",
    "no\u{A0}break here but there", "一二三四五六七八九十，百千万。", "日本語の文章は、どこでも折り返す。",
    "mixed 漢字 and Latin", "مرحبا بالعالم كيف حالك اليوم", "สวัสดีชาวโลกทั้งหลาย", "W", "",
    "안녕하세요 세계 여러분",
  ]

  @Test(arguments: Seeds.sample(of: strings, with: [0, 1, 2, 3]))
  func `the layout changes at breakpoints and not between them`(
    string: String, lines: Int
  ) throws {
    // Not shared with other tests, so that all texts use the same open fonts.
    let measurer = try PangoTextMeasurer()
    for (size, strategy, includingWidth) in [
      (11.0, .none, false), (17, .none, true), (17, .standard, false), (17, .standard, true),
    ] as [(Double, LineLimit.LineBreakStrategy, Bool)] {
      var text = text(string, size: size, lines: lines)
      text.lineLimit.lineBreakStrategy = strategy
      let (widths, step) = (15.0...170, Seeds.areAllDrawn ? 0.61 : 3.61)
      let breakpoints = measurer.breakpoints(
        of: text, over: widths, includingWidth: includingWidth)
      func areAlike(_ one: TextMetrics, _ other: TextMetrics) -> Bool {
        one.matches(other, in: text, includingWidth: includingWidth)
      }
      func setting(_ width: Double) -> TextMetrics {
        measurer.metrics(of: text, maximumWidth: width)
      }
      #expect(breakpoints == breakpoints.sorted())
      for breakpoint in breakpoints {
        #expect(widths.contains(breakpoint))
        // Pango counts in 1024ths of a point.
        let (below, above) = (setting(breakpoint - 0x1p-11), setting(breakpoint + 0x1p-11))
        #expect(!areAlike(below, above), "\(string) at \(breakpoint)")
      }
      var last = (width: widths.lowerBound, setting: setting(widths.lowerBound))
      for width in stride(from: widths.lowerBound, through: widths.upperBound, by: step) {
        let next = setting(width)
        let isSame = !breakpoints.contains { last.width <= $0 && $0 <= width }
        #expect(
          !isSame || areAlike(last.setting, next),
          "\(string) in \(lines) lines of \(last.width) and \(width)")
        last = (width, next)
      }
    }
  }

  @Test(arguments: LineLimit.LineBreakMode.allCases)
  func `the number of lines changes only at breakpoints`(
    mode: LineLimit.LineBreakMode
  ) {
    let text = text("several words, some of them incomprehensible", lines: 3, mode: mode)
    let breakpoints = measurer.breakpoints(of: text, over: 0...400)
    #expect(!breakpoints.isEmpty)
    for (low, high) in zip([0] + breakpoints, breakpoints + [400]) where high - low > 0.01 {
      let settings = [0.001, 0.3, 0.7, 0.999].map {
        measurer.metrics(of: text, maximumWidth: low + $0 * (high - low))
      }
      #expect(
        settings.allSatisfy { $0.matches(settings[0], in: text, includingWidth: false) },
        "\(low)...\(high)")
    }
  }

  @Test func `an infinite range has the breakpoints below the text's width`() {
    let text = text("The quick brown fox", lines: 0)
    let whole = measurer.breakpoints(of: text, over: 0...Double.infinity)
    let width = measurer.metrics(of: text, maximumWidth: nil).size.width
    #expect(whole.last.map { $0 <= width } == true)
    #expect(measurer.breakpoints(of: text, over: 60...90) == whole.filter { 60 < $0 && $0 < 90 })
  }
}
