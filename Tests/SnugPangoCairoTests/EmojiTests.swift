import Foundation
import SnugDrawing
import SnugGeometry
import SnugPangoCairo
import SnugTestSupport
import Testing

/// Emoji as images between letters.
@Suite struct `An emoji` {
  /// Source: labels saved by Interface Builder, 43 points wide at 38 points on iOS; on macOS two emoji
  /// in a text of 13 points take 36 of its 176.
  @Test(
    arguments: ["😬", "❤️", "🇺🇦", "👩‍💻", "👍🏽", "1️⃣", "🏳️‍🌈"],
    [(38.0, 43.0), (13, 18)])
  func `is one square, however many characters it has`(
    string: String, sizes: (font: Double, width: Double)
  ) {
    let one = measurer.metrics(of: text(string, size: sizes.font), maximumWidth: nil)
    #expect(abs(one.size.width - sizes.width) < 0.01 && one.missingCharacters.isEmpty)
    #expect(one.size.height == Font(size: sizes.font).lineHeight)
    let two = measurer.metrics(of: text(string + string, size: sizes.font), maximumWidth: nil)
    #expect(abs(two.size.width - 2 * sizes.width) < 0.01)
  }

  @Test(arguments: ["1", "©", "❤\u{FE0E}", "☺", "✓", "#"])
  func `is not used for characters with text presentation`(string: String) throws {
    let list = picture([textMark(text(string))])
    #expect(try images(in: list) == 0)
  }

  @Test func `is drawn once at its position, within the clip`() throws {
    let mark = textMark(text("a 🎉 b 🎉🇺🇦"))
    #expect(try images(in: picture([mark])) == 3)
    let cut = TextMark(
      text("a 🎉 and more than there is room for 🎉"), color: Color(0),
      box: Rect(x: 0, y: 0, width: 90, height: 21), top: 0)
    #expect(try images(in: picture([Mark(.text(cut), role: "text")])) == 1)
  }

  @Test func `is drawn the same again, in each format`() throws {
    let list = picture([textMark(text("a 🎉 b 👩‍💻", size: 30))])
    let blank = picture([textMark(text("a    b   ", size: 30))])
    let (renderer, other) = (Renderer(measurer), try Renderer(PangoTextMeasurer()))
    #expect(try renderer.svg(list) == other.svg(list))
    #expect(try renderer.png(list) == other.png(list))
    #expect(try renderer.pdf(list) == other.pdf(list))
    #expect(try renderer.png(list).count > renderer.png(blank).count + 1000)
    #expect(try renderer.pdf(list).count > renderer.pdf(blank).count + 1000)
  }

  @Test func `is not broken at the end of a line`() {
    let metrics = measurer.metrics(of: text("👩‍💻👩‍💻👩‍💻", lines: 0), maximumWidth: 23)
    #expect(metrics.lineCount == 3 && abs(metrics.size.width - 22) < 0.01)
  }

  @Test func `is missing without its font`() throws {
    let folder = try folderOfInter()
    let inter = try PangoTextMeasurer(fontDirectories: [folder.url.path])
    let metrics = inter.metrics(of: text("a 😀"), maximumWidth: nil)
    #expect(metrics.missingCharacters == ["😀"])
  }

  private func images(in list: DisplayList) throws -> Int {
    let svg = String(decoding: try Renderer(measurer).svg(list), as: UTF8.self)
    return svg.split(separator: "<image ").count - 1
  }
}
