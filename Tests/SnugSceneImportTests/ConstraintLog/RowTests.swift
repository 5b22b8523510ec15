import SnugDiagnostics
import SnugGeometry
import SnugLayout
import Testing

/// A constraint per line, in every format of logs.
@Suite struct `A constraint of a log` {
  @Test(arguments: [
    // Visual formats with one view, with two, and with a view and its superview.
    (
      "H:|-(16)-[UILabel:0xa1]   (active, names: '|':UIView:0xb1 )",
      "label.leading == view.leading + 16"
    ),
    ("H:[UILabel:0xa1]-(16)-|   (Names: '|':UIView:0xb1 )", "view.trailing == label.trailing + 16"),
    (
      "V:|-(>=16@750)-[UILabel:0xa1] priority:750   (active, names: '|':UIView:0xb1 )",
      "label.top >= view.top + 16 @ 750"
    ),
    ("V:[UILabel:0xa1]-(<=-8)-[UIImageView:0xb1]", "imageView.top <= label.bottom - 8"),
    ("V:[UILabel:0xa1]-(- 8)-[UIImageView:0xb1]", "imageView.top == label.bottom - 8"),
    ("H:[UILabel:0xa1][UIImageView:0xb1]", "imageView.leading == label.trailing"),
    ("H:[UILabel:0xa1]-[UIImageView:0xb1]", "imageView.leading == label.trailing + 8"),
    ("[UILabel:0xa1]-(0)-[UIImageView:0xb1]", "imageView.leading == label.trailing"),
    (
      "H:[UILabel:0xa1]-(NSSpace(20))-[UIImageView:0xb1]",
      "imageView.leading == label.trailing + 20"
    ),
    (
      "V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0xa1]   (active, names: '|':UIView:0xb1 )",
      "label.top >= view.top + 8"
    ),
    (
      "H:|-(5)-[UILabel:0xa1](LTR)   (active, names: '|':UIView:0xb1 )",
      "label.left == view.left + 5"
    ),
    (
      "H:|-(5)-[UILabel:0xa1](RTL)   (active, names: '|':UIView:0xb1 )",
      "label.right == view.right - 5"
    ),
    ("H:[UILabel:0xa1]-(>=5)-[UIImageView:0xb1](RTL)", "imageView.right <= label.left - 5"),
    ("V:[UILabel:0xa1(44)]", "label.height == 44"),
    ("H:[UILabel:0xa1(>=44@999)]", "label.width >= 44 @ 999"),
    ("H:[UILabel:0xa1(==UIImageView:0xb1)]", "label.width == imageView.width"),
    // Equations.
    ("UILabel:0xa1.width == 44.0", "label.width == 44"),
    ("UILabel:0xa1.width == - 16   (active)", "label.width == -16"),
    ("UILabel:0xa1.height >= 2.22507e-308", "label.height >= 0"),
    ("UILabel:0xa1.width == App.Box:0xb1.width * 0.5 + 8", "label.width == 0.5 * box.width + 8"),
    (
      "UILabel:0xa1.width <= 0.5*App.Box:0xb1.width - 8   (active)",
      "label.width <= 0.5 * box.width - 8"
    ),
    ("UILabel:0xa1.width == App.Box:0xb1.width / 4", "label.width == 0.25 * box.width"),
    ("UILabel:0xa1.centerX == -UIView:0xb1.centerX", "label.centerX == -1 * view.centerX"),
    ("UILabel:0xa1.baseline == App.Box:0xb1.bottom", "label.lastBaseline == box.bottom"),
    ("UILabel:0xa1.bottom == App.Box:0xb1.bottom NSSpace(8)", "label.bottom == box.bottom + 8"),
    ("UILabel:0xa1.bottom <= UIView:0xb1.bottom - NSSpace(8)", "label.bottom <= view.bottom - 8"),
    (
      "UILabel:0xa1.top == UIView:0xb1.topMargin + 6 priority:250   (active)",
      "label.top == view.topMargin + 6 @ 250"
    ),
    ("UILabel:0xa1.width == 1.77778*UILabel:0xa1.height", "label.width == 16/9 * label.height"),
    ("UILabel:0xa1.width == 0.76923*UILabel:0xa1.height", "label.width == 0.76923 * label.height"),
    ("UILabel:0xa1.width == 1333.33", "label.width == 1333.333"),
    ("UILabel:0xa1.width == 1234.56", "label.width == 1234.56"),
    ("UILabel:0xa1.width == 12345.6", "label.width == 12345.6"),
  ])
  func `is an equation`(body: String, expected: String) throws {
    #expect(try equations("<NSLayoutConstraint:0x1 \(body)>") == [expected])
  }

