import Drawing
import Geometry
import Testing
import Typesetting

@testable import PangoCairo

/// An SVG is written from what is recorded; Cairo's own, told in fewer words, is what it is held to.
@Suite struct `A recorded SVG` {
  private let renderer = Renderer(measurer)

  /// Both ways of coming by the marks of a picture.
  private func contents(of list: DisplayList) throws -> (recorded: SVGContent?, drawn: SVGContent) {
    let name = "p"
    let recorded = renderer.engine.withTypesetter { typesetter in
      Renderer.recordedContent(of: list, prefix: name, typesetter: &typesetter)
    }
    let drawn = try renderer.engine.withTypesetter { (typesetter) throws(RenderError) in
      try Renderer.drawnContent(of: list, prefix: name, typesetter: &typesetter)
    }
    return (recorded, drawn)
  }

  private func expectSame(_ list: DisplayList) throws {
    let (recorded, drawn) = try contents(of: list)
    let lines = drawn.markup.split(separator: "\n")
    let found = try #require(recorded).markup.split(separator: "\n")
    for (line, expected) in zip(found, lines) where line != expected {
      Issue.record("\(line) should be \(expected)")
      break
    }
    #expect(found.count == lines.count)
    #expect(recorded?.colors.fills == drawn.colors.fills.subtracting(["none"]))
    #expect(recorded?.colors.strokes == drawn.colors.strokes)
  }

  @Test func `says every kind of mark as Cairo does`() throws {
    try expectSame(everyKind())
    try expectSame(picture([]))
  }

  @Test(arguments: sampleTexts.filter { $0 != "日😀" }, [0.0, 0.3, 101.77])
  func `sets texts as Cairo does`(string: String, place: Double) throws {
    let marks = [LineLimit.LineBreakMode.byTruncatingTail, .byWordWrapping, .byClipping].map {
      textMark(text(string, lines: 2, mode: $0), x: place, y: place / 2, width: 70)
    }
    try expectSame(picture(marks + [textMark(text(string, size: 11, weight: .bold), x: place)]))
  }

  @Test(arguments: [-30, -4.25, 0, 3.3, 12.75, 40, 90, 500], [0.5, 1, 2.6])
  func `cuts texts off where Cairo does`(offset: Double, scale: Double) throws {
    let box = Rect(x: 20.4, y: 30.2, width: 60, height: 20)
    for string in ["Hello", "שלום", "a b c", "i  "] {
      for clip in [
        box, box.offset(x: offset, y: 0), box.offset(x: 0, y: offset),
        Rect(x: 24, y: 30, width: 7, height: 40), Rect(x: 24, y: 30.5, width: 0, height: 9),
        Rect(x: -900, y: -900, width: 4000, height: 4000),
      ] {
        let mark = Mark(
          .text(
            TextMark(
              text(string), color: Color(0x1B1F24), box: box, top: box.minY, clip: clip,
              scale: scale)), role: "text")
        try expectSame(picture([mark, mark, textMark(text("after"), y: 80)]))
      }
    }
  }

  @Test(arguments: [-400.0, -20.5, -1, 0, 0.004, 7.13, 318, 900])
  func `draws shapes as Cairo does, or leaves them out`(place: Double) throws {
    let strokes = [
      Stroke(Color(1), width: 1), Stroke(Color(2), width: 0.05, dash: [0.5, 2.25]),
      Stroke(Color(3), width: 1.5, dash: [1, 2.5], cap: .round), Stroke(Color(4), width: 0),
    ]
    for stroke in strokes {
      for size in [(0.0, 0.0), (0, 9.5), (9.3, 0), (20, 10), (400, 400)] {
        let rect = Rect(x: place, y: place / 3, width: size.0, height: size.1)
        let end = Point(x: place + size.0, y: place + size.1)
        var marks: [Mark] = []
        for radius in [0, 4.0, 90] {
          marks.append(
            Mark(
              .rectangle(rect, cornerRadius: radius, fill: Color(5), stroke: stroke), role: "a"))
          marks.append(
            Mark(.rectangle(rect, cornerRadius: radius, fill: Color(6), stroke: nil), role: "b"))
          marks.append(
            Mark(.rectangle(rect, cornerRadius: radius, fill: nil, stroke: stroke), role: "c"))
        }
        marks.append(
          Mark(
            .lines([[Point(x: place, y: 7), end], [end, end], [end], []], stroke), role: "d"))
        marks.append(
          Mark(
            .lines(
              [[Point(x: place, y: 7), Point(x: place, y: 9), Point(x: place, y: 12), end]],
              stroke), role: "e"))
        marks.append(Mark(.circle(center: end, radius: 8, fill: Color(7)), role: "f"))
        marks.append(Mark(.circle(center: end, radius: 0, fill: Color(7)), role: "g"))
        for direction in [Hatch.Direction.rising, .falling] {
          marks.append(
            Mark(.hatch(rect, Hatch(direction, pitch: 6, stroke: stroke)), role: "h"))
        }
        for mark in marks { try expectSame(picture([mark])) }
        try expectSame(picture(marks))
        try expectSame(picture(marks, width: 320.5, height: 77.25))
      }
    }
  }

  @Test func `leaves images and unknown characters to Cairo`() throws {
    let image = Mark(.image(Rect(x: 1, y: 1, width: 5, height: 5), png: [1]), role: "image")
    let strange = picture([textMark(text("日😀"))])
    let recorded = renderer.engine.withTypesetter { typesetter in
      [picture([image]), strange].map {
        Renderer.recordedContent(of: $0, prefix: "p", typesetter: &typesetter)?.markup
      }
    }
    #expect(recorded == [nil, nil])
    #expect(try !renderer.svg(strange).isEmpty)
  }
}
