import Drawing
import Geometry
import Testing

@testable import SnugBenchmarks

/// What the plain program is given to draw, and what is made of its times.
@Suite struct `Measuring against a plain program` {
  private static func picture(_ shapes: [Mark.Shape]) -> DisplayList {
    DisplayList(
      size: Size(width: 100, height: 50.5), title: "", summary: "",
      marks: shapes.map { Mark($0, role: "") })
  }

  @Test func `tells it the marks in lines of words`() throws {
    let list = Self.picture([
      .rectangle(
        Rect(x: 0, y: 0, width: 100, height: 50.5), cornerRadius: 0, fill: Color(0xFFFFFF),
        stroke: nil),
      .rectangle(
        Rect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 2, fill: nil,
        stroke: Stroke(Color(0x003F8A), width: 1.5, dash: [3, 2])),
      .lines(
        [[Point(x: 0, y: 0), Point(x: 1, y: 1)]], Stroke(Color(0), width: 1, cap: .round)),
      .circle(center: Point(x: 14, y: 24), radius: 4, fill: Color(0xAC3900)),
      .polygon([Point(x: 1, y: 2), Point(x: 3, y: 4)], fill: Color(0xAC3900)),
      .hatch(
        Rect(x: 0, y: 0, width: 9, height: 9),
        Hatch(.rising, pitch: 6, stroke: Stroke(Color(0x006B5F), width: 1))),
      .text(
        TextMark(
          StyledText("a|b\nc", font: Font(size: 12, weight: .semibold), alignment: .center),
          color: Color(0x1B1F24), box: Rect(x: 5, y: 6, width: 30, height: 12), top: 6, scale: 2)),
    ])
    #expect(
      list.words == """
        100.0 50.5
        rectangle 0.0 0.0 100.0 50.5 0.0 FFFFFF
        rectangle 1.0 2.0 3.0 4.0 2.0 - 003F8A 1.5 0 2 3.0 2.0
        lines 000000 1.0 1 0 1 2 0.0 0.0 1.0 1.0
        circle 14.0 24.0 4.0 AC3900
        polygon 2 1.0 2.0 3.0 4.0 AC3900
        hatch 0.0 0.0 9.0 9.0 -1 6.0 006B5F 1.0 0 0
        text 5.0 6.0 30.0 2.0 12.0 600 1B1F24 1 1 1|a|b\rc

        """)
    #expect(!list.needsHanFonts)
    #expect(
      try PlainFonts.files(for: list) == ["/usr/share/fonts/opentype/inter/Inter-SemiBold.otf"])
  }

  @Test(arguments: ["a\nb", "a\r\nb"])
  func `tells it a text of several lines in one`(text: String) throws {
    let text = StyledText(
      text, font: Font(size: 12),
      lineLimit: LineLimit(numberOfLines: 1, lineBreakMode: .byWordWrapping))
    let box = Rect(x: 0, y: 0, width: 9, height: 9)
    let list = Self.picture([.text(TextMark(text, color: Color(0), box: box, top: 0))])
    #expect(list.words == "100.0 50.5\ntext 0.0 0.0 9.0 1.0 12.0 400 000000 0 1 0|a\rb\n")
  }

  @Test func `compares the middle ones of the times`() {
    let race = Race(
      printed: "0.3 0.5 0.2 0.1\n0.1 0.9 0.4 0.3\n0.2 0.4 0.3 0.2\nnonsense\n")
    #expect(race.ours == [0.1, 0.2, 0.3] && race.theirs == [0.4, 0.5, 0.9])
    #expect(
      race.row("SVG", "row", goal: 1)
        == ["SVG", "row", "200 ms", "500 ms", "0.40×", "1.50×", "≤ 1.00×"])
  }
}
