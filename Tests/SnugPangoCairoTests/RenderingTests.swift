import Foundation
import SnugDrawing
import SnugGeometry
import SnugPangoCairo
import SnugTestSupport
import Testing

@Suite struct `An image or a page` {
  let renderer = Renderer(measurer)

  @Test func `has the number of pixels for its size and scale`() throws {
    #expect(try pixels(renderer.png(picture([], width: 320, height: 120), scale: 1)) == [320, 120])
    #expect(try pixels(renderer.png(picture([], width: 320, height: 120), scale: 2)) == [640, 240])
    #expect(try pixels(renderer.png(picture([], width: 10.1, height: 0.2), scale: 3)) == [31, 1])
  }

  @Test(arguments: [(1.0, 2835), (2, 5669), (3, 8504)])
  func `has its resolution in pixels per meter`(scale: Double, pixels: Int) throws {
    // A point is 1/72 inch of 25.4 mm: 72 / 0.0254 = 2834.6 pixels per meter at scale 1.
    let png = try renderer.png(everyKind(), scale: scale)
    let chunk = try #require(png.firstRange(of: Array("pHYs".utf8)))
    let numbers = [0, 4].map { offset in
      png[(chunk.upperBound + offset)..<(chunk.upperBound + offset + 4)]
        .reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(numbers == [pixels, pixels])
    #expect(png[chunk.upperBound + 8] == 1, "the unit is the metre")
  }

  @Test func `has an alpha channel only if it has transparent pixels`() throws {
    let card = Mark(
      .rectangle(
        Rect(x: 0, y: 0, width: 320, height: 120), cornerRadius: 0, fill: Color(0xFF8040),
        stroke: nil), role: "card")
    // The tenth byte of the header is the color type: 2 is RGB, 6 RGB and alpha.
    #expect(try renderer.png(picture([card]))[25] == 2)
    #expect(try renderer.png(picture([]))[25] == 6)
    // Both are unchanged when they are drawn as images.
    for marks in [[card, textMark(text("Hello"))], [textMark(text("Hello"))]] {
      let png = try renderer.png(picture(marks), scale: 1)
      let image = Mark(
        .image(Rect(x: 0, y: 0, width: 320, height: 120), png: png), role: "image")
      #expect(try renderer.png(picture([image]), scale: 1) == png)
    }
  }

  @Test func `is the same from many threads at once`() async throws {
    let lists = (0..<16).map { everyKind(named: "\($0 % 4) 漢字 שלום") }
    let expected = try lists.map { try renderer.png($0, scale: 1) }
    try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for (index, list) in lists.enumerated() {
        group.addTask { (index, try renderer.png(list, scale: 1)) }
      }
      for try await (index, bytes) in group { #expect(bytes == expected[index]) }
    }
  }

  /// Cairo 1.16 keeps ten font files open, and can close one that another thread is about to use.
  @Test func `draws from many threads in more fonts than Cairo keeps open`() async throws {
    let words = [
      "Hello", "مرحبا", "שלום", "สวัสดี", "नमस्ते", "வணக்கம்", "నమస్కారం", "ನಮಸ್ಕಾರ", "നമസ്കാരം", "ਸਤ",
      "হ্যালো", "հայ", "ქართ", "አማርኛ", "ລາວ", "ខ្មែរ", "မြန်မာ", "한국", "日本", "सिंह", "සිංහල",
    ]
    let lists = (0..<24).map { number in
      // Different sizes, because a cached glyph is not read from its file again.
      picture(
        words.enumerated().map { index, word in
          let size = 9 + Double((7 * number + 5 * index) % 160) / 8
          return textMark(text(word, size: size), y: Double(index) * 30)
        }, height: Double(words.count) * 30)
    }
    try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for (index, list) in lists.enumerated() {
        group.addTask { (index, try renderer.png(list, scale: 1)) }
      }
      for try await (index, bytes) in group {
        #expect(try renderer.png(lists[index], scale: 1) == bytes)
      }
    }
  }

  @Test func `draws every kind of mark`() throws {
    let list = everyKind()
    let whole = try renderer.png(list)
    for index in list.marks.indices {
      var without = list
      without.marks.remove(at: index)
      #expect(try renderer.png(without) != whole, "mark \(list.marks[index]) is not seen")
    }
  }

  @Test func `is the same twice`() throws {
    let list = everyKind()
    let png = try renderer.png(list)
    let pdf = try renderer.pdf(list)
    #expect(try Renderer(PangoTextMeasurer()).png(list) == png)
    #expect(try Renderer(PangoTextMeasurer()).pdf(list) == pdf)
  }

