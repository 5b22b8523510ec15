import Foundation
import SnugUIKit
import Testing

/// Values of system colors: Apple's Human Interface Guidelines, in the light appearance.
@Suite struct `A color` {
  @Test(arguments: [
    ("000000", UIColor.black), ("FF8000", .orange), ("000000 0%", .clear), ("007AFF", .systemBlue),
    ("3C3C43 60%", .secondaryLabel), ("F2F2F7", .systemGroupedBackground),
    ("336699", #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)),
  ]) func `has the values of its name`(code: String, color: UIColor) {
    #expect(hex(color) == code)
  }

  /// By the usual conversions: a hue of 1/3 is green, of 2/3 blue; half the saturation adds white.
  nonisolated private static let made: [(String, UIColor)] = [
    ("408000 50%", UIColor(red: 0.25, green: 0.5, blue: 0, alpha: 0.5)),
    ("404040 10%", UIColor(white: 0.25, alpha: 0.1)),
    ("FF0000", UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)),
    ("FF0000", UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)),
    ("00FF00", UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)),
    ("8080FF", UIColor(hue: 2 / 3, saturation: 0.5, brightness: 1, alpha: 1)),
    ("808000", UIColor(hue: 1 / 6, saturation: 1, brightness: 0.5, alpha: 1)),
    ("0000FF", UIColor(cgColor: CGColor(red: 0, green: 0, blue: 1, alpha: 1))),
    ("FF0000 25%", .red.withAlphaComponent(0.25)),
  ]

  @Test(arguments: made) func `is made of numbers`(code: String, color: UIColor) {
    #expect(hex(color) == code)
  }

  @Test func `is equal to one of the same values`() {
    #expect(
      UIColor(white: 1, alpha: 1) == .white
        && UIColor.white.hash == UIColor(white: 1, alpha: 1).hash)
    #expect(UIColor.white != .black && !UIColor.white.isEqual("white"))
    #expect(UIColor.red.cgColor.copy(alpha: 0) == CGColor(red: 1, green: 0, blue: 0, alpha: 0))
  }

  @Test func `of a provider is that of the light appearance, on any thread`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(color == .red && color.resolvedColor(with: UITraitCollection()) == .red)
  }

  /// Red, green and blue in hexadecimal, and the alpha unless it is 1.
  private func hex(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "" }
    let digits = [red, green, blue].map { part in
      let code = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return code.count == 1 ? "0\(code)" : code
    }
    return digits.joined() + (alpha == 1 ? "" : " \(Int((alpha * 100).rounded()))%")
  }
}
