import Foundation

/// Formats numbers for people: three digits and a suitable unit.
enum Readable {
  static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-3: "\(digits(seconds * 1e6)) µs"
    case ..<1: "\(digits(seconds * 1e3)) ms"
    default: "\(digits(seconds)) s"
    }
  }

  static func ratio(_ ratio: Double) -> String { "\(digits(ratio))×" }

  private static func digits(_ number: Double) -> String {
    switch abs(number) {
    case ..<0.095: String(format: "%.1g", number)
    case ..<9.995: String(format: "%.2f", number)
    case ..<99.95: String(format: "%.1f", number)
    default: String(format: "%.0f", number)
    }
  }
}
