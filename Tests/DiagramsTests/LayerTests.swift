import AutoLayout
import Diagrams
import Drawing
import Geometry
import LayoutExplanation
import PangoCairo
import Testing

@Suite struct `Layers` {
  // MARK: - Legend

  @Test func `the legend has the symbols that occur and no others`() {
    for (name, _, explanation, picture) in drawnFixtures {
      let legend = picture.texts("legend")
      func has(_ beginning: String) -> Bool { legend.contains { $0.hasPrefix(beginning) } }
      let struts = picture.marks("strut")
      func isDashed(_ mark: Mark) -> Bool { mark.stroke?.dash.isEmpty == false }
      let broken = Set(picture.marks("broken").map(\.subject))
      let inConflict = (struts + picture.marks("alignment")).filter {
        $0.stroke?.color == Theme.light.conflict && !broken.contains($0.subject)
      }
      let yielding = Set(picture.marks("gave-way").map(\.subject))
      let whole = struts.filter {
        !broken.contains($0.subject) && !inConflict.contains($0) && !yielding.contains($0.subject)
      }
      #expect(has("beyond the intrinsic size") == !picture.marks("stretched").isEmpty, "\(name)")
      #expect(has("required") == whole.contains { !isDashed($0) }, "\(name)")
      #expect(has("optional") == whole.contains(where: isDashed), "\(name)")
      #expect(has("gave way: ") == !yielding.isEmpty, "\(name)")
      #expect(has("broken") == !broken.isEmpty, "\(name)")
      #expect(has("constraint in conflict") == !inConflict.isEmpty, "\(name)")
      let reasons = explanation.reasons
      #expect(has("ambiguous") == reasons.contains { $0.ambiguity != nil }, "\(name)")
      #expect(has("content insets") == !picture.marks("content-insets").isEmpty, "\(name)")
      #expect(Set(legend).count == legend.count)
    }
  }

  @Test func `guides without an area are not in the legend`() throws {
    func legend(_ guide: String, _ edge: String) throws -> [String] {
      try drawn(
        """
        view:
          size: [200, 80]
          safeAreaInsets: [\(edge), 0, 0, 0]
          layoutGuides: { gap: {} }
          subviews:
            label: { class: UILabel, text: "Report" }
        constraints:
          - label.leading == view.safeAreaLayoutGuide.leading
          - label.top == gap.bottom
          - gap.top == view.top
          - "gap.height == \(guide)"
          - gap.leading == view.leading
          - gap.width == 20
        """
      ).texts("legend").filter { $0.contains("guide") || $0.contains("safe area") }
    }
    #expect(try legend("0", "0") == [])
    #expect(try legend("10", "0") == ["layout guide"])
    #expect(try legend("0", "10") == ["outside the safe area"])
  }

  @Test func `without symbols there is no legend, and no line above it`() throws {
    let picture = try picture("plain-view-gives-way")
    #expect(picture.marks("legend").isEmpty && picture.marks("rule").isEmpty)
  }

  // MARK: - Reasons

  @Test func `at most thirty reasons are shown`() throws {
    let views = (1...40).map { "    v\($0): { class: UILabel, text: text }" }
    let constraints = (1...40).map {
      "  - v\($0).width == \(40 + $0)\n  - v\($0).leading == view.leading\n  - v\($0).top == view.top"
    }
    let yaml = """
      view:
        size: [300, 300]
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
      \(constraints.joined(separator: "\n"))
      """
    let picture = try drawn(yaml)
    #expect(picture.marks("badge").filter { $0.subject == nil }.count == 30)
    #expect(picture.texts("reason").contains("10 more reasons: see snug explain."))
    #expect(picture.texts("badge-number").allSatisfy { (1...30).contains(Int($0) ?? 0) })
  }

  @Test func `in a large scene views that gave way are emphasized`() throws {
    let views = (1...20).map { "    v\($0): { class: UILabel, text: text }" }
    let constraints = (1...20).flatMap {
      ["  - v\($0).leading == view.leading + \($0)", "  - v\($0).top == view.top + \(20 * $0)"]
    }
    let yaml = """
      view:
        size: [300, 440]
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
        - v7.width == 20
      \(constraints.joined(separator: "\n"))
      """
    let picture = try drawn(yaml)
    #expect(picture.marks("tag").map(\.subject) == ["v7"])
    let heavy = picture.marks("frame").filter { ($0.stroke?.width ?? 0) > 1 }
    #expect(heavy.map(\.subject) == ["view", "v7"])
  }

