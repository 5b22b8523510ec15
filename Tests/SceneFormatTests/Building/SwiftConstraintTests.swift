import AutoLayout
import Diagnostics
import SceneFormat
import Testing

@Suite struct `Constraints in Swift` {
  /// A view with a, b and a scroll view in it, and constraints.
  private func expect(
    _ equations: [String], platform: Platform = .iOS,
    at location: SourceLocation = #_sourceLocation,
    @SceneBuilder _ constraints: (SceneView, SceneView, SceneView, ScrollView) -> [SceneContent]
  ) throws {
    let scene = try Scene.checked("Constraints") { view in
      let a = SceneView(named: "a")
      let b = SceneView(named: "b")
      let scroll = ScrollView(named: "scroll")
      [a, b, scroll]
      constraints(view, a, b, scroll)
    }
    try expectSame(
      scene,
      """
      title: Constraints
      view: { subviews: { a: , b: , scroll: { class: UIScrollView } } }
      constraints:

      """ + equations.map { "  - \($0)\n" }.joined(), at: location)
  }

  @Test func `relate every anchor to one of its kind`() throws {
    try expect([
      "a.leading == b.leading", "a.trailing <= b.trailing", "a.left >= b.left + 1",
      "a.right == b.right - 2.5", "a.centerX == b.centerX", "a.top == b.top",
      "a.bottom == b.bottom", "a.centerY == b.centerY", "a.firstBaseline == b.firstBaseline",
      "a.lastBaseline == b.lastBaseline", "a.width == b.height", "a.height == b.width",
    ]) { _, a, b, _ in
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
      a.trailingAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor)
      a.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor, constant: 1)
      a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -2.5)
      a.centerXAnchor.constraint(equalTo: b.centerXAnchor)
      a.topAnchor.constraint(equalTo: b.topAnchor)
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor)
      a.centerYAnchor.constraint(equalTo: b.centerYAnchor)
      a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor)
      a.lastBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor)
      a.widthAnchor.constraint(equalTo: b.heightAnchor)
      a.heightAnchor.constraint(equalTo: b.widthAnchor)
    }
  }

  @Test func `are of sizes, with multipliers and constants`() throws {
    try expect([
      "a.width == 10", "a.width >= 11", "a.width <= 12", "a.width == 2 * b.width",
      "a.width >= 0.5 * b.width - 3", "a.width <= -1 * b.width + 4", "a.width == 0 * b.width + 5",
    ]) { _, a, b, _ in
      a.widthAnchor.constraint(equalToConstant: 10)
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 11)
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 12)
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2)
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: -3)
      a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: -1, constant: 4)
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0, constant: 5)
    }
  }

  @Test func `keep the system's spacing`() throws {
    try expect([
      "a.left == b.right + systemSpacing", "a.left >= b.right + 2 * systemSpacing",
      "a.left <= b.right + 3 * systemSpacing", "a.top == b.bottom + systemSpacing",
      "a.top >= b.bottom + 2 * systemSpacing", "a.top <= b.bottom + 0.5 * systemSpacing",
    ]) { _, a, b, _ in
      a.leftAnchor.constraint(equalToSystemSpacingAfter: b.rightAnchor, multiplier: 1)
      a.leftAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.rightAnchor, multiplier: 2)
      a.leftAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: b.rightAnchor, multiplier: 3)
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)
      a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2)
      a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 0.5)
    }
  }

  @Test func `speak of the guides views have`() throws {
    try expect([
      "a.top == view.safeAreaLayoutGuide.top", "a.left == view.layoutMarginsGuide.left",
      "a.width == view.readableContentGuide.width", "a.right == scroll.contentLayoutGuide.right",
      "scroll.frameLayoutGuide.height == a.height", "b.top == view.safeAreaLayoutGuide.top",
    ]) { view, a, b, scroll in
      a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
      a.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor)
      a.widthAnchor.constraint(equalTo: view.readableContentGuide.widthAnchor)
      a.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor)
      scroll.frameLayoutGuide.heightAnchor.constraint(equalTo: a.heightAnchor)
      b.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
    }
  }

  @Test(arguments: Constraint.Attribute.nameable)
  func `have every attribute there is`(attribute: Constraint.Attribute) throws {
    try expect(["a.\(attribute.rawValue) >= 3 * b.\(attribute.rawValue) - 8 @ 20"]) { _, a, b, _ in
      LayoutConstraint(
        item: a, attribute: attribute, relatedBy: .greaterThanOrEqual, toItem: b,
        attribute: attribute, multiplier: 3, constant: -8
      ).priority(20)
    }
  }

  @Test func `have priorities, fractions and sums included`() throws {
    try expect([
      "a.width == 1 @ 749", "a.width == 2 @ 250.5", "a.width == 3", "a.width == 4 @ low + 1",
    ]) { _, a, _, _ in
      a.widthAnchor.constraint(equalToConstant: 1).priority(.defaultHigh - 1)
      a.widthAnchor.constraint(equalToConstant: 2).priority(.defaultLow + 0.5)
      a.widthAnchor.constraint(equalToConstant: 3).priority(.required)
      let last = a.widthAnchor.constraint(equalToConstant: 4)
      last.priority = .defaultLow + 1
      last
    }
  }

  @Test func `that are activated stand behind the others, in the order they were made`() throws {
    try expect([
      "b.width == 3", "b.width == 1", "a.width == 2", "view.width == 4",
      "{ constraint: a.width == 5, isActive: false }",
    ]) { view, a, b, _ in
      b.widthAnchor.constraint(equalToConstant: 1).isActive = true
      LayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 2)])
      let listed = b.widthAnchor.constraint(equalToConstant: 3)
      listed
      listed.isActive = true
      view.widthAnchor.constraint(equalToConstant: 4).isActive = true
      let off = a.widthAnchor.constraint(equalToConstant: 5)
      off.isActive = true
      off.isActive = false
      // Nobody has activated it.
      _ = a.widthAnchor.constraint(equalToConstant: 6)
    }
  }

  @Test func `can't relate anchors of different kinds, which the compiler sees`() {
    // `a.leadingAnchor.constraint(equalTo: b.topAnchor)` does not compile: the two differ in type.
    let (a, b) = (SceneView(), Guide())
    let x: XAxisAnchor = a.leadingAnchor
    let y: YAxisAnchor = b.topAnchor
    let size: DimensionAnchor = b.widthAnchor
    let types = [
      ObjectIdentifier(type(of: x)), ObjectIdentifier(type(of: y)),
      ObjectIdentifier(type(of: size)),
    ]
    #expect(Set(types).count == 3)
  }
}
