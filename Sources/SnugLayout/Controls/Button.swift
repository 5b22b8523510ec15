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
}
