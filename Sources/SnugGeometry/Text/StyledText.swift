/// A text with its style.
public struct StyledText: Hashable, Sendable {
  public var string: String
  /// The font outside runs.
  public var font: Font
  /// Parts with other fonts, in order and without overlap.
  public var runs: [Run] = []
  /// UTF-8 ranges inside which no line ends, such as those of equations.
  public var unbroken: [Range<Int>] = []
  public var alignment: Alignment
  public var lineLimit: LineLimit
  /// The font features: as on iOS, or for numbers in an annotation.
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

  /// A part of a text with another font, as in an attributed string.
  public struct Run: Hashable, Sendable {
    /// The UTF-8 range in the string.
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
    /// Text of a view: with San Francisco's tracking and without contextual alternates.
    case content
    /// Text of the diagram: without tracking and with tabular figures.
    case annotation
  }
}

extension StyledText {
  /// The whole text in parts with one font each: the runs, and the texts between them.
  package var parts: [Run] {
    var parts: [Run] = []
    for run in runs + [Run(string.utf8.count..<string.utf8.count, font: font)] {
      let end = parts.last?.range.upperBound ?? 0
      if end < run.range.lowerBound { parts.append(Run(end..<run.range.lowerBound, font: font)) }
      if !run.range.isEmpty { parts.append(run) }
    }
    return parts
  }

  /// The text's font and those of its runs, without duplicates.
  package var fonts: [Font] {
    var fonts: [Font] = []
    for font in [font] + runs.map(\.font) where !fonts.contains(font) { fonts.append(font) }
    return fonts
  }

  /// The font of the character at a UTF-8 offset.
  package func font(at offset: Int) -> Font {
    runs.first { $0.range.contains(offset) }?.font ?? font
  }

  package func mappingFonts(_ transform: (Font) -> Font) -> StyledText {
    var copy = self
    copy.font = transform(font)
    for index in runs.indices { copy.runs[index].font = transform(runs[index].font) }
    return copy
  }

  /// The text with another font size. The sizes of its runs are scaled in proportion.
  package func scaled(toSize size: Double) -> StyledText {
    var copy = mappingFonts {
      var font = $0
      font.size *= size / self.font.size
      return font
    }
    copy.font.size = size
    return copy
  }

  /// The text with the beginning of its string, and the runs within that.
  package func beginning(_ string: String) -> StyledText {
    var text = self
    text.string = string
    text.runs.removeAll { $0.range.upperBound > string.utf8.count }
    return text
  }

  package func scaled(by factor: Double) -> StyledText { scaled(toSize: font.size * factor) }
}
