package import Snug

/// The appearances of a scene's pictures, which determine their number.
package enum AppearanceChoice: String, Sendable, CaseIterable {
  case light, dark
  /// A light picture, and a dark one named `NAME~dark`.
  case pair
  /// An SVG that follows the reader's color scheme.
  case auto

  package var appearances: [Appearance] {
    switch self {
    case .light, .auto: [.light]
    case .dark: [.dark]
    case .pair: [.light, .dark]
    }
  }
}
