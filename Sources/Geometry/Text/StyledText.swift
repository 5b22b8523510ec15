/// A text and how it is set.
public struct StyledText: Hashable, Sendable {
  public var string: String
  public var font: Font
  public var alignment: Alignment
  public var lineLimit: LineLimit
  /// How digits and alternates are chosen: as on iOS, or for figures in an annotation.
  public var style: Style

  public init(
    _ string: String, font: Font, alignment: Alignment = .natural,
    lineLimit: LineLimit = .oneLine, style: Style = .content
  ) {
    self.string = string
    self.font = font
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.style = style
  }

  /// `NSTextAlignment`, without justification.
  public enum Alignment: String, Sendable, CaseIterable {
    case natural, left, center, right
  }

  public enum Style: Sendable {
    /// Text of a view: tracked as San Francisco is, without contextual alternates.
    case content
    /// Text of the diagram itself: no tracking, figures of equal width.
    case annotation
  }
}

extension StyledText {
  /// The same text in a font of another size.
  package func scaled(by factor: Double) -> StyledText {
    var copy = self
    copy.font.size *= factor
    return copy
  }
}
