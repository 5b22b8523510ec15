import Foundation
import SnugTestSupport
import Testing

/// Rules that DocC does not check, or checks only when the documentation is built.
@Suite struct `The documentation catalog` {
  static let folder = "Sources/Snug/Snug.docc"
  static let files = Fixtures.files(below: folder)
  static let articles = files.filter { $0.hasSuffix(".md") }

  private func name(_ path: String) -> String {
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  /// The text without fenced blocks and code spans, which can quote invalid text.
  private func prose(_ article: String) throws -> String {
    try Fixtures.text(article).replacing(/(?m)^```(.|\n)*?^```$/, with: "").replacing(
      /`[^`\n]+`/, with: "`")
  }

  @Test func `has unique names of articles, ignoring case`() {
    let names = Dictionary(grouping: Self.articles) { name($0).lowercased() }
    #expect(names.values.filter { $0.count > 1 } == [])
    #expect(Self.articles.count > 20)
  }

  /// Without the extension DocC selects either the picture or the scene, depending on which it read
  /// last, and GitHub shows nothing.
  @Test(arguments: articles) func `has pictures with the names of files next to the article`(
    article: String
  ) throws {
    let beside = article.split(separator: "/").dropLast().joined(separator: "/")
    for image in try prose(article).matches(of: /!\[(?<alt>[^\]]*)\]\((?<file>[^)]*)\)/) {
      #expect(image.alt.count > 40, "\(image.file) has no text that says what it shows")
      let isPicture = image.file.hasSuffix(".svg") && !image.file.contains("~")
      #expect(isPicture, "\(image.file)")
      let picture = Self.files.filter { URL(filePath: $0).lastPathComponent == image.file }
      let dark = image.file.replacing(".svg", with: "~dark.svg")
      #expect(picture.count == 1, "\(image.file)")
      #expect(Self.files.contains { $0.hasSuffix("/\(dark)") }, "\(dark)")
      // The root page is not read on GitHub.
      #expect(picture == ["\(beside)/\(image.file)"] || name(article) == "Snug", "\(image.file)")
    }
  }

  @Test(arguments: articles) func `has links that DocC resolves`(article: String) throws {
    let text = try prose(article)
    let articles = Set(Self.articles.map(name))
    for link in text.matches(of: /doc:(?<page>\w+)/) {
      #expect(articles.contains(String(link.page)), "doc:\(link.page)")
    }
    let others = text.matches(of: /(^|[^!])\[[^\]]*\]\((?<target>[^)]+(\([^)]*\)[^)]*)*)\)/).map(
      \.target)
    let dead = others.filter { !$0.contains("://") && !$0.hasPrefix("doc:") && !$0.hasPrefix("#") }
    #expect(dead == [], "DocC follows doc:NAME")
  }

  @Test func `lists every article on its root page`() throws {
    let listed = try Fixtures.text("\(Self.folder)/Snug.md").matches(
      of: /(?m)^- <doc:(?<page>\w+)>$/
    )
    .map { String($0.page) }
    #expect(Set(listed).count == listed.count)
    #expect(Set(listed) == Set(Self.articles.map(name)).subtracting(["Snug"]))
  }

  @Test func `shows each scene with its picture, unchanged`() throws {
    let scenes = Self.files.filter { $0.hasSuffix(".yaml") }
    #expect(scenes.count >= 13)
    let text = try Self.articles.map(Fixtures.text).joined()
    for scene in scenes {
      #expect(
        text.contains("(\(name(scene)).svg)\n\n```yaml\n\(try Fixtures.text(scene))```\n"),
        "\(scene)")
    }
    let logs = Self.files.filter { $0.hasSuffix(".log") }
    #expect(logs.count == 13)
    for log in logs {
      #expect(
        text.contains("(\(name(log)).svg)\n\n```text\n\(try Fixtures.text(log))```\n"), "\(log)")
    }
  }

  @Test func `begins with the scene of the example package`() throws {
    let scene = "Fixtures/ExamplePackage/Sources/MessageRow/MessageRow.docc/message-row.yaml"
    let page = try Fixtures.text("\(Self.folder)/DocumentationCatalogs.md")
    #expect(page.contains("```yaml\n\(try Fixtures.text(scene))```\n"))
  }
}