  @Test func `characters that are not allowed are left out of a PDF`() throws {
    let scalars: [UInt32] = [0x61, 0xFFFE, 0x62, 0xFDD0, 0x10FFFF, 0x1]
    let strange = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    let list = picture([textMark(text(strange))], title: strange)
    #expect(try renderer.pdf(list).starts(with: Array("%PDF".utf8)))
    #expect(try !renderer.svg(list).isEmpty)
    #expect(measurer.metrics(of: text(strange), maximumWidth: nil).missingCharacters == [])
  }

  /// Read by Poppler, because Cairo 1.18 compresses what 1.16 writes as text.
  @Test(.enabled(if: Tool.isInstalled("pdfinfo"), "needs pdfinfo (poppler-utils)"))
  func `a PDF has the title and no current time`() throws {
    let pdf = try renderer.pdf(picture([], title: "Who\0 gives way?"))
    let facts = try #require(Tool("pdfinfo")).lines(["-isodates"], about: pdf)
      .map { $0.split(separator: ":", maxSplits: 1).map { $0.drop { $0 == " " } } }
    #expect(facts.contains(["Title", "Who gives way?"]))
    #expect(facts.contains(["CreationDate", "1970-01-01T00:00:00Z"]))
    #expect(!facts.contains { $0.first == "ModDate" })
  }

  @Test func `vertical and horizontal lines are aligned with the pixels of an image`() throws {
    func image(y: Double) throws -> [UInt8] {
      let line = [Point(x: 5, y: y), Point(x: 50, y: y)]
      let stroke = Stroke(Color(0), width: 1)
      return try renderer.png(picture([Mark(.lines([line], stroke), role: "line")]), scale: 1)
    }
    #expect(try image(y: 10.5) == image(y: 10.2))
    #expect(try image(y: 10.5) != image(y: 11.5))
    // Strokes along the border stay inside.
    #expect(try image(y: 0) == image(y: 0.5))
    #expect(try image(y: 120) == image(y: 119.5))
  }

  @Test(arguments: [(Hatch.Direction.rising, 1.0), (.falling, -1)])
  func `adjacent hatches are continuous`(
    direction: Hatch.Direction, sign: Double
  ) throws {
    let hatch = Hatch(direction, pitch: 6, stroke: Stroke(Color(0), width: 1))
    for x in [10.0, 33.5] {
      let rect = Rect(x: x, y: 10.25, width: 37, height: 40)
      let svg = String(
        decoding: try renderer.svg(picture([Mark(.hatch(rect, hatch), role: "hatch")])),
        as: UTF8.self)
      let path = try #require(svg.split(separator: " d=\"").last).prefix { $0 != "\"" }
      let points = try points(ofPath: path)
      #expect(points.count > 2 * 10)
      for point in points {
        // At multiples of the pitch of x + y, or x − y, in any rectangle.
        let place = (point.x + sign * point.y) / 6
        #expect(abs(place - place.rounded()) < 0.002)
      }
    }
  }

  @Test(arguments: sampleTexts) func `draws what was measured`(string: String) throws {
    // In a box with the measured width, the picture is the same as in a wider box.
    var text = text(string)
    let width = measurer.metrics(of: text, maximumWidth: nil).size.width
    text.alignment = .left
    let (tight, wide) = (textMark(text, width: width), textMark(text, width: 10_000))
    #expect(try renderer.png(picture([tight])) == renderer.png(picture([wide])))
  }

  @Test func `a clip hides marks outside it`() throws {
    var mark = TextMark(
      text("Hello"), color: Color(0), box: Rect(x: 0, y: 0, width: 90, height: 21), top: 0)
    mark.clip = Rect(x: 200, y: 90, width: 10, height: 10)
    let blank = try renderer.png(picture([]))
    #expect(try renderer.png(picture([Mark(.text(mark), role: "text")])) == blank)
    mark.clip = Rect(x: 0, y: 0, width: 20, height: 21)
    #expect(try renderer.png(picture([Mark(.text(mark), role: "text")])) != blank)
  }

