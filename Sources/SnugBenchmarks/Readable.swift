import Foundation
import SnugGeometry

/// Formats numbers for people: three digits and a suitable unit.
enum Readable {
  static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-3: "\(digits(seconds * 1e6)) µs"
    case ..<1: "\(digits(seconds * 1e3)) ms"
    default: "\(digits(seconds)) s"
    }
  }

  static func count(_ count: Int) -> String { Double(count).groupedDescription }

  /// “474 × 56”
  static func size(_ size: Size) -> String {
    "\(size.width.shortDescription) × \(size.height.shortDescription)"
  }

  static func ratio(_ ratio: Double) -> String { "\(digits(ratio))×" }

  static func exponent(_ exponent: Double) -> String { String(format: "%.1f", exponent) }

  private static func digits(_ number: Double) -> String {
    switch abs(number) {
    case ..<0.095: String(format: "%.1g", number)
    case ..<9.995: String(format: "%.2f", number)
    case ..<99.95: String(format: "%.1f", number)
    default: String(format: "%.0f", number)
    }
  }
}
