import SnugPublishing
import Testing

@Suite struct `Rules for make` {
  @Test(arguments: [
    ("Docs/row.yaml", "Docs/row.yaml"), ("my scene.yaml", #"my\ scene.yaml"#),
    (#"a\ b.yaml"#, #"a\\\ b.yaml"#), (#"a\b.yaml"#, #"a\b.yaml"#), ("5$.yaml", "5$$.yaml"),
    ("#1.yaml", "\\#1.yaml"),
  ])
  func `escape a path like GCC`(path: String, escaped: String) {
    #expect(MakeRules.text([(["row.svg"], [path])]) == "row.svg: \(escaped)\n")
  }

  @Test
  func `are one for each scene with its dependencies, and an empty one for each image`() {
    let text = MakeRules.text([
      (["Out/row.svg", "Out/row~dark.svg"], ["Docs/row.yaml", "Docs/icon.png"]),
      (["-"], ["Docs/printed.yaml"]), (["Out/scene.svg"], []),
      (["Out/badge.svg"], ["Docs/badge.yaml", "Docs/icon.png"]),
    ])
    #expect(
      text == """
        Out/row.svg Out/row~dark.svg: Docs/row.yaml Docs/icon.png
        Out/badge.svg: Docs/badge.yaml Docs/icon.png
        Docs/icon.png:

        """)
  }
}
