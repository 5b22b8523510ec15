import SnugDiagnostics
import SnugLayout
import SnugSceneFormat
import SnugSceneImport
import Testing

@Suite struct `Reports of a log` {
  private static let wide = "<NSLayoutConstraint:0x1 UIView:0xa1.width == 40   (active)>"
  private static let wider = "<NSLayoutConstraint:0x2 UIView:0xa1.width == 60   (active)>"
  private static let high = "<NSLayoutConstraint:0x3 UIView:0xa2.height == 40   (active)>"
  private static let higher = "<NSLayoutConstraint:0x4 UIView:0xa2.height == 60   (active)>"

  @Test func `break the constraint that the console reports as broken`() throws {
    let log = report([Self.wide, Self.wider], breaking: Self.wide)
    #expect(try equations(log) == ["view.width == 60", "view.width == 40"])
    let macOS =
      "Unable to simultaneously satisfy constraints:\n(\n\"\(Self.wide)\",\n\"\(Self.wider)\"\n)\n"
      + "Will attempt to recover by breaking \(Self.wide).\n"
    #expect(try equations(macOS) == ["view.width == 60", "view.width == 40"])
  }

  @Test func `name the broken constraint only if it is the last of the scene`() throws {
    let size =
      "<NSContentSizeLayoutConstraint:0x9 UIView:0xa1.width == 70 Hug:250 CompressionResistance:1000>"
    for (broken, isNamed) in [(Self.wide, true), (size, false)] {
      let scene = try checked(report([Self.wide, Self.wider, size], breaking: broken)).value
      #expect(scene.consoleReport?.namesBrokenConstraint == isNamed)
    }
  }

  @Test func `are each a scene, without duplicates`() throws {
    let log =
      "launched\n" + report([Self.wide, Self.wider]) + "tapped\n"
      + report([Self.high, Self.higher])
      + report([Self.wide, Self.wider])
    let file = try ConstraintLogFile(source(log))
    #expect(file.reports.map(\.name) == ["report-1", "report-2"])
    #expect(file.reports.map(\.line) == [2, 11])
    for name in ["report-2", "2", "0x4"] {
      #expect(try equations(log, named: name) == ["view.height == 40", "view.height == 60"])
    }
    let notes = try checked(log, named: "1").warnings.last?.notes ?? []
    #expect(notes.contains("it holds this report 2 times"))
    #expect(notes.contains("skipped 2 other lines"))
    #expect(errors(log) == [.unknownScene])
    #expect(throws: Diagnostic.self) { try file.report(named: "report-3") }
  }

  @Test func `state their line in the log, wherever the log is in an article`() throws {
    let log = "launched\n" + report([Self.wide, Self.wider])
    let part = SourceText(name: "guide.md", utf8: Array(log.utf8), firstLine: 41)
    let file = try ConstraintLogFile(part)
    #expect(file.reports.map(\.line) == [42])
    let scene = try file.scene(of: try file.report(named: nil)).value
    #expect(scene.subtitle == "Line 2: unable to simultaneously satisfy 2 constraints")
  }

