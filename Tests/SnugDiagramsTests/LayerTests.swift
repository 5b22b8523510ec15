import SnugDiagrams
import SnugDrawing
import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugPangoCairo
import Testing

@Suite struct `Layers` {
  // MARK: - Legend

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
    let picture = try picture("hello")
    #expect(picture.marks("legend").isEmpty && picture.marks("hairline").isEmpty)
  }

  // MARK: - Texts

  @Test func `a tall list is drawn smaller`() throws {
    // 1600 / 3600 of its size.
    let scene = try read("view: { size: [360, 3600] }")
    let root = try #require(picture(of: scene).marks("frame").first)
    #expect(root.bounds.size == Size(width: 160, height: 1600))
  }

  @Test func `the hello picture quotes the content size as UIKit's log does`() throws {
    #expect(
      try picture("hello").texts("remark") == [
        "H:[UILabel:greeting'Hello'(39)] Hug:250 CompressionResistance:750",
        "V:[UILabel:greeting'Hello'(21)] Hug:250 CompressionResistance:750",
      ])
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
