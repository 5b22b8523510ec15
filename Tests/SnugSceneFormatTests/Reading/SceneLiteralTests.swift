import Snug
import SnugDiagnostics
import SnugLayout
import SnugSceneFormat
import SnugTestSupport
import Testing

/// Scenes as YAML in Swift code. Lines are relative to a line that a test stores, and columns are
/// from 1 in this file.
@Suite struct `A scene in a string literal` {
  /// The location of a range and its text: `SceneLiteralTests.swift:+3:9 title`.
  private func place(_ range: SourceRange?, from line: Int) -> String? {
    range.map { "\($0.source.name):+\($0.start.line - line):\($0.start.column) \($0.text)" }
  }

  /// The locations of all errors in a scene.
  private func places(
    from line: Int, of scene: () throws(Diagnostics) -> Scene
  ) -> [String?] {
    do {
      _ = try scene()
      return []
    } catch {
      return error.all.map { place($0.range, from: line) }
    }
  }

  @Test func `has locations in the Swift file`() throws {
    let line = #line
    let scene = try Scene(
      yaml: """
        view:
          size: [320, 60]

          subviews:
            title: { class: UILabel, text: Full name, hugging: 252 }
        constraints:
          - "H:|-8-[title]"
        """)
    #expect(
      scene.views.map { place($0.range, from: line) } == [
        "SceneLiteralTests.swift:+3:9 view", "SceneLiteralTests.swift:+7:13 title",
      ])
    #expect(
      place(scene.views[1].contentHuggingRange.horizontal, from: line)
        == "SceneLiteralTests.swift:+7:64 252")
    #expect(
      scene.constraints.map { place($0.range, from: line) } == [
        "SceneLiteralTests.swift:+9:17 -8-"
      ])
    #expect(scene.title == "SceneLiteralTests")
  }

  @Test func `has all its errors reported at their locations`() throws {
    let line = #line
    do {
      _ = try Scene(
        yaml: """
          view: { subviews: { title: { class: UILabel } } }
          scale: 0
          constraints: ["H:|-[title]-[prize]-|"]
          """)
      Issue.record("read a scene with mistakes")
    } catch {
      #expect(
        error.all.map { place($0.range, from: line) } == [
          "SceneLiteralTests.swift:+5:18 0", "SceneLiteralTests.swift:+6:39 prize",
        ])
      // The excerpt is the line of this file.
      let number = line + 6
      let margin = String(repeating: " ", count: String(number).count)
      #expect(
        error.all.last?.formatted == """
          SceneLiteralTests.swift:\(number):39: error: Unable to parse constraint format: prize is \
          not a key in the views dictionary. [unknown-view]
          \(number) |           constraints: ["H:|-[title]-[prize]-|"]
          \(margin) |                                       ^~~~~
          """)
    }
  }

  @Test func `is cited by reasons with the lines of the Swift file`() throws {
    let line = #line
    let scene = try Scene(
      yaml: """
        view:
          size: [320, 44]
          subviews:
            title: { class: UILabel, text: Lunch at the harbour, hugging: 250 }
            time:  { class: UILabel, text: "12:30", hugging: 251 }
        constraints:
          - "H:|-16-[title]-8-[time]-16-|"
          - "V:|[title]|"
          - time.firstBaseline == title.firstBaseline
        """)
    let text = try Pipeline().explain(scene).text()
    #expect(
      text.contains("16 + 159.5 + 8 + 42.5 + 16 = 242; view has 320 (line \(line + 9))."), "\(text)"
    )
  }

  @Test func `is cited by differences with the name of the Swift file`() throws {
    let pipeline = try Pipeline()
    func cell(_ resistance: Int) throws -> (Explanation, Int) {
      let line = #line
      let scene = try Scene(
        yaml: """
          view:
            size: [200, 60]
            subviews:
              title: { class: UILabel, text: A title that is long }
              price:
                class: UILabel
                text: "€ 12.00 and more"
                compressionResistance: { horizontal: \(resistance) }
          constraints:
            - "H:|-[title]-[price]-|"
            - title.centerY == view.centerY
            - price.centerY == view.centerY
          """)
      // The line of the priority.
      return (pipeline.explain(scene), line + 10)
    }
    let (before, _) = try cell(749)
    let (after, line) = try cell(751)
    let messages = LayoutDifference(from: before, to: after).messages
    #expect(messages.count == 2)
    for message in messages {
      #expect(message.hasSuffix("price's resistance rose to 751 (SceneLiteralTests.swift:\(line))"))
    }
  }

  @Test func `reports which of two views repeats the name of the other`() throws {
    let line = #line
    var scene = try Scene(
      yaml: """
        view:
          subviews:
            a: { class: UILabel, text: A }
            b: { class: UILabel, text: B }
        """)
    scene.views[2].name = "a"
    let said = try Pipeline().explain(scene).outcomeDiagnostics.filter { $0.id == .duplicateName }
    #expect(said.map { place($0.range, from: line) } == ["SceneLiteralTests.swift:+6:13 b"])
  }

  @Test func `has the columns of its text after an escape or an interpolation`() {
    let (short, wrong) = ("A", 0)
    let line = #line
    let places = places(from: line) { () throws(Diagnostics) in
      try Scene(
        yaml: """
          view:
            subviews:
              a: { class: UILabel, text: \(short), hugging: 0 }
              b: { class: UILabel, text: "\\u00e9", hugging: 0 }
              c: { hugging: \(wrong) }
          """)
    }
    // The interpolation has 8 characters and its text 1. The escape is one character longer.
    #expect(
      places == [
        "SceneLiteralTests.swift:+6:54 0", "SceneLiteralTests.swift:+7:61 0",
        "SceneLiteralTests.swift:+8:29 0",
      ])
  }

  @Test func `can be raw, and begin with a document marker`() {
    let line = #line
    let places = places(from: line) { () throws(Diagnostics) in
      try Scene(
        yaml: #"""
          ---
          title: "\u00e9"
          view: { hugging: 0 }
          """#)
    }
    // With the marker the text cannot be indented, so the columns are those of the text.
    #expect(places == ["SceneLiteralTests.swift:+6:18 0"])
  }

  @Test func `is the one in the call if there are two equal literals`() {
    for isFirst in [true, false] {
      let first = #line
      let places = places(from: first) { () throws(Diagnostics) in
        if isFirst {
          return try Scene(
            yaml: """
              view: { hugging: 0 }
              """)
        }
        return try Scene(
          yaml: """
            view: { hugging: 0 }
            """)
      }
      #expect(places == ["SceneLiteralTests.swift:+\(isFirst ? "5:32" : "10:30") 0"])
    }
  }

  @Test(arguments: ["view: { hugging: 0 }", "view:\n  hugging: 0\n"])
  func `has its own line numbers if it is elsewhere`(text: String) {
    let line = #line + 1
    let places = places(from: 0) { () throws(Diagnostics) in try Scene(yaml: text) }
    let place = text.contains("\n") ? "+2:12" : "+1:18"
    #expect(places == ["SceneLiteralTests.swift:\(line), yaml:\(place) 0"])
  }

  @Test func `has its own line numbers if the file can't be read, or has no such line`() {
    for (file, line) in [("/nowhere/Gone.swift", 7), (#filePath, 0), (#filePath, .max)] {
      let name = file == #filePath ? "SceneLiteralTests.swift" : "Gone.swift"
      let places = places(from: 0) { () throws(Diagnostics) in
        try Scene(yaml: "view: { hugging: 0 }\n# \(line)", calledFrom: file, line: line)
      }
      #expect(places == ["\(name):\(line), yaml:+1:18 0"])
    }
  }

  @Test func `has its own line numbers if lines of Swift are not lines of the text`() {
    let keys = "size: [8, 8]\n  createdIn: code"
    let line = #line + 2
    let places = places(from: 0) { () throws(Diagnostics) in
      try Scene(
        yaml: """
          view:
            \(keys)
            hugging: 0
          """)
    }
    #expect(places == ["SceneLiteralTests.swift:\(line), yaml:+4:12 0"])
  }

  @Test func `has the locations of a caller that is passed on`() {
    func cell(_ text: String, file: String = #filePath, line: Int = #line) throws -> Scene {
      try Scene(yaml: text, calledFrom: file, line: line)
    }
    let line = #line
    #expect {
      try cell(
        """
        view: { hugging: 0 }
        # A comment.
        """)
    } throws: { error in
      (error as? Diagnostics)?.all.map { place($0.range, from: line) }
        == ["SceneLiteralTests.swift:+4:26 0"]
    }
  }

  @Test(arguments: ["", "# nothing", "\n\n"]) func `that is empty is an error`(text: String) {
    #expect(throws: Diagnostics.self) { try Scene(yaml: text) }
  }

  @Test func `is what the article shows`() throws {
    let article = try Fixtures.text("Sources/Snug/Snug.docc/ScenesInSwift.md")
    let here = try Fixtures.text("Tests/SnugSceneFormatTests/Reading/SceneLiteralTests.swift")
    let blocks = article.matches(of: /(?ms)^```swift\n(?<code>.*?)^```/).map { String($0.code) }
    #expect(blocks.count == 3)
    for block in blocks {
      let code = block.split(separator: "\n").map { "    \($0)\n" }.joined()
      #expect(here.contains(code), "\(block)")
    }
  }

  @Test func `is a value, and can be made of values`() throws {
    let cell = try Scene(
      yaml: """
        title: A cell
        view:
          size: [320, 60]
          subviews:
            title: { class: UILabel, text: Full name }
            price: { class: UILabel, text: "€ 12.00", hugging: high }
        constraints:
          - "H:|-[title]-[price]-|"
          - title.centerY == view.centerY
          - price.firstBaseline == title.firstBaseline
        """)
    #expect(cell.views.map(\.name) == ["view", "title", "price"])
    #expect(cell.constraints.count == 5)
    let titles = ["Given name", "Family name", "City"]
    let rows = titles.enumerated().map { "row\($0): { class: UILabel, text: \($1) }" }
    let form = try Scene(
      yaml: """
        view:
          class: UIStackView
          axis: vertical
          arrangedSubviews: { \(rows.joined(separator: ", ")) }
        """)
    #expect(form.views.map(\.name) == ["view", "row0", "row1", "row2"])
  }
}
