import Foundation
import Snug
import SnugPublishing
import SnugTestSupport
import Testing

@Suite struct `An article with scenes` {
  static let row = """
    view:
      size: [200, 60]
      subviews:
        name: { class: UILabel, text: Name }
        icon: { class: UIView, intrinsicContentSize: [20, 20], hugging: 251 }
    constraints:
      - "H:|-[name]-[icon]-|"
      - name.top == view.top
      - icon.top == view.top
    """

  let folder: TemporaryFolder
  let pipeline: Pipeline

  init() throws {
    folder = try TemporaryFolder()
    pipeline = try Pipeline()
  }

  private func path(_ name: String) -> String { folder.path(name) }

  private func write(_ text: String, _ name: String) throws { try folder.write(text, name) }

  private func read(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  private func draw(
    _ names: [String], as form: ArticleForm = ArticleForm(), threads: Int = 2
  ) -> [ArticleDrawing] {
    var drawings: [ArticleDrawing] = []
    ArticleMaker.draw(
      ArticlePlan(names.map(path), as: form), with: pipeline, on: threads, into: &drawings
    ) { drawings, drawing in
      drawings.append(drawing)
      return true
    }
    return drawings
  }

  /// The messages, without the folder.
  private func messages(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map {
      String($0.formatted.split(separator: "\n")[0]).replacing(folder.url.path + "/", with: "")
    }
  }

  private func files(_ drawing: ArticleDrawing) -> [String] {
    drawing.changedFiles.map { $0.path.replacing(folder.url.path + "/", with: "") }
  }

  private static func block(_ attributes: String = "", _ scene: String = row) -> String {
    "```snug \(attributes)\n\(scene)\n```\n"
  }

  @Test func `has addresses for any folder`() throws {
    try write(Self.block("name=row"), "b.md")
    let github = draw(["b.md"], as: ArticleForm(folder: "a#b?c%20d e"))
    #expect(files(github[0]).first == "a#b?c%20d e/row.svg")
    let html = String(decoding: github[0].text, as: UTF8.self)
    #expect(html.contains("src=\"a%23b%3Fc%2520d%20e/row.svg\""))
    #expect(html.contains("srcset=\"a%23b%3Fc%2520d%20e/row~dark.svg\""))
    let web = draw(["b.md"], as: ArticleForm(preset: .web, folder: "a#b?c%20d e"))
    #expect(
      String(decoding: web[0].text, as: UTF8.self).contains(
        "](a%23b%3Fc%2520d%20e/row.svg)<!-- snug -->"))
  }

