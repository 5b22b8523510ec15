import Drawing
import Geometry
import Snug

extension DisplayList {
  /// The marks as lines of words, for a plain program: see `Sources/SnugFloor/draw.c`.
  var words: String {
    ([[size.width, size.height].words] + marks.compactMap(\.words)).joined(separator: "\n") + "\n"
  }

  /// The weights of Inter its texts are set in, and whether one of them needs the Han fonts.
  var weights: Set<Font.Weight> { Set(texts.map(\.font.weight)) }
  var needsHanFonts: Bool {
    texts.contains {
      $0.string.unicodeScalars.contains {
        (0x1100...0xFAFF).contains($0.value)
          && !(0x2000...0x2DFF).contains($0.value)
      }
    }
  }

  private var texts: [StyledText] {
    marks.compactMap { if case .text(let mark) = $0.shape { mark.text } else { nil } }
  }
}

extension Mark {
  /// A line for the mark; an image, which no benchmark has, gives none.
  fileprivate var words: String? {
    switch shape {
    case .rectangle(let rect, let cornerRadius, let fill, let stroke):
      (["rectangle", rect.numbers.words, "\(cornerRadius)", fill?.word ?? "-"]
        + (stroke.map { [$0.words] } ?? [])).joined(separator: " ")
    case .lines(let lines, let stroke):
      (["lines", stroke.words, "\(lines.count)"] + lines.map { "\($0.count) \($0.words)" })
        .joined(separator: " ")
    case .circle(let center, let radius, let fill):
      ["circle", [center].words, "\(radius)", fill.word].joined(separator: " ")
    case .polygon(let points, let fill):
      ["polygon", "\(points.count)", points.words, fill.word].joined(separator: " ")
    case .hatch(let rect, let hatch):
      [
        "hatch", rect.numbers.words, hatch.direction == .rising ? "-1" : "1", "\(hatch.pitch)",
        hatch.stroke.words,
      ].joined(separator: " ")
    case .text(let mark): mark.words
    case .image: nil
    }
  }
}

extension TextMark {
  fileprivate var words: String {
    let weight = 100 * (1 + (Font.Weight.allCases.firstIndex(of: text.font.weight) ?? 3))
    let alignment = [StyledText.Alignment.center: 1, .right: 2][text.alignment] ?? 0
    let isCut = text.lineLimit.lineBreakMode.rawValue.hasPrefix("byTruncating")
    let words: [String] =
      ["text", [box.minX, top, box.width, scale, text.font.size].words]
      + ["\(weight)", color.word, "\(alignment)", "\(text.lineLimit.numberOfLines)"]
      + [isCut ? "1" : "0"] + (clip.map { [$0.numbers.words] } ?? [])
    return words.joined(separator: " ") + "|"
      + String(text.string.map { $0 == "\n" || $0 == "\r\n" ? "\r" : $0 })
  }
}

extension Stroke {
  fileprivate var words: String {
    ([color.word, "\(width)", cap == .round ? "1" : "0", "\(dash.count)"] + dash.map { "\($0)" })
      .joined(separator: " ")
  }
}

extension Color {
  fileprivate var word: String { String(hexadecimal.dropFirst()) }
}

extension [Double] {
  fileprivate var words: String { map { "\($0)" }.joined(separator: " ") }
}

extension [Point] {
  fileprivate var words: String { flatMap { [$0.x, $0.y] }.words }
}
