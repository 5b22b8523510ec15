public import Snug

/// In which colours the pictures of a scene are drawn, and so how many there are.
public enum AppearanceChoice: String, Sendable, CaseIterable {
  case light, dark
  /// A light picture, and a dark one named `NAME~dark`.
  case pair
  /// An SVG that is light or dark as its reader prefers.
  case auto

  /// One for each picture.
  public var appearances: [Appearance] {
    switch self {
    case .light, .auto: [.light]
    case .dark: [.dark]
    case .pair: [.light, .dark]
    }
  }
}
