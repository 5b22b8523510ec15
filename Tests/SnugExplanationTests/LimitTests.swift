import SnugComparison
@testable import SnugExplanation
import SnugGeometry
import SnugLayout
import SnugSolverSupport
import Testing

/// What is said at each limit on work, and above it: that something was not looked into, never that it is
/// not so.
struct LimitTests {
  // MARK: - Reasons

  @Test func `a search among too many equations says so`() throws {
    func sizes(_ layout: Layout, _ most: Int) -> [Int] {
      Explanation(layout, mostRows: most).contests.compactMap(\.excessiveSize)
    }
    let layouts = try (0..<60).map {
      engine.layout(try scene(EverydaySceneGenerator.text(seed: $0)))
    }
    let layout = try #require(layouts.first { !sizes($0, 0).isEmpty })
    let size = try #require(sizes(layout, 0).max())
    #expect(sizes(layout, size) == [])
    let beyond = Explanation(layout, mostRows: size - 1)
    #expect(
      beyond.proses.contains {
        $0.hasSuffix(
          "What decides between them is not known: \(size) equations are too many to search.")
      })
  }

  /// Each row is a search of its own.
  @Test(arguments: 2...5) func `searches that are too long have one reason together`(
    count: Int
  ) throws {
    let yaml = """
      view:
        size: [300, 400]
        subviews:
      \((0..<count).map { "    v\($0): { intrinsicContentSize: [90, 20] }\n" }.joined())constraints:
      \((0..<count).map {
        "  - \"V:|[v\($0)]\"\n  - v\($0).leading >= view.leading\n  - v\($0).centerX == view.centerX\n"
          + "  - v\($0).width == \(0.1 + Double($0) / 100) * view.width\n"
      }.joined())
      """
    let layout = engine.layout(try scene(yaml))
    let sizes = Explanation(layout, mostRows: -1).contests.compactMap(\.excessiveSize)
    #expect(sizes.count == 1)
    let contest = try #require(Explanation(layout, mostRows: -1).contests.first)
    #expect(contest.payers.count == count)
    #expect(Explanation(layout).contests.flatMap(\.payers).count == count)
  }

  /// Two columns. The ranges of more sizes are not looked for.
  @Test(arguments: [12, 13]) func `columns that tie are told by the first of each`(rows: Int) throws
  {
    let names = (0..<rows).map {
      "r\($0): { class: UIStackView, arrangedSubviews: { "
        + "a\($0): { class: UILabel, text: aa, font: 10 }, b\($0): { class: UILabel, text: bb, font: 10 } } }"
    }
    let yaml = """
      view:
        size: [60, 400]
        subviews:
          table: { class: UIStackView, axis: vertical, arrangedSubviews: { \(names.joined(separator: ", ")) } }
      constraints:
        - "H:|[table]|"
        - table.top == view.top
      \((1..<rows).map { "  - a\($0).width == a0.width" }.joined(separator: "\n"))
      """
    #expect(
      try explain(yaml).proses[0].hasPrefix(
        rows == 12
          ? "a0 and b0, each with those as wide, tie (250) for 40 points. "
          : "a0, b0, a1, b1, a2 and 21 others tie (250): together they take 520. "))
  }

  /// Each of the long texts is wider than the view.
  @Test(arguments: [2, 3]) func `a headline names two views that give way in any case`(count: Int)
    throws
  {
    let names = (0..<count).map { "a\($0)" } + ["b"]
    let views = names.map {
      "\($0): { class: UILabel, text: \($0 == "b" ? "b" : "aaaaaaaaaaaa"), font: 10 }"
    }
    let headline = try explain(
      """
      view: { size: [40, 20], subviews: { \(views.joined(separator: ", ")) } }
      constraints: [ "H:|\(names.map { "[\($0)]" }.joined())|" ]
      """
    ).proses[0]
    #expect(
      headline.hasPrefix(
        count == 2
          ? "a0, a1 and b tie (750): together they give up 85; a0 and a1 give up 20 and 20 in any case. "
          : "a0, a1, a2 and b tie (750): together they give up 145. "))
  }

  @Test(arguments: [12, 13]) func `a sum of many lengths has their number`(count: Int) throws {
    let explanation = try explain(row(Array(repeating: "", count: count), in: 10 * count - 4))
    let sum = Array(repeating: "10", count: count).joined(separator: " + ")
    #expect(
      explanation.proses[0].contains(
        count == 12 ? " \(sum) = 120; view has 116. " : " 13 lengths = 130; view has 126. "))
  }

  /// caption's hugging (250) decides between three views at 750. Other views have priorities between these.
  @Test(arguments: [0, 22, 23, 40])
  func `what decides is found below any number of priorities`(count: Int) throws {
    let others = (0..<count).map { "o\($0)" }
    let explanation = try explain(
      Self.captioned(
        views: others.map { "    \($0): {}\n" }.joined(),
        constraints: others.enumerated().map {
          "  - \"V:|[\($1)]|\"\n  - \($1).leading == view.leading\n  - \($1).width == 10 @ \(300 + $0)\n"
        }.joined()))
    #expect(
      explanation.proses.first?.hasSuffix(
        "icon, label and star all resist at 750; caption's hugging (250) decides.") == true)
  }

  /// With equal widths the multipliers differ from 1, so each constraint is tried without.
  @Test(arguments: [19, 20, 21, 40, 41])
  func `a long reason with multipliers adds up`(count: Int) throws {
    let equal = (1..<count).map { "  - v\($0).width == v0.width\n" }.joined()
    let explanation = try explain(row(Array(repeating: "", count: count), in: 5 * count) + equal)
    let contests = explanation.contests.filter { $0.axis == .horizontal }
    #expect(contests.count == 1)
    #expect(contests.first?.payers.count == count)
    #expect(contests.first?.wantedTotal == Double(10 * count))
    #expect(contests.first?.roomTotal == Double(5 * count))
  }

  /// After a few searches without a reason, one test stands for the others. A container's room, which no
  /// constraint wishes, takes no part in it.
  @Test(arguments: 1...5) func `rows and a container have one reason each`(count: Int) throws {
    let rows = (0..<count).map { row in
      (0..<2).map { "    v\(row)\($0): { intrinsicContentSize: [10, 5] }\n" }.joined()
    }
    let explanation = try explain(
      """
      view:
        size: [16, 50]
        subviews:
          column:
            class: UIStackView
            axis: vertical
            arrangedSubviews:
              heading: { intrinsicContentSize: [none, 5] }
              row: { class: UIStackView, arrangedSubviews: { item: { intrinsicContentSize: [none, 5] } } }
      \(rows.joined())constraints:
        - column.edges == view.edges
      \((0..<count).map { "  - \"H:|[v\($0)0]-\($0)-[v\($0)1]|\"\n" }.joined())
      """)
    let contests = explanation.contests.filter { $0.axis == .horizontal }
    #expect(contests.map(\.wantedTotal) == (0..<count).map { 20 + Double($0) })
    #expect(contests.map(\.excess) == (0..<count).map { 4 + Double($0) })
  }

  // MARK: - Conflicts

  @Test(arguments: [20, 21, 24]) func `conflicts beyond the twentieth are broken constraints`(
    count: Int
  ) throws {
    let explanation = try explain(
      """
      view:
        size: [100, 100]
        subviews:
      \((0..<count).map { "    v\($0): {}\n" }.joined())constraints:
      \((0..<count).map {
        "  - \"H:|[v\($0)(10)]\"\n  - \"V:|[v\($0)(5)]\"\n  - v\($0).width == 20\n"
      }.joined())
      """)
    #expect(explanation.layout.conflicts.count == 20)
    #expect(explanation.reasons.allSatisfy { $0.conflict != nil })
    for id in explanation.layout.scene.viewIDs.dropFirst() {
      #expect(explanation.layout[id].frame.width == 10)
    }
    let further =
      switch count {
      case 20: [String]()
      case 21: ["v20.width == 20 is broken, too; only 20 conflicts were looked into."]
      default:
        [
          "v20.width == 20, v21.width == 20 and 2 others are broken, too; only 20 conflicts were looked into."
        ]
      }
    #expect(explanation.remarks == further)
  }

  /// Each of the widths could be another one, or have another priority.
  @Test(arguments: [2, 3, 12, 13, 14]) func `a conflict has at most three repairs`(
    count: Int
  ) throws {
    let explanation = try explain(
      """
      view:
        size: [\(10 * count + 4), 20]
        subviews:
      \((0..<count).map { "    v\($0): {}\n" }.joined())constraints:
        - "H:|\((0..<count).map { "[v\($0)(10)]" }.joined())|"
      \((0..<count).map { "  - \"V:|[v\($0)]|\"\n" }.joined())
      """)
    let conflict = try #require(explanation.layout.conflicts.first)
    #expect(explanation.repairs(of: conflict).count == 3)
    #expect(explanation.changeable(in: conflict).count == min(2 * count + 2, 12))
    #expect(!explanation.proses[0].contains("None of"))
  }

  /// In each row a hugs least: of four rows all are named, of five three.
  @Test(arguments: [(4, "d"), (5, "and 2 more")])
  func `a headline about rows names at most four views`(count: Int, last: String) throws {
    let names = ["a", "b", "c", "d", "e"].prefix(count)
    let explanation = try explain(
      """
      view:
        size: [100, \(20 * count)]
        subviews:
      \(names.map { name in
        "    \(name): { intrinsicContentSize: [20, 20], hugging: 249 }\n"
          + "    \(name)\(name): { intrinsicContentSize: [30, 20] }\n"
      }.joined())constraints:
      \(names.enumerated().map { index, name in
        "  - \"H:|[\(name)][\(name)\(name)]|\"\n  - \(name).top == view.top + \(20 * index)\n"
          + "  - \(name)\(name).top == \(name).top\n"
      }.joined())
      """)
    let headline = explanation.proses[0]
    #expect(headline.contains(count == 4 ? "\(last) 50: each hugs" : "\(last) all of theirs: each"))
    #expect(headline.contains("d 50") == (count == 4))
  }

  /// With more, the height that one of them is drawn with settles it.
  @Test(arguments: [4, 5]) func `at most four plain views are made equally high`(count: Int) throws
  {
    let explanation = try explain(
      """
      view: { size: [100, 200], subviews: { \((0..<count).map { "v\($0): {}" }.joined(separator: ", ")) } }
      constraints:
        - "V:|\((0..<count).map { "[v\($0)]" }.joined())|"
      \((0..<count).map { "  - \"H:|[v\($0)]|\"\n" }.joined())
      """)
    let ambiguity = try #require(explanation.ambiguities.first)
    let amendments = explanation.settlements(of: ambiguity)[0].amendments
    let areEqualities = amendments.allSatisfy {
      if case .addition(let constraint) = $0 { constraint.secondItem != nil } else { false }
    }
    #expect(amendments.count == (count == 4 ? 3 : 1))
    #expect(areEqualities == (count == 4))
  }

  /// With one of them as an equation the box has a width. Beyond the limit, the advice is to give it one.
  @Test(arguments: [(4, true), (5, false)])
  func `four inequalities are tried that may end a container`(count: Int, isEquation: Bool) throws {
    let views = (0..<count).map { "v\($0): { class: UIImageView, image: [1, 1] }" }
    let explanation = try explain(
      """
      view:
        size: [100, 90]
        subviews:
          box: { subviews: { a: { class: UILabel, text: a, font: 10 } } }
          \(views.joined(separator: "\n    "))
      constraints:
        - "H:|[box]"
        - "V:|[box]"
        - "V:|[a]|"
        - a.leading == box.leading
        - a.trailing <= box.trailing
      \((0..<count).map { "  - v\($0).trailing == view.trailing\n  - v\($0).top == view.top + \(20 + 10 * $0)\n  - v\($0).leading >= box.trailing + 8" }.joined(separator: "\n"))
      """)
    let fix = explanation.reasons.compactMap { explanation.prose(for: $0).fix }
    #expect(fix.contains { $0.hasPrefix("change v0.leading >= box.trailing + 8") } == isEquation)
    #expect(fix.contains { $0.hasPrefix("give box a width constraint") } != isEquation)
  }

  /// The gap of 60 squeezes both texts. Beyond the limit, the advice decides between them.
  @Test(arguments: [
    (4, "lower b.leading == a.trailing + 60 to 749"), (5, "make a and b equally wide"),
  ])
  func `four optional constraints are tried that may squeeze a tie`(count: Int, advice: String)
    throws
  {
    let others = (1..<count).map { "b.leading >= a.trailing + \($0) @ \(900 + $0)" }
    let explanation = try explain(
      """
      view:
        size: [100, 30]
        subviews:
          a: { class: UILabel, text: Gate 11, font: 10 }
          b: { class: UILabel, text: "9:41", font: 10 }
      constraints: ["H:|-4-[a]-(60@990)-[b]-4-|", \(others.joined(separator: ", ")), "V:|[a]", "V:|[b]"]
      """)
    #expect(explanation.reasons.map { explanation.prose(for: $0).fix } == [advice])
  }

  /// Three changes would settle it, with another constant a fourth.
  @Test func `advice about a conflict has at most three alternatives`() throws {
    let explanation = try explain(
      """
      view:
        size: [200, 100]
        subviews:
          row: { class: UIStackView, arrangedSubviews: { tall: {}, flat: {} } }
      constraints:
        - row.leading == view.leading
        - row.top == view.top
        - tall.width == 60
        - flat.width == 60
        - tall.height == 60
        - flat.height == 40
      """)
    #expect(
      explanation.proses[0].hasSuffix(
        "To settle it, set row's alignment to top, or set row's alignment to center, or lower "
          + "flat.height == 40 or tall.height == 60 to 999."))
  }

  /// With more conflicts, the rows are found by solving at many widths.
  @Test(arguments: [8, 9]) func `a table beside many conflicts has the same rows`(
    count: Int
  ) throws {
    let table = ResizeTable(
      try scene(
        """
        view:
          size: [100, 100]
          subviews:
            label: { intrinsicContentSize: [50, 20] }
        \((0..<count).map { "    v\($0): {}\n" }.joined())constraints:
          - "H:|[label]|"
          - "V:|[label]"
        \((0..<count).map {
          "  - \"H:|[v\($0)(10)]\"\n  - \"V:|[v\($0)(5)]\"\n  - v\($0).width == 20\n"
        }.joined())
        """), .horizontal, over: 20...100, by: engine)
    #expect(table.breakpoints == [50])
    #expect(table.rows.allSatisfy { $0.layout.conflicts.count == count })
  }

  // MARK: - Differences

  /// The first change moves nothing. Beyond the limit nothing is called the cause of anything.
  @Test(arguments: [24, 25]) func `the causes of a limited number of changes are tried`(
    count: Int
  ) throws {
    func explanation(_ width: Int, _ gap: Int) throws -> Explanation {
      try explain(
        """
        view:
          size: [100, 500]
          subviews:
        \((1..<count).map { "    v\($0): {}\n" }.joined())constraints:
          - v1.trailing <= view.trailing - \(gap)
        \((1..<count).map {
          "  - v\($0).width == \(width)\n  - v\($0).leading == view.leading\n  - \"V:|[v\($0)(5)]\"\n"
        }.joined())
        """)
    }
    let difference = LayoutDifference(from: try explanation(10, 1), to: try explanation(12, 2))
    #expect(difference.causes.count == count)
    #expect(
      difference.views.map(\.causes)
        == (1..<count).map { count == 24 || $0 < 24 ? [$0] : [] })
  }

  // MARK: - Ambiguities

  /// `good` can determine the content's width; the others are pinned to the scroll view, outside of its
  /// content.
  @Test(arguments: [8, 9]) func `few views are tried at the ends of a scroll view's content`(
    count: Int
  ) throws {
    let others = (1..<count).map { "v\($0)" }
    let explanation = try explain(
      """
      view:
        size: [100, 50]
        subviews:
          scroll:
            class: UIScrollView
            subviews:
              good: { intrinsicContentSize: [40, 20] }
      \(others.map { "        \($0): {}\n" }.joined())constraints:
        - scroll.edges == view.edges
        - good.leading == scroll.contentLayoutGuide.leading
        - good.top == scroll.contentLayoutGuide.top
        - good.bottom == scroll.contentLayoutGuide.bottom
      \(others.map {
        "  - \($0).leading == scroll.leading - 100\n  - \($0).width == 10\n  - \"V:|[\($0)]|\"\n"
      }.joined())
      """)
    let what =
      "The width of scroll's content is ambiguous. Nothing from its leading to its trailing "
    let advice =
      count == 8
      ? "add good.trailing == scroll.contentLayoutGuide.trailing"
      : "constrain views to the leading and trailing edge of scroll.contentLayoutGuide"
    #expect(explanation.proses == ["\(what)edge determines it. To settle it, \(advice)."])
  }

  @Test(arguments: 2...6) func `advice about any number of tied views settles the tie`(count: Int)
    throws
  {
    let explanation = try explain(row(Array(repeating: "", count: count), in: 10 * count + 4))
    #expect(try settlements(of: explanation).count > 0)
  }

  /// Each bar is 20 to 300 wide, and at least as wide as the first one, which is drawn 20 wide. The widths
  /// of the others settle that of the first. With nine, it is fixed as well.
  @Test(arguments: [(8, 7), (9, 9)]) func `beyond eight sizes, advice may fix more than necessary`(
    count: Int, changes: Int
  ) throws {
    let bars = (0..<count).map { "    v\($0):\n" }.joined()
    let widths = (0..<count).map { index in
      """
        - "H:|[v\(index)(\(index == 0 ? ">=20,<=200" : "<=300"))]"
        - "V:|[v\(index)]|"

      """ + (index == 0 ? "" : "  - v\(index).width >= v0.width\n")
    }
    let explanation = try explain(
      "view:\n  size: [400, 20]\n  subviews:\n\(bars)constraints:\n\(widths.joined())")
    #expect(try settlements(of: explanation).map(\.amendments.count) == [changes])
  }

  /// The settlements of the first ambiguity, each of which leaves none.
  private func settlements(of explanation: Explanation) throws -> [Settlement] {
    let settlements = explanation.settlements(of: try #require(explanation.ambiguities.first))
    for settlement in settlements {
      let settled = try #require(
        explanation.layout.scene.applying(settlement.amendments, of: explanation.layout.system))
      #expect(engine.layout(settled).status == .satisfied)
    }
    return settlements
  }

  @Test(arguments: [23, 24]) func `what each priority settles is known up to 24 priorities`(
    count: Int
  ) throws {
    let explanation = try explain(
      """
      view:
        size: [100, 50]
        subviews:
      \((0..<count).map { "    v\($0): {}\n" }.joined())constraints:
      \((0..<count).map { "  - v\($0).width == 10 @ \(500 + $0)\n" }.joined())
      """)
    #expect(explanation.levels.count == count + 1)
    #expect((explanation.settledByLevel() == nil) == (count == 24))
  }

  /// A row of views 10 wide, with further properties.
  private func row(_ properties: [String], in room: Int) -> String {
    let views = properties.enumerated().map {
      "    v\($0): { intrinsicContentSize: [10, 5]\($1.isEmpty ? "" : ", \($1)") }\n"
    }
    let names = properties.indices.map { "[v\($0)]" }.joined()
    return """
      view:
        size: [\(room), 20]
        subviews:
      \(views.joined())constraints:
        - "H:|\(names)|"
      \(properties.indices.map { "  - v\($0).top == view.top\n" }.joined())
      """
  }

  /// label is between two views of equal priority. The caption below has equal width, and would be
  /// stretched more if one of them gave way instead.
  private static func captioned(views: String = "", constraints: String = "") -> String {
    """
    view:
      size: [100, 40]
      subviews:
        icon: { intrinsicContentSize: [20, 20] }
        label: { intrinsicContentSize: [80, 20] }
        star: { intrinsicContentSize: [20, 20] }
        caption: { intrinsicContentSize: [40, 20] }
    \(views)constraints:
      - "H:|[icon][label][star]|"
      - caption.leading == label.leading
      - caption.trailing == label.trailing
      - "V:|[icon]"
      - "V:|[label][caption]"
      - "V:|[star]"
    \(constraints)
    """
  }
}
