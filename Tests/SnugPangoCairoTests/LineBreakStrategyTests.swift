import Foundation
import SnugDrawing
import SnugGeometry
import SnugPangoCairo
import Testing

/// Line breaks of labels that differ from other texts.
struct LineBreakStrategyTests {
  @Test func `a single word on the last line gets the word before it`() {
    let string = "The quick brown fox"
    let width = width(of: "The quick brown") + 1
    #expect(lines(of: string, in: width, .none) == ["The quick brown", "fox"])
    #expect(lines(of: string, in: width) == ["The quick", "brown fox"])
  }

  @Test(arguments: [
    // No word would be left above.
    ("incomprehensible fox", "incomprehensible"),
    // There is no room for both.
    ("a incomprehensible inconceivable", "a incomprehensible"),
    // The last line has two words.
    ("The quick brown lazy fox", "The quick brown"),
    // A part of a word is not moved.
    ("The quick brown-yellow", "The quick brown-"),
    ("日本語の文章は、どこでも", "日本語の文章は、どこで"),
  ])
  func `other lines are unchanged`(string: String, first: String) {
    let width = width(of: first) + 1
    let ordinary = lines(of: string, in: width, .none)
    #expect(ordinary.count > 1 && ordinary[0] == first)
    #expect(lines(of: string, in: width) == ordinary)
  }

  @Test func `no paragraph has a single word on its last line`() {
    let string = "The quick brown fox\nThe quick brown fox"
    let width = width(of: "The quick brown") + 1
    #expect(
      lines(of: string, in: width) == ["The quick", "brown fox", "The quick", "brown fox"])
  }

  @Test func `a Korean word stays whole where it fits`() {
    let width = width(of: "안녕하세요 세") + 1
    #expect(lines(of: "안녕하세요 세계", in: width, .none) == ["안녕하세요 세", "계"])
    #expect(lines(of: "안녕하세요 세계", in: width) == ["안녕하세요", "세계"])
    let narrow = self.width(of: "안녕하") + 1
    #expect(lines(of: "안녕하세요 세계", in: narrow) == ["안녕하", "세요", "세계"])
  }

  @Test(arguments: ["The quick brown fox jumps over it", "안녕하세요 세계 여러분 모두 반갑습니다"])
  func `pushing a word out needs no more lines`(string: String) {
    for width in stride(from: 60.0, through: 300, by: 0.7) {
      let metrics = measurer.metrics(of: styled(string, .standard), maximumWidth: width)
      #expect(metrics.size.width <= width && !metrics.isTruncated)
    }
  }

  /// A line may end at a hyphen, but not inside an unbroken range.
  @Test(arguments: [
    (0..<0, ["a.width == b.width -", "32 is"]), (11..<23, ["a.width ==", "b.width - 32 is"]),
  ])
  func `an unbroken range is on one line`(range: Range<Int>, lines: [String]) {
    let string = "a.width == b.width - 32 is"
    var text = styled(string, .none)
    text.unbroken = range.isEmpty ? [] : [range]
    #expect(self.lines(of: text, in: width(of: "a.width == b.width -") + 1) == lines)
  }

  private func styled(
    _ string: String, _ strategy: LineLimit.LineBreakStrategy
  ) -> StyledText {
    StyledText(
      string, font: Font(size: 17),
      lineLimit: LineLimit(numberOfLines: 0, lineBreakStrategy: strategy))
  }

  private func width(of string: String) -> Double {
    measurer.metrics(of: styled(string, .none), maximumWidth: nil).size.width
  }

  /// The lines in the text layer of an SVG.
  private func lines(
    of string: String, in width: Double, _ strategy: LineLimit.LineBreakStrategy = .standard
  ) -> [String] {
    lines(of: styled(string, strategy), in: width)
  }

  private func lines(of text: StyledText, in width: Double) -> [String] {
    let mark = TextMark(
      text, color: Color(0), box: Rect(x: 0, y: 0, width: width, height: 99),
      top: 0)
    let list = picture([Mark(.text(mark), role: "text")])
    guard let svg = try? Renderer(measurer).svg(list) else { return [] }
    return String(decoding: svg, as: UTF8.self).components(separatedBy: "</text>").dropLast()
      .map { $0.split(separator: ">").last.map(String.init) ?? "" }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
