import SnugDiagnostics
import SnugExplanation
import SnugLayout
import Testing

/// A layout without a proof of optimality is an error and not silently drawn.
@Suite struct `A layout that could not be proved` {
  /// The multipliers of a proof would be as small as rounding errors.
  @Test func `is reported as an error`() throws {
    let explanation = try explain(
      """
      view:
        size: [320, 40]
        subviews: { a: { class: UIView }, b: { class: UIView }, c: { class: UIView } }
      constraints:
        - c.width == 0
        - a.width >= 34 @ 750
        - b.width == 9000000 * a.width - 22 @ 800
        - c.width == 0.00000001 * a.width @ 800
      """)
    #expect(!explanation.layout.isProved)
    let found = explanation.outcomeDiagnostics.filter { $0.id == .unprovedLayout }
    #expect(found.map(\.severity) == [.error])
  }
}
