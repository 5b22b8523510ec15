import Diagnostics
import SceneWriting
import Testing

@Suite struct `A comment in a formatted scene` {
  @Test func `moves with what it stands above or behind`() throws {
    let formatted = try format(
      """
      # about the view
      view:    # a root
           # about its size
           size: [1, 2]      #no space
           # about its name
           # in two lines
           name: root # near
      title: T
      """)
    #expect(
      formatted == """
        title: T
        # about the view
        view:    # a root
          # about its name
          # in two lines
          name: root  # near
          # about its size
          size: [1, 2]         #no space

        """)
  }

  @Test func `at the head of the file stays there`() throws {
    let header = "# Copyright\n# yaml-language-server: $schema=snug.schema.json\n"
    #expect(
      try format(header + "view: {}\ntitle: T\n") == header + "title: T\nview: {}\n")
    #expect(
      try format("# A file.\n#\n# Of scenes.\n\n# about the view\nview: {}\ntitle: T\n")
        == "# A file.\n#\n# Of scenes.\n\ntitle: T\n# about the view\nview: {}\n")
  }

  @Test func `behind the last of some lines belongs to them`() throws {
    let formatted = try format(
      """
      view:
          subviews:
              a: {}
              # b: {}
            # behind the subviews
          # behind the view

      # about the title
      title: T
      constraints:
      - a
      # at the end
      """)
    #expect(
      formatted == """
        # about the title
        title: T

        view:
          subviews:
            a: {}
            # b: {}
          # behind the subviews
          # behind the view
        constraints:
          - a
        # at the end

        """)
  }

  @Test func `stands in a view that says nothing yet`() throws {
    let text = "view:\n  subviews:\n    a:  # later\n      # text: A\n    b:\n"
    #expect(try format(text) == text)
  }

  @Test func `stands between a key or a dash and its value`() throws {
    let text = """
      a:  # one
        # two
        "text"
      b:
        - # three
          c: 1
        -
          # four
          d: 1
        # five
        - - e  # six
          # seven
          - f
      g: &x  # eight
        h: 1

      """
    #expect(try format(text) == text.replacing("- # three", with: "-  # three"))
  }

  @Test func `stands in brackets`() throws {
    let formatted = try format(
      """
      view: { # one
        # two
        subviews: { a: {} }, # three
        size: [1, # four
          2 # five
        ] # six
        , name: x # seven
        # eight
      } # nine
      """)
    #expect(
      formatted == """
        view: {  # one
          name: x,  # seven
          size: [1,  # four
            2  # five
          ],  # six
          # two
          subviews: { a: {} }  # three
          # eight
        }  # nine

        """)
  }

  @Test func `before a value in brackets goes above both`() throws {
    #expect(try format("a: {\n  b: # one\n    1 }\n") == "a: {\n  # one\n  b: 1 }\n")
  }

  @Test func `keeps its column where there is room`() throws {
    let formatted = try format(
      """
      title:   T         # here
      view:
          size: [1,2]    # here
          name: rootOfAll    # not here
      """)
    #expect(
      formatted == """
        title: T           # here
        view:
          name: rootOfAll      # not here
          size: [1, 2]     # here

        """)
    #expect(try format("a: ü→ß # b\nc: abc   # d\n") == "a: ü→ß  # b\nc: abc   # d\n")
  }

  @Test func `that was close to its text stays close, whatever its column`() throws {
    #expect(try format("a:\n      b: 1 # c\n      d: 1#e\n") == "a:\n  b: 1  # c\n  d: 1#e\n")
  }

  @Test func `is no part of a text`() throws {
    let text = "a: \"# no\"  # yes\nb: x#no  # yes\nc: |  # yes\n  # no\nd: '# no'\n"
    #expect(try format(text) == text)
  }
}

@Suite struct `What is not formatted` {
  @Test(arguments: [
    ("a: 1\nb:  2\n", 2, "it would be 'b: 2'"), ("a: 1", 1, "a line feed would follow it"),
    ("a: 1\n\n", 2, "the file would end before it"), ("\na: 1\n", 1, "it would be 'a: 1'"),
    ("a: 1\r\nb: 2\r\n", 1, "every line would end with a line feed and no carriage return"),
    ("\u{FEFF}a: 1\n", 1, "there would be no byte order mark before it"),
  ])
  func `is told by its first line`(text: String, line: Int, note: String) throws {
    let source = SourceText(name: "scene.yaml", text)
    let formatted = try SceneFormatter.format(source)
    let finding = try #require(SceneFormatter.finding(in: source, formatted: formatted))
    #expect(finding.id == .unformatted)
    #expect(finding.range?.location == "scene.yaml:\(line):1")
    #expect(finding.notes == [note])
    #expect(
      SceneFormatter.finding(in: SourceText(name: "a", formatted), formatted: formatted) == nil)
  }

  @Test func `is YAML no more, and said to be so at its place`() throws {
    let error = #expect(throws: Diagnostics.self) {
      try SceneFormatter.format(SourceText(name: "scene.yaml", "a: [1\nb: 2\n"))
    }
    #expect(error?.all.map(\.id) == [.invalidYAML])
    #expect(error?.all.first?.range?.start.line == 2)
  }
}
