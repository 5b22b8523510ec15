import SnugGeometry
import SnugPangoCairo
import SnugTestSupport
import Testing

@Suite struct `Measuring text` {
  @Test func `the system font measures Hello as iOS does`() {
    let size = measurer.metrics(of: text("Hello"), maximumWidth: nil).size
    #expect(abs(size.height - 20.287) < 0.001)
    let (one, two) = (PixelGrid(scale: 1), PixelGrid(scale: 2))
    #expect(one.roundedUp(size.width) == 39 && one.roundedUp(size.height) == 21)
    #expect(two.roundedUp(size.width) == 39 && two.roundedUp(size.height) == 20.5)
  }

  @Test(arguments: [(17.0, -0.43), (17.5, -0.435), (12, 0), (5, 0.24), (55, 0.31), (200, 0)])
  func `tracking is San Francisco's, and interpolated between sizes`(
    size: Double, tracking: Double
  ) {
    #expect(abs(SystemTracking.tracking(atSize: size) - tracking) < 1e-9)
  }

  @Test func `annotations are as wide as content, but for figures`() {
    func width(_ string: String, _ style: StyledText.Style) -> Double {
      measurer.metrics(of: text(string, style: style), maximumWidth: nil).size.width
    }
    #expect(width("pqghk", .annotation) == width("pqghk", .content))
    #expect(width("111", .annotation) == width("000", .content))
  }

  @Test func `digits of an annotation have equal widths`() {
    let widths = ["111", "888", "407"].map {
      measurer.metrics(of: text($0, style: .annotation), maximumWidth: nil).size.width
    }
    #expect(Set(widths).count == 1)
  }

  @Test func `every weight has different glyphs`() {
    let widths = Font.Weight.allCases.map {
      measurer.metrics(of: text("Hamburgefonts", weight: $0), maximumWidth: nil).size.width
    }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    let mixed = Font.Weight.allCases.map {
      measurer.metrics(of: text("Hamburgefonts 漢", weight: $0), maximumWidth: nil).size.width
    }
    #expect(Set(mixed).count == mixed.count)
  }

  @Test(arguments: sampleTexts) func `a text is not truncated at its width`(string: String) {
    for lines in [0, 1, 2] {
      for mode in LineLimit.LineBreakMode.allCases {
        let text = text(string, lines: lines, mode: mode)
        let free = measurer.metrics(of: text, maximumWidth: nil)
        let widths =
          [free.size.width] + [1, 2, 3].map { PixelGrid(scale: $0).roundedUp(free.size.width) }
        for width in widths {
          let held = measurer.metrics(of: text, maximumWidth: width)
          #expect(held.isTruncated == false && held.lineCount == free.lineCount)
          #expect(held.size == free.size || width < free.size.width)
        }
      }
    }
  }

  /// From 24 points on the tracking is positive. A `largeTitle` has 34.
  @Test func `a text of any size is not truncated at its width`() {
    for size in 6...80 {
      for string in ["1,284", "Delivered", "a b"] {
        let text = text(string, size: Double(size))
        let free = measurer.metrics(of: text, maximumWidth: nil)
        let held = measurer.metrics(of: text, maximumWidth: free.size.width)
        #expect(held == free, "\(string) at \(size)")
      }
    }
  }

  @Test(arguments: sampleTexts) func `no line is wider than allowed`(string: String) {
    for width in [0.0, 1, 25, 60] {
      for lines in [0, 1, 3] {
        let metrics = measurer.metrics(of: text(string, lines: lines), maximumWidth: width)
        #expect(metrics.size.width <= width)
        #expect(lines == 0 || metrics.lineCount <= lines)
      }
    }
  }

  @Test func `lines are a line height apart, whatever fonts they need`() {
    let metrics = measurer.metrics(of: text("Latin\n漢字\nไทย", lines: 0), maximumWidth: nil)
    let font = Font(size: 17)
    #expect(metrics.lineCount == 3)
    #expect(metrics.size.height == 3 * font.lineHeight)
    #expect(metrics.firstBaseline == font.ascender)
    #expect(abs(metrics.lastBaseline - (2 * font.lineHeight + font.ascender)) < 1e-9)
  }