  @Test(arguments: [
    ("UILabel:0xa1'Price'.width == 4", "priceLabel.width == 4"),
    ("UILabel:0xa1'YOU'RE OK'.width == 4", "youreOKLabel.width == 4"),
    ("UILabel:0xa1'a.width == 3'.width == 4", "aWidth3Label.width == 4"),
    ("H:[UILabel:0xa1'[x]-(8)-[y]'(4)]", "x8YLabel.width == 4"),
    ("UILabel:0xa1''.width == 4", "label.width == 4"),
    ("UILabel:0xa1'価格'.width == 4", "label.width == 4"),
    ("MyApp.PriceTag:0xa1.width == 4", "priceTag.width == 4"),
    ("NSKVONotifying_MyApp.PriceTag:0xa1.width == 4", "priceTag.width == 4"),
    ("MyApp.Cell<MyApp.Row<Swift.Int>, Swift.String>:0xa1.width == 4", "cell.width == 4"),
    ("_TtGC5MyApp4CellS_3Row_:0xa1.width == 4", "cell.width == 4"),
    ("_TtC5MyAppP33_0123456789ABCDEF0123456789ABCDEF3Tag:0xa1.width == 4", "tag.width == 4"),
    ("price tag.width == 4   (active, names: price tag:0xa1 )", "priceTag.width == 4"),
    ("Bar.icon.width == 4   (active, names: Bar.icon:0xa1 )", "barIcon.width == 4"),
    (
      "ListViewLabel....width == 4   (active, names: ListViewLabel...:0xa1 )",
      "listViewLabel.width == 4"
    ),
    ("UILabel:price.width == 4", "price.width == 4"),
    ("UILabel:0x7fxz9.width == 4", "label.width == 4"),
    ("UILabel:0x7f9....width == 4", "label.width == 4"),
  ])
  func `gives its views readable names`(body: String, expected: String) throws {
    #expect(try equations("<NSLayoutConstraint:0x1 \(body)>") == [expected])
  }

  @Test func `distinguishes views with the same name by their addresses`() throws {
    let body =
      "V:[ItemLabel...]-(7)-[ItemLabel...]   (active, names: ItemLabel...:0x7efe0, ItemLabel...:0x7e5b0 )"
    let found = try equations("<NSLayoutConstraint:0x1 \(body)>")
    #expect(found == ["itemLabel5b0.top == itemLabelfe0.bottom + 7"])
  }

