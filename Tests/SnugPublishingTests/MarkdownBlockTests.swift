import Snug
import SnugPublishing
import Testing

@Suite struct `A block in an article` {
  /// The first lines of blocks, with errors or without, as in other Markdown parsers.
  @Test(arguments: [
    ("```snug\nview: {}\n```", [1]),
    ("``` snug x\n```", [1]),
    ("   ~~~~~snug\nview: {}\n~~~~~~", [1]),
    ("    ```snug\n    view: {}\n    ```", []),
    ("text\n```snug\n```", [2]),
    ("text\n    ```snug\n", []),
    ("```snugly\n```", []),
    ("```Snug\n```", [1]),
    ("```snug,name=row\n```", [1]),
    ("```snug-x\n```", []),
    ("```swift snug\n```", []),
    ("```yaml snug name=row\n```", [1]),
    ("~~~ yml snug\n~~~", [1]),
    ("```yaml\nsnug\n```", []),
    ("<!-- yaml snug hidden\nview: {}\n-->", [1]),
    ("``` `snug\n```", []),
    ("```snug a`b\n```", []),
    ("~~~snug a`b\n~~~", [1]),
    ("````\n```snug\n```\n````", []),
    ("~~~\n```snug\n```\n~~~", []),
    ("````\n```snug\n```", []),
    ("- a\n\n  ```snug\n  ```", [3]),
    ("- a\n\n ```snug\n ```", [3]),
    ("-     ```snug", []),
    ("1. ```snug\n   ```\n2. ```snug\n   ```", [1, 3]),
    ("text\n1. ```snug\n   ```", [2]),
    ("-\n\n  ```snug\n  ```", [3]),
    ("> ```snug\n> ```\n```snug\n```", [1, 3]),
    ("> text\n```snug\n```", [2]),
    ("> - > ```snug\n>   > ```", [1]),
    ("-\t```snug\n\t```", [1]),
    (">\t```snug\n>\t```", [1]),
    ("<pre>\n\n```snug\n```\n</pre>", []),
    ("<!--\n\n```snug\n```\n-->", []),
    ("# ```snug\n```snug\n```", [2]),
    ("text\n===\n    ```snug\n", []),
    ("* * *\n```snug\n```", [2]),
    ("<!-- snug -->\n```snug\n```", [2]),
    ("<!-- snug\nview: {}\n-->", [1]),
    ("text\n<!-- snug hidden\nview: {}\n-->", [2]),
    ("<!-- snugly\nview: {}\n-->", []),
    ("    <!-- snug\n    view: {}\n    -->", []),
  ])
  func `begins where Markdown defines`(text: String, lines: [Int]) {
    let article = MarkdownArticle(SourceText(name: "a.md", text))
    let found = article.blocks.map(\.range) + article.diagnostics.compactMap(\.range)
    #expect(Set(found.map(\.start.line)).sorted() == lines)
    #expect(article.hasBlocks == !lines.isEmpty)
  }

  @Test func `has the scene of its lines, with their locations`() {
    let article = MarkdownArticle(
      SourceText(name: "a.md", "one\n\n> - ```snug\n>   view:\n>     sise: 1\n>   ```\n"))
    let scene = article.scene(of: article.blocks[0])
    #expect(String(decoding: scene.utf8, as: UTF8.self) == "    view:\n      sise: 1\n")
    let start = scene.offset(line: 5, column: 7)
    #expect(SourceRange(scene, start..<start + 4).text == "sise")
    #expect(SourceRange(scene, start..<start + 4).location == "a.md:5:7")
    #expect(scene.line(5) == "      sise: 1")
  }

  @Test(arguments: [
    ("Getting Started.md", "getting-started-2"), ("Docs/Über.markdown", "über-2"),
    ("a (b)~c@2x.md", "a--b--c-2x-2"), ("-", "article-2"), ("x/.md", "article-2"),
    ("v1.2.md", "v1-2-2"),
  ])
  func `is named after its article and its number`(file: String, name: String) {
    let article = MarkdownArticle(
      SourceText(
        name: file, "```snug name=first\nview: {}\n```\n\n```snug\nview: {}\n```\n"))
    #expect(article.blocks.map(\.name) == ["first", name])
  }

