import LayoutExplanation
import Testing

/// What `snug diff` says moved a view; widths are those of the monospaced measurer, 8 points a
/// character at 16 points.
struct DifferenceCauseTests {
  /// 100 - 16 - 40 is where a begins from the left if it begins 16 from the right. It is aligned
  /// otherwise for the same reason.
  @Test func `the direction is another`() throws {
    let yaml = """
      layoutDirection: leftToRight
      view:
        size: [100, 40]
        subviews: { a: { class: UILabel, text: Good., font: 16 } }
      constraints: ["H:|-16-[a]", a.top == view.top]
      """
    let difference = LayoutDifference(
      from: try explain(yaml), to: try explain(yaml.replacing("leftToRight", with: "rightToLeft")))
    let words = "the scene's layout direction is now rightToLeft"
    #expect(difference.messages == ["a: x 16 → 44 (+28): \(words)"])
    #expect(difference.causes.map { difference.words(for: $0) } == ["\(words) (was leftToRight)"])
  }

  @Test(arguments: [
    ("system: iOS 12", "the scene's system is now iOS 12 (was iOS 18)"),
    ("contentSizeCategory: small", "the scene's text size is now small (was large)"),
    ("scale: 3", "the scene's scale rose from 2 to 3"),
  ])
  func `the whole scene is another`(line: String, words: String) throws {
    let difference = LayoutDifference(
      from: try explain("view:"), to: try explain("\(line)\nview:"))
    #expect(difference.causes.map { difference.words(for: $0) } == [words])
  }

  @Test func `a view that a stack view has room for moves the others`() throws {
    let yaml = """
      view:
        size: [150, 40]
        subviews:
          row:
            class: UIStackView
            spacing: 10
            arrangedSubviews:
              a: { intrinsicContentSize: [30, 10] }
              b: { intrinsicContentSize: [30, 10], hidden: true }
              c: { intrinsicContentSize: [30, 10] }
          dot: { intrinsicContentSize: [5, 5] }
      constraints:
        - row.left == view.left
        - row.top == view.top
        - dot.left == view.left + 5
        - dot.top == view.top
      """
    let shown = yaml.replacing("hidden: true", with: "hidden: false")
    let difference = LayoutDifference(
      from: try explain(yaml), to: try explain(shown.replacing("+ 5", with: "+ 6")))
    #expect(
      difference.messages == [
        "row: width 70 → 110 (+40): b is no longer hidden (scene.yaml:9)",
        "b: x 35 → 40 (+5), width 0 → 30 (+30), now intrinsic: b is no longer hidden (scene.yaml:9)",
        "c: x 40 → 80 (+40): b is no longer hidden (scene.yaml:9)",
        "dot: x 5 → 6 (+1): dot.left == view.left + 5 became dot.left == view.left + 6 (scene.yaml:15)",
      ])
  }
}
