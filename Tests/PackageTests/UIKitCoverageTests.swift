import Diagnostics
import Foundation
import SceneImport
import TestSupport
import Testing

/// The most frequently used symbols that `SnugUIKit` declares, as on a page of the documentation.
@Suite struct `The coverage of UIKit` {
  static let page = "Sources/Snug/Snug.docc/UIKitCoverage.md"
  private static let interface = Result { try DeclaredInterface(below: "Sources/SnugUIKit") }

  @Test func `agrees with the sources`() throws {
    let interface = try Self.interface.get()
    let symbols = try Fixtures.text("Fixtures/UIKitSymbols.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(SymbolUse.init)
    #expect(symbols.count == 500)
    let patterns = try Fixtures.text("Fixtures/UIKitIgnored.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(String.init)
    for pattern in patterns {
      #expect(
        symbols.contains { $0.matches(pattern) && interface.declares($0) },
        "\(pattern) is no symbol that is declared")
    }
    let page = try text(symbols, interface, ignoring: patterns)
    let failure = try Golden.failure(of: page, expectedIn: Self.page)
    #expect(failure == nil)
    // The minimal coverage.
    #expect(symbols.prefix(300).count(where: interface.declares) >= 295)
  }

  @Test(arguments: [
    ("UIView.addSubview(_:)", true), ("UILabel.topAnchor", true), ("UIView.addSubviw(_:)", false),
    ("NSLayoutAnchor.constraint(equalTo:)", true), ("NSLayoutAnchor.constraint(equal:)", false),
    ("NSLayoutDimension.constraint(equalTo:constant:)", true), ("UIControl.State.normal", true),
    ("UILabel.arrangedSubviews", false), ("?.touchUpInside", true), ("?.touchUpside", false),
    ("UIStackView/UILabel.axis", true), ("UIView.animate(withDuration:)", true),
    ("UIView.animate(withDelay:)", false),
    ("NSLayoutAnchor.constraint(equalToSystemSpacingAfter:multiplier:)", true),
  ])
  func `is found by names and labels`(symbol: String, isThere: Bool) throws {
    let interface = try Self.interface.get()
    #expect(interface.declares(SymbolUse("1 member \(symbol)")) == isThere)
  }

  @Test(arguments: [
    ("member UIColor.*", true), ("* UIColor.*", true), ("member UIColor.whit", false),
    ("case UIColor.*", false), ("*.white", true),
  ])
  func `is restricted by patterns`(pattern: String, matches: Bool) {
    #expect(SymbolUse("1 member UIColor.white").matches(pattern) == matches)
  }

  private func text(
    _ symbols: [SymbolUse], _ interface: DeclaredInterface, ignoring patterns: [String]
  ) throws -> String {
    func row(_ count: Int) -> String {
      let declared = symbols.prefix(count).filter(interface.declares)
      let ignored = declared.count { use in patterns.contains { use.matches($0) } }
      return "| the first \(count) | \(declared.count - ignored) | \(ignored) "
        + "| \(count - declared.count) |"
    }
    let ignored = symbols.filter { use in
      interface.declares(use) && patterns.contains { use.matches($0) }
    }
    let missing = symbols.filter { !interface.declares($0) }
    return """
      # Coverage of UIKit

      The most used symbols of UIKit, and whether Snug's module has them.

      ## Overview

      A survey of 239 public Swift files that build views in code counted the symbols they use. The table
      shows how many of the most frequent ones the module of <doc:YourOwnCode> models, accepts and ignores,
      or does not declare:

      | Symbols | Modelled | Ignored | Not declared |
      |---|---|---|---|
      \([100, 200, 300, 400, 500].map(row).joined(separator: "\n"))

      A test compares this page with the sources.

      ## Not declared

      | Symbol | Files of 239 |
      |---|---|
      \(missing.map { "| `\($0.symbol)` | \($0.files) |" }.joined(separator: "\n"))

      Some of these are not symbols of UIKit: the survey only approximates type inference, and counts
      extensions of `UIColor` as members.

      ## Ignored

      These are declared and have no effect on Snug's layout. A few of them do in UIKit: <doc:YourOwnCode>
      lists these.

      \(ignored.map { "`\($0.symbol)`" }.joined(separator: ",\n")).

      """
  }
}
