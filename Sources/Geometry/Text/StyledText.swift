/// A text and how it is set.
public struct StyledText: Hashable, Sendable {
  public var string: String
  /// Of whatever is in no run.
  public var font: Font
  /// Parts in fonts of their own, in order, none over another.
  public var runs: [Run] = []
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

  /// A part of a text in a font of its own, as an attributed string has it.
  public struct Run: Hashable, Sendable {
    /// In the UTF-8 of the string.
    public var range: Range<Int>
    public var font: Font

    public init(_ range: Range<Int>, font: Font) {
      self.range = range
      self.font = font
    }
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
  /// The whole text in parts of one font each: the runs, and what lies between them.
  package var parts: [Run] {
    var parts: [Run] = []
    for run in runs + [Run(string.utf8.count..<string.utf8.count, font: font)] {
      let end = parts.last?.range.upperBound ?? 0
      if end < run.range.lowerBound { parts.append(Run(end..<run.range.lowerBound, font: font)) }
      if !run.range.isEmpty { parts.append(run) }
    }
    return parts
  }

  /// The text's own font and those of its runs, each once.
  package var fonts: [Font] {
    var fonts: [Font] = []
    for font in [font] + runs.map(\.font) where !fonts.contains(font) { fonts.append(font) }
    return fonts
  }

  /// The font of the character at an offset in UTF-8.
  package func font(at offset: Int) -> Font {
    runs.first { $0.range.contains(offset) }?.font ?? font
  }

  /// The same text with each of its fonts changed.
  package func mappingFonts(_ transform: (Font) -> Font) -> StyledText {
    var copy = self
    copy.font = transform(font)
    for index in runs.indices { copy.runs[index].font = transform(runs[index].font) }
    return copy
  }

  /// The same text with its font in another size, and those of its runs in proportion.
  package func scaled(toSize size: Double) -> StyledText {
    var copy = mappingFonts {
      var font = $0
      font.size *= size / self.font.size
      return font
    }
    copy.font.size = size
    return copy
  }

  /// The same text, larger or smaller.
  package func scaled(by factor: Double) -> StyledText { scaled(toSize: font.size * factor) }
}
