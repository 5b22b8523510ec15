import SnugTesting
import Testing

/// The row of a list of messages: an avatar, a name, and when it came.
@Suite struct `A message row` {
  let row: Scene

  init() throws { row = try Scene(contentsOf: "Scenes/row.yaml") }

  @Test func `the name is stretched`() {
    expectLayout(of: row, named: "320 wide")
    expectView("name", in: row, is: .stretched, on: .horizontal)
  }

  @Test func `the time is whole on every phone`() {
    expectView("time", in: row, isNot: .truncated, widths: 280...430)
    expectView("name", in: row, isNot: .truncated, widths: 280...430)
    expectUnambiguous(row, widths: 280...430)
  }

  @Test(arguments: [280, 320, 430])
  func `it is laid out on every phone`(width: Int) throws {
    expectLayout(of: row.resized(.horizontal, to: Double(width)))
  }
}
