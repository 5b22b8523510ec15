import Foundation
import Testing

@testable import SnugBenchmarks

/// What the plain program is given to draw, and what is made of its times.
@Suite struct `Measuring against a plain program` {
  @Test func `tells it the marks in lines of words`() throws {
    let marks = """
      { "size": { "width": 100, "height": 50.5 }, "marks": [
        { "kind": "rectangle", "box": { "x": 0, "y": 0, "width": 100, "height": 50.5 },
          "role": "card", "fill": "#FFFFFF" },
        { "kind": "rectangle", "box": { "x": 1, "y": 2, "width": 3, "height": 4 }, "role": "pill",
          "cornerRadius": 2, "stroke": { "color": "#003F8A", "width": 1.5, "dash": [3, 2] } },
        { "kind": "lines", "box": { "x": 0, "y": 0, "width": 1, "height": 1 }, "role": "strut",
          "lines": [[[0, 0], [1, 1]]], "stroke": { "color": "#000000", "width": 1, "cap": "round" } },
        { "kind": "circle", "box": { "x": 10, "y": 20, "width": 8, "height": 8 }, "role": "number",
          "fill": "#AC3900" },
        { "kind": "hatch", "box": { "x": 0, "y": 0, "width": 9, "height": 9 }, "role": "stretch",
          "direction": "rising", "pitch": 6, "stroke": { "color": "#006B5F", "width": 1 } },
        { "kind": "text", "box": { "x": 5, "y": 6, "width": 20, "height": 12 }, "text": "a|b\\nc",
          "fontSize": 24, "role": "name", "color": "#1B1F24", "weight": "semibold",
          "alignment": "center", "numberOfLines": 1, "lineBreakMode": "byTruncatingTail",
          "column": { "x": 5, "y": 6, "width": 30, "height": 12 }, "top": 6, "scale": 2 }
      ] }
      """
    let list = try JSONDecoder().decode(MarkList.self, from: Data(marks.utf8))
    #expect(
      list.flat == """
        100.0 50.5
        rectangle 0.0 0.0 100.0 50.5 0.0 FFFFFF
        rectangle 1.0 2.0 3.0 4.0 2.0 - 003F8A 1.5 0 2 3.0 2.0
        lines 000000 1.0 1 0 1 2 0.0 0.0 1.0 1.0
        circle 14.0 24.0 4.0 AC3900
        hatch 0.0 0.0 9.0 9.0 -1 6.0 006B5F 1.0 0 0
        text 5.0 6.0 30.0 2.0 12.0 600 1B1F24 1 1 1|a|b\rc

        """)
    #expect(!list.needsHanFonts)
    #expect(
      try PlainFonts.files(for: list) == ["/usr/share/fonts/opentype/inter/Inter-SemiBold.otf"])
  }

  @Test(arguments: [#"a\nb"#, #"a\r\nb"#])
  func `tells it a text of several lines in one`(text: String) throws {
    let marks = """
      { "size": { "width": 9, "height": 9 }, "marks": [
        { "kind": "text", "box": { "x": 0, "y": 0, "width": 9, "height": 9 }, "text": "\(text)",
          "fontSize": 12, "role": "name", "color": "#000000", "top": 0,
          "column": { "x": 0, "y": 0, "width": 9, "height": 9 } }
      ] }
      """
    let list = try JSONDecoder().decode(MarkList.self, from: Data(marks.utf8))
    #expect(list.flat == "9.0 9.0\ntext 0.0 0.0 9.0 1.0 12.0 400 000000 0 1 0|a\rb\n")
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
