package import SnugGeometry

extension ContentTraits {
  /// An `NSBox`.
  static func box(title: StyledText?) -> Self {
    Self(
      mainText: title, alignmentRectInsets: { $0.boxInsets(hasTitle: title != nil) },
      shows: PerAxis(both: "content"))
  }

  /// An `NSTabView`. The insets were measured on those with their tabs on top.
  static func tabView(_ titles: [StyledText]) -> Self {
    Self(
      otherTexts: titles, alignmentRectInsets: \.tabViewInsets,
      shows: PerAxis(both: "content"))
  }
}

extension SystemVersion {
  /// Measured on group boxes. Since macOS 26 they are zero.
  package func boxInsets(hasTitle: Bool) -> EdgeInsets {
    major < 26 ? EdgeInsets((hasTitle ? 0 : 2, 3, 4, 3)) : .zero
  }

  package var tabViewInsets: EdgeInsets { EdgeInsets((6, 7, 10, 7)) }
}
