import Diagnostics
import SceneWriting
import Testing

/// Formats a text and expects that formatting the result changes nothing.
func format(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
  do {
    let formatted = try SceneFormatter.format(SourceText(name: "scene.yaml", text))
    let again = try SceneFormatter.format(SourceText(name: "scene.yaml", formatted))
    #expect(again == formatted, sourceLocation: sourceLocation)
    return formatted
  } catch {
    throw Unreadable(text: text, messages: error.all.map(\.formatted))
  }
}

@Suite struct `The spacing of a formatted scene` {
  @Test(arguments: [
    ("a:   1", "a: 1\n"), ("a :  1\n", "a: 1\n"), ("a: {b: 1,c:  2}\n", "a: { b: 1, c: 2 }\n"),
    ("a: [ 1,2 ,  3 ]\n", "a: [1, 2, 3]\n"), ("a: { }\nb: [ ]\n", "a: {}\nb: []\n"),
    ("a: [1, ]\n", "a: [1]\n"), ("a: { b, c: }\n", "a: { b, c: }\n"),
    ("a: { b: , c: 1 }\n", "a: { b: , c: 1 }\n"), ("a: [b: 1, c: ]\n", "a: [b: 1, c: ]\n"),
    ("a:\n- 1\n- 2\n", "a:\n  - 1\n  - 2\n"),
    ("a:\n     b:\n          c: 1\n", "a:\n  b:\n    c: 1\n"),
    ("- - 1\n  - 2\n-   b: 1\n    c: 2\n", "- - 1\n  - 2\n- b: 1\n  c: 2\n"),
    ("-\n  a: 1\n-\n  - 2\n-\n  3\n", "- a: 1\n- - 2\n- 3\n"),
    ("a: 1   \n\n\n\nb: 2\n\n\n", "a: 1\n\nb: 2\n"), ("\n\na: 1\n", "a: 1\n"),
    ("\u{FEFF}a: 1\r\nb:\r\n  - 2\r\n", "a: 1\nb:\n  - 2\n"), ("a: 1\rb: 2", "a: 1\nb: 2\n"),
    ("", ""), ("\n\n", ""), ("# only this  \n\n\n", "# only this\n"),
    ("a:\nb: ~\n", "a:\nb: ~\n"), ("a:\n\n  b: 1\n", "a:\n\n  b: 1\n"),
    ("\"a\" : 'b'\n", "\"a\": 'b'\n"), ("a: &x   !!str   b\n", "a: &x !!str b\n"),
    ("a: &x\n    b: 1\nc: *x\n", "a: &x\n  b: 1\nc: *x\n"),
    ("? a\n", nil), ("a: 1\n? b: 2\n", nil), ("%YAML 1.1\n---\na: 1\n", nil), ("[a]: 1\n", nil),
    ("---\na: 1\n...\n", "---\na: 1\n...\n"),
    ("# x\n---   # y\n# z\na: 1\n", "# x\n---   # y\n# z\na: 1\n"),
    ("--- {a: 1}\n", "---\n{ a: 1 }\n"),
  ])
  func `is one`(text: String, expected: String?) throws {
    guard let expected else {
      let error = #expect(throws: Diagnostics.self) {
        try SceneFormatter.format(SourceText(name: "scene.yaml", text))
      }
      #expect(error?.all.map(\.id) == [.unformattable])
      return
    }
    let formatted = try format(text)
    // By bytes: a line feed is not what it is equal to.
    #expect(Array(formatted.utf8) == Array(expected.utf8))
  }

  @Test func `keeps a value on the line below its key`() throws {
    let formatted = try format("a:\n     {b: 1}\nc:\n  \"long\"\nd:\n   - e:\n       [f]\n")
    #expect(formatted == "a:\n  { b: 1 }\nc:\n  \"long\"\nd:\n  - e:\n      [f]\n")
  }

  @Test func `keeps the breaks in brackets and indents by them`() throws {
    let formatted = try format(
      """
      view: {size: [1,2],
       subviews: {
       a: {class: UILabel,
        text: A},
            b: { items: [
         x, y,

         z,
         ]}}
      }
      constraints:
      - { constraint: a.width == 1,
         priority: 2 }
      """)
    #expect(
      formatted == """
        view: { size: [1, 2],
          subviews: {
            a: { class: UILabel,
              text: A },
            b: { items: [
                x, y,

                z,
              ] } }
        }
        constraints:
          - { constraint: a.width == 1,
              priority: 2 }

        """)
  }

  @Test func `keeps the breaks where they are when keys in brackets move`() throws {
    #expect(
      try format("view: { layoutMargins: 1, size: [1, 2],\n  name: a }\n")
        == "view: { name: a, size: [1, 2],\n  layoutMargins: 1 }\n")
  }

  @Test func `keeps JSON what it is`() throws {
    let formatted = try format(
      """
      {
      \t"view":{"subviews":{"a":{"text":"A\\u0020\\/","class":"UILabel"}}},
      \t"constraints":["H:|[a]|",{"constraint":"a.width == 1","id":"x"}],
      \t"title":"T"
      }
      """)
    #expect(
      formatted == #"""
        {
          "title": "T",
          "view": { "subviews": { "a": { "class": "UILabel", "text": "A\u0020\/" } } },
          "constraints": ["H:|[a]|", { "id": "x", "constraint": "a.width == 1" }]
        }

        """#)
  }
}

@Suite struct `A text in a formatted scene` {
  @Test func `of several lines is kept, and indented as what it stands in`() throws {
    let formatted = try format(
      """
      view:
          subviews:
              a:
                  text: |
                          one
                            two

                          # three
                  class: UILabel
              b: { class: UILabel }
      title: >-  # folded
        first

        second
      """)
    #expect(
      formatted == """
        title: >-  # folded
          first

          second
        view:
          subviews:
            a:
              class: UILabel
              text: |
                one
                  two

                # three
            b: { class: UILabel }

        """)
  }

  @Test(arguments: [
    // Spaces at the beginning and at the end of lines, and lines of nothing else.
    ("a: |2\n     b \n  c\n", "a: |2\n     b \n  c\n"),
    ("a:\n    b: |1-\n      c\n     d\n", "a:\n  b: |1-\n    c\n   d\n"),
    ("a: |\n    b\n      \n    c\n  \n", "a: |\n  b\n    \n  c\n"),
    // Empty lines behind it belong to it if it says so.
    ("a: |+\n  b\n\n\nc: 1\n", "a: |+\n  b\n\n\nc: 1\n"), ("a: |+\n  b\n\n\n", "a: |+\n  b\n\n\n"),
    ("a: |\n  b\n\n\nc: 1\n", "a: |\n  b\n\nc: 1\n"),
    ("view: 1\n\ntitle: |+\n  b\n", "title: |+\n  b\nview: 1\n"),
    // A text that ends with the file ends without a line.
    ("a: |\n  b", "a: |-\n  b\n"), ("a: >+\n  b", "a: >-\n  b\n"), ("a: |\n  b\n  ", "a: |\n  b\n"),
    ("- |\n b\n- >\n c\n", "- |\n  b\n- >\n  c\n"), ("a: |\nb: 1\n", "a: |\nb: 1\n"),
    // Quoted and plain scalars.
    ("a: b\n      c\n\n   d\ne: 1\n", "a: b\n  c\n\n  d\ne: 1\n"),
    ("a: \"b  \n   c\\  \n  d # e\"\n", "a: \"b\n  c\\  \n  d # e\"\n"),
    ("a: 'it''s: # no'\n", "a: 'it''s: # no'\n"), ("a: b#c:d#e\n", "a: b#c:d#e\n"),
    ("- a: \"x\\\"y\"\n", "- a: \"x\\\"y\"\n"),
    ("a: [b c\n  d, \"e\n f\"]\n", "a: [b c\n    d, \"e\n    f\"]\n"),
    ("a: 012.50\nb: 1e3\n", "a: 012.50\nb: 1e3\n"),
    ("a: ü–ö\n\"→\": [日本, 🙂]\n", "a: ü–ö\n\"→\": [日本, 🙂]\n"),
    ("a: -1\nb: - c\n", nil), ("a: x:y\nb: [x:y, -1]\n", "a: x:y\nb: [x:y, -1]\n"),
    ("a: b\u{2028}c\u{85}d\n", "a: b\u{2028}c\u{85}d\n"),
  ])
  func `is not changed`(text: String, expected: String?) throws {
    guard let expected else {
      #expect(throws: Diagnostics.self) {
        try SceneFormatter.format(SourceText(name: "scene.yaml", text))
      }
      return
    }
    let formatted = try format(text)
    #expect(Array(formatted.utf8) == Array(expected.utf8))
  }
}
