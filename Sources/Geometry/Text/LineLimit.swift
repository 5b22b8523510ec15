/// How many lines a text may take, and what happens to the rest: UILabel's two properties.
public struct LineLimit: Hashable, Sendable {
  /// The most lines; 0 is any number.
  public var numberOfLines: Int
  public var lineBreakMode: LineBreakMode

  public init(numberOfLines: Int, lineBreakMode: LineBreakMode = .byTruncatingTail) {
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
  }

  public static let oneLine = LineLimit(numberOfLines: 1)

  /// `NSLineBreakMode`.
  public enum LineBreakMode: String, Sendable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }
}
