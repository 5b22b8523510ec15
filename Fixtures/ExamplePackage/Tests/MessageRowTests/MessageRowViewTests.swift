import MessageRowView
import SnugUIKitTesting
import Testing
import UIKit

/// The row in UIKit's classes, tested where there is no UIKit.
@MainActor @Suite struct `A message row of an app` {
  let row = MessageRowView(name: "Ada Lovelace", time: "9:41")

  @Test func `the name takes the room there is`() {
    expectLayout(of: row, width: 320, named: "320 wide")
    expectView("name", in: row, is: .stretched, on: .horizontal, width: 320)
    expectView("time", in: row, is: .intrinsic, width: 320)
  }

  @Test func `the time is whole on every phone`() {
    expectView("time", in: row, isNot: .truncated, width: 320, widths: 280...430)
    expectUnambiguous(row, width: 320, widths: 280...430)
  }

  @Test func `the name is cut in the largest text size`() {
    let large = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    large.performAsCurrent {
      let row = MessageRowView(name: "Ada Lovelace", time: "9:41")
      expectView("name", in: row, is: .truncated, width: 320)
    }
  }
}
