import SnugDiagnostics
import Testing

/// A finding in both a scene and a variant is reported once, independently of its numbers.
@Suite struct `A finding in variants` {
  @Test func `is the same for one point and several points`() throws {
    // A switch is 49 wide.
    let found = try findings(
      """
      view:
        size: [100, 40]
        subviews: { a: { class: UISwitch } }
      constraints:
        - H:|[a]
        - V:|[a]
        - { id: wide, constraint: a.width == 50 }
      variants:
        - { title: Wider, set: { wide.constant: 59 } }
        - { title: Narrower, set: { wide.constant: 40 } }
      """, by: .stretchedControl)
    #expect(
      found.map(\.message) == [
        "'a' is stretched by 1 point, but a UISwitch is always 49 wide",
        "'a' is compressed by 9 points, but a UISwitch is always 49 wide",
      ])
    #expect(found.last?.notes.last == "only in 'Narrower'")
  }

  @Test func `is the same for one constraint and several constraints`() throws {
    let found = try findings(
      """
      view:
        size: [100, 40]
        subviews: { a: { intrinsicContentSize: [10, 10] }, b: { intrinsicContentSize: [10, 10] } }
      constraints:
        - a.left == view.left
        - b.leading == view.leading
        - a.top == view.top
        - b.top == view.top
      variants:
        - { title: Wider, add: [b.trailing <= view.trailing] }
      """, by: .mixedLeftAndLeading)
    #expect(
      found.map(\.message) == [
        "'a.left == view.left' uses left or right, and another constraint leading and trailing"
      ])
  }

  @Test func `is different on the other axis`() throws {
    let found = try findings(
      """
      view:
        size: [100, 40]
        subviews: { a: { class: UISwitch } }
      constraints:
        - H:|[a(50)]
        - V:|[a]
      variants:
        - { title: Higher, add: [a.height == 40] }
      """, by: .stretchedControl)
    #expect(found.map(\.notes.count) == [1, 2])
  }
}
