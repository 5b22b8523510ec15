import SnugTesting
import XCTest

/// The same expectations under XCTest.
final class XCTestCases: XCTestCase {
  func testButtonsShareTheRow() throws {
    let buttons = try Scene("Two buttons", width: 320) { view in
      let row = Stack(named: "row", axis: .horizontal, spacing: 8, distribution: .fillEqually) {
        Button("Cancel", named: "cancel")
        Button("Save", named: "save")
      }
      row
      "H:|-16-[row]-16-|"
      "V:|-8-[row]-8-|"
    }
    expectLayout(of: buttons, named: "two")
    expectUnambiguous(buttons, widths: 200...500)
  }
}
