import SnugLayout
import Testing

@testable import SnugExplanation

/// Conflicts in which a required distance would have to be larger: it may be an inequality.
@Suite struct RelationRepairTests {
  private func repairs(_ sizes: String, _ constraints: String...) throws -> [Amendment] {
    let explanation = try explain(
      """
      view: { size: \(sizes), subviews: { box: { class: UIView } } }
      constraints:
      \(constraints.map { "  - \"\($0)\"" }.joined(separator: "\n"))
      """)
    let conflict = try #require(explanation.layout.conflicts.first)
    return explanation.repairs(of: conflict).map(\.amendment)
  }

  /// 16 + 64 + 16 = 96 of 100.
  @Test func `a gap that is too small for the room may be larger`() throws {
    #expect(
      try repairs("[200, 100]", "H:|[box]|", "V:|-16-[box(64)]-16-|").first
        == .relation(entry: EntryID(index: 6), .greaterThanOrEqual))
  }

  /// The margins are the anchors of a guide.
  @Test(arguments: [
    ("V:|-16-[box(64)]-16-|", "bottom >= box.bottom + 16", "view.bottomAnchor"),
    ("V:|-[box(64)]-|", "bottomMargin >= box.bottom", "view.layoutMarginsGuide.bottomAnchor"),
  ])
  func `is an instruction`(column: String, right: String, anchor: String) throws {
    let explanation = try explain(
      """
      view: { size: [200, 100], subviews: { box: { class: UIView } } }
      constraints: ["H:|[box]|", "\(column)"]
      """)
    let instruction = explanation.instruction(
      for: .relation(entry: EntryID(index: 6), .greaterThanOrEqual))
    #expect(instruction.scene == "view.\(right)")
    #expect(
      instruction.swift
        == "boxBottomConstraint = \(anchor).constraint(greaterThanOrEqualTo: box.bottomAnchor"
        + (column.contains("16") ? ", constant: 16)" : ")"))
    #expect(instruction.interfaceBuilder.hasSuffix(": Relation: Greater Than or Equal"))
  }

  /// The constant is negative from the other side.
  @Test func `a gap that is written from inside is an upper limit`() throws {
    #expect(
      try repairs(
        "[200, 100]", "H:|[box]|", "box.top == view.top + 16", "box.height == 64",
        "box.bottom == view.bottom - 16"
      ).contains { if case .relation(_, .lessThanOrEqual) = $0 { true } else { false } })
  }

  /// 16 + 80 + 16 = 112 of 100: no gap may be smaller than the author asks for.
  @Test func `a gap that is too large stays an equation`() throws {
    #expect(
      try !repairs("[200, 100]", "H:|[box]|", "V:|-16-[box(80)]-16-|").contains {
        if case .relation = $0 { true } else { false }
      })
  }
}
