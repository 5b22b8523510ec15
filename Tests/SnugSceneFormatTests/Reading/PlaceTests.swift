import SnugDiagnostics
import SnugSceneFormat
import Testing

@Suite struct `Places in a file` {
  private func locations(_ text: String) -> [String] {
    diagnostics(of: SourceText(name: "scene.yaml", text)).compactMap { $0.range?.location }
  }

  private func locations(_ bytes: [UInt8]) -> [String] {
    diagnostics(of: SourceText(name: "scene.yaml", utf8: bytes)).compactMap {
      $0.range?.location
    }
  }

  @Test func `a byte order mark is ignored`() {
    #expect(
      locations("\u{FEFF}titel: a\nview: { nam: b }") == ["scene.yaml:1:1", "scene.yaml:2:9"])
  }

  @Test func `lines can end as on Windows or on old Macs`() {
    #expect(locations("view:\r\n  subviews:\r\n    a: { tekst: b }\r\n") == ["scene.yaml:3:10"])
    #expect(locations("view:\r  subviews:\r    a: { tekst: b }\r") == ["scene.yaml:3:10"])
    #expect(
      messages(of: "view: {}\r\nscale: 0\r\n").split(separator: "\n")[1] == "2 | scale: 0")
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func `line separators of YAML 1.1 only are rejected`(separator: String) {
    #expect(locations("title: \"a\(separator)b\"\nview: { tekst: b }") == ["scene.yaml:1:10"])
  }

  @Test func `columns count characters, not bytes`() {
    #expect(
      locations("view: { subviews: { a: { größe: 1, 🙂: 2 } } }") == [
        "scene.yaml:1:26", "scene.yaml:1:36",
      ])
  }

  @Test func `a location far into a long line is found`() {
    let filler = String(repeating: "ä", count: 5000)
    #expect(locations("{ title: \"\(filler)\", view: { nam: x } }") == ["scene.yaml:1:5022"])
  }

  @Test func `invalid UTF-8 is reported at its first byte`() {
    #expect(locations([UInt8](repeating: 0xFF, count: 1000)) == ["scene.yaml:1:1"])
    #expect(locations(Array("title: ü\nä: \u{1F600}".utf8) + [0xF0, 0x9F]) == ["scene.yaml:2:5"])
    #expect(
      messages(of: SourceText(name: "scene.yaml", utf8: [0xFF, 0xFE, 0x76, 0x00])) == """
        scene.yaml:1:1: error: the byte FF is not UTF-8 [not-utf-8]
        1 | \u{FFFD}\u{FFFD}v\u{20}
          | ^
          = note: the file looks like UTF-16; save it as UTF-8

        """)
  }

  @Test func `a control character is named`() {
    #expect(
      messages(of: "view:\n  title: \u{7}") == """
        scene.yaml:2:10: error: a YAML file can't contain the control character U+0007 \
        [invalid-yaml]
        2 |   title: \u{20}
          |          ^
          = note: in double quotes it can be written as an escape, such as "\\u0007"

        """)
  }

  @Test func `all duplicate keys are reported, along with other errors`() {
    let lines = (0..<40).map { "    v\($0): { class: UILabel, text: a, text: b }" }
    let text = "view:\n  subviews:\n" + lines.joined(separator: "\n") + "\nscale: -1\n"
    #expect(locations(text).count == 41)
    #expect(locations(text).first == "scene.yaml:3:36")
  }

  @Test func `of a long line only the part around the error is shown`() {
    let filler = String(repeating: "x", count: 300)
    let lines = messages(of: "{ title: \(filler), view: { nam: \(filler) } }")
      .split(separator: "\n").map(String.init)
    #expect(lines[1] == "1 | …\(filler.prefix(29)), view: { nam: \(filler.prefix(116))…")
    #expect(lines[2] == "  | \(String(repeating: " ", count: 40))^~~")
  }
}
