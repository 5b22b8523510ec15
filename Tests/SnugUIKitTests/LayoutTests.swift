import Foundation
import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugPangoCairo
import SnugUIKit
import Testing

/// Frames are worked out by hand. Text sizes are those in the README for the same scene.
@MainActor
@Suite struct `Views in code` {
  private func frames(_ views: UIView...) -> [CGRect] { views.map(\.frame) }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `are laid out as the same scene in a file`() throws {
    let row = PassportRow(frame: rect(0, 0, 375, 60))
    row.layoutIfNeeded()
    // 16 + 73.5 + 8 + 261.5 + 16 = 375
    #expect(row.subviews.map(\.frame) == [rect(16, 19.75, 73.5, 20.5), rect(97.5, 13, 261.5, 34)])
    let scene = try Scene(of: row)
    #expect(scene.views.map(\.name) == ["view", "name", "field"])
    #expect(scene.title == "PassportRow")
    // The lines of the properties, and of the formats and anchors.
    #expect(scene.views.map { $0.range?.start.line } == [nil, 5, 14])
    #expect(scene.constraints.map { $0.range?.start.line } == [28, 28, 28, 31, 32])
  }

  @Test func `have names that no other view and no guide has`() throws {
    final class Superview: UIView {}
    let root = UIView(frame: rect(0, 0, 100, 100))
    let labels = [UILabel(), UILabel()]
    for label in labels { label.accessibilityIdentifier = "gap" }
    for view in labels + [Superview()] { root.addSubview(view) }
    for guide in [UILayoutGuide(), UILayoutGuide()] {
      guide.identifier = "gap"
      root.addLayoutGuide(guide)
    }
    let scene = try Scene(of: root)
    #expect(scene.views.map(\.name) == ["view", "label1", "label2", "view1"])
    #expect(scene.guides.map(\.name) == ["gap", "layoutGuide1"])
  }

