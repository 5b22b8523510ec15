import Foundation
import SnugDrawing
import SnugGeometry
import SnugPangoCairo
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct `An SVG` {
  let renderer = Renderer(measurer)

  @Test func `is well-formed and has the expected root`() throws {
    let svg = try XML(renderer.svg(everyKind()))
    let root = try #require(svg.elements.first)
    #expect(root.name == "svg")
    #expect(root.attributes["viewBox"] == "0 0 320 400")
    #expect(root.attributes["width"] == "320px" && root.attributes["height"] == "400px")
    #expect(root.attributes["role"] == "img")
    let id = try #require(root.attributes["id"])
    #expect(root.attributes["aria-labelledby"] == "\(id)-title \(id)-desc")
    #expect(svg.elements[1].name == "title" && svg.elements[1].text == "A title")
    #expect(svg.elements[2].name == "desc" && svg.elements[2].text == "What it shows.")
    #expect(svg.elements.contains { $0.name == "path" })
    #expect(svg.elements.allSatisfy { $0.name != "image" && $0.name != "script" })
  }

  @Test func `escapes texts`() throws {
    let hostile = "<b> & \"quotes\" 'x' ]]> \u{1}\u{FFFF}\r\n日"
    let list = picture(
      [textMark(text(hostile, lines: 0))], title: hostile, summary: hostile,
      tooltips: [.init(subject: hostile, box: Rect(x: 0, y: 0, width: 9, height: 9), text: hostile)]
    )
    let svg = try XML(renderer.svg(list))
    let readable = "<b> & \"quotes\" 'x' ]]> \r\n日"
    #expect(svg.elements.filter { $0.name == "title" }.map(\.text) == [readable, readable])
    #expect(svg.elements.filter { $0.name == "desc" }.map(\.text) == [readable])
  }

  @Test func `has IDs that are unique, used and specific to it`() throws {
    let one = try XML(renderer.svg(everyKind(), id: PictureID(named: "one")))
    let two = try XML(renderer.svg(everyKind(), id: PictureID(named: "two")))
    for svg in [one, two] {
      let ids = svg.ids
      #expect(Set(ids).count == ids.count)
      #expect(svg.references.count > 20)
      #expect(svg.references.isSubset(of: ids))
      // The IDs of glyphs and clips begin with five characters from that of the root.
      let (ofRoot, others) = (
        ids.filter { $0.hasPrefix(ids[0]) }, ids.filter { !$0.hasPrefix(ids[0]) }
      )
      #expect(ofRoot == ["", "-title", "-desc"].map { ids[0] + $0 })
      #expect(Set(others.map { $0.prefix(5) }).count == 1 && others[0].first?.isLetter == true)
    }
    #expect(Set(one.ids).isDisjoint(with: two.ids))
  }

  @Test(arguments: [
    ("row", "snug-row"), ("Row 2.b", "snug-Row-2-b"), ("größe", "snug-größe"), ("", "snug-"),
    ("a\"<#\n", "snug-a----"),
  ])
  func `has an ID from its name`(name: String, id: String) throws {
    #expect(PictureID(named: name).description == id)
    #expect(try XML(renderer.svg(everyKind(), id: PictureID(named: name))).ids[0] == id)
  }

  @Test(arguments: [
    ("a", true), ("Row_2-b", true), ("", false), ("2", false), ("-a", false), ("a b", false),
    ("größe", false), ("a.b", false),
  ])
  func `has a chosen ID if it needs no escape`(id: String, isValid: Bool) {
    #expect(PictureID(id)?.description == (isValid ? id : nil))
  }

  /// Glyphs have the same definitions and the same line of text has the same glyphs, at any position
  /// and in any picture with the same name.
  @Test func `has glyphs that do not depend on the rest of the picture`() throws {
    let id = PictureID(named: "row")
    func lines(_ marks: [Mark]) throws -> [Substring] {
      String(decoding: try renderer.svg(picture(marks), id: id), as: UTF8.self).split(
        separator: "\n")
    }
    let alone = try lines([textMark(text("Full name"), x: 10, y: 20)])
    let beside = try lines([
      textMark(text("Another, larger", size: 31, weight: .bold)), textMark(text("日本 שלום"), y: 50),
      textMark(text("Full name"), x: 10, y: 20),
    ])
    #expect(alone.filter { $0.hasPrefix("<path id=") }.count == 7)
    #expect(Set(alone).isSubset(of: beside))
    let moved = try lines([textMark(text("Full name"), x: 10.1, y: 20)])
    let changed = zip(alone, moved).filter { $0 != $1 }
    #expect(alone.count == moved.count && changed.count == 2)
    #expect(changed[0].1 == changed[0].0.replacing("translate(10 ", with: "translate(10.1 "))
  }

  @Test func `is the same after other pictures and from other threads`() async throws {
    let list = everyKind()
    let expected = try renderer.svg(list)
    _ = try renderer.svg(everyKind(named: "другой 漢"))
    _ = try renderer.pdf(list)
    #expect(try renderer.svg(list) == expected)
    #expect(try Renderer(PangoTextMeasurer()).svg(list) == expected)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for index in 0..<8 {
        group.addTask {
          _ = try Renderer(measurer).svg(everyKind(named: "\(index)"))
          return try (index % 2 == 0 ? Renderer(measurer) : Renderer(PangoTextMeasurer())).svg(list)
        }
      }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }

  @Test func `has exact lines, however compactly they are written`() throws {
    let zigzag = [
      Point(x: 0.25, y: 100.5), Point(x: 10.01, y: 100.5), Point(x: 10.01, y: -0.75),
      Point(x: -3, y: 0), Point(x: 17.33, y: 17.34),
    ]
    // Alternately up and down, because Cairo merges two lines with the same direction.
    let fan = (1...300).map { (index: Int) -> Point in
      let height = index % 2 == 0 ? 0 : 40 + index % 7
      return Point(x: Double(index) * 0.337, y: Double(height) * 1.11)
    }
    for line in [zigzag, fan] {
      let stroke = Stroke(Color(0), width: 1)
      let svg = try XML(renderer.svg(picture([Mark(.lines([line], stroke), role: "line")])))
      let path = try #require(svg.elements.last { $0.name == "path" }?.attributes["d"])
      let points = try points(ofPath: path)
      #expect(points.count == line.count)
      // Rounding errors must not accumulate along the line. (Cairo's unit is 1/256 point.)
      let distances = zip(line, points).map { wanted, drawn -> Double in
        max(abs(wanted.x - drawn.x), abs(wanted.y - drawn.y))
      }
      #expect(distances.allSatisfy { $0 < 0.01 })
    }
  }

  @Test func `of ten views is small`() throws {
    let count = try renderer.svg(everyKind()).count
    #expect(count > 5_000 && count < 60_000)
  }

  @Test func `has selectable texts, as they are drawn`() throws {
    let list = picture([
      textMark(text("whole")), textMark(text("incomprehensibilities"), y: 20, width: 60),
      textMark(text("שלום"), y: 40, width: 200), textMark(text("a\nb", lines: 0), y: 60),
    ])
    let texts = try XML(renderer.svg(list)).elements.filter { $0.name == "text" }
    #expect(texts.count == 5)
    #expect(texts[0].text == "whole")
    #expect(
      texts[1].text.hasSuffix("…") && "incomprehensibilities".hasPrefix(texts[1].text.dropLast()))
    #expect(texts[2].attributes["direction"] == "rtl" && texts[2].attributes["x"] == "200")
    #expect(texts[3].text == "a" && texts[4].text == "b")
    #expect(texts[4].attributes["y"] == (60 + 20.287109375 + 16.1865234375).shortDescription)
  }

  @Test func `has a tooltip that a text in its box shares`() throws {
    let box = Rect(x: 10, y: 10, width: 100, height: 30)
    let list = picture(
      [textMark(text("in"), x: 12, y: 12, width: 50), textMark(text("out"), y: 90)],
      tooltips: [.init(subject: "a", box: box, text: "why")])
    let bytes = String(decoding: try renderer.svg(list), as: UTF8.self)
    let group = try #require(bytes.firstRange(of: "<g data-view=\"a\"><title>why</title><rect"))
    let inside = try #require(bytes.firstRange(of: ">in</text>"))
    let outside = try #require(bytes.firstRange(of: ">out</text>"))
    #expect(outside.lowerBound < group.lowerBound && group.lowerBound < inside.lowerBound)
  }

  @Test func `carries its title, its summary and its views for programs`() throws {
    let box = Rect(x: 1.5, y: 2, width: 30, height: 4)
    let list = picture(
      [], title: "<a> & b", summary: "c",
      tooltips: [
        .init(subject: "d & \t<e>", box: box, text: "\"f\": 30 × 4.\r\ng"),
        .init(subject: "h", box: box, text: ""),
      ])
    let metadata = SVGMetadata(try renderer.svg(list))
    #expect(metadata.title == "<a> & b" && metadata.summary == "c")
    #expect(metadata.views.map(\.subject) == ["d &  <e>", "h"])
    #expect(metadata.views.map(\.text) == ["\"f\": 30 × 4.\r\ng", ""])
    #expect(metadata.views.map(\.box) == [box, box])
    #expect(SVGMetadata(Array("<svg><title>x</title></svg>".utf8)).views.isEmpty)
  }
}

/// The elements of a document, in the order of their start tags.
struct XML {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  let elements: [Element]

  /// Throws an error if the bytes are not well-formed.
  init(_ bytes: [UInt8]) throws {
    let parser = XMLParser(data: Data(bytes))
    let delegate = Delegate()
    parser.delegate = delegate
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    elements = delegate.elements
  }

  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  var references: Set<String> {
    var references: Set<String> = []
    for attribute in elements.flatMap(\.attributes) {
      if attribute.key.hasSuffix("href") { references.insert(String(attribute.value.dropFirst())) }
      if let start = attribute.value.firstRange(of: "url(#") {
        references.insert(String(attribute.value[start.upperBound...].prefix { $0 != ")" }))
      }
    }
    return references
  }

  private final class Delegate: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: elementName, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let last = open.last { elements[last].text += string }
    }
  }
}
