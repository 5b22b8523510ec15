import SnugDrawing
import SnugDrawingSupport
import SnugGeometry
import Testing

@Suite struct `A picture as text` {
  @Test func `has a line for each mark`() {
    let rect = Rect(x: 16, y: 19.5, width: 76.46875, height: 20.5)
    let list = picture(
      [
        Mark(
          .rectangle(
            rect, cornerRadius: 2, fill: Color(0xFFFFFF),
            stroke: Stroke(Color(0x1B1F24), width: 1.2, dash: [4, 2], cap: .round)),
          role: "frame", subject: "name"),
        Mark(
          .lines([[.zero, Point(x: 1, y: 2)], [Point(x: 3, y: 4)]], Stroke(Color(0), width: 1)),
          role: "edge"),
        Mark(.circle(center: .zero, radius: 2, fill: Color(0xAC3900)), role: "dot"),
        Mark(
          .hatch(rect, Hatch(.falling, pitch: 6, stroke: Stroke(Color(0), width: 1))),
          role: "lost"),
        textMark(text("say \"a\\b\"\n\u{202E}é", lines: 2, style: .annotation), y: 3),
      ],
      title: "T", summary: "S",
      tooltips: [.init(subject: "name", box: rect, text: "why")])
    #expect(
      list.description == """
        canvas 320×120
        title "T"
        summary "S"
        rectangle frame "name" (16, 19.5) 76.469×20.5 radius 2 fill #FFFFFF stroke #1B1F24 1.2 dash 4 2 round
        lines edge (0, 0)–(1, 2) (3, 4) stroke #000000 1
        circle dot (0, 0) radius 2 fill #AC3900
        hatch lost (16, 19.5) 76.469×20.5 falling pitch 6 stroke #000000 1
        text text (0, 3) 300×20.287 top 3 #1B1F24 17 regular lines 2 byTruncatingTail annotation "say \\"a\\\\b\\"\\n\\u{202e}é"
        tooltip "name" (16, 19.5) 76.469×20.5 "why"

        """)
  }
}
