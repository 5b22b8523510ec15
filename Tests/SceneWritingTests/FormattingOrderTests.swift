import Diagnostics
import SceneWriting
import Testing

@Suite struct `The order of a formatted scene` {
  @Test func `is that of the reference, with views and constraints behind settings`() throws {
    let formatted = try format(
      """
      variants: []
      constraints: []
      view: {}
      expect: conflict
      scale: 3
      subtitle: b
      title: a

      """)
    #expect(
      formatted == """
        title: a
        subtitle: b
        scale: 3
        expect: conflict
        view: {}
        constraints: []
        variants: []

        """)
  }

  @Test func `has subviews behind what a view says of itself, in the author's order`() throws {
    let formatted = try format(
      """
      view:
        subviews:
          b: { text: B, hugging: 251, class: UILabel }
          a: { createdIn: code, text: A, class: UILabel }
        layoutGuides: { z: {}, y: {} }
        size: [1, 2]
        name: root
      """)
    #expect(
      formatted == """
        view:
          name: root
          size: [1, 2]
          layoutGuides: { z: {}, y: {} }
          subviews:
            b: { class: UILabel, text: B, hugging: 251 }
            a: { class: UILabel, text: A, createdIn: code }

        """)
  }

  @Test func `has the name of a constraint first`() throws {
    let formatted = try format(
      "constraints:\n  - { priority: 1, constraint: a.width == 1, id: x }\n")
    #expect(formatted == "constraints:\n  - { id: x, constraint: a.width == 1, priority: 1 }\n")
  }

  @Test func `leaves metrics, guides, custom spacing and paths as they are`() throws {
    let text = """
      metrics: { z: 1, a: 2 }
      view:
        class: UIStackView
        customSpacing: { z: 1, a: 2 }
        arrangedSubviews: { z: {}, a: {} }
      variants:
        - set: { z.text: Z, a.hugging: 1, a.class: UILabel }

      """
    #expect(try format(text) == text)
  }

  @Test func `reaches what a variant sets, and the scene one has instead`() throws {
    let formatted = try format(
      """
      variants:
        - set: { a.font: { weight: bold, size: 1 }, c.options: [], layoutDirection: leftToRight }
          title: One
        - scene: { view: { subviews: { a: { text: A, class: UILabel } } }, title: S }
      """)
    #expect(
      formatted == """
        variants:
          - title: One
            set: { a.font: { size: 1, weight: bold }, c.options: [], layoutDirection: leftToRight }
          - scene: { title: S, view: { subviews: { a: { class: UILabel, text: A } } } }

        """)
  }

  @Test func `reaches small mappings`() throws {
    let formatted = try format(
      """
      view:
        layoutMargins: { left: 1, top: 2 }
        hugging: { vertical: 1, horizontal: 2 }
      output: { columns: 2, annotate: minimal }
      """)
    #expect(
      formatted == """
        output: { annotate: minimal, columns: 2 }
        view:
          hugging: { horizontal: 2, vertical: 1 }
          layoutMargins: { top: 2, left: 1 }

        """)
  }

  @Test func `has unknown keys last, as they were`() throws {
    #expect(try format("zebra: 1\nview: {}\nape: 2\n") == "view: {}\nzebra: 1\nape: 2\n")
  }

  @Test func `is the author's in what is no scene`() throws {
    #expect(try format("[b, a]\n") == "[b, a]\n")
    #expect(try format("just a text\n") == "just a text\n")
  }

  @Test func `is the author's where a key is there twice or mappings are merged`() throws {
    for text in ["view: {}\ntitle: a\nview: {}\n", "view: {}\n<<: { a: b }\ntitle: a\n"] {
      #expect(try format(text) == text)
    }
  }

  @Test func `is the author's where an alias means something by it`() throws {
    // Two keys of a view, and two subviews.
    let text = "view: { subviews: { a: &a { text: A, class: UILabel }, b: { subviews: *a } } }\n"
    #expect(try format(text) == text)
  }

  @Test func `keeps an anchor before its aliases`() throws {
    let kept = "view: { subviews: { a: { hugging: &h 251 } } }\nfitting: { targetSize: *h }\n"
    #expect(try format(kept) == kept)
    let moved = "view: { subviews: { a: &a { text: A, class: UILabel }, b: *a } }\ntitle: T\n"
    #expect(
      try format(moved)
        == "title: T\nview: { subviews: { a: &a { class: UILabel, text: A }, b: *a } }\n")
  }

  @Test func `keeps which of the views beside and in a stack come first, for that is their order`()
    throws
  {
    let lists = [
      "subviews:\n    back: {}", "arrangedSubviews:\n    title: { class: UILabel, text: a }",
    ]
    for lists in [lists, lists.reversed()] {
      let text = """
        expect: ambiguous
        view:
          class: UIStackView
          \(lists[0])
          \(lists[1])

        """
      #expect(try SceneFormatter.format(SourceText(name: "row.yaml", text)) == text)
    }
  }
}