  @Test func `have the names of the constants that they are constrained by`() throws {
    let root = UITableViewCell()
    let box = UIView()
    root.contentView.addSubviews(box)
    box.topAnchor.constraint(equalTo: root.contentView.topAnchor).isActive = true
    let line = UIView()
    line.backgroundColor = .red
    box.addSubviews(line)
    NSLayoutConstraint(
      item: line, attribute: .top, relatedBy: .equal, toItem: box, attribute: .top, multiplier: 1,
      constant: 0
    ).isActive = true
    let base = UIView()
    root.contentView.addSubviews(base)
    box.bottomAnchor.constraint(equalTo: base.topAnchor).isActive = true
    for _ in 1...2 {
      let dot = UIView()
      box.addSubviews(dot)
      dot.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    }
    let scene = try Scene(of: root)
    #expect(
      scene.views.map(\.name)
        == ["view", "contentView", "box", "line", "view1", "view2", "base"])
    #expect(scene.views[2...3].map { $0.range?.text } == ["box", "line"])
  }

  @Test func `have the names of their texts if nothing else names them`() throws {
    let root = UIView(frame: rect(0, 0, 100, 100))
    for text in ["Floors climbed", "Floors climbed", "4.2 km"] {
      let label = UILabel()
      label.text = text
      root.addSubview(label)
    }
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Pay the bill now"
    root.addSubview(button)
    root.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let scene = try Scene(of: root)
    #expect(
      scene.views.map(\.name) == [
        "view", "floorsClimbedLabel", "floorsClimbedLabel1", "_42KmLabel", "payTheBillButton",
      ])
    // Where the text is written.
    let line = #line - 15
    #expect(scene.views.map { $0.range?.start.line } == [nil, line, line, line, line + 6])
  }

  /// A table has the width of the screen.
  @Test func `are as wide as the screen if they are rows`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Full name"
    for (width, expected) in [(nil, 390), (320, 320), (nil, 390)] as [(Double?, Double)] {
      let scene = try Scene(of: cell, width: width)
      #expect(scene[.root].requiredSize == .init(horizontal: expected, vertical: nil))
    }
    cell.frame.size.width = 200
    #expect(try Scene(of: cell)[.root].requiredSize.horizontal == 200)
  }

  @Test func `have stacks in stacks`() {
    let card = ProfileCard(count: 3)
    card.frame = rect(0, 0, 300, 100)
    card.layoutIfNeeded()
    // Bars of 10, 11 and 12 with gaps of 4 are 41 high; between insets of 8 there is room for 84.
    let outer = card.subviews[0]
    #expect(outer.frame == rect(8, 8, 284, 84))
    #expect(card.avatar.frame == rect(0, 22, 40, 40))
    // 284 - 40 - 12 is 232.
    #expect(card.rows.frame == rect(52, 21.5, 232, 41))
    #expect(
      card.bars.map(\.frame) == [
        rect(0, 0, 232, 10), rect(0, 14, 232, 11), rect(0, 29, 232, 12),
      ])
    #expect(card.convert(card.bars[2].bounds, from: card.bars[2]) == rect(60, 58.5, 232, 12))
  }

  @Test func `find their fitting size`() {
    let card = ProfileCard(count: 2)
    // 10 + 4 + 11 = 25 is less than the avatar's 40.
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 8 + 40 + 12 + 0 + 8, height: 8 + 40 + 8))
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 56))
  }

  @Test func `have the size they are given after one that fits`() throws {
    let card = ProfileCard(count: 2)
    func size() throws -> PerAxis<Double?> { try Scene(of: card)[.root].requiredSize }
    #expect(try size() == PerAxis(horizontal: 390, vertical: nil))
    let asked = try Scene(of: card, width: 300, height: 400)[.root].requiredSize
    #expect(asked == PerAxis(horizontal: 300, vertical: 400))
    #expect(try size() == PerAxis(horizontal: 390, vertical: nil))
    card.frame.size.width = 200
    #expect(try size() == PerAxis(horizontal: 200, vertical: nil))
    card.frame.size.height = 90
    #expect(try size() == PerAxis(horizontal: 200, vertical: 90))
  }

  @Test func `have the sizes that their classes give`() throws {
    let root = UIView(frame: rect(0, 0, 200, 100))
    let badge = BadgeLabel()
    badge.text = "Full name"
    let dot = DotView()
    root.addSubviews(badge, dot)
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: root.leftAnchor),
      badge.topAnchor.constraint(equalTo: root.topAnchor),
      dot.leftAnchor.constraint(equalTo: badge.rightAnchor, constant: 6),
      dot.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == rect(0, 0, 73.5 + 16, 20.5 + 8))
    #expect(dot.frame == rect(95.5, 2.25, 24, 24))
    dot.diameter = 10
    #expect(dot.frame == rect(95.5, 2.25, 24, 24), "not before the next layout")
    root.layoutIfNeeded()
    #expect(dot.frame == rect(95.5, 9.25, 10, 10))
    let scene = try Scene(of: root)
    #expect(scene.views[2].intrinsicContentSizeOverride?.horizontal == 10)
  }

  @Test func `wrap within the insets of a subclass`() {
    let badge = BadgeLabel()
    badge.text = "Full name Full name"
    badge.numberOfLines = 0
    let root = UIView(frame: rect(0, 0, 100, 100))
    root.addSubviews(badge)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      badge.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      badge.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // Two lines of 17 points: 2 * 20.287 = 40.57, up to half a point.
    #expect(badge.frame == rect(0, 0, 100, 41 + 8))
  }

  @Test func `keep frames and masks where no constraint places them`() {
    let root = UIView(frame: rect(0, 0, 100, 100))
    let bar = UIView(frame: rect(10, 80, 80, 20))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(bar)
    let fixed = UIView(frame: rect(1, 2, 3, 4))
    root.addSubview(fixed)
    root.frame = rect(0, 0, 150, 300)
    root.layoutIfNeeded()
    #expect(frames(bar, fixed) == [rect(10, 280, 130, 20), rect(1, 2, 3, 4)])
  }

  @Test func `keep a frame set by hand until their superview lays out its subviews`() {
    let (root, box) = (UIView(frame: rect(0, 0, 100, 100)), UIView())
    root.addSubviews(box)
    box.pinEdges(to: root, inset: 10)
    root.layoutIfNeeded()
    box.frame.origin.x = 50
    root.layoutIfNeeded()
    #expect(box.frame == rect(50, 10, 80, 80))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame == rect(10, 10, 80, 80))
  }

  @Test func `are laid out again when they leave a tree that placed them`() {
    let (root, card) = (UIView(frame: rect(0, 0, 100, 100)), UIView(frame: rect(0, 0, 50, 50)))
    let dot = UIView()
    card.addSubviews(dot)
    let near = dot.leadingAnchor.constraint(equalTo: card.leadingAnchor)
    near.priority = .defaultLow
    near.isActive = true
    card.layoutIfNeeded()
    root.addSubview(card)
    dot.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(dot.frame.minX == 30)
    card.removeFromSuperview()
    card.layoutIfNeeded()
    #expect(dot.frame.minX == 0)
  }

  @Test func `give hidden arranged views no space`() {
    let stack = UIStackView()
    for width in [10.0, 20, 30] {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      stack.addArrangedSubview(view)
    }
    stack.spacing = 5
    stack.setCustomSpacing(7, after: stack.arrangedSubviews[0])
    // 10 + 7 + 20 + 5 + 30, and without the second 10 + 7 + 30.
    #expect(stack.systemLayoutSizeFitting(.zero).width == 72)
    stack.arrangedSubviews[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero).width == 47)
    stack.arrangedSubviews[2].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 10)
  }

  @Test func `lose their constraints with their superview`() {
    let (root, view) = (UIView(frame: rect(0, 0, 50, 50)), UIView())
    root.addSubview(view)
    let inset = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([inset, width])
    #expect(root.constraints == [inset] && view.constraints == [width])
    view.removeFromSuperview()
    #expect(!inset.isActive && width.isActive)
  }

  @Test func `show images as large as their files say`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    let set = folder.appending(path: "Assets.xcassets/Icons/logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // 60 x 30 pixels for two pixels to the point.
    try png(width: 60, height: 30).write(to: set.appending(path: "any name.png"))
    try Data(
      #"{ "images": [{ "filename": "any name.png", "scale": "2x", "idiom": "universal" }] }"#.utf8
    ).write(to: set.appending(path: "Contents.json"))
    try png(width: 9, height: 12).write(to: folder.appending(path: "dot@3x.png"))
    try Data("no picture".utf8).write(to: folder.appending(path: "broken.png"))
    // A segment of 4 bytes, a fill byte, and a progressive frame of 20 x 40 pixels.
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 40, 0, 20, 1, 1, 0x11, 0,
    ]
    try Data(jpeg).write(to: folder.appending(path: "photo@2x.jpg"))
    try Data(jpeg.prefix(12)).write(to: folder.appending(path: "cut.jpg"))
    ImageFolders.add(folder.path)
    #expect(UIImage(named: "logo")?.size == CGSize(width: 30, height: 15))
    #expect(UIImage(named: "dot")?.size == CGSize(width: 3, height: 4))
    #expect(UIImage(named: "photo.jpg")?.size == CGSize(width: 10, height: 20))
    let view = UIImageView(image: UIImage(named: "logo"))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 15))
    for name in ["broken", "nowhere", "cut.jpg", "photo"] {
      let root = UIView(frame: rect(0, 0, 9, 9))
      root.addSubview(UIImageView(image: UIImage(named: name)))
      #expect(
        try Scene.checked(of: root).warnings.map(\.message) == [
          "in 'imageView1', the image '\(name)' was not found, and counts as none"
        ])
    }
  }

  /// A PNG file of one color.
  private func png(width: Int, height: Int) throws -> Data {
    let pixels = Array(repeating: UInt32.max, count: width * height)
    let image = try #require(PixelImage(width: width, height: height, pixels: pixels))
    return Data(try image.opaquePNG())
  }
}
