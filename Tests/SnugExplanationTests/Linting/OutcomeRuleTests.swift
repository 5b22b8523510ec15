import SnugDiagnostics
import SnugExplanation
import SnugLayout
import Testing

/// Rules about ambiguities and conflicts. At 16 points a character is 8 wide.
@Suite struct `Rules about outcomes` {
  private func row(_ expect: String, size: Int = 200) -> String {
    """
    \(expect)
    view:
      size: [\(size), 40]
      subviews:
        a: { class: UILabel, text: aaaaa, font: 16 }
        b: { class: UILabel, text: bbbbb, font: 16 }
    constraints:
      - "H:|[a][b]|"
      - a.top == view.top
      - b.top == view.top
    """
  }

  @Test func `report views that hug equally by name, at the last of them`() throws {
    // 40 + 40 have to fill 200.
    let found = try findings(row("title: A row"), by: .ambiguousHugging)
    #expect(found.map(\.views) == [["a", "b"]])
    #expect(found.map(\.range?.text) == ["b"])
    #expect(try names(row("title: A row")) == ["ambiguous-hugging"])
  }

  @Test func `report views that resist equally by name`() throws {
    // 40 + 40 in 60: it is ambiguous which view is truncated.
    #expect(
      try names(row("title: A row", size: 60)) == ["ambiguous-resistance", "clipped-text"])
    #expect(try messages(row("title: A row", size: 60), by: .ambiguousSize) == [])
  }

  @Test func `report nothing if the row is filled exactly`() throws {
    #expect(try names(row("title: A row", size: 80)) == [])
  }

  @Test func `don't report an ambiguity that the scene expects, but everything else`() throws {
    #expect(try names(row("expect: ambiguous")) == [])
    // An expected conflict does not include an ambiguity.
    #expect(try names(row("expect: conflict")) == ["ambiguous-hugging"])
    #expect(try names(row("expect: ambiguous", size: 60)) == ["clipped-text"])
  }

  @Test func `report nothing if the scene disables them, also in its variants`() throws {
    let disabled =
      row("lint: { disable: [ambiguous-hugging, conflict] }") + """

        variants:
          - title: Narrow
            set: { view.size: [60, 40] }
          - title: Wide
            set: { view.size: [300, 40] }
        """
    #expect(try names(disabled) == ["ambiguous-resistance", "clipped-text"])
    #expect(try messages(disabled, by: .ambiguousHugging) == [])
    #expect(try names(row("lint: { disable: [] }")) == ["ambiguous-hugging"])
    #expect(try names(row("lint: {}")) == ["ambiguous-hugging"])
  }

  /// Code, Interface Builder files and logs cannot contain an expectation.
  @Test func `advise an expectation only for scenes that can have one`() throws {
    func notes(statesExpectation: Bool) throws -> [String] {
      var scene = try scene(row("title: A row"))
      scene.canStateExpectation = statesExpectation
      return Explanation(engine.layout(scene)).outcomeDiagnostics.flatMap(\.notes)
    }
    #expect(
      try notes(statesExpectation: true).last
        == "if the ambiguity is intended, add expect: ambiguous")
    #expect(try notes(statesExpectation: false).allSatisfy { !$0.contains("expect:") })
  }

  @Test func `have the same name as in other diagnostics`() throws {
    #expect(
      try explain(row("title: A row")).outcomeDiagnostics.map(\.id) == [.ambiguousHugging])
  }

  private func panel(_ expect: String) -> String {
    """
    \(expect)
    view:
      size: [100, 40]
      subviews: { a: {} }
    constraints:
      - "H:|[a(40)]"
      - a.width == 30
      - "V:|[a]|"
    """
  }

  @Test func `report a conflict as an error, unless it is expected`() throws {
    let found = try findings(panel("title: A panel"))
    #expect(found.map(\.id) == [.conflict])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.range?.start.line) == [7])
    #expect(try names(panel("expect: conflict")) == [])
    #expect(try names(panel("expect: ambiguous")) == ["conflict"])
  }

  @Test func `distinguish an ambiguous position from an ambiguous size`() throws {
    let open = """
      view:
        size: [100, 100]
        subviews: { a: {}, b: { intrinsicContentSize: [20, 20] } }
      constraints:
        - "H:|[a(10)]"
        - "V:|[a]"
        - b.top == view.top
      """
    #expect(
      try findings(open).map { "\($0.id.rawValue) \($0.views)" }
        == [#"ambiguous-size ["a"]"#, #"ambiguous-position ["b"]"#])
  }

  @Test func `name the variants if only these have the finding`() throws {
    let yaml =
      row("title: A row", size: 80) + """

        variants:
          - title: Wide
            set: { view.size: [200, 40] }
          - title: Wider
            set: { view.size: [300, 40] }
        """
    let found = try findings(yaml)
    #expect(found.map(\.id) == [.ambiguousHugging])
    #expect(found.first?.notes.last == "only in 'Wide' and 'Wider'")
  }

  @Test func `report a finding of a scene and its variants once`() throws {
    let yaml =
      row("title: A row") + """

        variants:
          - title: Wide
            set: { view.size: [300, 40] }
        """
    let found = try findings(yaml)
    #expect(found.map(\.id) == [.ambiguousHugging])
    #expect(found.first?.notes.contains { $0.contains("variant") } == false)
  }

  @Test func `report the baseline of a view only if it is taller than its text`() throws {
    func scene(_ height: String) -> String {
      """
      view:
        size: [200, 60]
        subviews:
          a: { class: UILabel, text: aa }
          b: { class: UILabel, text: bb }
      constraints:
        - "H:|-[a]-[b]"
        - "V:|-[a]\(height)"
        - b.lastBaseline == a.lastBaseline
      """
    }
    #expect(try names(scene("-|")) == ["baseline-on-stretched-view"])
    #expect(try names(scene("")) == [])
  }

  /// Nothing leads from the label's bottom to the end of the content, and then the height is open.
  @Test(arguments: [true, false]) func `finds content without an end`(hasEnd: Bool) throws {
    let end = hasEnd ? "\n  - terms.bottom == scroll.contentLayoutGuide.bottom - 16" : ""
    let found = try findings(
      """
      title: Terms that scroll
      view:
        size: [240, 120]
        subviews:
          scroll:
            class: UIScrollView
            subviews: { terms: { class: UILabel, text: The bicycle is yours } }
      constraints:
        - scroll.edges == view.edges
        - terms.leading == scroll.contentLayoutGuide.leading + 16
        - terms.trailing == scroll.contentLayoutGuide.trailing - 16
        - terms.top == scroll.contentLayoutGuide.top + 16\(end)
      """, by: .ambiguousContentSize)
    #expect(found.map(\.id) == (hasEnd ? [] : [.ambiguousContentSize]))
  }
}
