import SnugGeometry
import SnugLayout
import Testing

/// Every attribute is where UIKit has it.
struct AttributeTests {
  /// `box` is 40 × 30; one constraint per axis says where it is in a view of 200 × 100 whose
  /// margins are 1, 2, 3, 4 (top, leading, bottom, trailing).
  private func origin(_ constraints: String) throws -> Point {
    let layout = try layout(
      """
      view:
        size: [200, 100]
        layoutMargins: [1, 2, 3, 4]
        subviews: { box: { layoutMargins: [5, 6, 7, 10], intrinsicContentSize: [40, 30] } }
      constraints: [\(constraints)]
      """)
    #expect(layout["box"].frame.size == Size(width: 40, height: 30))
    return layout["box"].frame.origin
  }

  @Test(
    arguments: [
      ("left == view.left + 5", 5.0), ("right == view.right - 5", 155),
      ("leading == view.leading + 5", 5), ("trailing == view.trailing - 5", 155),
      ("centerX == view.centerX", 80), ("leading == view.centerX", 100),
      ("leading == view.leadingMargin", 2), ("trailing == view.trailingMargin", 156),
      ("left == view.leftMargin", 2), ("right == view.rightMargin", 156),
      ("leadingMargin == view.leading", -6), ("trailingMargin == view.trailing", 170),
      ("leftMargin == view.left", -6), ("rightMargin == view.right", 170),
      ("centerXWithinMargins == view.centerX", 82), ("centerX == view.centerXWithinMargins", 79),
      ("centerX == 0.5 * view.centerX", 30), ("trailing == 0.25 * view.trailing + 1", 11),
    ])
  func `horizontal locations`(constraint: String, x: Double) throws {
    #expect(try origin("box.top == view.top, box.\(constraint)") == Point(x: x, y: 0))
  }

  @Test(
    arguments: [
      ("top == view.top + 5", 5.0), ("bottom == view.bottom - 5", 65),
      ("centerY == view.centerY", 35), ("top == view.topMargin", 1),
      ("bottom == view.bottomMargin", 67), ("topMargin == view.top", -5),
      ("bottomMargin == view.bottom", 77), ("centerYWithinMargins == view.centerY", 36),
      ("centerY == view.centerYWithinMargins", 34),
      // A view without text has its baselines at the bottom.
      ("firstBaseline == view.bottom", 70), ("lastBaseline == view.bottom", 70),
      ("centerY == 0.5 * view.centerY", 10),
    ])
  func `vertical locations`(constraint: String, y: Double) throws {
    #expect(try origin("box.left == view.left, box.\(constraint)") == Point(x: 0, y: y))
  }

  @Test func `a width may be a multiple of a height`() throws {
    let layout = try layout(
      """
      view: { size: [200, 100], subviews: { box: } }
      constraints:
        - "H:|[box]"
        - "V:|[box]"
        - box.height == 0.5 * view.height - 10
        - box.width == 1.5 * box.height + 2
      """)
    #expect(layout.frame("box") == "0 0 62 40")
    #expect(layout.status == .satisfied)
  }

  /// At 16 points the ascender is 15.234375, the descender 3.859375, a line 19.09375 high and the
  /// label 19.5: half of the slack of 0.40625 is above the text.
  @Test func `baselines of texts of two sizes meet`() throws {
    let layout = try layout(
      """
      view:
        size: [200, 100]
        subviews:
          small: { class: UILabel, text: text, font: 16 }
          large: { class: UILabel, text: "two\\nlines", font: 32, numberOfLines: 0 }
      constraints:
        - "V:|-10-[small]"
        - small.lastBaseline == large.firstBaseline
        - "H:|[small][large]"
      """)
    let baseline = 10 + 0.203125 + 15.234375
    // Two lines of 38.1875, 76.375 in all, in 76.5: 0.0625 above; an ascender of 30.46875.
    #expect(abs(layout["large"].frame.minY - (baseline - 0.0625 - 30.46875)) < 1e-6)
    #expect(layout["large"].frame.height == 76.5)
    let last = layout.location(of: .lastBaseline, of: .view(layout.id("large")))
    #expect(abs(last - (layout["large"].frame.maxY - 0.0625 - 7.71875)) < 1e-6)
  }

