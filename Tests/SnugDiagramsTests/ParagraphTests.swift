import SnugGeometry
import Testing

@testable import SnugDiagrams

/// The texts of cards.
@Suite struct `Paragraphs` {
  @Test(arguments: [
    ("add stack.width == scroll.width - 32.", ["- 32", ".width"]),
    ("add a.top == b.bottom + 8.5 and c.height == 0.5 * d.height", ["+ 8.5", "0.5 * d.height"]),
    ("16 + 64 + 8 = 88; view has 375 - 32", []),
    ("a.width gives way by 8", []),
  ])
  func `have no line that ends inside the end of an equation`(string: String, parts: [String]) {
    let unbroken = Paragraph(string, AnnotationFont.body, width: 200, measuring: measurer)
      .text.unbroken.map { String(decoding: Array(string.utf8)[$0], as: UTF8.self) }
    #expect(unbroken.isEmpty == parts.isEmpty)
    for part in parts { #expect(unbroken.contains { $0.contains(part) }, "\(unbroken)") }
  }

  @Test func `know the names of views with letters of any script`() {
    let paragraph = Paragraph(
      "voilà and étiquette_2 hug", AnnotationFont.body, width: 400,
      names: ["voilà", "étiquette_2", "hu"], measuring: measurer)
    #expect(paragraph.text.runs.map(\.range) == [0..<6, 11..<23])
  }

  /// A view can have the name of a word, which is no name between two numbers.
  @Test func `set no word between numbers apart`() {
    let paragraph = Paragraph(
      "to 195 to 236, details 47 to 88", AnnotationFont.body, width: 400,
      names: ["to", "details"], measuring: measurer)
    #expect(paragraph.text.runs.map(\.range) == [0..<2, 15..<22])
  }
}
