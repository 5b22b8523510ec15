import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSolverSupport
import SnugTestSupport
import Testing

/// The priorities that `snug explain --what-if` tries, and that trying others is unnecessary.
struct PriorityTrialTests {
  /// Rows of two views that do not fit, each with other priorities.
  private static func rows(_ count: Int) -> String {
    let rows = 0..<count
    return """
      view:
        size: [320, 900]
        subviews:
      \(rows.map { row in
        """
            t\(row): { intrinsicContentSize: [200, 20], compressionResistance: \(100 + 7 * row) }
            d\(row): { intrinsicContentSize: [160, 20], compressionResistance: \(103 + 7 * row) }
        """
      }.joined(separator: "\n"))
      constraints:
      \(rows.map { row in
        """
          - "H:|[t\(row)][d\(row)]|"
          - t\(row).top == view.top + \(22 * row)
          - d\(row).top == view.top + \(22 * row)
        """
      }.joined(separator: "\n"))
      """
  }

  @Test func `priorities in independent parts are not tried`() throws {
    let alone = try whatIf(Self.rows(1), about: "t0")
    let among = try whatIf(Self.rows(30), about: "t0")
    #expect(alone.trialCount == among.trialCount)
    #expect(
      alone.questions[0].candidates.map { $0.alternatives.map(\.priorities) }
        == among.questions[0].candidates.map { $0.alternatives.map(\.priorities) })
  }

  /// A row that is too short for its views. A bisection needs few trials for any number of views.
  @Test func `few of many priorities in one row are tried`() throws {
    func trialCount(_ count: Int) throws -> Int {
      let names = (1...count).map { "a\($0)" }
      let views = names.enumerated().map { index, name in
        "    \(name): { intrinsicContentSize: [30, 20], compressionResistance: \(150 + index) }"
      }
      let whatIf = try whatIf(
        """
        view:
          size: [\(30 * count - 40), 20]
          subviews:
        \(views.joined(separator: "\n"))
        constraints:
          - "H:|\(names.map { "[\($0)]" }.joined())|"
        \(names.map { "  - \($0).top == view.top" }.joined(separator: "\n"))
        """)
      #expect(whatIf.questions.map(\.candidates.count) == [6])
      return whatIf.trialCount
    }
    let (few, many) = (try trialCount(8), try trialCount(64))
    // At most three more steps for each end of a alternative; a candidate has at most two alternatives in each
    // direction.
    #expect(many <= few + 12 * 2 * 2 * 3)
    #expect(many < 12 * 64)
  }

  /// Tries all integers next to a present priority, independently of the search.
  @Test(arguments: Seeds.parcels(of: 4, count: 6))
  func `every value in a random scene has its stated outcome`(seeds: Range<Int>) throws {
    for seed in seeds {
      let explanation = Explanation(engine.layout(SceneGenerator.scene(seed: seed)))
      let layout = explanation.layout
      let collapsed = layout.scene.collapsedViews
      let present = layout.system.entries.map(\.priority.rawValue) + [1, 1000]
      let values = Set(present.flatMap { [$0 - 1, $0, $0 + 1] }).sorted()
        .compactMap { LayoutPriority($0) }
      for question in WhatIf(explanation, by: engine).questions.prefix(3) {
        let axis = question.contest.axis
        for candidate in question.candidates.prefix(2) {
          for value in values where value != candidate.priority && value >= 1 {
            let isRaised = value > candidate.priority
            let alternatives = candidate.alternatives.filter { $0.isRaised == isRaised }
            let alternative = alternatives.first { $0.priorities.contains(value) }
            // If there are very many alternatives, only the nearest are included.
            if alternative == nil, alternatives.count == 6 { continue }
            let amendment = Amendment.priority(entry: candidate.entry, value)
            let scene = try #require(layout.scene.applying([amendment], of: layout.system))
            let changed = engine.layout(scene)
            let changes = layout.scene.viewIDs.filter {
              !collapsed.contains($0)
                && abs(changed[$0].alignmentRect.size[axis] - layout[$0].alignmentRect.size[axis])
                  > 1e-5
            }
            #expect(
              changes == alternative?.outcome.changes.map(\.view) ?? [],
              "seed \(seed): \(layout.system[candidate.entry].id) at \(value)\n\(layout.scene.outline)"
            )
          }
        }
      }
    }
  }
}
