import Snug
import SnugGeometry
import Testing

@testable import SnugTesting

/// The message of an expectation about a view.
private func message(
  _ view: String, in text: String = row, is condition: ViewCondition? = nil,
  isNot opposite: ViewCondition? = nil, on axis: Axis? = nil, widths: ClosedRange<Double>? = nil
) throws -> String? {
  let condition = try #require(condition ?? opposite)
  return ViewExpectation(
    view: view, condition: condition, isExpected: opposite == nil, axis: axis, widths: widths
  ).message(about: try scene(text), by: try pipeline.get())
}

@Suite struct `Expecting something of a view` {
  @Test func `an expectation that holds passes`() throws {
    #expect(try message("title", is: .stretched) == nil)
    #expect(try message("title", is: .stretched, on: .horizontal) == nil)
    #expect(try message("title", isNot: .stretched, on: .vertical) == nil)
    #expect(try message("title", isNot: .compressed) == nil)
    #expect(try message("time", is: .intrinsic) == nil)
    #expect(try message("title", isNot: .truncated) == nil)
    #expect(try message("title", isNot: .ambiguous) == nil)
  }

  @Test func `a view that meets a forbidden condition is explained`() throws {
    expect(
      try message("title", isNot: .stretched),
      """
      title is stretched, and is not meant to be

      title (UILabel): 237.5 × 20.5 at (16, 11.75), 78 points wider than its text (1).

      1. title takes all 78 spare points: it hugs less (250) than time (251).
         16 + 159.5 + 8 + 42.5 + 16 = 242; view has 320 (line 7). title (250) gives way, all 78. time (251) keeps its width.
      """)
  }

  @Test func `a view that does not meet its condition is described`() throws {
    expect(
      try message("time", is: .compressed),
      """
      time is not compressed, and is meant to be

      time (UILabel): 42.5 × 20.5 at (261.5, 11.75), its intrinsic size.
      """)
    expect(
      try message("title", is: .intrinsic, on: .horizontal),
      """
      title is not at its intrinsic size horizontally, and is meant to be

      title (UILabel): 237.5 × 20.5 at (16, 11.75), 78 points wider than its text (1).

      1. title takes all 78 spare points: it hugs less (250) than time (251).
         16 + 159.5 + 8 + 42.5 + 16 = 242; view has 320 (line 7). title (250) gives way, all 78. time (251) keeps its width.
      """)
  }

  @Test func `over a range of widths the widths are reported exactly`() throws {
    expect(
      try message("time", isNot: .compressed, widths: 60...430),
      """
      time is compressed, and is not meant to be, where view is 60 to 82.5 points wide

      At 71:
      time (UILabel): 31 × 20.5 at (24, 11.75), 11.5 points narrower than its text (1).

      1. title gives up all its 159.5 points, then time 11.5 of its 42.5: title resists less (750) than time (751).
         16 + 159.5 + 8 + 42.5 + 16 = 242; view has 71 (line 7). title (750) gives way first, all its 159.5; then time (751), 11.5.
      """)
    expect(
      try message("title", isNot: .truncated, widths: 200...430),
      """
      title is truncated, and is not meant to be, where view is 200 to 242 points wide

      At 221:
      title (UILabel): 138.5 × 20.5 at (16, 11.75), 21 points narrower than its text (1).

      1. title gives up 21 of its 159.5 points: it resists less (750) than time (751).
         16 + 159.5 + 8 + 42.5 + 16 = 242; view has 221 (line 7). title (750) gives way, all 21. time (751) keeps its width.
      """)
    #expect(try message("title", isNot: .truncated, widths: 243.5...430) == nil)
  }

  @Test func `a text that may wrap is truncated when it lacks lines`() throws {
    let wrapping = row.replacing("harbour,", with: "harbour, numberOfLines: 2,")
    #expect(try message("title", in: wrapping, isNot: .truncated, widths: 180...320) == nil)
    expect(
      try message("title", in: wrapping, isNot: .truncated, widths: 130...320),
      """
      title is truncated, and is not meant to be, where view is 130 to 171.442 points wide

      At 151:
      title (UILabel): 68.5 × 41 at (16, 1.5), cut after 2 lines (1).

      1. title shows 2 lines of its text and cuts the rest: its numberOfLines is 2.
         151 − 16 − 8 − 42.5 − 16 = 68.5 (line 7). time (751) keeps its width.
      """)
  }

  @Test func `a view without a text is never truncated`() throws {
    let box =
      "view: { size: [100, 44], subviews: { box: { intrinsicContentSize: [200, 44] } } }"
      + "\nconstraints: [ \"H:|[box]|\", \"V:|[box]|\" ]"
    #expect(try message("box", in: box, isNot: .truncated) == nil)
    #expect(try message("box", in: box, isNot: .compressed) != nil)
  }

