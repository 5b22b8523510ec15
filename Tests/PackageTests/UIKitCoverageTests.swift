import Diagnostics
import FixtureSupport
import Foundation
import Testing
import ViewCompiler

/// Which of the symbols people use most `SnugUIKit` declares, as a page of the documentation has it.
@Suite struct `The coverage of UIKit` {
  static let page = "Sources/Snug/Snug.docc/UIKitCoverage.md"

  @Test func `is what the sources say`() throws {
    let interface = try DeclaredInterface(below: "Sources/SnugUIKit")
    let symbols = try Fixtures.text("Fixtures/UIKitSymbols.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(SymbolUse.init)
    #expect(symbols.count == 500)
    let page = try text(symbols, interface)
    let complaint = try Golden.complaint(about: page, expectedIn: Self.page)
    #expect(complaint == nil)
    // What the page must never fall below.
    #expect(symbols.prefix(300).count(where: interface.declares) >= 270)
  }

  @Test(arguments: [
    ("UIView.addSubview(_:)", true), ("UILabel.topAnchor", true), ("UIView.addSubviw(_:)", false),
    ("NSLayoutAnchor.constraint(equalTo:)", true), ("NSLayoutAnchor.constraint(equal:)", false),
    ("NSLayoutDimension.constraint(equalTo:constant:)", true), ("UIControl.State.normal", true),
    ("UILabel.arrangedSubviews", false), ("?.touchUpInside", true), ("?.touchUpside", false),
    ("UIStackView/UILabel.axis", true),
  ])
  func `is found by names and labels`(symbol: String, isThere: Bool) throws {
    let interface = try DeclaredInterface(below: "Sources/SnugUIKit")
    #expect(interface.declares(SymbolUse("1 member \(symbol)")) == isThere)
  }

  private func text(_ symbols: [SymbolUse], _ interface: DeclaredInterface) throws -> String {
    func share(_ count: Int) -> String {
      "\(symbols.prefix(count).count(where: interface.declares)) of \(count)"
    }
    let missing = symbols.filter { !interface.declares($0) }
    return """
      # Coverage of UIKit

      Which of the symbols of UIKit that people use most Snug's module has.

      ## Overview

      A survey of 239 public Swift files that build views by code counted the symbols they use. Of the most
      frequent ones the module of <doc:YourOwnCode> declares:

      | Symbols | Declared |
      |---|---|
      \([100, 200, 300, 400, 500].map { "| the first \($0) | \(share($0)) |" }.joined(separator: "\n"))

      Declared does not mean modelled: what has no effect on layout is kept and ignored, as that page says.
      A test compares this page with the sources.

      ## Not declared

      | Symbol | Files of 239 |
      |---|---|
      \(missing.map { "| `\($0.symbol)` | \($0.files) |" }.joined(separator: "\n"))

      """
  }
}
