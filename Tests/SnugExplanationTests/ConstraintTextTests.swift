import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// The list of constraints in the format of UIKit's console, with their states.
struct ConstraintTextTests {
  private static let scene = """
    view:
      size: [200, 40]
      subviews:
        label: { class: UILabel, text: twelve chars, font: 12 }
        box: { intrinsicContentSize: [60, none], hugging: 249 }
        other:
    constraints:
      - "H:|[label]-8-[box]|"
      - label.centerY == view.centerY
      - "V:|[box]|"
      - box.width == 130 @ 240
      - "H:|-100-[other(50)]|"
      - "V:|[other]|"
    """

  /// 12 characters of 6 points are 72; box has 200 - 72 - 8 = 120 points, 60 more than its
  /// intrinsic width and 10 fewer than its constraint. other would be 100 points wide, and its
  /// constraint is 50.
  @Test func `every constraint is a line, and both sides of a content size are one line`() throws {
    let text = try explain(Self.scene).constraintText()
    let plain = text.replacing("scene.yaml:", with: "")
    let start = """
      <NSLayoutConstraint view.width == 200   (active)> satisfied (2:9)
      <NSLayoutConstraint view.height == 40   (active)> satisfied (2:9)
      <NSContentSizeLayoutConstraint label.width == 72 Hug:250 CompressionResistance:750   (active)> satisfied (4:5)
      <NSContentSizeLayoutConstraint label.height == 14.5 Hug:250 CompressionResistance:750   (active)> satisfied (4:5)
      <NSContentSizeLayoutConstraint box.width == 60 Hug:249 CompressionResistance:750   (active)> Hug violated by 60 points (5:5)

      """
    #expect(plain.hasPrefix(start), "\(plain)")
    let lines = plain.split(separator: "\n")
    let preference =
      "<NSLayoutConstraint box.width == 130 priority:240   (active)> violated by 10 points (11:5)"
    #expect(lines.contains { $0 == preference })
    #expect(lines.contains { $0.contains("broken, violated by 50 points") })
    // Two of the root, three of contents, twelve of the author.
    #expect(lines.count == 2 + 3 + 12)
  }

  @Test func `a view has the constraints that affect it, by axis`() throws {
    let explanation = try explain(Self.scene)
    let names = { (view: Int, axis: Axis) in
      explanation.entries(affecting: ViewID(index: view), axis)
        .map { explanation.layout.system[$0].description }
    }
    // label and box are in one row. other is separate, and so is everything vertically.
    #expect(
      names(1, .horizontal) == [
        "label.width <= 72", "label.width >= 72", "box.width <= 60", "box.width >= 60",
        "label.leading == view.leading", "box.leading == label.trailing + 8",
        "view.trailing == box.trailing", "box.width == 130",
      ])
    #expect(names(2, .horizontal) == names(1, .horizontal))
    #expect(
      names(1, .vertical) == [
        "label.height <= 14.5", "label.height >= 14.5", "label.centerY == view.centerY",
      ])
    #expect(names(3, .vertical) == ["other.top == view.top", "view.bottom == other.bottom"])
    #expect(names(0, .vertical) == ["view.height == 40"])
    let text = explanation.constraintText(about: ViewID(index: 3))
    #expect(text.hasPrefix("other, horizontally:\n<NSLayoutConstraint H:|-(100)-[other]"))
    #expect(text.contains("\n\nother, vertically:\n"))
  }

  @Test func `an unconstrained view has no constraints`() throws {
    let explanation = try explain("view: { size: [10, 10], subviews: { box: } }")
    #expect(
      explanation.constraintText(about: ViewID(index: 1))
        == "box, horizontally: nothing.\n\nbox, vertically: nothing.\n")
  }
}
