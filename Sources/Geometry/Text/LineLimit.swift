/// How many lines a text may take, and what happens to the rest: UILabel's three properties.
public struct LineLimit: Hashable, Sendable {
  /// The most lines; 0 is any number.
  public var numberOfLines: Int
  public var lineBreakMode: LineBreakMode
  public var lineBreakStrategy: LineBreakStrategy

  public init(
    numberOfLines: Int, lineBreakMode: LineBreakMode = .byTruncatingTail,
    lineBreakStrategy: LineBreakStrategy = .standard
  ) {
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
  }

  public static let oneLine = LineLimit(numberOfLines: 1)

  /// `NSLineBreakMode`.
  public enum LineBreakMode: String, Sendable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  /// `NSLineBreakStrategy`.
  public enum LineBreakStrategy: Sendable {
    case none
    /// No single word on the last line of a paragraph, no break inside a Korean word: the documented
    /// default of `UILabel`, and of `NSTextField` where a user cannot edit the text.
    case standard
  }
}
