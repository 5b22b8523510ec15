import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// The views of a sum with factors, end to end.
@Suite struct `The line of a reason` {
  /// The lengths from the leading end, as wanted and as they are, with the names of views.
  private func line(_ yaml: String) throws -> [String]? {
    let explanation = try explain(yaml)
    let layout = explanation.layout
    return explanation.reasons.first?.line(in: layout)?.wanted.map { piece in
      "\(piece.view.map { layout.scene[$0].name } ?? "gap") \(Wording.number(piece.wanted)) → "
        + Wording.number(piece.got)
    }
  }

  private func scene(_ constraints: String) -> String {
    """
    view:
      size: [300, 60]
      subviews:
        a: { intrinsicContentSize: [80, 20] }
        b: { intrinsicContentSize: [60, 20] }
    constraints: [\(constraints.split(separator: ", ").map { "\"\($0)\"" }.joined(separator: ", "))]
    """
  }

  /// 300 − 30 = 270 in three parts.
  @Test func `is in order, with its gaps`() throws {
    #expect(
      try line(scene("H:|-10-[a]-10-[b]-10-|, b.width == 2 * a.width, V:|[a], V:|[b]"))
        == ["gap 10 → 10", "a 80 → 90", "gap 10 → 10", "b 60 → 180", "gap 10 → 10"])
  }

  @Test func `is in order from right to left`() throws {
    let yaml = scene("H:|-10-[a]-10-[b]-20-|, b.width == 2 * a.width, V:|[a], V:|[b]")
    #expect(
      try line("layoutDirection: rightToLeft\n" + yaml)
        == ["gap 10 → 10", "a 80 → 86.67", "gap 10 → 10", "b 60 → 173.33", "gap 20 → 20"])
  }

  @Test(arguments: [
    // Below each other.
    "H:|[a], H:|[b]|, b.width == 2 * a.width, V:|[a][b]",
    // The second begins before the first ends.
    "H:|[a], H:[b]|, b.width == 2 * a.width, a.trailing == b.leading + 20, V:|[a], V:|[b]",
  ])
  func `is none of views that are not beside each other`(constraints: String) throws {
    #expect(try line(scene(constraints)) == nil)
  }
}
