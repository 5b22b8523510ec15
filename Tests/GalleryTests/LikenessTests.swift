import CSnugPangoCairo
import Foundation
import Snug
import SnugDrawing
import SnugGeometry
import SnugTestSupport
import Testing

/// Snug's pictures in other programs.
@Suite struct `Other programs` {
  @Test(.enabled(if: Tool.isInstalled("xmllint"), "needs xmllint (libxml2-utils)"))
  func `find every SVG well-formed`() throws {
    let tool = try #require(Tool("xmllint"))
    let folder = try TemporaryFolder()
    var files: [String] = []
    for fixture in Seeds.sample(of: SceneFixture.all) {
      let explanation = try fixture.explained()
      let name = fixture.testDescription.replacing("/", with: "-")
      for (suffix, follows) in [("", false), ("-auto", true)] {
        let picture = pipeline.diagram(
          of: explanation, DiagramOptions(followsColorScheme: follows))
        files.append(try folder.write(pipeline.render(picture), "\(name)\(suffix).svg"))
      }
    }
    #expect(files.count > 30)
    #expect(try tool.run(["--noout"] + files) == 0)
    // Check that it reports errors.
    let broken = try folder.write("<svg><g></svg>", "broken.svg")
    #expect(try tool.run(["--noout", broken]) != 0)
  }

  static let dozen = [
    "ambiguity/equal-resistance", "baselines/stretched-view",
    "compression-resistance/first-label-yields", "controls/ios-actions",
    "controls/macos-values-and-boxes", "hugging/name-and-field", "hugging/plain-view-gives-way",
    "intrinsic-size/default-priorities", "multiline/card", "nesting/columns",
    "stack-view/fill-equally", "surprises/storage-bar",
  ].map { SceneFixture(path: "Fixtures/Scenes/\($0)") }

  /// In a PNG lines are aligned with pixels, in an SVG they are not, and programs differ in the
  /// antialiasing of letters. So the averages of squares of 8 pixels are compared. A line that is
  /// moved by half a pixel, from one square to another, changes an average by an eighth at most.
  ///
  /// The bounds were measured with Cairo 1.16 and librsvg 2.54: the squares of these pictures
  /// differ by 0.44 of 255 on average, by 0.65 in the worst picture, and one square by 37 at most.
  /// A missing title changes a square by more than the bound.
  @Test(
    .enabled(if: Tool.isInstalled("rsvg-convert"), "needs rsvg-convert (librsvg2-bin)"),
    arguments: Seeds.sample(of: dozen, with: [Appearance.light, .dark]))
  func `draw the SVG like the PNG`(
    fixture: SceneFixture, appearance: Appearance
  ) throws {
    let tool = try #require(Tool("rsvg-convert"))
    let folder = try TemporaryFolder()
    let picture = pipeline.diagram(
      of: try fixture.explained(), DiagramOptions(appearance: appearance))
    let svg = try folder.write(pipeline.render(picture), "a.svg")
    let theirs = folder.path("theirs.png")
    #expect(try tool.run(["--zoom", "2", "--output", theirs, svg]) == 0)
    let ours = try folder.write(pipeline.render(picture, as: .png, scale: 2), "ours.png")
    let (one, other) = (try Squares(ofImageAt: ours), try Squares(ofImageAt: theirs))
    #expect(one.size == other.size)
    let differences = zip(one.averages, other.averages).map { abs($0 - $1) }
    let mean = differences.reduce(0, +) / Double(max(1, differences.count))
    #expect(mean < 1.0, "\(fixture.testDescription)")
    #expect(differences.max() ?? 255 < 48, "\(fixture.testDescription)")
    var untitled = picture
    untitled.marks.removeAll { $0.role == "title" }
    let without = try folder.write(
      pipeline.render(untitled, as: .png, scale: 2), "untitled.png")
    let missing = zip(try Squares(ofImageAt: without).averages, other.averages).map { abs($0 - $1) }
    #expect(missing.max() ?? 0 > 48, "nobody would notice a missing title")
  }

  @Test(
    .enabled(if: Tool.isInstalled("pdftotext"), "needs pdftotext (poppler-utils)"),
    arguments: dozen)
  func `read the texts of a PDF`(fixture: SceneFixture) throws {
    let tool = try #require(Tool("pdftotext"))
    let folder = try TemporaryFolder()
    let picture = pipeline.diagram(of: try fixture.explained())
    let pdf = try folder.write(pipeline.render(picture, as: .pdf), "a.pdf")
    let file = folder.url.appending(path: "a.txt")
    #expect(try tool.run(["-raw", "-enc", "UTF-8", pdf, file.path]) == 0)
    func words(_ text: String) -> Set<Substring> { Set(text.split { $0.isWhitespace }) }
    let found = words(try String(contentsOf: file, encoding: .utf8))
    let written = picture.marks.reduce(into: Set<Substring>()) { all, mark in
      // A single-line text can be truncated.
      if case .text(let text) = mark.shape, mark.role != "content",
        text.text.string.allSatisfy(\.isASCII)
      {
        all.formUnion(words(text.text.string))
      }
    }
    #expect(written.count > 10)
    #expect(written.subtracting(found) == [])
  }
}

/// An image in squares of 8 pixels.
private struct Squares {
  let size: [Int32]
  /// The averages of red, green and blue in each square, from 0 to 255.
  let averages: [Double]

  init(ofImageAt path: String) throws {
    let image = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(image) }
    let width = cairo_image_surface_get_width(image)
    let height = cairo_image_surface_get_height(image)
    let stride = Int(cairo_image_surface_get_stride(image))
    let data = try #require(cairo_image_surface_get_data(image), "\(path) is no PNG")
    size = [width, height]
    let (columns, rows) = (Int(width) / 8, Int(height) / 8)
    var sums = [Int](repeating: 0, count: columns * rows * 3)
    for y in 0..<(rows * 8) {
      for x in 0..<(columns * 8) {
        let square = (y / 8 * columns + x / 8) * 3
        for channel in 0..<3 {
          sums[square + channel] += Int(data[y * stride + x * 4 + channel])
        }
      }
    }
    averages = sums.map { Double($0) / 64 }
  }
}