  @Test func `run into each other where two threads print`() throws {
    let log =
      report([Self.wide, Self.wider]).split(separator: "\n").prefix(3).joined(separator: "\n")
      + "\n" + report([Self.high, Self.higher])
    let file = try ConstraintLogFile(source(log))
    #expect(
      file.reports.map(\.summary) == [
        "1 constraint that cannot all be satisfied", "2 constraints that cannot all be satisfied",
      ])
  }

  @Test func `are the same without the sentences above the list`() throws {
    let whole = report([Self.wide, Self.wider], breaking: Self.wide)
    let list = whole.split(separator: "\n").dropFirst(2).joined(separator: "\n")
    #expect(try equations(list) == ["view.width == 60", "view.width == 40"])
    #expect(try checked(list).value.expectation == .conflict)
    // A list without a header can be a printed list.
    let alone = list.split(separator: "\n").prefix(2).joined(separator: "\n")
    #expect(try checked(alone).value.expectation == nil)
  }

  @Test func `begin with any of the sentences above the list`() throws {
    let whole = report([Self.wide, Self.wider])
    let preamble =
      "Probably at least one of the constraints in the following list is one you don't want.\n"
    let copied =
      preamble + whole.split(separator: "\n").dropFirst().prefix(3).joined(separator: "\n")
    #expect(try checked(copied).value.expectation == .conflict)
    let both = whole.replacing(
      "satisfy constraints.\n", with: "satisfy constraints.\n\t" + preamble)
    #expect(try ConstraintLogFile(source(both)).reports.map(\.line) == [1])
    #expect(
      try ConstraintLogFile(source(both + both.replacing("0x1", with: "0x7"))).reports.count == 2)
  }

  @Test(arguments: [
    (
      "<<App.LayoutConstraint:0x1> <UIView:0xa1>.top == <_UILayoutGuide:0xb1>.bottom>",
      "view.top == layoutGuide.bottom"
    ),
    ("<<App.LayoutConstraint:0x1> <UIView:0xa1>.width >= 40>", "view.width >= 40"),
    (
      "<NSLayoutConstraint:0x1 'UISV~~spacing' V:[UILabel:0xa2]~~(8)~~[UIView:0xa1]   (active)>",
      "viewa1.top == label.bottom + 8"
    ),
  ])
  func `have rows of old libraries and exports`(row: String, equation: String) throws {
    let found = try equations(report([row, Self.wider]))
    #expect(found.contains(equation), "\(found)")
  }

  @Test func `end with the log, with a warning`() throws {
    let whole = report([Self.wide, Self.wider])
    let half = String(whole.prefix(while: { $0 != ")" })) + ") UIView:0xa1"
    #expect(errors(half) == [])
    let log = whole.split(separator: "\n").prefix(4).joined(separator: "\n")
    let checked = try checked(log)
    #expect(checked.value.constraints.count == 2)
    #expect(
      checked.warnings.last?.notes.contains("it does not say which constraint was broken")
        == true)
  }

  @Test(arguments: [
    "<NSLayoutConstraint:0xf00001", "<NSLayoutConstraint:0xf00001 UIVi",
    "<NSLayoutConstraint:0xf00001 UIView:0xa1.wid", "<NSLayoutConstraint:0xf0000",
    "NSLayoutConstraint:0xf00001 UIView:0xa1.width == 40",
  ])
  func `know the broken constraint by its address`(broken: String) throws {
    let rows = [
      "<NSLayoutConstraint:0xf00001 UIView:0xa1.width == 40   (active)>",
      "<NSLayoutConstraint:0xe00002 UIView:0xa1.width == 60   (active)>",
    ]
    let scene = try checked(report(rows, breaking: broken)).value
    #expect(scene.consoleReport?.namesBrokenConstraint == true)
    #expect(scene.constraints.map(\.constant) == [60, 40])
  }

  @Test func `do not guess a broken constraint from a part of its address`() throws {
    let rows = [
      "<NSLayoutConstraint:0xf00001 UIView:0xa1.width == 40   (active)>",
      "<NSLayoutConstraint:0xf00002 UIView:0xa1.width == 60   (active)>",
    ]
    let scene = try checked(report(rows, breaking: "<NSLayoutConstraint:0xf0000")).value
    #expect(scene.consoleReport?.namesBrokenConstraint == false)
  }

  @Test func `skip unreadable lines, with warnings at their locations`() throws {
    let log = report([Self.wide, "<NSLayoutConstraint:0x9 UIView:0xa1 is wide>", Self.wider])
    let checked = try checked(log)
    #expect(checked.value.constraints.count == 2)
    let found = checked.warnings.first { $0.id == .unreadableConstraint }
    #expect(found?.range?.start.line == 4)
    #expect(errors("<NSLayoutConstraint:0x9 UIView:0xa1 is wide>") == [.unreadableConstraint])
  }

  @Test func `that the system's log hides cannot be read`() {
    let log = """
      [Layout] Unable to simultaneously satisfy constraints:
      <private>

      Will attempt to recover by breaking constraint 
      <private>
      """
    #expect(errors(log) == [.redactedLog])
  }

  @Test func `without a list are reported as such`() {
    let log = "Unable to simultaneously satisfy constraints.\n(\n\"\",\n\"\"\n)\nWill attempt\n"
    #expect(errors(log) == [.unreadableConstraint])
    #expect(errors(report([Self.wide, Self.wider]) + log) == [])
  }

  @Test(arguments: [
    "", "2024-01-01 launched\n", "a < b\nUIView\n", "<UIView: 0x1; frame = (0 0; 1 1)>",
  ])
  func `are not found in other texts`(text: String) {
    #expect(errors(text) == [.notALog])
    #expect(!ConstraintLogFile.isLog(source(text)))
  }

  @Test(arguments: [
    "view: {}\n# <NSLayoutConstraint:0x1 UIView:0xa1.width == 40>\n",
    "# <NSLayoutConstraint:0x1 UIView:0xa1.width == 40>\nview: {}\n",
    "view:\n  subviews:\n    a: { class: UILabel, text: '<NSLayoutConstraint:0x1 x>' }\n",
  ])
  func `are not found in comments of a scene file`(text: String) {
    #expect(!ConstraintLogFile.isLog(source(text)))
  }

  @Test func `keep their line numbers in a log that is too long to keep`() throws {
    let noise = (1...1000).map { "2024-01-01 tick \($0) <UIView at 0x1>\n" }.joined()
    let log = noise + report([Self.wide, Self.wider]) + noise
    var excerpt = LogExcerpt(limit: 1 << 20)
    // In parts that end at arbitrary offsets.
    var bytes = Array(log.utf8)[...]
    while !bytes.isEmpty {
      excerpt.append(Array(bytes.prefix(777)))
      bytes = bytes.dropFirst(777)
    }
    let text = try #require(excerpt.source(named: "app.log"))
    #expect(text.utf8.count < 1000)
    let file = try ConstraintLogFile(text)
    let scene = try file.scene(of: try file.report(named: nil))
    #expect(file.reports[0].line == 1001)
    #expect(scene.value.constraints.map { $0.range?.start.line } == [1003, 1004])
    #expect(scene.warnings.last?.notes.contains("skipped 2000 other lines") == true)
    #expect(text.line(1003).hasPrefix("    \"<NSLayoutConstraint:0x1 "))
    // A log has no line without an end.
    var endless = LogExcerpt(limit: 1000)
    for _ in 0..<3 { endless.append(Array(repeating: 0x20, count: 500)) }
    #expect(endless.isTooLarge)
  }
}