  @Test func `has references in the style of DocC or GitHub`() throws {
    try write(Self.block("name:row"), "Guide.docc/Sub/a.md")
    try write(Self.block("name=row"), "b.md")
    let docc = draw(["Guide.docc/Sub/a.md"], as: ArticleForm(folder: "Images"))
    #expect(
      files(docc[0]) == [
        "Guide.docc/Sub/Images/row.svg", "Guide.docc/Sub/Images/row~dark.svg",
        "Guide.docc/Sub/a.md",
      ])
    let text = String(decoding: docc[0].text, as: UTF8.self)
    #expect(text.hasSuffix("](row.svg)<!-- snug -->\n"))
    let github = draw(["b.md"], as: ArticleForm(format: .png, folder: "My Images"))
    #expect(files(github[0]) == ["My Images/row.png", "My Images/row~dark.png", "b.md"])
    #expect(
      String(decoding: github[0].text, as: UTF8.self).contains(
        "srcset=\"My%20Images/row~dark.png\""))
    let web = draw(["b.md"], as: ArticleForm(preset: .web, folder: "My Images"))
    #expect(files(web[0]) == ["My Images/row.svg", "b.md"])
    #expect(
      String(decoding: web[0].text, as: UTF8.self).contains("](My%20Images/row.svg)<!-- snug -->"))
    let retina = draw(["b.md"], as: ArticleForm(preset: .docc, format: .png))
    #expect(files(retina[0]) == ["row@2x.png", "row~dark@2x.png", "b.md"])
  }

  /// A title, and its escaped text in Markdown and in HTML.
  @Test func `has an escaped alternative text`() throws {
    let scene = """
      title: '*Who* in [a_b](c) <x> & "y" `z`~ \\?'
      view: { size: [50, 50] }
      """
    try write(Self.block("name=row", scene), "a.md")
    let happened = "view is 50 × 50; nothing is stretched, compressed or ambiguous."
    for preset in [Preset.docc, .web] {
      let text = String(
        decoding: draw(["a.md"], as: ArticleForm(preset: preset))[0].text, as: UTF8.self)
      #expect(
        text.contains(
          #"![\*Who\* in \[a\_b\](c) \<x> \& "y" \`z\`\~ \\? \#(happened)](row"#), "\(text)")
    }
    let text = String(decoding: draw(["a.md"])[0].text, as: UTF8.self)
    #expect(
      text.contains(
        #"alt="*Who* in [a_b](c) &lt;x&gt; &amp; &quot;y&quot; `z`~ \? \#(happened)""#), "\(text)")
  }

  @Test func `can draw a variant`() throws {
    let variants = "\nvariants:\n  - title: Wide\n    set: { view.size: [300, 60] }"
    try write(Self.block("variant:Wide", Self.row + variants), "a.md")
    #expect(draw(["a.md"])[0].drawings.map(\.scene?.title) == ["Wide"])
    try write(Self.block("variant=Wild", Self.row + variants), "a.md")
    #expect(
      messages(draw(["a.md"])[0].diagnostics) == [
        "a.md:1:1: error: there is no variant 'Wild'; did you mean 'Wide'? [unknown-variant]"
      ])
  }

  @Test func `can draw a file`() throws {
    try write(Self.row, "Scenes/row.yaml")
    try write(Self.block("file=Scenes/row.yaml hidden", ""), "a.md")
    let drawing = draw(["a.md"])[0]
    #expect(drawing.drawings.map(\.scene?.views.count) == [3])
    #expect(drawing.drawings[0].dependencies == [path("Scenes/row.yaml")])
    #expect(files(drawing) == ["a-1.svg", "a-1~dark.svg", "a.md"])
    try write(Self.block("file=row.yaml scene=Cell", ""), "b.md")
    #expect(
      messages(draw(["b.md"])[0].diagnostics) == [
        "b.md:1:1: error: cannot read the scene: there is no such file [unreadable-file]"
      ])
  }

  @Test func `is not changed if it is up to date`() throws {
    try write("# A\n\n" + Self.block() + "text\n" + Self.block("hidden"), "a.md")
    let first = draw(["a.md"])[0]
    #expect(files(first).count == 5)
    #expect(first.staleDiagnostics.count == 2 * 2 + 2 + 1)
    try OutputFile.write(first.changedFiles)
    let second = draw(["a.md"])[0]
    #expect(files(second) == [])
    #expect(second.staleDiagnostics == [])
    #expect(second.text == Array(try read("a.md").utf8))
  }

  @Test func `reports stale pictures and references with their locations`() throws {
    try write(Self.block("name=row"), "a.md")
    try OutputFile.write(draw(["a.md"])[0].changedFiles)
    let text = try read("a.md")
    try write(text.replacing("[200, 60]", with: "[260, 60]"), "a.md")
    #expect(
      messages(draw(["a.md"])[0].staleDiagnostics) == [
        "a.md:2:1: error: the picture 'row.svg' is stale: 'view': 200 × 60 → 260 × 60 [stale-picture]",
        "a.md:2:1: error: the picture 'row~dark.svg' is stale: 'view': 200 × 60 → 260 × 60 [stale-picture]",
        "a.md:13:1: error: the reference to the picture 'row' is stale: its alternative text differs [stale-reference]",
      ])
    try write(text.replacing("name=row", with: "name=line"), "a.md")
    #expect(
      messages(draw(["a.md"])[0].staleDiagnostics) == [
        "a.md:1:1: error: the picture 'line.svg' is missing [stale-picture]",
        "a.md:1:1: error: the picture 'line~dark.svg' is missing [stale-picture]",
        "a.md:13:1: error: the reference to the picture 'line' is stale: it shows another picture, or another style [stale-reference]",
      ])
    try write(text.replacing("name=row", with: "name=row hidden"), "a.md")
    #expect(
      messages(draw(["a.md"])[0].staleDiagnostics) == [
        "a.md:1:1: error: the scene should be hidden, but is not [stale-reference]"
      ])
    try write(text + "text", "a.md")
    #expect(
      messages(draw(["a.md"])[0].staleDiagnostics) == [
        "a.md:17:1: error: the article would change from here on [stale-reference]"
      ])
    try write(text.replacing("```snug", with: "```yaml"), "a.md")
    #expect(
      messages(draw(["a.md"])[0].staleDiagnostics) == [
        "a.md:16:1: error: the reference belongs to no block [stale-reference]"
      ])
  }

  @Test func `says that links to pages are checked with --interactive`() throws {
    try write(Self.block("name=row"), "a.md")
    let (still, interactive) = (ArticleForm(), ArticleForm(isInteractive: true))
    for (written, checked, change) in [
      (interactive, still, "it links to a page; --interactive writes such links"),
      (still, interactive, "it links to no page; without --interactive there are none"),
    ] {
      try OutputFile.write(draw(["a.md"], as: written)[0].changedFiles)
      let messages = self.messages(draw(["a.md"], as: checked)[0].staleDiagnostics)
      #expect(
        messages.last?.hasSuffix("is stale: \(change) [stale-reference]") == true, "\(messages)")
    }
  }

  /// Messages about a written article have its new lines.
  @Test func `has diagnostics at the lines that it has when it is written`() throws {
    let wanted = Self.block("", Self.row + "\nexpect: ambiguous")
    for text in [wanted + "\nText\n" + wanted, wanted + wanted + "\n![](x.svg)<!-- snug -->\n"] {
      try write(text, "a.md")
      let drawing = draw(["a.md"])[0]
      let diagnostics = drawing.located(drawing.diagnostics + drawing.orphans(.warning))
      try OutputFile.write(drawing.changedFiles)
      let written = draw(["a.md"])[0]
      #expect(files(written) == [])
      #expect(diagnostics.count >= 2)
      #expect(
        messages(diagnostics) == messages(written.diagnostics + written.orphans(.warning)))
      #expect(
        written.located(written.diagnostics).map(\.formatted)
          == written.diagnostics.map(\.formatted))
    }
  }

  @Test func `abandons the pictures that its references no longer show`() throws {
    let (web, png) = (ArticleForm(preset: .web), ArticleForm(format: .png))
    let (github, pages) = (ArticleForm(preset: .github), ArticleForm(isInteractive: true))
    let (pictures, docc) = (ArticleForm(folder: "my pictures"), ArticleForm(preset: .docc))
    let cases = [
      (github, web, ["row~dark.svg"]), (docc, web, ["row~dark.svg"]), (web, github, []),
      (github, docc, []), (png, github, ["row.png", "row~dark.png"]), (pages, github, ["row.html"]),
      (pictures, github, ["my pictures/row.svg", "my pictures/row~dark.svg"]),
    ]
    for (index, (before, after, abandoned)) in cases.enumerated() {
      func draw(as form: ArticleForm) -> ArticleDrawing {
        self.draw(["\(index)/a.md"], as: form)[0]
      }
      try write(Self.block("name=row"), "\(index)/a.md")
      try FileManager.default.createDirectory(
        atPath: path("\(index)/my pictures"), withIntermediateDirectories: true)
      let first = draw(as: before)
      #expect(first.abandonedFiles == [])
      try OutputFile.write(first.changedFiles)
      let second = draw(as: after)
      #expect(
        second.abandonedFiles.map { $0.replacing(path("\(index)") + "/", with: "") }.sorted()
          == abandoned)
      try OutputFile.write(second.changedFiles)
      for path in second.abandonedFiles { try FileManager.default.removeItem(atPath: path) }
      #expect(draw(as: after).abandonedFiles == [])
    }
  }

  /// A reference is a text that anybody can write.
  @Test func `abandons only pictures of its blocks, in its folder`() throws {
    try write("other", "other.svg")
    try write("row", "row.gif")
    let outside = folder.url.deletingLastPathComponent().appending(path: "row.svg")
    for address in ["other.svg", "row.gif", "../row.svg", outside.path, "http://a.b/row.svg"] {
      try write(Self.block("name=row") + "\n![a](\(address))<!-- snug -->\n", "a.md")
      #expect(draw(["a.md"])[0].abandonedFiles == [])
    }
  }

  @Test func `can have a log that is incomplete on purpose`() throws {
    let log = try Fixtures.text("Fixtures/Transcripts/report.md")
    for (attributes, expected) in [
      (
        "name=total",
        ["a.md:4:2: warning: the log shows only a part of the layout [incomplete-log]"]
      ),
      ("name=total excerpt", []),
    ] {
      try write(log.replacing("name=total", with: attributes), "a.md")
      #expect(messages(draw(["a.md"])[0].diagnostics) == expected)
    }
    try write(Self.block("excerpt"), "a.md")
    #expect(
      messages(draw(["a.md"])[0].diagnostics)
        == ["a.md:1:9: warning: 'excerpt' has no effect on this block [no-effect]"])
    try write(Self.block("excerpt=yes"), "a.md")
    #expect(
      messages(draw(["a.md"])[0].diagnostics)
        == ["a.md:1:9: error: 'excerpt' takes no value [wrong-type]"])
  }

  @Test func `is not changed if a block has an error`() throws {
    let wrong = Self.block("", Self.row.replacing("size:", with: "sise:"))
    try write(Self.block() + wrong, "a.md")
    try write(Self.block(), "b.md")
    for threads in 1...3 {
      let drawings = draw(["a.md", "b.md"], threads: threads)
      #expect(drawings.map(\.isFailure) == [true, false])
      #expect(
        messages(drawings[0].diagnostics) == [
          "a.md:14:3: error: unknown key 'sise'; did you mean 'size'? [unknown-key]"
        ])
      #expect(files(drawings[0]) == [])
      #expect(drawings[0].text == Array(try read("a.md").utf8))
    }
  }

  @Test func `ends the work on request`() throws {
    for name in ["a.md", "b.md", "c.md"] { try write(Self.block("", "view: {"), name) }
    var taken = 0
    ArticleMaker.draw(
      ArticlePlan(["a.md", "b.md", "c.md"].map(path), as: ArticleForm()), with: pipeline, on: 2,
      into: &taken
    ) { taken, _ in
      taken += 1
      return taken < 2
    }
    #expect(taken == 2)
  }

  @Test func `finds images relative to it`() throws {
    let icon = DisplayList(size: Size(width: 8, height: 8), title: "", summary: "", marks: [])
    try folder.write(pipeline.render(icon, as: .png, scale: 1), "icon.png")
    try write(
      Self.block(
        "",
        Self.row.replacing(
          "class: UIView, intrinsicContentSize: [20, 20]",
          with: "class: UIImageView, image: icon.png")), "a.md")
    #expect(messages(draw(["a.md"])[0].diagnostics) == [])
  }

  @Test func `does not overwrite the pictures of another`() throws {
    try write(Self.block("name=row"), "a.md")
    try write(Self.block("name=row"), "b.md")
    let drawings = draw(["a.md", "b.md"])
    #expect(
      drawings.map { messages($0.diagnostics) }
        == [
          [],
          [
            "b.md:1:9: error: the picture 'row.svg' already belongs to another article [duplicate-picture]"
          ],
        ])
  }

  @Test func `does not use the name of another image in the catalog`() throws {
    try write(Self.block("name:row"), "G.docc/a.md")
    try write(Self.block("name:row"), "G.docc/Sub/b.md")
    try write(Self.block("name:icon"), "G.docc/c.md")
    try write("", "G.docc/Images/icon@2x.png")
    for names in [["G.docc/a.md", "G.docc/Sub/b.md"], ["G.docc/Sub/b.md"]] {
      let messages = messages(draw(names).last?.diagnostics ?? [])
      #expect(
        messages == [
          "G.docc/Sub/b.md:1:9: error: the picture 'G.docc/Sub/row.svg' would have the same name as another: 'row' [duplicate-picture]"
        ])
    }
    #expect(messages(draw(["G.docc/c.md"])[0].diagnostics).count == 1)
    #expect(draw(["G.docc/a.md"])[0].isFailure)
    try FileManager.default.removeItem(atPath: path("G.docc/Sub/b.md"))
    #expect(!draw(["G.docc/a.md"])[0].isFailure)
  }

  @Test func `is found in folders`() throws {
    try write(Self.block(), "Docs/b/z.md")
    try write(Self.block(), "Docs/a.markdown")
    try write("```swift\nsnug\n```", "Docs/none.md")
    try write(Self.block(), "Docs/.hidden/x.md")
    try write(Self.block(), "Docs/x.txt")
    try write("text", "lone.md")
    let found = try ArticleFiles.paths([path("Docs"), path("lone.md"), path("Docs/../lone.md")])
    #expect(found == [path("Docs/a.markdown"), path("Docs/b/z.md"), path("lone.md")])
    try FileManager.default.createDirectory(
      atPath: path("Empty"), withIntermediateDirectories: true)
    let error = #expect(throws: Diagnostics.self) { try ArticleFiles.paths([path("Empty")]) }
    #expect(error?.all.map(\.id) == [.unreadableFile])
  }
}
