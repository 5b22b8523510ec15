/// `UIActivityIndicatorView.Style`, and the control sizes of a spinning `NSProgressIndicator`.
public enum ActivityIndicatorStyle: String, Sendable, CaseIterable {
  case medium, large
  /// On macOS.
  case small, regular
}
