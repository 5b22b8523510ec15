import SnugTesting
import XCTest

/// The same expectations under XCTest.
final class XCTestCases: XCTestCase {
  func testButtonsShareTheRow() throws {
    let buttons = try Scene(
      yaml: """
        title: Two buttons
        view:
          size: [320, fit]
          subviews:
            row:
              class: UIStackView
              spacing: 8
              distribution: fillEqually
              arrangedSubviews:
                cancel: { class: UIButton, title: Cancel }
                save: { class: UIButton, title: Save }
        constraints:
          - "H:|-16-[row]-16-|"
          - "V:|-8-[row]-8-|"
        """)
    expectLayout(of: buttons, named: "two")
    expectUnambiguous(buttons, widths: 200...500)
  }
}
