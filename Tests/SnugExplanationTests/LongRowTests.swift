import SnugExplanation
import SnugGeometry
import SnugLayout
import Testing

/// The reasons of rows of any number of views, as for a few.
struct LongRowTests {
  enum Room: CaseIterable {
    /// A little less than the views want.
    case tied
    /// A fifth less, which leaves one of them a part of its width.
    case partial
    /// What the first four fifths want.
    case exact
    /// A little more.
    case stretched

    /// The room of views with these widths.
    func length(for widths: [Int]) -> Int {
      let wanted = widths.reduce(0, +)
      return switch self {
      case .tied: wanted - 17
      case .partial: widths.prefix(widths.count * 4 / 5).reduce(0, +) + 7
      case .exact: widths.prefix(widths.count * 4 / 5).reduce(0, +)
      case .stretched: wanted + 17
      }
    }
  }

  private static let counts = [5, 100, 135, 136, 300, 1000]

  /// The widths are 40, 53, 66, 79 and 92, again and again.
  @Test(arguments: counts, Room.allCases)
  func `has one reason with the sum of all widths`(count: Int, room: Room) throws {
    let widths = (0..<count).map { 40 + 13 * ($0 % 5) }
    let (wanted, length) = (widths.reduce(0, +), room.length(for: widths))
    let explanation = try explain(row(of: widths, in: length))
    let contests = explanation.contests.filter { $0.axis == .horizontal }
    try #require(contests.count == 1)
    #expect(contests[0].wantedTotal == Double(wanted))
    #expect(contests[0].roomTotal == Double(length))
    #expect(contests[0].form == .row)
    let giving = explanation.layout.scene.viewIDs.filter {
      explanation.layout.deformation(of: $0, .horizontal).delta != 0
    }
    #expect(contests[0].payers.compactMap(\.view).sorted() == giving)
    let rest = abs(wanted - length)
    let names =
      count > 6 ? "v0, v1, v2, v3, v4 and \(count - 5) others" : "v0, v1, v2, v3 and v4"
    let tie = room == .stretched ? "(250): together they take" : "(750): together they give up"
    #expect(
      explanation.reasons.map { explanation.prose(for: $0).headline } == [
        "\(names) tie \(tie) \(rest)."
      ])
  }

  private func row(of widths: [Int], in length: Int) -> String {
    let names = widths.indices.map { "v\($0)" }
    let views = zip(names, widths).map { name, width in
      "    \(name): { intrinsicContentSize: [\(width), 20] }"
    }
    return """
      view:
        size: [\(length), 20]
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
        - "H:|\(names.map { "[\($0)]" }.joined())|"
      \(names.map { "  - \($0).top == view.top" }.joined(separator: "\n"))
      """
  }
}
