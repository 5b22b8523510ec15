import AutoLayout
import Diagnostics
import Foundation
import SceneFormat
import SnugUIKit
import Testing

@MainActor
@Suite struct `A constraint by anchors` {
  typealias Maker = @MainActor @Sendable (_ a: UIView, _ b: UIView) -> NSLayoutConstraint

  /// As a scene file says them; the system's spacing is 8 points.
  nonisolated private static let positions: [(String, Maker)] = [
    ("a.left == b.left", { $0.leftAnchor.constraint(equalTo: $1.leftAnchor) }),
    (
      "a.right >= b.right + 3",
      {
        $0.rightAnchor.constraint(greaterThanOrEqualTo: $1.rightAnchor, constant: 3)
      }
    ),
    (
      "a.centerX <= b.centerX - 3",
      {
        $0.centerXAnchor.constraint(lessThanOrEqualTo: $1.centerXAnchor, constant: -3)
      }
    ),
    ("a.bottom <= b.bottom", { $0.bottomAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor) }),
    (
      "a.firstBaseline == b.lastBaseline + 5",
      {
        $0.firstBaselineAnchor.constraint(equalTo: $1.lastBaselineAnchor, constant: 5)
      }
    ),
    (
      "a.leading == b.trailing + 16",
      {
        $0.leadingAnchor.constraint(equalToSystemSpacingAfter: $1.trailingAnchor, multiplier: 2)
      }
    ),
    (
      "a.leading >= b.trailing + 4",
      {
        $0.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: $1.trailingAnchor, multiplier: 0.5)
      }
    ),
    (
      "a.leading <= b.trailing + 8",
      {
        $0.leadingAnchor.constraint(
          lessThanOrEqualToSystemSpacingAfter: $1.trailingAnchor, multiplier: 1)
      }
    ),
    (
      "a.top == b.bottom + 8",
      {
        $0.topAnchor.constraint(equalToSystemSpacingBelow: $1.bottomAnchor, multiplier: 1)
      }
    ),
    (
      "a.top >= b.bottom + 24",
      {
        $0.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: $1.bottomAnchor, multiplier: 3)
      }
    ),
    (
      "a.top <= b.bottom + 8",
      {
        $0.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: $1.bottomAnchor, multiplier: 1)
      }
    ),
  ]

  nonisolated private static let sizes: [(String, Maker)] = [
    ("a.width == 10", { a, _ in a.widthAnchor.constraint(equalToConstant: 10) }),
    ("a.width >= 10", { a, _ in a.widthAnchor.constraint(greaterThanOrEqualToConstant: 10) }),
    ("a.height <= 10", { a, _ in a.heightAnchor.constraint(lessThanOrEqualToConstant: 10) }),
    ("a.width == b.width", { $0.widthAnchor.constraint(equalTo: $1.widthAnchor) }),
    (
      "a.width == 0.5 * b.width",
      {
        $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.5)
      }
    ),
    (
      "a.height >= 2 * b.width + 1",
      {
        $0.heightAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, multiplier: 2, constant: 1)
      }
    ),
    (
      "a.height <= 3 * b.height",
      {
        $0.heightAnchor.constraint(lessThanOrEqualTo: $1.heightAnchor, multiplier: 3)
      }
    ),
    (
      "a.centerY == b.centerYWithinMargins @ 250",
      {
        let constraint = NSLayoutConstraint(
          item: $0, attribute: .centerY, relatedBy: .equal, toItem: $1,
          attribute: .centerYWithinMargins, multiplier: 1, constant: 0)
        constraint.priority = .defaultLow
        return constraint
      }
    ),
    (
      "a.lastBaseline == b.top @ 751",
      {
        let constraint = NSLayoutConstraint(
          item: $0, attribute: .baseline, relatedBy: .equal, toItem: $1, attribute: .top,
          multiplier: 1, constant: 0)
        constraint.priority += 1
        constraint.priority -= 250
        return constraint
      }
    ),
  ]

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

  @Test(arguments: 0..<(positions + sizes).count) func `is the equation of a scene file`(
    index: Int
  ) throws {
    let (equation, make) = (Self.positions + Self.sizes)[index]
    make(a, b).isActive = true
    let file = try SceneReader.read(
      SourceText(
        name: "example.yaml",
        "view:\n  size: [200, 100]\n  subviews: { a: {}, b: {} }\nconstraints: [\(equation)]\n"
      )
    ).value
    #expect(try Scene(of: root, title: "example").withoutSourceRanges == file.withoutSourceRanges)
  }

  @Test func `knows its parts`() {
    let constraint = a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 4)
    #expect(constraint.firstItem === a && constraint.firstAttribute == .top)
    #expect(constraint.secondItem === b && constraint.secondAttribute == .bottom)
    #expect(constraint.relation == .equal && constraint.multiplier == 1)
    #expect(constraint.constant == 4 && constraint.priority == .required)
    #expect(constraint.firstAnchor.item === a && constraint.secondAnchor?.item === b)
    #expect(a.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    #expect(a.topAnchor.item === a && constraint.identifier == nil)
    #expect(!constraint.isActive && !constraint.shouldBeArchived)
  }

  @Test func `affects the axis it lies on`() {
    let across = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    let down = a.heightAnchor.constraint(equalToConstant: 10)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let ofGuide = guide.topAnchor.constraint(equalTo: a.topAnchor)
    NSLayoutConstraint.activate([across, down, ofGuide])
    #expect(a.constraintsAffectingLayout(for: .horizontal) == [across])
    #expect(Set(a.constraintsAffectingLayout(for: .vertical)) == [down, ofGuide])
    #expect(b.constraintsAffectingLayout(for: .vertical) == [])
    #expect(guide.constraintsAffectingLayout(for: .vertical) == [ofGuide])
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [])
  }

  @Test func `leaves what it does not say ambiguous`() {
    a.pinEdges(to: root)
    #expect(!a.hasAmbiguousLayout && !a.topAnchor.hasAmbiguousLayout)
    #expect(b.hasAmbiguousLayout && b.leadingAnchor.hasAmbiguousLayout)
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
