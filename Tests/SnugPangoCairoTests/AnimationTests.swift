import Foundation
import SnugDrawing
import SnugGeometry
import SnugPangoCairo
import Testing

@Suite struct `An animated SVG` {
  let renderer = Renderer(measurer)

  /// A card, two panels side by side and one below, and a mark outside the panels.
  private var list: DisplayList {
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ role: String) -> Mark {
      Mark(
        .rectangle(
          Rect(x: x, y: y, width: width, height: height), cornerRadius: 0, fill: Color(0x336699),
          stroke: nil), role: role)
    }
    let marks = [
      box(0, 0, 320, 400, "card"), box(20, 40, 100, 60, "one"),
      textMark(text("One"), x: 20, y: 20, width: 100), box(140, 40, 120, 60, "two"),
      textMark(text("Two"), x: 140, y: 20, width: 120), box(20, 160, 80, 40, "three"),
      box(20, 380, 300, 10, "legend"),
    ]
    var list = picture(
      marks, height: 400,
      tooltips: [
        .init(subject: "two", box: Rect(x: 150, y: 50, width: 20, height: 20), text: "In two")
      ])
    list.frames = [
      .init(
        marks: 1..<3, box: Rect(x: 20, y: 20, width: 100, height: 80), anchor: Point(x: 20, y: 40)),
      .init(
        marks: 3..<5, box: Rect(x: 140, y: 20, width: 120, height: 80),
        anchor: Point(x: 140, y: 40)),
      .init(
        marks: 5..<6, box: Rect(x: 20, y: 160, width: 80, height: 40), anchor: Point(x: 20, y: 160)),
    ]
    return list
  }

  @Test func `has a group for each frame, and hides none without animation`() throws {
    let svg = try XML(renderer.animatedSVG(list))
    let id = try #require(svg.elements.first?.attributes["id"])
    let groups = svg.elements.filter { $0.attributes["id"]?.contains("-frame") == true }
    #expect(groups.map(\.attributes) == (1...3).map { ["id": "\(id)-frame\($0)"] })
    #expect(svg.elements.allSatisfy { $0.attributes["visibility"] == nil })
    #expect(Set(svg.ids).count == svg.ids.count)
    #expect(svg.references.isSubset(of: svg.ids))
  }

  @Test func `respects the preference for reduced motion`() throws {
    let svg = try XML(renderer.animatedSVG(list))
    let id = try #require(svg.elements.first?.attributes["id"])
    let style = try #require(svg.elements.first { $0.name == "style" }).text
    let lines = style.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines[0] == "@media (prefers-reduced-motion: no-preference) {")
    // The frames take up 20 to 260 and 20 to 200, 240 × 180. Around their anchors they reach 120
    // to the right, 20 up and 60 down: enlarged 1.6 times, the most, that is 192 × 128, which
    // begins at 140 − 96 = 44 and has its anchors at 20 + 32 = 52.
    let animation = "animation: \(id)-frame"
    #expect(
      lines[1] == "#\(id)-frame1 { \(animation)1 12s step-end infinite; "
        + "transform: translate(12px, -12px) scale(1.6) }")
    #expect(lines[2].hasSuffix("transform: translate(-180px, -12px) scale(1.6) }"))
    #expect(lines[3].hasSuffix("transform: translate(12px, -204px) scale(1.6) }"))
    #expect(lines[4] == "}")
    #expect(
      lines[5] == "@keyframes \(id)-frame1 { 0% { visibility: visible } "
        + "33.333% { visibility: hidden } 100% { visibility: hidden } }")
    #expect(
      lines[6] == "@keyframes \(id)-frame2 { 0% { visibility: hidden } "
        + """
        33.333% { visibility: visible } 66.667% { visibility: hidden } \
        100% { visibility: hidden } }
        """)
    #expect(
      lines[7] == "@keyframes \(id)-frame3 { 0% { visibility: hidden } "
        + "66.667% { visibility: visible } 100% { visibility: visible } }")
  }

  @Test func `keeps texts and tooltips with their frames, and the rest in its order`() throws {
    let text = String(decoding: try renderer.animatedSVG(list), as: UTF8.self)
    let places = try ["-frame1\">", ">One<", "-frame2\">", ">Two<", ">In two<", "-frame3\">"].map {
      try #require(text.range(of: $0)?.lowerBound, "\($0)")
    }
    // The text layer has texts outside views before those in views.
    #expect(places == places.sorted())
  }

  @Test func `is the picture itself if there are no frames`() throws {
    var still = list
    still.frames = []
    #expect(try renderer.animatedSVG(still) == renderer.svg(still))
  }
}