  @Test func `has attributes with an equals sign or a colon`() {
    for text in [
      "name=row hidden variant=\"In German\"", "  variant:\"In German\"   name:row hidden",
      "name = row variant: \"In German\" hidden",
    ] {
      let article = MarkdownArticle(SourceText(name: "a.md", "~~~snug \(text)\nview: {}\n~~~"))
      #expect(article.diagnostics == [])
      #expect(article.blocks.map(\.name) == ["row"])
      #expect(article.blocks.map(\.variant) == ["In German"])
      #expect(article.blocks.map(\.isHidden) == [true])
    }
  }

  /// An article and its diagnostics.
  @Test(arguments: [
    (
      "```snug nmae=row\nview: {}\n```",
      """
      a.md:1:9: error: a block has no attribute 'nmae'; did you mean 'name'? [unknown-attribute]
      1 | ```snug nmae=row
        |         ^~~~~~~~
        = note: attributes are name=…, hidden, variant="…", file="…", scene="…" and excerpt
      """
    ),
    (
      "```snug,name=row yaml\nview: {}\n```",
      """
      a.md:1:8: error: a block has no attribute ',name'; did you mean 'name'? [unknown-attribute]
      1 | ```snug,name=row yaml
        |        ^~~~~~~~~
        = note: attributes are name=…, hidden, variant="…", file="…", scene="…" and excerpt
      a.md:1:18: error: a block has no attribute 'yaml' [unknown-attribute]
      1 | ```snug,name=row yaml
        |                  ^~~~
        = note: a language comes first: yaml snug
      """
    ),
    (
      "text\n\n- ```snug\n  view: {}\n\nmore",
      """
      a.md:3:3: error: the block is not closed [unclosed-block]
      3 | - ```snug
        |   ^~~~~~~
        = note: a line '```' closes it, in the same list item or quote
      """
    ),
    (
      "<!-- snug hidden\nview: {}",
      """
      a.md:1:1: error: the comment with the scene is not closed [unclosed-block]
      1 | <!-- snug hidden
        | ^~~~~~~~~~~~~~~~
        = note: a line '-->' closes it, in the same list item or quote
      """
    ),
    (
      "```snug hidden\ntitle: a --> b\nview: {}\n```",
      """
      a.md:2:10: error: '-->' ends the comment that contains the hidden scene [invalid-block]
      2 | title: a --> b
        |          ^~~
        = note: put it on a separate line after the scene; a scene with '-->' cannot be hidden
      """
    ),
    (
      "```snug name=a/b\nview: {}\n```",
      """
      a.md:1:9: error: 'a/b' cannot be the name of a picture [invalid-name]
      1 | ```snug name=a/b
        |         ^~~~~~~~
        = note: it has letters, digits, '-' and '_', and begins with a letter or a digit
      """
    ),
    (
      "```snug name hidden=yes\n\n```",
      """
      a.md:1:9: error: 'name' needs a value [wrong-type]
      1 | ```snug name hidden=yes
        |         ^~~~
        = note: write name=… or name:…; put a value with spaces in quotes
      a.md:1:14: error: 'hidden' takes no value [wrong-type]
      1 | ```snug name hidden=yes
        |              ^~~~~~~~~~
      """
    ),
    (
      "```snug\n \n```",
      """
      a.md:1:1: error: the block holds no scene [empty-file]
      1 | ```snug
        | ^~~~~~~
        = note: the shortest scene is 'view: {}'
      """
    ),
    (
      "```snug file=a.yaml\nview: {}\n```",
      """
      a.md:1:9: error: the block has both a scene and a file [invalid-block]
      1 | ```snug file=a.yaml
        |         ^~~~~~~~~~~
        = note: delete one of them
      """
    ),
    (
      "```snug hidden hidden\nview: {}\n```",
      """
      a.md:1:16: error: the block has the attribute 'hidden' twice [duplicate-key]
      1 | ```snug hidden hidden
        |                ^~~~~~
      """
    ),
    (
      "```snug name=row\nview: {}\n```\n\n```snug name=row\nview: {}\n```",
      """
      a.md:5:9: error: two blocks would be drawn as 'row' [duplicate-picture]
      5 | ```snug name=row
        |         ^~~~~~~~
        = note: the other one: a.md:1:1
        = note: rename one of them with name=…
      """
    ),
  ])
  func `that is wrong is reported with its location`(text: String, answer: String) {
    let article = MarkdownArticle(SourceText(name: "a.md", text))
    #expect(article.diagnostics.map(\.formatted).joined(separator: "\n") == answer)
  }
}
