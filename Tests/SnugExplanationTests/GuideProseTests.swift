import SnugDiagnostics
import SnugExplanation
import SnugLayout
import Testing

/// Sentences about layouts with guides and baselines.
struct GuideProseTests {
  @Test func `a guide between two views connects them`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, 40]
        layoutGuides: { gap: {} }
        subviews:
          a: { intrinsicContentSize: [40, 20] }
          b: { intrinsicContentSize: [60, 20] }
      constraints:
        - a.leading == view.leading
        - gap.leading == a.trailing
        - gap.width == 10
        - b.leading == gap.trailing
        - b.trailing == view.trailing
        - "V:|[a]"
        - "V:|[b]"
        - "V:|[gap(1)]"
      """)
    #expect(explanation.ambiguities.map(\.kind) == [.hugging])
    #expect(explanation.ambiguities.first?.views.count == 2)
  }

  /// As for the columns of a grid.
  @Test func `a guide larger than its minimum needs no reason`() throws {
    func proses(_ priority: Int) throws -> [String] {
      try explain(
        """
        view:
          size: [200, 40]
          layoutGuides: { column: }
          subviews: { a: { intrinsicContentSize: [40, 20] } }
        constraints:
          - "H:|[a]"
          - "V:|[a]"
          - column.leading == view.leading
          - column.trailing == a.trailing
          - column.top == view.top
          - column.height == 0
          - column.width == 0 @ \(priority)
        """
      ).proses
    }
    #expect(try proses(50) == [])
    #expect(try proses(51).count == 1)
  }

  @Test func `a baseline of a view without text has no warning`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, 40]
        subviews:
          bar: { intrinsicContentSize: [40, 20] }
          label: { class: UILabel, text: four }
      constraints:
        - "H:|[bar]-[label]"
        - "V:|[bar]|"
        - label.lastBaseline == bar.lastBaseline
      """)
    #expect(explanation.outcomeDiagnostics.map(\.message) == [])
  }

  private static let open = [
    """
    The width of scroll's content is ambiguous. Nothing from its leading to its trailing edge \
    determines it. To settle it, add page.trailing == scroll.contentLayoutGuide.trailing.
    """,
    """
    The height of scroll's content is ambiguous. Nothing from its top to its bottom determines it. \
    To settle it, add page.bottom == scroll.contentLayoutGuide.bottom.
    """,
  ]

  @Test(arguments: [
    (["H:|[page]", "V:|[page]"], false, open), (["H:|[page]|", "V:|[page]"], false, [open[1]]),
    (["H:|[page]|", "V:|[page]|"], false, []), (["H:|[page]", "V:|[page]"], true, []),
  ])
  func `a visible scroll view needs constraints for its content size`(
    constraints: [String], isHidden: Bool, proses: [String]
  ) throws {
    let explanation = try explain(
      """
      view:
        size: [200, 100]
        subviews:
          scroll:
            class: UIScrollView
            hidden: \(isHidden)
            subviews: { page: { intrinsicContentSize: [20, 300] } }
      constraints: \(["H:|[scroll]|", "V:|[scroll]|"] + constraints)
      """)
    #expect(explanation.proses == proses)
    #expect(explanation.layout.status == (proses.isEmpty ? .satisfied : .ambiguous))
  }
}
