import CSnugPangoCairo
import Foundation
import Snug
import SnugDrawing
import SnugGeometry
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Properties of the picture of every scene.
@Suite struct `Each picture of the gallery` {
  @Test(arguments: SceneFixture.encoded)
  func `is an SVG with a name and a description`(fixture: SceneFixture) throws {
    let explanation = try fixture.explained()
    for appearance in [Appearance.light, .dark] {
      let picture = try fixture.drawn(appearance)
      let svg = try RootElement(of: pipeline.render(picture))
      #expect(svg.names.prefix(3) == ["svg", "title", "desc"])
      #expect(svg.attributes["role"] == "img")
      let id = try #require(svg.attributes["id"])
      #expect(svg.attributes["aria-labelledby"] == "\(id)-title \(id)-desc")
      #expect(svg.titleAndDescription == [picture.title, picture.summary])
      #expect(picture.title == explanation.layout.scene.title)
    }
  }

  @Test(arguments: SceneFixture.encoded)
  func `has the same bytes when repeated and from several threads`(
    fixture: SceneFixture
  ) async throws {
    let expected = try pipeline.render(fixture.drawn())
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for index in 0..<4 {
        // Some tasks share a pipeline, and one has a separate one. All read the file.
        group.addTask {
          let scene = try fixture.scene()
          let mine = index == 0 ? try Pipeline() : pipeline
          return try mine.render(mine.diagram(of: scene))
        }
      }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }

  @Test(arguments: SceneFixture.encoded)
  func `is a PNG of its size times the scale`(fixture: SceneFixture) throws {
    let picture = try fixture.drawn()
    for scale in [1.0, 2, 1.5] {
      let png = try pipeline.render(picture, as: .png, scale: scale)
      #expect(png.starts(with: [0x89] + Array("PNG\r\n\u{1A}\n".utf8)))
      let grid = PixelGrid(scale: scale)
      #expect(Self.number(in: png, at: 16) == grid.roundedUp(picture.size.width) * scale)
      #expect(Self.number(in: png, at: 20) == grid.roundedUp(picture.size.height) * scale)
    }
  }

  @Test(arguments: SceneFixture.encoded)
  func `has the ink of each text in a PNG`(fixture: SceneFixture) throws {
    let picture = try fixture.drawn()
    var silent = picture
    silent.marks.removeAll { if case .text = $0.shape { true } else { false } }
    for scale in [1.0, 2] {
      let shown = try Pixels(png: pipeline.render(picture, as: .png, scale: scale))
      let without = try Pixels(png: pipeline.render(silent, as: .png, scale: scale))
      #expect(shown.size == without.size)
      for mark in picture.marks {
        guard case .text(let text) = mark.shape else { continue }
        let ink = pipeline.measurer.inkBox(of: text)
        // A view can be too small to show its text.
        guard ink.width > 3, ink.height > 6, text.text.string.contains(where: \.isLetter) else {
          continue
        }
        #expect(
          shown.differs(from: without, in: ink, scale: scale), "\(mark) is not seen at \(scale)")
      }
    }
  }

  @Test(arguments: SceneFixture.encoded)
  func `is a PDF, the same twice`(fixture: SceneFixture) throws {
    let picture = try fixture.drawn()
    let pdf = try pipeline.render(picture, as: .pdf)
    #expect(pdf.starts(with: Array("%PDF-".utf8)))
    #expect(try pipeline.render(picture, as: .pdf) == pdf)
  }

  /// A big-endian number of four bytes in a PNG's header.
  private static func number(in png: [UInt8], at offset: Int) -> Double {
    Double(png[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) })
  }
}

/// The root element of an SVG. Parsing throws an error if it is not well-formed.
private final class RootElement: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var attributes: [String: String] = [:]
  private(set) var titleAndDescription: [String] = []
  private var isOpen = false

  init(of bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if names.isEmpty { self.attributes = attributes }
    names.append(name)
    isOpen = [2, 3].contains(names.count)
    if isOpen { titleAndDescription.append("") }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isOpen = false
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isOpen { titleAndDescription[names.count - 2] += string }
  }
}

/// An image, pixel by pixel.
private struct Pixels {
  let size: [Int]
  private let values: [UInt32]

  init(png: [UInt8]) throws {
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: "\(UUID().uuidString).png")
    try Data(png).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let image = cairo_image_surface_create_from_png(file.path)
    defer { cairo_surface_destroy(image) }
    let data = try #require(cairo_image_surface_get_data(image), "it is no PNG")
    let (width, height) = (
      Int(cairo_image_surface_get_width(image)), Int(cairo_image_surface_get_height(image))
    )
    size = [width, height]
    // Both pixel formats have four bytes per pixel, so there are no gaps between rows.
    try #require(Int(cairo_image_surface_get_stride(image)) == width * 4)
    values = Array(
      UnsafeRawBufferPointer(start: data, count: width * height * 4).bindMemory(to: UInt32.self))
  }

  /// Whether a pixel in a rectangle, in points, differs in the other image.
  func differs(from other: Pixels, in rect: Rect, scale: Double) -> Bool {
    let columns =
      max(0, Int(rect.minX * scale))..<min(size[0], Int((rect.maxX * scale).rounded(.up)))
    let rows = max(0, Int(rect.minY * scale))..<min(size[1], Int((rect.maxY * scale).rounded(.up)))
    return rows.contains { y in
      columns.contains { values[y * size[0] + $0] != other.values[y * size[0] + $0] }
    }
  }
}
