/// Measures every character as half an em and breaks lines at spaces, without any font. Runs are
/// measured with the text's font.
///
/// It is for tests of the layout model, where expected widths are calculated by hand.
public struct MonospacedTextMeasurer: TextMeasurer {
  public init() {}

  public func metrics(of text: StyledText, maximumWidth: Double?) -> TextMetrics {
    let advance = text.font.size / 2
    let perLine = maximumWidth.map { max(1, Int(($0 / advance + 1e-9).rounded(.down))) } ?? .max
    var lines: [Int] = []
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += wrapped(paragraph, at: text.lineLimit.numberOfLines == 1 ? .max : perLine)
    }
    let limit = text.lineLimit.numberOfLines == 0 ? lines.count : text.lineLimit.numberOfLines
    let shown = lines.prefix(limit)
    let width = Double(shown.map { min($0, perLine) }.max() ?? 0) * advance
    let height = text.font.height(ofLines: shown.count)
    return TextMetrics(
      size: Size(width: width, height: height),
      firstBaseline: text.font.ascender,
      lastBaseline: height - text.font.descender,
      lineCount: shown.count,
      isTruncated: shown.count < lines.count || shown.contains { $0 > perLine })
  }

  public func breakpoints(
    of text: StyledText, over widths: ClosedRange<Double>, includingWidth: Bool
  ) -> [Double] {
    let advance = text.font.size / 2
    // No line is longer than the whole text.
    let longest = Double(text.string.count + 1)
    let first = (widths.lowerBound / advance).rounded(.down)
    let last = min((widths.upperBound / advance).rounded(.up), longest)
    guard first <= last else { return [] }
    let counts = stride(from: first, through: last, by: 1)
    // Half a character more does not change the layout.
    let settings = counts.map { metrics(of: text, maximumWidth: ($0 + 0.5) * advance) }
    return zip(counts.dropFirst(), zip(settings, settings.dropFirst())).compactMap {
      $1.0.matches($1.1, in: text, includingWidth: includingWidth) ? nil : $0 * advance
    }.filter { widths.lowerBound < $0 && $0 < widths.upperBound }
  }

  /// The lengths of the lines of a paragraph, in characters.
  private func wrapped(_ paragraph: Substring, at limit: Int) -> [Int] {
    var lines: [Int] = []
    var line = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let joined = line == 0 ? word.count : line + 1 + word.count
      if joined > limit, line > 0 {
        lines.append(line)
        line = word.count
      } else {
        line = joined
      }
    }
    return lines + [line]
  }
}