  @Test func `a text that does not fit is truncated by its mode`() {
    let long = "The quick brown fox jumps over the lazy dog"
    for mode in LineLimit.LineBreakMode.allCases {
      for lines in [1, 2] {
        let metrics = measurer.metrics(of: text(long, lines: lines, mode: mode), maximumWidth: 90)
        #expect(metrics.isTruncated && metrics.lineCount == lines)
      }
      let all = measurer.metrics(of: text(long, lines: 0, mode: mode), maximumWidth: 90)
      #expect(!all.isTruncated && all.lineCount > 2)
    }
  }

  @Test(arguments: sampleTexts) func `one line is truncated where a text needs several`(
    string: String
  ) {
    let string = string.replacing("\n", with: " ")
    let natural = measurer.metrics(of: text(string), maximumWidth: nil).size.width
    for width in stride(from: 20, through: min(natural, 400) + 2, by: 0.7) {
      let all = measurer.metrics(of: text(string, lines: 0), maximumWidth: width)
      for mode in [LineLimit.LineBreakMode.byTruncatingTail, .byTruncatingHead, .byClipping] {
        let one = measurer.metrics(of: text(string, mode: mode), maximumWidth: width)
        #expect(
          one.isTruncated == (all.lineCount > 1 || all.isTruncated), "\(mode) in \(width)")
      }
    }
  }

  @Test func `one line is truncated after the first paragraph`() {
    let two = measurer.metrics(of: text("first\nsecond"), maximumWidth: nil)
    let one = measurer.metrics(of: text("first…"), maximumWidth: nil)
    #expect(two.size == one.size && two.isTruncated && two.lineCount == 1)
    let clipped = measurer.metrics(of: text("first\nsecond", mode: .byClipping), maximumWidth: nil)
    #expect(clipped.size == measurer.metrics(of: text("first"), maximumWidth: nil).size)
    #expect(clipped.isTruncated)
    #expect(!measurer.metrics(of: text("first\n"), maximumWidth: nil).isTruncated)
  }

  /// Lines also end after hyphens and between ideographs, and where the text says so.
  @Test(arguments: [
    ("Message", 60.0, true), ("Message", 80, false), ("A Message", 60, true),
    ("a message here", 80, false), ("well-known", 70, false), ("漢字漢字漢字", 60, false),
    ("mess\nage", 60, false), ("message\na", 60, true), ("mess\u{AD}age", 60, false),
  ])
  func `a line may end inside a word`(string: String, width: Double, breaksWord: Bool) {
    let metrics = measurer.metrics(of: text(string, lines: 0), maximumWidth: width)
    #expect(metrics.breaksWord == breaksWord, "\(metrics)")
    let free = text(string, lines: 0, mode: .byCharWrapping)
    #expect(!measurer.metrics(of: free, maximumWidth: width).breaksWord)
  }

  /// The lines that are seen count.
  @Test(arguments: [(2, false), (3, false), (4, true)])
  func `a word that is broken in a line that is left out does not count`(
    lines: Int, breaksWord: Bool
  ) {
    let text = text("a b messages", lines: lines, mode: .byWordWrapping)
    #expect(measurer.metrics(of: text, maximumWidth: 20).breaksWord == breaksWord)
  }

  @Test func `an ellipsis has its natural width`() {
    let cut = measurer.metrics(of: text("incomprehensibilities"), maximumWidth: 60).size.width
    let alone = measurer.metrics(of: text("…"), maximumWidth: nil).size.width
    #expect(cut < 60 && alone < 20 && cut > alone)
  }

  @Test func `a width that is not a number is no limit`() {
    let free = measurer.metrics(of: text("some words"), maximumWidth: nil)
    for width in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(measurer.metrics(of: text("some words"), maximumWidth: width) == free)
    }
    let none = measurer.metrics(of: text("some words"), maximumWidth: -3)
    #expect(none == measurer.metrics(of: text("some words"), maximumWidth: 0))
  }

  @Test(arguments: [
    "", "\0", "a\0b", "\u{301}", "\u{FFFD}", "\u{1}\u{7F}\u{9F}", "\u{202E}\u{2066}\u{2069}",
    "\r\n",
    "\n\n\n", "\u{FEFF}", "\u{10FFFF}", "\u{FFFC}", "\t\t", "\u{200D}\u{FE0F}", "𓀀𝕏",
  ])
  func `any string can be measured`(string: String) {
    for width in [nil, 0, 10] as [Double?] {
      for lines in [0, 1, 2] {
        let metrics = measurer.metrics(of: text(string, lines: lines), maximumWidth: width)
        #expect(metrics.lineCount >= 1 && metrics.size.width >= 0)
        #expect(metrics.size.height == Double(metrics.lineCount) * Font(size: 17).lineHeight)
      }
    }
  }

  @Test func `many thousand characters measure as many`() {
    let count = Seeds.areAllDrawn ? 100_000 : 20_000
    for (unit, expected) in [("漢", 17.0), ("Hello ", nil)] as [(String, Double?)] {
      let long = String(repeating: unit, count: count / unit.count)
      let metrics = measurer.metrics(of: text(long), maximumWidth: nil)
      #expect(metrics.lineCount == 1 && !metrics.isTruncated)
      if let expected { #expect(metrics.size.width == expected * Double(count)) }
      #expect(metrics.size.width > 5 * Double(count))
      #expect(measurer.metrics(of: text(long), maximumWidth: 100).isTruncated)
    }
  }

  @Test func `any font size can be measured`() {
    for size in [-1, 0, 1e-9, 1e9, Double.nan, .infinity] {
      let metrics = measurer.metrics(of: text("Hello 漢", size: size), maximumWidth: 100)
      #expect(metrics.lineCount == 1)
    }
  }

  @Test func `previous measurements have no effect`() throws {
    let forwards = try PangoTextMeasurer()
    let backwards = try PangoTextMeasurer()
    let there = sampleTexts.map { forwards.metrics(of: text($0), maximumWidth: nil) }
    let back = sampleTexts.reversed().map { backwards.metrics(of: text($0), maximumWidth: nil) }
    #expect(there == back.reversed())
  }

  @Test func `several threads measure the same as one`() async throws {
    let expected = sampleTexts.map { measurer.metrics(of: text($0), maximumWidth: 80) }
    let shared = try PangoTextMeasurer()
    try await withThrowingTaskGroup(of: [TextMetrics].self) { group in
      for index in 0..<8 {
        group.addTask {
          let own = index % 2 == 0 ? shared : try PangoTextMeasurer()
          return sampleTexts.map { own.metrics(of: text($0), maximumWidth: 80) }
        }
      }
      for try await metrics in group { #expect(metrics == expected) }
    }
  }

  /// Each size is a separate font, whose average character Pango measures at its first line break.
  private static let devanagari = (20..<50).map {
    text("नमस्ते दुनिया", size: Double($0), weight: .bold, lines: 0)
  }

  @Test func `lines break the same whatever was measured before`() throws {
    let (alone, after) = (try PangoTextMeasurer(), try PangoTextMeasurer())
    for text in Self.devanagari {
      var before = text
      before.string = "नम 12"
      let width = 2 * text.font.size
      _ = after.metrics(of: before, maximumWidth: width)
      let metrics = after.metrics(of: text, maximumWidth: width)
      #expect(metrics == alone.metrics(of: text, maximumWidth: width))
    }
  }

  @Test func `lines break the same whatever other threads measure`() async throws {
    @Sendable func metrics() throws -> [TextMetrics] {
      let own = try PangoTextMeasurer()
      return Self.devanagari.map { own.metrics(of: $0, maximumWidth: 2 * $0.font.size) }
    }
    let expected = try metrics()
    try await withThrowingTaskGroup(of: [TextMetrics].self) { group in
      for _ in 0..<8 { group.addTask { try metrics() } }
      for try await metrics in group { #expect(metrics == expected) }
    }
  }
}
