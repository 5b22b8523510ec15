import Foundation
import SnugDiagnostics
import SnugLayout
import SnugSceneFormat
import SnugUIKit
import Testing

@MainActor
@Suite struct `A constraint by anchors` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let a = UIView()
  private let b = UIView()

  init() {
    (a.accessibilityIdentifier, b.accessibilityIdentifier) = ("a", "b")
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// The system's spacing is 8 points.
  @Test func `is the equation of a scene file`() throws {
    try expect(a.leftAnchor.constraint(equalTo: b.leftAnchor), "a.left == b.left")
    try expect(
      a.rightAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor, constant: 3),
      "a.right >= b.right + 3")
    try expect(
      a.centerXAnchor.constraint(lessThanOrEqualTo: b.centerXAnchor, constant: -3),
      "a.centerX <= b.centerX - 3")
    try expect(
      a.bottomAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor), "a.bottom <= b.bottom")
    try expect(
      a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor, constant: 5),
      "a.firstBaseline == b.lastBaseline + 5")
    try expect(
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
      "a.leading == b.trailing + 16")
    try expect(
      a.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 0.5),
      "a.leading >= b.trailing + 4")
    try expect(
      a.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1),
      "a.leading <= b.trailing + 8")
    try expect(
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
      "a.top == b.bottom + 8")
    try expect(
      a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 3),
      "a.top >= b.bottom + 24")
    try expect(
      a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
      "a.top <= b.bottom + 8")
  }

  @Test func `of sizes is the equation of a scene file`() throws {
    try expect(a.widthAnchor.constraint(equalToConstant: 10), "a.width == 10")
    try expect(a.widthAnchor.constraint(greaterThanOrEqualToConstant: 10), "a.width >= 10")
    try expect(a.heightAnchor.constraint(lessThanOrEqualToConstant: 10), "a.height <= 10")
    try expect(a.widthAnchor.constraint(equalTo: b.widthAnchor), "a.width == b.width")
    try expect(
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5), "a.width == 0.5 * b.width")
    try expect(
      a.heightAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 1),
      "a.height >= 2 * b.width + 1")
    try expect(
      a.heightAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 3),
      "a.height <= 3 * b.height")
  }

  @Test func `by items and attributes is the equation of a scene file`() throws {
    let centered = NSLayoutConstraint(
      item: a, attribute: .centerY, relatedBy: .equal, toItem: b,
      attribute: .centerYWithinMargins, multiplier: 1, constant: 0)
    centered.priority = .defaultLow
    try expect(centered, "a.centerY == b.centerYWithinMargins @ 250")
    let stacked = NSLayoutConstraint(
      item: a, attribute: .baseline, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1,
      constant: 0)
    stacked.priority += 1
    stacked.priority -= 250
    try expect(stacked, "a.lastBaseline == b.top @ 751")
  }

  /// Expects that a constraint makes the same scene as an equation.
  private func expect(
    _ constraint: NSLayoutConstraint, _ equation: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    constraint.isActive = true
    defer { constraint.isActive = false }
    let file = try SceneReader.read(
      SourceText(
        name: "example.yaml",
        "view:\n  size: [200, 100]\n  subviews: { a: {}, b: {} }\nconstraints: [\(equation)]\n"
      )
    ).value
    #expect(
      try Scene(of: root, title: "example").withoutSourceRanges == file.withoutSourceRanges,
      sourceLocation: location)
  }

  @Test func `has its parts`() {
    let constraint = a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 4)
    #expect(constraint.firstItem === a && constraint.firstAttribute == .top)
    #expect(constraint.secondItem === b && constraint.secondAttribute == .bottom)
    #expect(constraint.relation == .equal && constraint.multiplier == 1)
    #expect(constraint.constant == 4 && constraint.priority == .required)
    #expect(constraint.firstAnchor.item === a && constraint.secondAnchor?.item === b)
    #expect(a.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    #expect(a.topAnchor.item === a && constraint.identifier == nil)
    #expect(!constraint.isActive)
  }

  @Test func `leaves everything else ambiguous`() {
    a.pinEdges(to: root)
    #expect(!a.hasAmbiguousLayout)
    #expect(b.hasAmbiguousLayout)
  }

  @Test func `has an anchor for each attribute of a guide, and two more of a view`() {
    let guide = UILayoutGuide()
    let edges: [NSLayoutConstraint.Attribute] = [.left, .right, .leading, .trailing, .centerX]
    let across = { (x: [NSLayoutXAxisAnchor]) in
      x.map { $0.constraint(equalTo: $0).firstAttribute }
    }
    #expect(
      across([
        guide.leftAnchor, guide.rightAnchor, guide.leadingAnchor, guide.trailingAnchor,
        guide.centerXAnchor,
      ]) == edges)
    #expect(
      across([a.leftAnchor, a.rightAnchor, a.leadingAnchor, a.trailingAnchor, a.centerXAnchor])
        == edges)
    let down = { (y: [NSLayoutYAxisAnchor]) in
      y.map { $0.constraint(equalTo: $0).firstAttribute }
    }
    #expect(
      down([guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor])
        == [.top, .bottom, .centerY])
    #expect(
      down([
        a.topAnchor, a.bottomAnchor, a.centerYAnchor, a.firstBaselineAnchor, a.lastBaselineAnchor,
      ]) == [.top, .bottom, .centerY, .firstBaseline, .lastBaseline])
    let sizes = [guide.widthAnchor, guide.heightAnchor, a.widthAnchor, a.heightAnchor]
    #expect(
      sizes.map { $0.constraint(equalToConstant: 1).firstAttribute }
        == [.width, .height, .width, .height])
  }

  @Test func `is held by the view it is added to until it is removed`() {
    let width = a.widthAnchor.constraint(equalToConstant: 5)
    let height = a.heightAnchor.constraint(equalToConstant: 6)
    root.addConstraint(width)
    a.addConstraints([height])
    #expect(root.constraints == [width] && a.constraints == [height])
    a.removeConstraint(width)
    #expect(width.isActive, "another view holds it")
    root.removeConstraints([width])
    #expect(!width.isActive && root.constraints == [])
    NSLayoutConstraint.deactivate([height])
    #expect(!height.isActive)
  }

  @Test func `follows a guide until it is removed`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    a.addLayoutGuide(guide)
    #expect(root.layoutGuides == [] && a.layoutGuides == [guide] && guide.owningView === a)
    let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    let right = a.rightAnchor.constraint(equalTo: guide.rightAnchor)
    let width = a.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([left, right, width])
    a.removeLayoutGuide(guide)
    #expect(a.layoutGuides == [] && guide.owningView == nil)
    #expect(!left.isActive && !right.isActive && width.isActive)
    #expect(root.constraints == [] && a.constraints == [width])
  }
}

@Suite struct `A priority` {
  @Test func `has UIKit's levels in order`() {
    let levels: [UILayoutPriority] = [
      .fittingSizeLevel, .defaultLow, .dragThatCannotResizeScene, .sceneSizeStayPut,
      .dragThatCanResizeScene, .defaultHigh, .required,
    ]
    #expect(levels.map(\.rawValue) == [50, 250, 490, 500, 510, 750, 1000])
    #expect(levels.sorted() == levels)
    #expect(UILayoutPriority(251) == .defaultLow + 1 && UILayoutPriority.required - 1 == .init(999))
  }
}
