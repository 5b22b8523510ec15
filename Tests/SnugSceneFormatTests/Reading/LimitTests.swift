import Foundation
import SnugDiagnostics
import SnugLayout
import SnugSceneFormat
import Synchronization
import Testing

@Suite struct `Limits` {
  private func first(_ text: String) -> String? {
    messages(of: text).split(separator: "\n").first.map(String.init)
  }

  /// Nested views, on one line each or all on one line.
  private func nested(_ depth: Int, flow: Bool) -> String {
    if flow {
      return "view: " + (1..<depth).map { "{ subviews: { v\($0): " }.joined()
        + String(repeating: "} }", count: depth - 1) + "\n"
    }
    var text = "view:\n"
    for level in 1..<depth {
      let indent = String(repeating: " ", count: 2 * level)
      text += "\(indent)subviews:\n\(indent) v\(level):\n"
    }
    return text
  }

  @Test(arguments: [true, false]) func `views can be nested 200 deep and no deeper`(flow: Bool)
    throws
  {
    #expect(try read(nested(200, flow: flow)).views.count == 200)
    let column = flow ? first(nested(201, flow: true))?.split(separator: ":")[2] ?? "" : "402"
    let line = flow ? 1 : 401
    #expect(
      first(nested(201, flow: flow))
        == "scene.yaml:\(line):\(column): error: this is nested too deeply [nested-too-deeply]")
  }

  @Test(arguments: [1000, 100_000]) func `no depth overflows the stack`(depth: Int) {
    let opening = [
      nested(1000, flow: true), String(repeating: "[", count: depth),
      String(repeating: "{a: ", count: depth), String(repeating: "[a: ", count: depth),
      String(repeating: "- ", count: depth), String(repeating: "? ", count: depth),
      String(repeating: "[", count: 990) + String(repeating: "]", count: 990),
    ]
    for text in opening {
      #expect(first(text)?.contains("[nested-too-deeply]") ?? false, "\(text.prefix(40))")
    }
  }

  @Test func `a small stack is enough`() {
    let text = nested(200, flow: true)
    let deep = String(repeating: "[", count: 990) + String(repeating: "]", count: 990)
    let counts = Mutex<[Int]>([])
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let views = (try? read(text))?.views.count ?? 0
      let mistakes = diagnostics(of: SourceText(name: "scene.yaml", deep)).count
      counts.withLock { $0 = [views, mistakes] }
      done.signal()
    }
    thread.stackSize = 128 << 10
    thread.start()
    done.wait()
    #expect(counts.withLock { $0 } == [200, 1])
  }

  @Test func `aliases that expand exponentially are rejected before expansion`() {
    var text = "title: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...60 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "k\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(
      first(text) == """
        scene.yaml:6:5: error: with its aliases expanded, this has more than 1,000,000 values \
        [too-large]
        """)
    var keys = "? &a0 [x, x]\n: 1\n"
    for level in 1...60 { keys += "? &a\(level) [*a\(level - 1), *a\(level - 1)]\n: 1\n" }
    #expect(first(keys)?.contains("[too-large]") ?? false)
    var deep = "- &a0 [x]\n"
    for level in 1...600 { deep += "- &a\(level) [*a\(level - 1)]\n" }
    #expect(first(deep)?.contains("[nested-too-deeply]") ?? false)
  }

  @Test func `texts can have 100,000 characters, and 10,000 in a word`() throws {
    func scene(_ count: Int, of word: String = "ä") -> [String] {
      let text = String(String(repeating: word, count: count / word.count + 1).prefix(count))
      return [
        "view: {}\ntitle: \(text)", "view: { subviews: { a: { class: UILabel, text: \(text) } } }",
      ]
    }
    for text in scene(10_000) { #expect(try read(text).title.count <= 10_000) }
    for text in scene(100_000, of: "word ") { #expect(try read(text).title.count <= 100_000) }
    for text in scene(10_001) {
      #expect(
        first(text)?.hasSuffix("error: a word of the text has 10001 characters [too-large]")
          ?? false)
    }
    // Pango does not break a line there.
    for text in scene(10_004, of: "abc\u{A0}") {
      #expect(
        first(text)?.hasSuffix("error: a word of the text has 10004 characters [too-large]")
          ?? false)
    }
    for text in scene(100_001, of: "word ") {
      #expect(first(text)?.hasSuffix("error: the text has 100001 characters [too-large]") ?? false)
    }
  }

  @Test func `texts can have 100 parts, and 10,000 characters in a word of several`() throws {
    func scene(_ parts: Int, of count: Int) -> String {
      let list = Array(repeating: String(repeating: "a", count: count), count: parts)
      return
        "view: { subviews: { a: { class: UILabel, text: [\(list.joined(separator: ", "))] } } }"
    }
    #expect(try read(scene(100, of: 100)).views.count == 2)
    #expect(first(scene(101, of: 1))?.hasSuffix("the text has 101 parts [too-large]") ?? false)
    #expect(
      first(scene(100, of: 101))?.hasSuffix("a word of the text has 10100 characters [too-large]")
        ?? false)
  }

  @Test func `an error in an aliased node is reported once`() {
    let text =
      "view:\n  subviews:\n    a: &a { class: UILable }\n"
      + (0..<100).map { "    b\($0): *a\n" }.joined()
    #expect(diagnostics(of: SourceText(name: "scene.yaml", text)).count == 1)
  }

  @Test func `ten thousand views, and ten thousand mistakes in one line, are read`() throws {
    var lines = ["title: Many", "view:", "  subviews:"]
    var constraints = ["constraints:"]
    for index in 0..<10_000 {
      lines.append("    v\(index): { class: UILabel, text: \"View \(index)\", hugging: 251 }")
      constraints.append(
        index == 0 ? "  - v0.top == view.top" : "  - v\(index).top == v\(index - 1).bottom + 8")
    }
    let text = (lines + constraints).joined(separator: "\n")
    let oneLine =
      "{ view: { subviews: {"
      + (0..<10_000).map { "v\($0): { class: UILabel, tekst: ä }" }.joined(separator: ", ")
      + "} } }"
    #expect(try read(text).constraints.count == 10_000)
    #expect(diagnostics(of: SourceText(name: "scene.yaml", oneLine)).count == 10_000)
  }

  @Test func `ten thousand unknown names are all reported`() {
    let views = (0..<10_000).map { "    view\($0):\n" }.joined()
    let constraints = (0..<10_000).map { "  - viev\($0).width == 8\n" }.joined()
    let text = "view:\n  subviews:\n\(views)constraints:\n\(constraints)"
    #expect(diagnostics(of: SourceText(name: "scene.yaml", text)).count == 10_000)
  }
}
