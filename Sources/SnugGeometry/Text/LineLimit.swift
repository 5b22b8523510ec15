/// The maximal number of lines of a text, and the treatment of the rest: three properties of
/// UILabel.
public struct LineLimit: Hashable, Sendable {
  /// The maximal number of lines; 0 means no limit.
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

  /// One line, which is cut where these lines are.
  package var ofOneLine: LineLimit {
    let isCutEarlier = [.byTruncatingHead, .byTruncatingMiddle].contains(lineBreakMode)
    return LineLimit(
      numberOfLines: 1, lineBreakMode: isCutEarlier ? lineBreakMode : .byTruncatingTail)
  }

  /// `NSLineBreakMode`.
  public enum LineBreakMode: String, Sendable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  /// `NSLineBreakStrategy`.
  public enum LineBreakStrategy: Sendable {
    case none
    /// No single word on the last line of a paragraph, and no break inside a Korean word: the
    /// documented default of `UILabel`, and of an `NSTextField` that is not editable.
    case standard
  }
}
