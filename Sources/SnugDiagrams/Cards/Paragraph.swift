import SnugDrawing
import SnugGeometry

/// A text of a card, broken into lines. Names of views in it are set apart from words.
struct Paragraph {
  let text: StyledText
  let size: Size

  /// - Parameters:
  ///   - names: the names of the views that the text may be about.
  ///   - isBalanced: whether its lines are about equally long.
  init(
    _ string: String, _ font: Font, width: Double, names: Set<String> = [],
    isBalanced: Bool = false, measuring measurer: any TextMeasurer
  ) {
    var font = font
    font.leading = 2
    var text = StyledText(
      string, font: font, alignment: .left,
      lineLimit: LineLimit(
        numberOfLines: 0, lineBreakMode: .byWordWrapping, lineBreakStrategy: .none),
      style: .annotation)
    let limits = Self.limits(of: string)
    text.runs = Self.words(of: string).filter { word in
      names.contains(word.word) && !limits.contains { $0.overlaps(word.range) }
    }.map {
      StyledText.Run($0.range, font: Font(size: font.size, weight: .semibold))
    }
    text.unbroken = Self.constants(of: string)
    let whole = measurer.metrics(of: text, maximumWidth: width)
    var widths = (least: width / Double(max(1, whole.lineCount)) * 0.9, most: width)
    if isBalanced, whole.lineCount > 1 {
      while widths.most - widths.least > 2 {
        let middle = (widths.least + widths.most) / 2
        let metrics = measurer.metrics(of: text, maximumWidth: middle)
        if metrics.lineCount > whole.lineCount || metrics.size.width > middle {
          widths.least = middle
        } else {
          widths.most = middle
        }
      }
    }
    // Rounded up, so that the box never breaks a line elsewhere.
    let longest = whole.lineCount > 1 ? widths.most : whole.size.width.rounded(.up) + 1
    self.text = text
    size = Size(width: min(longest, width), height: whole.size.height)
  }

  /// The ends of equations, from an attribute to its constant and from a multiplier to its attribute:
  /// after “stack.width == scroll.width -” one would not expect more.
  private static func constants(of string: String) -> [Range<Int>] {
    ranges(of: /\.[A-Za-z]+ [-+] [0-9.]+|[0-9.]+ \* [\w.]+/, in: string)
  }

  /// The words between two numbers, “195 to 236”, which are never names.
  private static func limits(of string: String) -> [Range<Int>] {
    ranges(of: /[0-9] [a-z]+ [0-9−]/, in: string)
  }

  private static func ranges(of pattern: Regex<Substring>, in string: String) -> [Range<Int>] {
    string.matches(of: pattern).map { match in
      let start = string.utf8.distance(from: string.startIndex, to: match.range.lowerBound)
      return start..<start + match.output.utf8.count
    }
  }

  /// The runs of letters, digits and underscores, with their UTF-8 ranges.
  static func words(of string: String) -> [(word: String, range: Range<Int>)] {
    let bytes = Array(string.utf8)
    func isLetter(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
        || (0x41...0x5A).contains(byte & ~0x20)
    }
    var words: [(word: String, range: Range<Int>)] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, isLetter(bytes[end]) { end += 1 }
      if end > start {
        words.append((String(decoding: bytes[start..<end], as: UTF8.self), start..<end))
      }
      start = end + 1
    }
    return words
  }

  /// Draws it at a corner. Returns the y position below it.
  func draw(at corner: Point, _ color: Color, role: String, in sketch: inout Sketch) -> Double {
    sketch.write(text, color, in: Rect(origin: corner, size: size), role: role)
    return corner.y + size.height
  }
}