  @Test func `has a class, an identifier and a source location`() throws {
    let rows = [
      "<SnapKit.LayoutConstraint:0x1@/Users/jo/My App/Cell.swift#88 UILabel:0xa1.left == UIView:0xb1.left + 13.0>",
      "<MASLayoutConstraint:inset UILabel:0xa1.right == UIView:0xb1.right - 2>",
      "<NSLayoutConstraint:0x3 'it's mine' UILabel:0xa1.width == 5>",
    ]
    let scene = try checked(report(rows)).value
    #expect(
      scene.constraints.map { $0.equation(scene.name(of:)) } == [
        "label.left == view.left + 13", "label.right == view.right - 2", "label.width == 5",
      ])
    #expect(scene.constraints.map(\.identifier) == [nil, nil, "it's mine"])
  }

  /// Attributes of masks are positions in the superview. In AppKit they are from its bottom.
  @Test(arguments: [
    ("UIView", "minX == 20   (active, names: '|':UIView:0xb1 )", "view.left == box.left + 20"),
    ("UIView", "midX == 20   (active, names: '|':UIView:0xb1 )", "view.centerX == box.left + 20"),
    ("UIView", "minY == 20   (active, names: '|':UIView:0xb1 )", "view.top == box.top + 20"),
    ("UIView", "midX == UIView:0xb1.midX - 105", "view.centerX == box.centerX - 105"),
    (
      "UIView", "minX == 0.5*UIView:0xb1.width - 10   (active, names: '|':UIView:0xb1 )",
      "view.left == box.centerX - 10"
    ),
    ("UIView", "width == UIView:0xb1.width - 210", "view.width == box.width - 210"),
    ("NSView", "minY == 20   (active, names: '|':NSView:0xb1 )", "view.bottom == box.bottom - 20"),
    ("NSView", "maxY == 20   (active, names: '|':NSView:0xb1 )", "view.top == box.bottom - 20"),
  ])
  func `of a mask is a position in the superview`(
    className: String, body: String, expected: String
  ) throws {
    let row =
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& \(className):0xa1.\(body)>"
      .replacing("\(className):0xb1", with: "App.Box:0xb1")
    let scene = try checked(row).value
    let found = scene.constraints.map { $0.equation(scene.name(of:)) }
    #expect(found == [expected.replacing("view.", with: "\(scene.views[1].name).")])
    #expect(scene.constraints[0].identifier == "NSAutoresizingMaskLayoutConstraint(h=-&-,v=--&)")
  }

  @Test func `of a content size is the view's intrinsic content size`() throws {
    let log = """
      <NSContentSizeLayoutConstraint:0x1 UILabel:0xa1'Hi'.width == 39 Hug:251 CompressionResistance:740   (active)>
      <NSContentSizeLayoutConstraint:0x2 V:[UILabel:0xa1'Hi'(21)] Hug:250 CompressionResistance:750>
      <NSLayoutConstraint:0x3 H:|-(16)-[UILabel:0xa1'Hi']   (active, names: '|':UIView:0xb1 )>
      """
    let view = try checked(log).value.views[1]
    #expect(view.intrinsicContentSizeOverride == PerAxis(horizontal: 39, vertical: 21))
    #expect(view.contentHuggingPriority.horizontal == 251)
    #expect(view.contentCompressionResistancePriority.horizontal == 740)
  }

  /// `== 4` may be the beginning of `== 44`, and `b.width` that of `b.width + 8`.
  @Test(arguments: [
    ("UILabel:0xa1.width == 4", false), ("UILabel:0xa1.width == 4 ", false),
    ("UILabel:0xa1.width == 4   (act", true), ("UILabel:0xa1.width == 4 priority:2", true),
    ("UILabel:0xa1.width == UIView:0xb1.width", false),
    ("UILabel:0xa1.width == UIView:0xb1.width +", false),
    ("UILabel:0xa1.width == UIView:0xb1.width + 8", false),
    ("UILabel:0xa1.width == UIView:0xb1.width + 8   ", true),
    ("UILabel:0xa1.width == UIView:0xb1.width / 2", false),
    ("UILabel:0xa1.width == 0.5", false), ("UILabel:0xa1.width == 0.5*UIView:0xb1.width", false),
    ("H:[UILabel:0xa1]-(8", false), ("H:[UILabel:0xa1]-(8)-[UIView:0xb1", false),
    ("H:[UILabel:0xa1]-(8)-[UIView:0xb1]", true), ("V:[UILabel:0xa1(4", false),
  ])
  func `that is cut off is read if its numbers are whole`(body: String, isRead: Bool) throws {
    let scene = try checked(
      "<NSLayoutConstraint:0x1 UILabel:0xa1.height == 20>\n<NSLayoutConstraint:0x2 \(body)")
    #expect(scene.value.constraints.count == (isRead ? 2 : 1))
  }

  /// `encodeURIComponent` encodes colons, and other programs do not.
  @Test func `is read in the query of a link whose colons are encoded`() throws {
    let link =
      "https://www.wtfautolayout.com/?constraintlog=%3CNSLayoutConstraint%3A0x1%20UILabel%3A0xa1"
      + "%27Go%27.height%20%3D%3D%2056%20%20%20(active)%3E"
    #expect(try equations(link) == ["goLabel.height == 56"])
  }

  @Test func `is read in the query of a link`() throws {
    let link =
      "[Prettified](https://www.wtfautolayout.com/?constraintlog=(%0A%20%22"
      + "%3CNSLayoutConstraint:0x1%20UILabel:0xa1%27Go%27.height%20==%2056%20%20%20(active)%3E%22,%0A%22"
      + "%3CNSLayoutConstraint:0x2%20UILabel:0xa1%27Go%27.height%20==%2044%20%20%20(active)%3E%22)"
    #expect(try equations(link).sorted() == ["goLabel.height == 44", "goLabel.height == 56"])
  }

  @Test func `that is not active is not in the scene`() throws {
    let log = """
      <NSLayoutConstraint:0x1 UILabel:0xa1.width == 39   (inactive)>
      <NSLayoutConstraint:0x2 UILabel:0xa1.width == 40   (active)>
      """
    #expect(try equations(log) == ["label.width == 40"])
  }
}
