import AutoLayout
import Diagnostics
import LayoutExplanation
import Testing

/// What is said of those who stand firm, and how much is said of very many of them.
struct ContestProseTests {
  /// Boxes without a gap between them, each given by its name, its width and what else it has.
  private func boxes(
    _ boxes: [(name: String, width: Int, rest: String)], in width: Int, _ constraints: String...
  ) throws -> Explanation {
    let views = boxes.map {
      "    \($0.name): { intrinsicContentSize: [\($0.width), 20]\($0.rest.isEmpty ? "" : ", ")"
        + "\($0.rest) }"
    }
    let tops = boxes.map { "  - \($0.name).top == view.top" }
    let chain = boxes.map { "[\($0.name)]" }.joined()
    return try explain(
      """
      view:
        size: [\(width), 40]
        subviews:
      \(views.joined(separator: "\n"))
      constraints:
        - "H:|\(chain)|"
      \(tops.joined(separator: "\n"))
      \(constraints.map { "  - " + $0 }.joined(separator: "\n"))
      """)
  }

  private func resists(_ priority: Double) -> String { "compressionResistance: \(priority)" }

  @Test func `where there is nobody to compare with, the rest is required`() throws {
    let explanation = try boxes([("a", 60, "")], in: 50)
    #expect(
      explanation.proses == [
        "a is 10 points narrower than its intrinsic width. 60 is wanted and there are 50. "
          + "Everything else is required: a, which resists at 750, gives all 10."
      ])
  }

  @Test func `of stronger views the weakest stands first, and views of one priority together`()
    throws
  {
    let explanation = try boxes(
      [
        ("a", 20, resists(760)), ("b", 20, ""), ("c", 20, resists(751)), ("d", 20, resists(760)),
      ], in: 70)
    #expect(
      explanation.proses == [
        "b is 10 points narrower than its intrinsic width. 20 + 20 + 20 + 20 = 80 is wanted and "
          + "there are 70. c resists at 751 and a and d at 760: b, which resists at 750, gives all "
          + "10."
      ])
  }

  @Test func `of several that hug the lowest lets go`() throws {
    let explanation = try boxes(
      [("a", 20, "hugging: 252"), ("b", 20, ""), ("c", 20, "hugging: 251")], in: 80)
    #expect(
      explanation.proses == [
        "b is 20 points wider than its intrinsic width. 20 + 20 + 20 = 60 is wanted and 80 must be "
          + "filled. b hugs at 250, c at 251 and a at 252: the lowest one lets go."
      ])
  }

  /// The author's width stands in the way, and the other view that hugs is named with it.
  @Test func `required sizes are told together`() throws {
    let explanation = try boxes(
      [("a", 20, ""), ("b", 20, ""), ("c", 20, "hugging: 251")], in: 100, "a.width == 30",
      "b.width == a.width")
    #expect(
      explanation.proses.last
        == "c is 20 points wider than its intrinsic width. 2 × 30 + 20 = 80 is wanted and 100 must "
        + "be filled. a.width == 30 and b.width == a.width are required: c, which hugs at 251, takes "
        + "all 20.")
  }

  /// 2 × 100 + 30 = 230 in 150: c has no more than its 30, the other 50 are 25 of a and 25 of b.
  @Test func `what counts twice is told by what it comes to`() throws {
    let explanation = try boxes(
      [("a", 100, ""), ("b", 10, ""), ("c", 30, resists(749))], in: 150, "b.width == a.width")
    #expect(
      explanation.proses.first
        == "a is 25 points narrower than its intrinsic width. 2 × 100 + 30 = 230 is wanted and there "
        + "are 150. b.width == a.width is required, c cannot give any more: a, which resists at 750, "
        + "gives 25, which counts twice: 50 of the 80.")
  }

  @Test func `an optional constraint of the author's own is told even where it adds nothing`()
    throws
  {
    let explanation = try boxes(
      [("a", 60, ""), ("b", 40, "")], in: 100, "b.width == a.width @ 800")
    #expect(
      explanation.proses == [
        "a is 10 points narrower than its intrinsic width. 2 × 60 = 120 is wanted and there are 100. "
          + "b.width == a.width is wanted at 800: a, which resists at 750, gives 10, which counts "
          + "twice: all 20.",
        "b is 10 points wider than its intrinsic width. 2 × 40 = 80 is wanted and 100 must be "
          + "filled. b.width == a.width is wanted at 800: b, which hugs at 250, takes 10, which "
          + "counts twice: all 20.",
      ])
  }

  /// 100 − 10 − 20 = 70 are two of its heights.
  @Test func `what counts by a multiplier is taken together`() throws {
    let explanation = try explain(
      """
      view:
        size: [100, 80]
        subviews:
          picture: { intrinsicContentSize: [20, 10] }
          label: { intrinsicContentSize: [20, 10], hugging: 251 }
      constraints:
        - "H:|-10-[picture][label]|"
        - picture.width == 2 * picture.height
        - picture.top == view.top
        - label.top == view.top
      """)
    #expect(
      explanation.proses.last
        == "picture is 25 points taller than its intrinsic height. 10 is wanted and "
        + "0.5 × (100 − 20 − 10) = 35 must be filled. picture.width == 2 * picture.height is "
        + "required, label hugs at 251 for its width: picture, which hugs at 250, takes all 25.")
  }

  /// 100 − 10 − 20 = 70: two thirds of it are 46.67, and 70 / 1.7778 = 39.3745.
  @Test(arguments: [
    ("2", "0.5 × (100 − 20 − 10) = 35"),
    ("1.5", "2/3 × (100 − 20 − 10) = 46.67"),
    ("1.7778", "0.56249 × (100 − 20 − 10) = 39.37"),
  ])
  func `products come out to the hundredth`(multiplier: String, share: String) throws {
    let explanation = try explain(
      """
      view:
        size: [100, 80]
        subviews:
          picture: { intrinsicContentSize: [20, 10] }
          label: { intrinsicContentSize: [20, 10], hugging: 251 }
      constraints:
        - "H:|-10-[picture][label]|"
        - picture.width == \(multiplier) * picture.height
        - picture.top == view.top
        - label.top == view.top
      """)
    #expect(
      explanation.proses.last?.contains(
        "10 is wanted and \(share) must be filled. picture.width == \(multiplier) * picture.height "
          + "is required") == true)
  }

  // MARK: - Texts that wrap

  /// Ten characters to the line are three lines of 27 characters, each 6 wide.
  private func label(_ numberOfLines: Int, _ constraints: String...) throws -> Explanation {
    try explain(
      """
      view:
        size: [60, 80]
        subviews:
          label:
            class: UILabel
            text: one two three four five six
            font: 12
            numberOfLines: \(numberOfLines)
      constraints:
        - "H:|[label]|"
        - label.top == view.top
      \(constraints.map { "  - " + $0 }.joined(separator: "\n"))
      """)
  }

  @Test func `a label that shows all of its text wraps`() throws {
    let explanation = try label(0)
    #expect(
      explanation.proses == [
        "label wraps to 3 lines: it is 102 points narrower than its text on one line. 162 is wanted "
          + "and there are 60. Everything else is required: label, which resists at 750, gives all "
          + "102."
      ])
    #expect(
      explanation.verdict
        == "view is 60 × 80; label wraps, nothing is stretched, compressed or ambiguous.")
  }

  @Test func `a label of too few lines is cut`() throws {
    let explanation = try label(2)
    #expect(
      explanation.proses == [
        "label is 102 points narrower than its text. 162 is wanted and there are 60. Everything "
          + "else is required: label, which resists at 750, gives all 102. Its text takes 2 lines "
          + "and is cut."
      ])
    #expect(explanation.verdict == "view is 60 × 80; label is compressed, nothing is ambiguous.")
  }

  @Test func `a label of too little height is cut`() throws {
    let explanation = try label(0, "label.height == 20")
    #expect(
      explanation.proses.first?.hasSuffix("Its text takes 3 lines and is cut.") == true)
    #expect(explanation.verdict == "view is 60 × 80; label is compressed, nothing is ambiguous.")
  }

  // MARK: - Very many

  @Test func `of many priorities the nearest few are told`() throws {
    let many = (0..<1010).map { ("v\($0)", 10, resists(750 + Double($0) / 8)) }
    let explanation = try boxes(many, in: 10_096)
    #expect(explanation.proses.count == 1)
    #expect(
      explanation.proses.first
        == "v0 is 4 points narrower than its intrinsic width. 1,010 lengths = 10100 is wanted and "
        + "there are 10096. v1 resists at 750.125, v2 at 750.25, v3 at 750.375, v4 at 750.5, v5 at "
        + "750.625 and 1,004 others above: v0, which resists at 750, gives all 4.")
  }

  @Test func `of many views of a few priorities a few are named`() throws {
    let many = (0..<40).map { ("v\($0)", 10, resists($0 == 39 ? 750 : 751 + Double($0 % 2))) }
    let explanation = try boxes(many, in: 396)
    #expect(
      explanation.proses.first
        == "v39 is 4 points narrower than its intrinsic width. 40 lengths = 400 is wanted and there "
        + "are 396. v0, v2 and 18 others resist at 751 and v1, v3 and 17 others at 752: v39, which "
        + "resists at 750, gives all 4.")
  }

  @Test func `of many that tie a few are named`() throws {
    let explanation = try boxes((0..<40).map { ("v\($0)", 10, "") }, in: 396)
    #expect(
      explanation.proses.first
        == "v39 is 4 points narrower than its intrinsic width. 40 lengths = 400 is wanted and there "
        + "are 396. v0, v1, v2, v3, v4 and 35 others all resist at 750, so any of them could yield. "
        + "The last listed yields first: v39 gives all 4.")
  }

  @Test func `of many required sizes a few are named`() throws {
    let many = (0..<10).map { ("v\($0)", 10, "") }
    let widths = (0..<9).map { "v\($0).width == 10" }
    let explanation = try explain(
      """
      view:
        size: [96, 40]
        subviews:
      \(many.map { "    \($0.0): { intrinsicContentSize: [10, 20] }" }.joined(separator: "\n"))
      constraints:
        - "H:|\(many.map { "[\($0.0)]" }.joined())|"
      \((many.map { "\($0.0).top == view.top" } + widths).map { "  - " + $0 }
        .joined(separator: "\n"))
      """)
    #expect(
      explanation.proses.first?.contains(
        "v0.width == 10, v1.width == 10, v2.width == 10, v3.width == 10, v4.width == 10 and "
          + "4 others are required: v9, which resists at 750, gives all 4.") == true)
  }

  @Test func `a share of many is told in whole lengths`() throws {
    let names = (0..<12).map { "v\($0)" }
    let equal = names.dropFirst().map { "\($0).width == v0.width" }
    let explanation = try explain(
      """
      view:
        size: [120, 40]
        subviews:
          v0: { intrinsicContentSize: [20, 20] }
      \(names.dropFirst().map { "    \($0):" }.joined(separator: "\n"))
      constraints:
        - "H:|\(names.map { "[\($0)]" }.joined())|"
      \((names.map { "V:|[\($0)(20)]" }.map { "\"\($0)\"" } + equal).map { "  - " + $0 }
        .joined(separator: "\n"))
      """)
    #expect(
      explanation.proses == [
        "v0 is 10 points narrower than its intrinsic width. 12 × 20 = 240 is wanted and there are "
          + "120. v1.width == v0.width, v2.width == v0.width, v3.width == v0.width, v4.width == "
          + "v0.width, v5.width == v0.width and 6 others are required: v0, which resists at 750, "
          + "gives 10, which counts 12 times: all 120."
      ])
  }
}
