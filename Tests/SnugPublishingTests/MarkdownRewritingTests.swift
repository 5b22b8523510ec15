import Snug
import SnugPublishing
import SnugTestSupport
import Testing

@Suite struct `An article that gets references` {
  /// A part of a document, and the same part without references.
  struct Piece: Sendable {
    let text: String
    let kept: String
    let blocks: Int

    init(_ text: String, kept: String? = nil, blocks: Int = 0) {
      self.text = text
      self.kept = kept ?? text
      self.blocks = blocks
    }
  }

  static let pieces = [
    Piece("Some text, `code`,\nand more."),
    Piece("```snug\nview: {}\n```", blocks: 1),
    Piece("~~~~ snug name=a-b\nview: {}\n\n~~~\n~~~~~  ", blocks: 1),
    Piece("  ```snug\n  view: {}\n  ```", blocks: 1),
    Piece("````markdown\n```snug\nview: {}\n```\n````"),
    Piece("~~~\n```snug\nview: {}\n```\n~~~"),
    Piece("1. one\n\n   ```snug\n   view: {}\n   ```\n2. two", blocks: 1),
    Piece("- ```snug\n  view: {}\n\n  ```", blocks: 1),
    Piece("> > ```snug\n> > view: {}\n> > ```\n> end", blocks: 1),
    Piece(
      "```snug hidden name=h\nview: {}\n```", kept: "<!-- snug hidden name=h\nview: {}\n-->",
      blocks: 1),
    Piece("<!-- snug\nview: {}\n-->", kept: "```snug\nview: {}\n```", blocks: 1),
    Piece(
      "```yaml snug hidden name=y\nview: {}\n```",
      kept: "<!-- yaml snug hidden name=y\nview: {}\n-->", blocks: 1),
    Piece("<pre>\n```snug\nview: {}\n```\n</pre>"),
    Piece("# A heading\n\n\tcode"),
  ]

  /// A document of several pieces, and the same document without references.
  struct Document: CustomTestStringConvertible {
    let text: String
    let kept: String
    let blocks: Int

    init(_ pieces: [Piece], between gap: String, end: String, isEnded: Bool) {
      func joined(_ texts: [String]) -> String {
        (texts.joined(separator: gap) + (isEnded ? "\n" : "")).replacing("\n", with: end)
      }
      text = joined(pieces.map(\.text))
      kept = joined(pieces.map(\.kept))
      blocks = pieces.reduce(0) { $0 + $1.blocks }
    }

    var testDescription: String { text.debugDescription }
  }

  static let documents: [Document] = {
    var documents: [Document] = []
    for first in pieces {
      for second in pieces {
        for gap in ["\n", "\n\n"] {
          for end in ["\n", "\r\n", "\r"] {
            for isEnded in [true, false] {
              documents.append(
                Document([first, second], between: gap, end: end, isEnded: isEnded))
            }
          }
        }
        documents += pieces.map {
          Document([first, second, $0], between: "\n", end: "\n", isEnded: true)
        }
      }
    }
    return documents
  }()