  @Test(arguments: [
    ["LANGUAGE": "ja", "LC_ALL": "tr_TR.UTF-8", "FONTCONFIG_FILE": "/nowhere"],
    ["LANGUAGE": "sr", "PANGO_LANGUAGE": "fa", "FONTCONFIG_FILE": "/etc/hostname"],
    ["LANGUAGE": "zh", "FC_LANG": "ar", "HOME": "", "FONTCONFIG_PATH": "/", "LANG": "C"],
  ])
  func `the environment has no effect`(environment: [String: String]) async throws {
    // Pango and fontconfig read it once per process, so the test needs another process.
    let expected = fingerprint(try renderer.png(allTexts(), scale: 1))
    await #expect(processExitsWith: .success) {
      [environment = environment as [String: String], expected = expected as UInt64] in
      for (name, value) in environment { setenv(name, value, 1) }
      setlocale(LC_ALL, "")
      let found = try Renderer(PangoTextMeasurer()).png(allTexts(), scale: 1)
      exit(fingerprint(found) == expected ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test func `a process without other fonts draws the same`() async throws {
    let expected = fingerprint(try renderer.png(allTexts(), scale: 1))
    await #expect(processExitsWith: .success) { [expected = expected as UInt64] in
      PangoTextMeasurer.makeCurrentForProcess()
      let found = try Renderer(PangoTextMeasurer()).png(allTexts(), scale: 1)
      exit(fingerprint(found) == expected ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  private func pixels(_ png: [UInt8]) -> [Int] {
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    return [16, 20].map { png[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}

@Suite struct `A picture that cannot be drawn` {
  let renderer = Renderer(measurer)

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `has an invalid scale`(scale: Double) {
    #expect(throws: RenderError.self) { try renderer.png(picture([]), scale: scale) }
  }

  @Test func `is too large`() {
    #expect(throws: RenderError.imageTooLarge(width: 40_000, height: 120)) {
      try renderer.png(picture([], width: 40_000), scale: 1)
    }
    #expect(throws: RenderError.imageTooLarge(width: 32_000, height: 32_000)) {
      try renderer.png(picture([], width: 16_000, height: 16_000), scale: 2)
    }
  }

  @Test(arguments: [(0, 10), (-5, 10), (10, Double.nan), (.infinity, 10), (1e9, 1)])
  func `has an invalid canvas`(width: Double, height: Double) {
    let list = picture([], width: width, height: height)
    #expect(throws: RenderError.self) { try renderer.svg(list) }
    #expect(throws: RenderError.self) { try renderer.png(list, scale: 1) }
    #expect(throws: RenderError.self) { try renderer.pdf(list) }
  }

  @Test func `is reported with the invalid mark`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let ink = Stroke(Color(0), width: 1)
    let faults: [Mark.Shape] = [
      .rectangle(Rect(x: .nan, y: 0, width: 1, height: 1), cornerRadius: 0, fill: nil, stroke: ink),
      .rectangle(Rect(x: 0, y: 0, width: -1, height: 1), cornerRadius: 0, fill: nil, stroke: ink),
      .rectangle(rect, cornerRadius: -1, fill: nil, stroke: ink),
      .rectangle(rect, cornerRadius: 0, fill: nil, stroke: Stroke(Color(0), width: .nan)),
      .lines([[.zero, Point(x: 1e30, y: 0)]], ink),
      .lines([[.zero, Point(x: 9, y: 9)]], Stroke(Color(0), width: 1e300)),
      .lines([[.zero, Point(x: 9, y: 9)]], Stroke(Color(0), width: 1, dash: [1e300])),
      .rectangle(rect, cornerRadius: 1e300, fill: nil, stroke: ink),
      .lines([[.zero]], Stroke(Color(0), width: 1, dash: [0, 0])),
      .lines([[.zero]], Stroke(Color(0), width: 1, dash: [-1])),
      .circle(center: .zero, radius: .infinity, fill: Color(0)),
      .hatch(rect, Hatch(.rising, pitch: 0, stroke: ink)),
      .hatch(rect, Hatch(.rising, pitch: 1e-9, stroke: ink)),
      .text(TextMark(text("a", size: 1e300), color: Color(0), box: rect, top: 0)),
      .text(TextMark(text("a", size: .nan), color: Color(0), box: rect, top: 0)),
      .text(TextMark(text("a"), color: Color(0), box: rect, top: .infinity)),
    ]
    for fault in faults {
      let list = picture([
        Mark(.rectangle(rect, cornerRadius: 0, fill: nil, stroke: ink), role: "a"),
        Mark(fault, role: "guilty"),
      ])
      do {
        _ = try renderer.svg(list)
        Issue.record("\(fault) was drawn")
      } catch {
        guard case .invalidMark(1, "guilty") = error else {
          Issue.record("\(error) for \(fault)")
          continue
        }
      }
    }
  }

  @Test func `does not affect the next one`() throws {
    let expected = try renderer.svg(everyKind())
    _ = try? renderer.svg(picture([], width: .nan))
    #expect(try renderer.svg(everyKind()) == expected)
  }
}