  /// A size that replaces a text's own, like one that Interface Builder stored, does not tell the number
  /// of its lines: in letters that are a little too wide, this one has two.
  @Test func `a text that can wrap fills a height that replaces its own`() throws {
    let layout = try layout(
      """
      view:
        size: [200, 100]
        subviews:
          stored:
            class: UILabel
            text: two words
            font: 16
            numberOfLines: 0
            intrinsicContentSize: [70, 19.5]
          plain: { class: UILabel, text: text, font: 16 }
      constraints:
        - "V:|-10-[stored]"
        - stored.firstBaseline == plain.firstBaseline
        - "H:|[stored][plain]"
      """)
    // The height of one line is rounded up by more than that of two; half of it is above the text.
    let slack = 0.203125 - 0.15625
    #expect(layout["plain"].frame.minY == 10 - slack)
    let last = ["stored", "plain"].map {
      layout.location(of: .lastBaseline, of: .view(layout.id($0)))
    }
    #expect(last[0] - last[1] == 2 * slack)
  }

  @Test func `a constraint is measured in the nearest common ancestor`() throws {
    let layout = try layout(
      """
      view:
        size: [400, 100]
        subviews:
          panel:
            subviews: { one: { intrinsicContentSize: [40, 20] }, two: { intrinsicContentSize: [10, 10] } }
          other: { intrinsicContentSize: [30, 20] }
      constraints:
        - "H:|-100-[panel(200)]"
        - "V:|-10-[panel(50)]"
        - one.trailing == panel.centerX
        - "V:|[one]"
        - two.leading == 0.5 * one.trailing
        - two.top == one.bottom + 1
        - other.leading == 0.5 * one.trailing
        - other.top == two.bottom
      """)
    #expect(layout.frame("one") == "160 10 40 20")
    // Inside the panel one's trailing edge is at 100, in the root's coordinates at 200.
    #expect(layout.frame("two") == "150 31 10 10")
    #expect(layout.frame("other") == "100 41 30 20")
  }

  @Test func `the location of an attribute is where its constraint put it`() throws {
    let scene = """
      view:
        size: [200, 100]
        layoutMargins: [1, 2, 3, 4]
        subviews:
          box: { class: UILabel, text: text, font: 16, layoutMargins: [5, 6, 7, 10] }
      constraints:
        - box.left == view.left + 20
        - box.top == view.top + 30
      """
    let layout = try layout(scene)
    for attribute in Constraint.Attribute.nameable where !attribute.isSize {
      // The same attribute of the root lies at a known position; the difference must be the box's.
      let axis = try #require(attribute.axis)
      let other: Constraint.Attribute = axis == .horizontal ? .leading : .top
      guard !attribute.isAbsoluteEdge else { continue }
      let place = layout.location(of: attribute, of: .view(layout.id("box")))
      let pinned = try SnugLayoutTests.layout(
        scene + "\n  - box.\(attribute.rawValue) == view.\(other.rawValue) + \(place)")
      #expect(pinned.status == .satisfied, "\(attribute) is not at \(place)")
    }
  }

  @Test(
    arguments: [
      (
        Constraint.Attribute.left, Constraint.Attribute?.some(.leading), 1.0,
        Constraint.PairingError?.some(.directionalWithAbsolute)
      ),
      (.trailingMargin, .right, 1, .directionalWithAbsolute),
      (.leading, .top, 1, .differentAxes), (.centerX, .centerY, 1, .differentAxes),
      (.leading, .width, 1, .locationWithSize), (.height, .bottom, 1, .locationWithSize),
      (.top, nil, 1, .locationEqualsConstant), (.top, .bottom, 0, .locationEqualsConstant),
      (.width, nil, 1, nil), (.width, .height, 1, nil), (.width, .leading, 0, nil),
      (.left, .centerX, 1, nil), (.leading, .centerX, 1, nil), (.firstBaseline, .top, 1, nil),
      (.leftMargin, .right, 2, nil), (.centerXWithinMargins, .leadingMargin, 1, nil),
    ])
  func `Auto Layout rejects some pairs of attributes`(
    first: Constraint.Attribute, second: Constraint.Attribute?, multiplier: Double,
    error: Constraint.PairingError?
  ) {
    let constraint = Constraint(
      firstItem: .root, firstAttribute: first, secondItem: second == nil ? nil : .root,
      secondAttribute: second ?? .notAnAttribute, multiplier: multiplier)
    var found: Constraint.PairingError?
    do { try constraint.checkPairing() } catch { found = error }
    #expect(found == error)
  }
}
