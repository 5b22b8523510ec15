public import SnugGeometry

/// The content of a `UIButton`.
public struct ButtonContent: Hashable, Sendable {
  public var title: StyledText
  /// `UIButton.Configuration`; `none` is a button without a configuration, as before iOS 15.
  public var configuration: Configuration
  /// An image before the title.
  public var image: ImageContent?

  public init(
    title: StyledText, configuration: Configuration = .none, image: ImageContent? = nil
  ) {
    self.title = title
    self.configuration = configuration
    self.image = image
  }

  /// The configurations `UIButton.Configuration` makes: `plain()`, `gray()`, `tinted()`, `filled()`.
  public enum Configuration: String, Sendable, CaseIterable {
    case none, plain, gray, tinted, filled
  }

  var traits: ContentTraits {
    let parts = [title.string.isEmpty ? nil : "title", image == nil ? nil : "image"]
    let shown = parts.compactMap(\.self).joined(separator: " and ")
    return ContentTraits(
      mainText: title, size: size,
      wrappingText: { configuration == .none ? nil : (title, sides($0)) }, position: .inMiddle,
      isText: true, isSeenWithoutFrame: hasBackground, hasInvisibleEdges: !hasBackground,
      stretched: PerAxis(both: .inflated), shows: PerAxis(both: shown.isEmpty ? nil : shown),
      cutText: title)
  }

  /// Whether it has a background, which hides what is drawn below it.
  package var hasBackground: Bool { configuration != .none && configuration != .plain }

  func size(_ sizing: ContentSizing) -> IntrinsicContentSize {
    configuration == .none ? plainSize(sizing) : configuredSize(sizing)
  }

  /// A button without a configuration has a size in whole points at every screen scale, as have all
  /// 45 buttons saved at 2x and 3x. It has no padding if it has content insets or an image. The
  /// image is beside the title.
  private func plainSize(_ sizing: ContentSizing) -> IntrinsicContentSize {
    let size =
      title.string.isEmpty
      ? IntrinsicContentSize.line(of: title.font)
      : sizing.textSize(title, maximumWidth: nil, on: .points)
    guard let image else {
      let line = title.font.lineHeight.rounded(.up)
      let insets = sizing.hasContentInsets ? .zero : Self.insets
      return size.padded(
        by: insets, atLeast: sizing.hasContentInsets ? 0 : Self.minimumWidth,
        toHeight: max(line, size.size.vertical ?? 0) + insets.total(.vertical))
    }
    return size.padded(
      by: EdgeInsets(left: image.size.width.rounded(.up)),
      toHeight: max(size.size.vertical ?? 0, image.size.height.rounded(.up)))
  }

  /// With a configuration, title and image are side by side within the insets, and the title
  /// wraps (`UIButton.Configuration.titleLineBreakMode` is `byWordWrapping`).
  private func configuredSize(_ sizing: ContentSizing) -> IntrinsicContentSize {
    let (insets, sides) = (sizing.system.configurationInsets, sides(sizing))
    func size(laidOut width: Double?) -> IntrinsicContentSize {
      let size = sizing.textSize(title, maximumWidth: width)
      let image = image.map { sizing.grid.roundedUp($0.size.height) } ?? 0
      return size.padded(
        by: EdgeInsets(top: insets.top, left: sides, bottom: insets.bottom),
        toHeight: max(size.size.vertical ?? 0, image) + insets.total(.vertical))
    }
    let intrinsic = size(laidOut: nil)
    guard let width = sizing.width, title.lineLimit.numberOfLines != 1 else { return intrinsic }
    return size(laidOut: max(0, width - sides)).replacing(width: intrinsic.size.horizontal)
  }

  /// The width of a configured button without its title: its insets and its image.
  private func sides(_ sizing: ContentSizing) -> Double {
    sizing.system.configurationInsets.total(.horizontal)
      + (image.map { sizing.grid.roundedUp($0.size.width) } ?? 0)
  }

  /// A button without a configuration, with only a title and no content insets: 6 above and below
  /// the title.
  ///
  /// Measured: 15 points → 30 high, 17 → 33, 18 → 34; `Button` at 15 points is 46 × 30. With content
  /// insets of 7 and a 17-point title a button is 35 high: the insets plus 21. With a 14-point image
  /// and a 14-point title it is 17 high, like the title's line.
  private static let insets = EdgeInsets(top: 6, bottom: 6)

  /// Measured: a button with a short title or none is 30 wide.
  package static let minimumWidth = 30.0
}

extension SystemVersion {
  /// The space around the title and the image of a button with a configuration. Calculated from saved
  /// frames: 75 × 35 for `Button` at 17 points, and 70 × 31 for `Submit` at 15 points, the size in iOS 15.
  package var configurationInsets: EdgeInsets {
    let above = major < 16 ? 6.5 : 7
    return EdgeInsets(top: above, left: 12, bottom: above, right: 12)
  }

  /// The default font size of a button, in points.
  ///
  /// Without a configuration, that of a system button in Interface Builder. With one, the saved width
  /// of `Submit` matches 15 points on iOS 15, and those of a dozen titles match 17 points since.
  package func buttonFontSize(_ configuration: ButtonContent.Configuration) -> Double {
    configuration == .none || major < 16 ? 15 : Font.labelSize
  }
}