  @Test func `among many views those that changed are emphasized`() throws {
    let rows = (0..<14).map { "    row\($0): { class: UILabel, text: Some text }" }
    let constraints = (0..<14).map {
      "  - \"H:|-4-[row\($0)]\"\n  - row\($0).top == view.top + \(22 * $0)"
    }
    let scene = try read(
      """
      view:
        size: [120, 320]
        subviews:
      \(rows.joined(separator: "\n"))
      constraints:
        - row3.trailing == view.trailing
      \(constraints.joined(separator: "\n"))
      """)
    let picture = picture(of: scene)
    let inks = Set(
      picture.texts.filter { $0.isContent && $0.mark.subject != "row3" }.map(\.text.color))
    let changed = Set(
      picture.texts.filter { $0.isContent && $0.mark.subject == "row3" }.map(\.text.color))
    #expect(changed == [Theme.light.ink])
    #expect(inks == [Theme.light.secondaryInk])
  }

  @Test func `a tall list is drawn at a legible size`() throws {
    let scene = try read("view: { size: [400, 3600] }")
    let root = try #require(picture(of: scene).marks("frame").first)
    #expect(root.bounds.size == Size(width: 400, height: 3600))
  }

  // MARK: - Struts

  @Test func `a broken constraint is crossed out and shows the outcome`() throws {
    let picture = try drawn(
      """
      expect: conflict
      view:
        size: [220, 64]
        subviews: { a: }
      constraints:
        - "H:|-16-[a(>=100)]"
        - "V:|-16-[a(30)]"
        - a.width == 60
      """)
    let cross = try #require(picture.marks("broken").first)
    let bar = try #require(picture.marks("strut").first { $0.subject == cross.subject })
    #expect(cross.bounds.overlaps(bar.bounds))
    let words = picture.texts("strut-label")
    #expect(words.contains("60") && words.contains("is 100"))
  }

  @Test func `an optional constraint is dashed and shows its priority`() throws {
    let picture = try drawn(
      """
      view:
        size: [300, 80]
        subviews: { a: }
      constraints:
        - "H:|-(20@750)-[a(>=200)]-(>=16)-|"
        - "V:|-20-[a]-20-|"
      """)
    let labels = picture.texts("strut-label")
    #expect(labels.contains("20 @750"))
    #expect(labels.contains("≥ 200"))
    #expect(labels.contains("≥ 16"))
    let dashed = picture.marks("strut").filter { $0.stroke?.dash.isEmpty == false }
    #expect(dashed.count == 1)
  }

  // MARK: - Texts

  @Test func `the hello picture quotes the content size as UIKit's log does`() throws {
    #expect(
      try picture("hello").texts("content-size") == [
        "H:[UILabel:greeting'Hello'(39)] Hug:250 CompressionResistance:750",
        "V:[UILabel:greeting'Hello'(21)] Hug:250 CompressionResistance:750",
      ])
  }

  @Test func `no text of the diagram is wider than its box`() {
    for (name, _, _, picture) in drawnFixtures {
      for text in picture.texts where !text.isContent {
        let natural = measurer.metrics(of: text.text.text, maximumWidth: nil).size.width
        let set = measurer.metrics(of: text.text.text, maximumWidth: text.text.box.width)
        #expect(
          natural <= text.text.box.width || set.lineCount > 1 && !set.isTruncated,
          "\(name): \(text.mark)")
      }
    }
  }

  @Test func `right-to-left text is stretched on its left`() throws {
    let picture = try drawn(
      """
      layoutDirection: rightToLeft
      view:
        size: [200, 40]
        subviews: { label: { class: UILabel, text: "שלום" } }
      constraints:
        - "H:|[label]|"
        - label.centerY == view.centerY
      """)
    let label = try #require(picture.texts.first { $0.isContent })
    let hatch = try #require(
      picture.marks("stretched").first {
        guard case .hatch = $0.shape else { return false }
        return true
      })
    #expect(hatch.bounds.maxX <= label.ink.minX + 1)
  }
}
