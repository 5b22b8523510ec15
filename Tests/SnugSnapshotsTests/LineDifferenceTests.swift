import Testing

@testable import SnugSnapshots

@Suite struct `A difference of two texts` {
  @Test(arguments: [
    (
      "1\n2\n3\n4\n5\n6\n", "1\n2\n3\nfour\n5\n6\n",
      ["  …", "  3", "- 4", "+ four", "  5", "  …"]
    ),
    ("a\nb\nc\n", "a\nc\n", ["  a", "- b", "  c"]),
    ("a\nc\n", "a\nb\nc\n", ["  a", "+ b", "  c"]),
    ("a\r\nb\r\nc\r\n", "a\nB\nc\n", ["  a", "- b", "+ B", "  c"]),
    ("a\nb\n", "c", ["- a", "- b", "+ c"]),
    ("", "a\n", ["+ a"]), ("a\nb\n", "a\nb\n", ["  …"]), ("", "", []),
  ])
  func `has the removed and inserted lines, with a line around them`(
    old: String, new: String, lines: [String]
  ) {
    #expect(LineDifference.lines(from: old, to: new).map(\.text) == lines)
  }
}