  /// A 15-point button wants 30 points, of which 12 are above and below its title.
  @Test(arguments: [(24, false), (17, true)])
  func `a button that lacks no more than the space around its title does not cut it`(
    height: Int, isCut: Bool
  ) throws {
    let bar =
      "view: { size: [100, 44], subviews: { save: { class: UIButton, title: Save } } }"
      + "\nconstraints: [ \"H:|[save]|\", save.top == view.top, save.height == \(height) ]"
    #expect((try message("save", in: bar, isNot: .truncated) != nil) == isCut)
    #expect((try message("save", in: bar, isNot: .truncated, widths: 80...200) != nil) == isCut)
  }

  /// Its title is narrower than a button's minimum of 30 points.
  @Test func `a button cuts its title at some of the widths it is compressed at`() throws {
    let bar =
      "view: { size: [100, 44], subviews: { ok: { class: UIButton, title: OK } } }"
      + "\nconstraints: [ \"H:|[ok]|\", ok.top == view.top ]"
    let failure = try message("ok", in: bar, isNot: .truncated, widths: 10...40) ?? ""
    #expect(
      failure.hasPrefix(
        "ok is truncated, and is not meant to be, where view is 10 to 20.674 points wide\n\nAt "),
      "\(failure)")
  }

  @Test func `an ambiguity is reported`() throws {
    let open = row.replacing(", hugging: 251", with: ", hugging: 250")
    expect(
      try message("title", in: open, isNot: .ambiguous),
      """
      title is ambiguous, and is not meant to be

      title (UILabel): 159.5 × 20.5 at (16, 11.75), its intrinsic size, its width is ambiguous (1).

      1. title and time tie (250): together they take 78.
         16 + 159.5 + 8 + 42.5 + 16 = 242; view has 320 (line 7). title and time both hug at 250: UIKit may stretch either. title could be 159.5 to 237.5 points wide and time 42.5 to 120.5. Drawn with time stretched. To settle it, let time or title hug at 249.
      """)
  }

  @Test func `an unknown name is answered with the nearest`() throws {
    expect(
      try message("titel", is: .stretched),
      """
      there is no view 'titel'; did you mean 'title'?
      the scene's views are view, title, time
      """)
  }

  @Test func `a range of widths is one of sizes`() throws {
    #expect(
      try message("title", isNot: .truncated, widths: -8...20)
        == "-8...20 is no range of sizes: a size is finite and not negative")
  }
}

@Suite struct `Expecting a layout to be unambiguous` {
  private func message(
    _ text: String, widths: ClosedRange<Double>? = nil, heights: ClosedRange<Double>? = nil
  ) throws -> String? {
    UnambiguousExpectation(ranges: PerAxis(horizontal: widths, vertical: heights))
      .message(about: try scene(text), by: try pipeline.get())
  }

  @Test func `a layout that is decided everywhere is not complained about`() throws {
    #expect(try message(row) == nil)
    #expect(try message(row, widths: 100...500, heights: 20...100) == nil)
  }

  @Test func `an ambiguity is reported, with advice`() throws {
    expect(
      try message(row.replacing(", hugging: 251", with: ", hugging: 250")),
      """
      the layout is ambiguous

      title and time tie (250): together they take 78.
      16 + 159.5 + 8 + 42.5 + 16 = 242; view has 320. title and time both hug at 250: UIKit may stretch either. title could be 159.5 to 237.5 points wide and time 42.5 to 120.5. Drawn with time stretched. To settle it, let time or title hug at 249.
      """)
  }

  @Test func `over a range, where it is open`() throws {
    // Equal priorities are ambiguous both with too much room and with too little.
    let equal = row.replacing(", hugging: 251", with: "").replacing(
      "compressionResistance: 751", with: "hugging: 250")
    expect(
      try message(equal, widths: 100...500),
      """
      the layout is ambiguous, where view is 100 to 500 points wide

      At 300:
      title and time tie (250): together they take 58.
      16 + 159.5 + 8 + 42.5 + 16 = 242; view has 300. title and time both hug at 250: UIKit may stretch either. title could be 159.5 to 217.5 points wide and time 42.5 to 100.5. Drawn with time stretched. To settle it, let time or title hug at 249.
      """)
  }

  @Test func `a conflict is none the better`() throws {
    expect(
      try message(row + "\n  - title.width == 400"),
      """
      required constraints conflict

      The row needs 482.5, has 320: title must be 400 wide and is 237.5.
      16 + 400 + 8 + 42.5 + 16 = 482.5 is wanted, 320 available. Even with time 0 wide, the others would not fit. view.width == 320, title.leading == view.leading + 16, time.leading == title.trailing + 8, view.trailing == time.trailing + 16 and title.width == 400 cannot all hold. title.width == 400, listed last, is broken. To settle it, lower it to 750.
      """)
  }
}

/// An expectation whose failure shows the message. The `#expect` of a throwing call does not.
private func expect(
  _ actual: String?, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(actual == expected, sourceLocation: sourceLocation)
}
