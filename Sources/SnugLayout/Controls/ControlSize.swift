/// `NSControl.ControlSize`; only the cases with known sizes.
public enum ControlSize: String, Sendable, CaseIterable {
  case large, regular, small, mini

  /// `NSFont.systemFontSize(for:)`, in points.
  ///
  /// Source: labels saved by Interface Builder are 16, 14 and 11 high: the heights of lines of 13,
  /// 11 and 9 points, rounded up to a point.
  public var fontSize: Double {
    switch self {
    case .large, .regular: 13
    case .small: 11
    case .mini: 9
    }
  }
}
