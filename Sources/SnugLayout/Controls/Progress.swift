package import SnugGeometry

extension ContentTraits {
  /// A `UIProgressView`, or an `NSProgressIndicator` that is a bar. Saved frames; on macOS they are 20
  /// high.
  static let progress = Self(
    size: { .init(size: ($0.system.isMac ? 18.0 : $0.system.major < 14 ? 2 : 4).high) },
    alignmentRectInsets: \.progressInsets, hugging: .highVertically, huggingOnMac: .low,
    position: .atLeadingEdge, isSeenWithoutFrame: true, compressed: .none)
}

extension SystemVersion {
  package var progressInsets: EdgeInsets { isMac ? EdgeInsets((1, 0, 1, 0)) : .zero }
}

/// `UIActivityIndicatorView.Style`, and the control sizes of a spinning `NSProgressIndicator`.
public enum ActivityIndicatorStyle: String, Sendable, CaseIterable {
  case medium, large
  /// On macOS.
  case small, regular

  var traits: ContentTraits {
    ContentTraits(
      size: { _ in .init(size: PerAxis(both: side)) }, hugging: .high, position: .inMiddle,
      isSeenWithoutFrame: true, stretched: PerAxis(both: .broken))
  }

  /// Saved frames.
  package var side: Double {
    switch self {
    case .small: 16
    case .medium: 20
    case .regular: 32
    case .large: 37
    }
  }
}
