import SnugGeometry
import SnugLayout
import SnugSolverSupport
import Testing

/// Multipliers so far apart that rounding errors are as large as the values they affect.
struct ExtremeMultiplierTests {
  /// `wide` is at least ten thousand times as wide as `thin`, and nothing else limits either.
  private func thinBesideWide(_ constraints: String...) throws -> Layout {
    try layout(
      """
      title: t
      view:
        size: [300, 100]
        subviews:
          tiny: { class: UIView }
          thin: { class: UIView }
          wide: { class: UIView }
      constraints:
        - thin.width <= 0.0001 * wide.width
        - thin.width >= 1000000 * tiny.width + 2000000
      \(constraints.map { "  - " + $0 }.joined(separator: "\n"))
      """)
  }

  @Test func `a large number between a small and a large multiplier is no conflict`() throws {
    let layout = try thinBesideWide()
    #expect(layout.conflictIDs == [])
    #expect(layout.isProved)
    #expect(layout["tiny"].frame.width == 0)
    #expect(layout["thin"].frame.width ≈ 2e6)
    #expect(layout["wide"].frame.width ≈ 2e10)
  }

  @Test func `the same multipliers conflict where the view that has to be wide cannot be`() throws {
    let layout = try thinBesideWide("wide.width <= 1000")
    #expect(layout.conflictIDs == [["constraint-1", "constraint-2", "constraint-3"]])
    #expect(layout.isProved)
  }

  /// `wide` would have to be at least 1e308 wide, and would like to be 3e309.
  @Test func `a width too large for a number is reported as not proved`() throws {
    let layout = try layout(
      """
      view:
        size: [200, 100]
        subviews:
          thin: { intrinsicContentSize: [30, 20] }
          wide: { intrinsicContentSize: [30, 20] }
      constraints:
        - thin.width >= 1
        - thin.width <= 1e-308 * wide.width
      """)
    #expect(layout.conflictIDs == [])
    #expect(!layout.isProved)
    #expect(layout["wide"].frame.width.isFinite)
  }

  /// `b` resists at 750 and stays at 50, so `c` is at least 388.5 wide and `d` 388.5 / 0.3333; `d`
  /// hugs more than `c`, so neither is wider. `a` may be a thousandth of `b`: its resistance loses.
  @Test func `multipliers of four orders of magnitude are multiplied through`() throws {
    let layout = try layout(
      """
      title: t
      view:
        size: [400, 100]
        subviews:
          a:
            class: UIView
            intrinsicContentSize: [20, 10]
            hugging: 900
            compressionResistance: 90
          b: { class: UIView, intrinsicContentSize: [50, 10] }
          c: { class: UIView, intrinsicContentSize: [8, 10], compressionResistance: 80 }
          d: { class: UIView, intrinsicContentSize: [0, 10], hugging: 300 }
      constraints:
        - c.width >= 7.77 * b.width
        - c.width >= -0.5 * a.width + 8
        - a.width <= 0.001 * b.width
        - c.width == 0.3333 * d.width
      """)
    #expect(layout.conflictIDs == [])
    #expect(layout.isProved)
    #expect(layout["a"].frame.width ≈ 0.05)
    #expect(layout["b"].frame.width ≈ 50)
    #expect(layout["c"].frame.width ≈ 388.5)
    #expect(layout["d"].frame.width ≈ (388.5 / 0.3333))
    for name in ["a", "b", "c", "d"] { #expect(!layout.open(name).contains("width"), "\(name)") }
  }
}