  private static func rewritten(_ text: [UInt8], _ reference: String) -> [UInt8] {
    let article = MarkdownArticle(SourceText(name: "a.md", utf8: text))
    return article.rewritten(
      withReferences: article.blocks.indices.map { "\(reference.replacing("#", with: "\($0)"))" }
    ).text
  }

  private static let inMarkdown = "![alt](row-#)"
  private static let inHTML = "<picture>\n  <img alt=\"#\" src=\"row.svg\">\n</picture>"

  /// The inserted lines; `nil` if there is any other difference.
  private static func insertions(in text: [UInt8], beside kept: String) -> [String]? {
    func lines(_ text: String) -> [String] {
      text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    var rest = lines(kept)[...]
    var insertions: [String] = []
    for line in lines(String(decoding: text, as: UTF8.self)) {
      if line == rest.first, !line.isEmpty || rest.count > 0 {
        rest.removeFirst()
      } else {
        insertions.append(line)
      }
    }
    return rest.isEmpty ? insertions : nil
  }

  @Test func `keeps all other text, and gets them once`() throws {
    #expect(Self.documents.count == 14 * 14 * (12 + 14))
    for document in Seeds.sample(of: Self.documents) {
      let once = Self.rewritten(Array(document.text.utf8), Self.inMarkdown)
      let insertions = try #require(
        Self.insertions(in: once, beside: document.kept), "\(document.testDescription)")
      let references = insertions.filter { $0.contains("![alt]") }
      #expect(references.count == document.blocks, "\(document.testDescription)")
      for line in insertions where !line.contains("![alt](row-") {
        #expect(line.allSatisfy { " >".contains($0) }, "\(document.testDescription)")
      }
      let twice = Self.rewritten(once, Self.inMarkdown)
      #expect(twice == once, "\(document.testDescription)")
      let other = Self.rewritten(once, Self.inHTML)
      #expect(Self.rewritten(other, Self.inHTML) == other, "\(document.testDescription)")
      #expect(Self.rewritten(other, Self.inMarkdown) == once, "\(document.testDescription)")
    }
  }

  @Test func `keeps its line endings`() {
    for document in Seeds.sample(of: Self.documents) where document.blocks > 0 {
      let text = String(
        decoding: Self.rewritten(Array(document.text.utf8), Self.inHTML), as: UTF8.self)
      let ends = Set(text.unicodeScalars.filter { "\r\n".unicodeScalars.contains($0) })
      let before = Set(document.text.unicodeScalars.filter { "\r\n".unicodeScalars.contains($0) })
      #expect(ends == before, "\(document.testDescription)")
      #expect(text.hasSuffix("\n") == document.text.hasSuffix("\n") || text.hasSuffix("-->"))
    }
  }

  /// Input and output, `⏎` at the ends of lines.
  @Test(arguments: [
    ("```snug\nview: {}\n```", "```snug\nview: {}\n```\n\n![alt](row-0)<!-- snug -->"),
    (
      "```snug\nview: {}\n```\n\n\n![old *one*](r)<!-- snug -->  \ntext\n",
      "```snug\nview: {}\n```\n\n\n![alt](row-0)<!-- snug -->\n\ntext\n"
    ),
    (
      "```snug\nview: {}\n```\n![mine](r)\n",
      "```snug\nview: {}\n```\n\n![alt](row-0)<!-- snug -->\n\n![mine](r)\n"
    ),
    (
      "> ```snug\n> view: {}\n> ```\ntext",
      "> ```snug\n> view: {}\n> ```\n>\n> ![alt](row-0)<!-- snug -->\n>\ntext"
    ),
    (
      "```snug hidden\nview: {}\n```\n\n<img alt=\"x\" src=\"y\"><!-- snug -->\n",
      "<!-- snug hidden\nview: {}\n-->\n\n![alt](row-0)<!-- snug -->\n"
    ),
    (
      "<!-- snug name=a`b\nview: {}\n-->\n", "<!-- snug name=a`b\nview: {}\n-->\n"
    ),
    (
      "<!-- snug\nt: |\n  ```\n  ````\nview: {}\n-->\n",
      "`````snug\nt: |\n  ```\n  ````\nview: {}\n`````\n\n![alt](row-0)<!-- snug -->\n"
    ),
    (
      "\u{FEFF}```snug\r\nview: {}\r\n```\r\n",
      "\u{FEFF}```snug\r\nview: {}\r\n```\r\n\r\n![alt](row-0)<!-- snug -->\r\n"
    ),
  ])
  func `is written as`(text: String, expected: String) {
    let result = Self.rewritten(Array(text.utf8), Self.inMarkdown)
    #expect(String(decoding: result, as: UTF8.self) == expected)
  }

  @Test func `keeps bytes that are not UTF-8`() {
    let noise: [UInt8] = [0xFF, 0x00, 0xC3, 10] + Array("```snug\nview: {}\n```\n".utf8) + [0xFE]
    let result = Self.rewritten(noise, Self.inMarkdown)
    #expect(
      result == noise.dropLast() + Array("\n![alt](row-0)<!-- snug -->\n\n".utf8) + [0xFE])
  }
}
