import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// The constraints of a contest, and those that it cites.
struct ContestSearchTests {
  @Test func `a fitting size is cited`() throws {
    let explanation = try explain(
      """
      title: A text that resists less than the fitting size asks
      view:
        name: screen
        size: [320, fit]
        subviews:
          text: { class: UILabel, text: Settings, compressionResistance: 1 }
      constraints:
        - text.top == screen.top + 8
        - text.bottom == screen.bottom - 8
      """)
    let contest = try #require(explanation.contests.first { $0.axis == .vertical })
    let origins = contest.constraints.map { explanation.layout.system[$0].origin }
    #expect(origins.contains(.fittingSize(.vertical)))
    #expect(contest.others == [])
  }

  /// Interface Builder writes 126 / 71 as 1.77465.
  @Test func `what a rounded multiplier leaves is no loss`() throws {
    let explanation = try explain(
      """
      title: 54 and 71 of 126 points
      view:
        name: row
        size: [126, 44]
        subviews: { pump: {}, rate: {} }
      constraints:
        - row.width == 1.77465 * rate.width
        - "H:|[pump(54@999)]-1-[rate]|"
        - "V:|[pump]|"
        - "V:|[rate]|"
      """)
    let levels = explanation.levels.flatMap(\.violations)
    #expect(levels.contains { $0.amount > 0 && $0.amount < 0.001 })
    #expect(explanation.reasons.isEmpty)
    #expect(
      explanation.verdict == "row is 126 × 44; nothing is stretched, compressed or ambiguous.")
  }

  /// image is wider than its intrinsic width because of text's resistance; text is narrower because
  /// of the limit.
  @Test func `stretched views are not in the contest of compressed views`() throws {
    let explanation = try explain(
      """
      title: A limit of 100
      view:
        name: screen
        size: [320, 120]
        subviews:
          stack:
            class: UIStackView
            axis: vertical
            arrangedSubviews:
              image: { class: UIImageView, image: [24, 24] }
              text: { class: UILabel, text: First name and surname }
      constraints:
        - stack.width <= 100
      """)
    let contests = explanation.contests.filter { $0.axis == .horizontal }
    #expect(contests.map { names(of: $0, in: explanation) } == [["image"], ["text"]])
    try #require(contests.count == 2)
    #expect(contests[0].others == [contests[1].index])
    #expect(contests[1].others == [])
  }

  @Test func `an equality of views with width 0 is not cited`() throws {
    let explanation = try explain(
      """
      title: A long title between two buttons
      view:
        name: bar
        size: [168, 60]
        subviews:
          back: { class: UIButton, title: Price }
          title: { class: UILabel, text: Meet at the north gate of the park at ten }
          done: { class: UIButton, title: Edit, compressionResistance: 1 }
      constraints:
        - back.leading == bar.leading + 8
        - title.leading == back.trailing + 8
        - title.trailing == done.leading - 8
        - done.trailing == bar.trailing - 8
        - done.width == back.width
      """)
    let contest = try #require(explanation.contests.first { $0.axis == .horizontal })
    #expect(names(of: contest, in: explanation) == ["done", "title", "back"])
    #expect(!cited(by: contest, in: explanation).contains("done.width == back.width"))
  }

  @Test func `a proportion that gave way is cited for the view without room`() throws {
    let explanation = try explain(
      """
      title: Proportions beside a spacing
      view:
        name: screen
        size: [88, 60]
        subviews:
          stack:
            class: UIStackView
            distribution: fillProportionally
            spacing: 12
            isLayoutMarginsRelativeArrangement: true
            arrangedSubviews:
              name:
                { class: UILabel, text: First name and surname, compressionResistance: 751 }
              price: { class: UILabel, text: Price }
      constraints: ["H:|[stack]|"]
      """)
    let contests = explanation.contests.filter { $0.axis == .horizontal }
    #expect(contests.map { names(of: $0, in: explanation) } == [["name"], ["price"]])
    try #require(contests.count == 2)
    let proportion = "name.width == 0.774 * stack.width"
    #expect(!cited(by: contests[0], in: explanation).contains(proportion))
    #expect(cited(by: contests[1], in: explanation).contains(proportion))
  }

  /// Two points of the title are equivalent to one of each button, and not to one of done alone.
  @Test func `enough equal constraints are cited to outweigh those that give way`() throws {
    let explanation = try explain(
      """
      title: A centred title between two buttons
      view:
        name: bar
        size: [150, 60]
        subviews:
          back: { class: UIButton, title: Sunday walk }
          title: { class: UILabel, text: Settings }
          done: { class: UIButton, title: Edit }
      constraints:
        - back.leading == bar.leading + 8
        - title.leading >= back.trailing + 8
        - title.trailing <= done.leading - 8
        - done.trailing == bar.trailing - 8
        - title.centerX == bar.centerX
      """)
    let contests = explanation.contests.filter { $0.axis == .horizontal }
    #expect(contests.map { names(of: $0, in: explanation) } == [["back"], ["title"]])
    try #require(contests.count == 2)
    #expect(cited(by: contests[1], in: explanation).contains("done.width >= 30"))
    #expect(contests[1].others == [contests[0].index])
  }

  private func names(of contest: Contest, in explanation: Explanation) -> [String] {
    contest.payers.compactMap(\.view).map { explanation.layout.scene[$0].name }
  }

  private func cited(by contest: Contest, in explanation: Explanation) -> [String] {
    contest.constraints.map { explanation.layout.system[$0].description }
  }
}
