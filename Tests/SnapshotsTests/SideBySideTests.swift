import Testing

@testable import Snapshots

/// Two texts in the columns of a terminal.
@Suite struct `Side by side` {
  private func rows(_ old: String, _ new: String, columns: Int = 23) -> [String] {
    SideBySide(old, new, columns: columns, isColored: false).text
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).map(String.init)
  }

  @Test func `is what differs, with a line around it`() {
    #expect(
      rows("one\ntwo\nthree\nfour\nfive\nsix\n", "one\ntwo\nthree\n4\nfive\nsix\n") == [
        "…          │ …", "three      │ three", "four       | 4", "five       │ five",
        "…          │ …",
      ])
  }

  @Test func `says what was removed and what is new`() {
    #expect(rows("a\nb\nc\n", "a\nc\n") == ["a          │ a", "b          <", "c          │ c"])
    #expect(rows("a\nc\n", "a\nb\nc\n") == ["a          │ a", "           > b", "c          │ c"])
    #expect(rows("a\nb\n", "c\n") == ["a          | c", "b          <"])
  }

  @Test func `breaks lines that are too long, wide characters counted twice`() {
    #expect(
      rows("abcdefghijklm\n", "x\n") == ["abcdefghij | x", "klm        |"])
    #expect(
      rows("标题先让步了\n", "x\n") == ["标题先让步 | x", "了         |"])
  }

  @Test func `breaks between words where it can`() {
    #expect(
      rows("one two three four\n", "x\n") == ["one two    | x", "three four |"])
    #expect(rows("  one twothree\n", "x\n") == ["  one      | x", "twothree   |"])
    #expect(rows("     onetwothree\n", "x\n") == ["     onetw | x", "othree     |"])
  }

  @Test func `has its heads, and colours for a terminal that wants them`() {
    let text = SideBySide("a\n", "b\n", columns: 23, isColored: true).text
    #expect(
      text == """
        expected   │ actual
        ───────────┼───────────
        \u{1B}[31ma         \u{1B}[0m | \u{1B}[32mb\u{1B}[0m
        """)
  }
}
