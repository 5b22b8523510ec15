import AutoLayout
import Diagrams
import Drawing
import Geometry
import Testing

/// Scenes 600 points wide are drawn at their own size, 32 points from the left.
@Suite struct `Reach of lanes` {
  /// A label 130 wide in 100, 100 from the leading edge.
  private func cut(_ text: String, _ direction: String) throws -> DisplayList {
    picture(
      of: try read(
        """
        layoutDirection: \(direction)
        view:
          size: [600, 100]
          subviews: { a: { class: UILabel, text: "\(text)", intrinsicContentSize: [130, 40] } }
        constraints:
          - "H:|-100-[a(100)]"
          - "V:|-20-[a]"
        """))
  }

  @Test func `what is missing hangs over the edge a text is cut at`() throws {
    // From the left the view lies at 132 to 232, from the right at 600 − 200 + 32 = 432 to 532.
    for (text, direction, missing) in [
      ("Hello", "leftToRight", 232.0...262.0), ("שלום", "rightToLeft", 402...432),
      ("שלום", "leftToRight", 102...132), ("Hello", "rightToLeft", 532...562),
    ] {
      let picture = try cut(text, direction)
      let bar = try #require(picture.fills("compressed").first)[.horizontal]
      #expect(bar == Interval(start: missing.lowerBound, end: missing.upperBound))
      // So does the outline on the view.
      let outline = picture.lines("intrinsic-size").flatMap { $0 }.map(\.x)
      #expect(outline.min() == missing.lowerBound && outline.max() == missing.upperBound)
    }
  }

  @Test func `the arrow of a missing part points back to the view`() throws {
    for (text, direction, pointsOn) in [
      ("Hello", "leftToRight", false), ("שלום", "rightToLeft", true),
    ] {
      let shaft = try #require(try cut(text, direction).lines("delta-arrow").first)
      #expect((shaft[1].x > shaft[0].x) == pointsOn)
    }
  }

  @Test func `a finite range ends in ticks, beyond the scene as well`() throws {
    let picture = picture(
      of: try read(
        """
        expect: ambiguous
        view:
          size: [600, 100]
          subviews:
            a: { intrinsicContentSize: [500, 40] }
            b: { intrinsicContentSize: [130, 40] }
        constraints:
          - "H:|[a][b]|"
          - "V:|[a]"
          - "V:|[b]"
        """))
    // 500 + 130 − 600 = 30 are missing: b, drawn at 532 to 632, is 100 to 130 wide.
    guard case .lines(let lines, _) = try #require(picture.marks("range", of: "b").first).shape
    else { return }
    #expect(lines.map { $0.map(\.x) } == [[632, 662], [632, 632], [662, 662]])
    #expect(picture.marks("break").isEmpty)
  }

  @Test(arguments: [(143.0, 120.0, 0), (500, 120, 1)])
  func `what hangs over by more than 120 points is cut, and says so`(
    intrinsic: Double, length: Double, breaks: Int
  ) throws {
    let picture = picture(
      of: try read(
        """
        view:
          size: [600, 100]
          subviews: { a: { intrinsicContentSize: [\(intrinsic), 40] } }
        constraints:
          - "H:|[a(23)]"
          - "V:|[a]"
        """))
    // 32 + 23 = 55
    #expect(
      picture.fills("compressed").map { $0[.horizontal] } == [Interval(start: 55, length: length)])
    #expect(picture.marks("break").count == breaks)
    let missing = intrinsic == 500 ? 477 : 120
    #expect(picture.texts("measure").contains { $0.hasPrefix("\u{2212}\(missing)") })
  }

  @Test func `a pill is short before a row is opened for it`() throws {
    let picker = try picture("size-picker")
    let pills = picker.texts("measure").filter { $0.hasPrefix("+") }
    #expect(pills == ["+44", "+44"])
    let bars = picker.fills("laid-out").filter { $0.height == 12 }
    #expect(bars.count == 3 && Set(bars.map(\.minY)).count == 1)
  }

  @Test func `where nothing happened only few views have bars`() throws {
    #expect(try picture("hello").texts("lane-heading") == ["Horizontal"])
    // Six texts.
    #expect(try picture("text-styles").texts("lane-heading").isEmpty)
    #expect(try picture("text-styles", .full).texts("lane-heading") == ["Horizontal"])
  }

  @Test func `content sizes are told where asked for, of four views`() throws {
    #expect(try picture("text-styles").texts("content-size").isEmpty)
    let told = try picture("text-styles", .full).texts("content-size")
    #expect(told.count == 4 * 2 + 1)
    #expect(told.last == "2 more views: see snug explain --constraints.")
  }

  @Test func `what a constraint did not get is in the legend of the priorities`() throws {
    #expect(
      try picture("three-spacings", .full).texts("legend")
        .contains("points by which a constraint gave way"))
  }
}
