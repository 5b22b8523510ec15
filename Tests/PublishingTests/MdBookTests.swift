import Foundation
import Publishing
import Snug
import Testing

@Suite struct `A book` {
  let pipeline: Pipeline

  init() throws { pipeline = try Pipeline() }

  private static let block = "```snug\\nview: { size: [50, 50] }\\n```\\n"

  /// Made by hand after mdBook's guide for developers.
  private static func book(_ items: String, key: String = "sections") -> String {
    """
    [{"root":"/books/one","config":{"book":{"src":"text","authors":[]}},"renderer":"html",
      "mdbook_version":"0.4.40","new":1.0e3},
     { "\(key)" : [\(items)] , "__non_exhaustive":null, "big": 12345678901234567890.10 } ]

    """
  }

  private static func chapter(_ content: String, items: String = "") -> String {
    """
    {"Chapter":{"name":"One \\u00e9","content":"\(content)","number":[1],"sub_items":[\(items)],\
    "path":"a/one.md","source_path":"a/one.md","parent_names":[]}}
    """
  }

  private func draw(_ text: String) throws -> MdBook.Drawing {
    try MdBook(SourceText(name: "-", text)).drawn(with: pipeline, on: 2)
  }

  /// What of the answer stands in the place of a text of the book, and no more.
  private func replacement(of old: String, in book: String) throws -> String {
    let text = String(decoding: try draw(book).json, as: UTF8.self)
    let start = try #require(book.range(of: "{ \"")?.lowerBound)
    let end = try #require(book.range(of: " ]\n", options: .backwards)?.lowerBound)
    let whole = String(book[start..<end])
    let place = try #require(whole.range(of: old))
    let (before, after) = (whole[..<place.lowerBound], whole[place.upperBound...])
    #expect(text.hasPrefix(before) && text.hasSuffix(after))
    let part = text.dropFirst(before.count).dropLast(after.count)
    return try JSONDecoder().decode([String].self, from: Data("[\"\(part)\"]".utf8))[0]
  }

  @Test(arguments: ["sections", "items"])
  func `has pictures behind its blocks, and is otherwise as it was`(key: String) throws {
    let content = "# One \\\"\\u00e9\\\"\\n\\n\(Self.block)\\ntext\\n"
    let book = Self.book("\"Separator\",{\"PartTitle\":\"P\"},\(Self.chapter(content))", key: key)
    let lines = try replacement(of: content, in: book).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(5).elementsEqual([
        "# One \"é\"", "", "```snug", "view: { size: [50, 50] }", "```",
      ]))
    #expect(lines[5...6].elementsEqual(["", "<div class=\"snug\">"]))
    #expect(lines[7].hasPrefix("<svg style=\"max-width: 100%; height: auto\" xmlns="))
    let end = try #require(lines.firstIndex(of: "</div>"))
    #expect(lines[end - 1] == "</svg>")
    // An empty line would end the HTML.
    #expect(!lines[6...end].contains { $0.allSatisfy(\.isWhitespace) })
    #expect(lines[(end + 1)...].elementsEqual(["", "text", ""]))
    #expect(lines[6...end].contains { $0.contains("prefers-color-scheme: dark") })
  }

  @Test func `has pictures in the place of hidden blocks and of references`() throws {
    let hidden =
      "- a\\n\\n  "
      + Self.block.replacing("snug", with: "snug hidden")
      .replacing("\\n", with: "\\n  ") + "\\n  ![x](y.svg)<!-- snug -->\\n- b\\n"
    let book = Self.book(Self.chapter(hidden))
    let text = try replacement(of: hidden, in: book)
    #expect(text.hasPrefix("- a\n\n  <div class=\"snug\">\n  <svg "))
    #expect(text.hasSuffix("\n  </svg>\n  </div>\n\n- b\n"))
  }

  @Test func `has pictures in chapters of chapters`() throws {
    let inner = "inner\\n\\n\(Self.block)"
    let book = Self.book(
      Self.chapter("no block", items: Self.chapter("no", items: Self.chapter(inner))))
    #expect(try replacement(of: inner, in: book).contains("<svg "))
  }

  @Test func `without blocks is as it was`() throws {
    let book = Self.book(Self.chapter("\\u0041```snugly\\n"))
    #expect(book.contains(String(decoding: try draw(book).json, as: UTF8.self)))
  }

  @Test func `is not given on when a block is wrong, which is told with its chapter`() throws {
    let wrong = "# One\\n\\n```snug\\nview: { sise: 1 }\\n```\\n"
    let drawing = try draw(Self.book(Self.chapter(wrong)))
    #expect(drawing.json == [])
    #expect(
      drawing.diagnostics.map(\.formatted) == [
        """
        text/a/one.md:4:9: error: unknown key 'sise'; did you mean 'size'? [unknown-key]
        4 | view: { sise: 1 }
          |         ^~~~
        """
      ])
  }

  @Test(arguments: [
    "", "{}", "[1]", "[{},{}]", "[{},{\"sections\":[]}", "[{},{\"sections\":[]}]x",
    "[{},{\"sections\":[{\"Chapter\":{\"content\":\"\\x\"}}]}] ]", "[tru,{\"items\":[]}]",
    String(repeating: "[", count: 100_000),
  ])
  func `is told from what is none`(text: String) {
    let error = #expect(throws: Diagnostic.self) { try MdBook(SourceText(name: "-", text)) }
    #expect(error?.id == .invalidBook)
    #expect(error?.notes.count == 1)
  }

  @Test func `is for HTML`() {
    #expect(
      ["html", "markdown", "epub", "pandoc", ""].filter(MdBook.supports) == ["html", "markdown"])
  }
}
