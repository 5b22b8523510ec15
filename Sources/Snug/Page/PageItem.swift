import SnugDiagrams
import SnugDrawing
import SnugGeometry

/// A drawn mark or a description at one size of the root: its kind and its numbers.
///
/// Items of the same kind differ only in numbers, so the page can interpolate linearly between
/// them. The numbers of marks are in the picture's points, from the corner of the root.
struct PageItem: Sendable {
  var kind: Kind
  var numbers: [Double]

  enum Kind: Hashable, Sendable {
    /// x, y, width, height
    case rectangle(cornerRadius: Double, fill: Color?, stroke: Stroke?)
    /// x and y of each point; the array has the numbers of points of the lines
    case lines([Int], Stroke)
    /// x, y, radius
    case circle(Color)
    /// x and y of each point
    case polygon(Int, Color)
    /// x, y, width, height
    case hatch(Hatch)
    /// x, y, width, height
    case image([UInt8])
    /// x and y of its anchor, then the numbers in its text
    case label(NumberTemplate, Font, Color, StyledText.Alignment, Ground?)
    /// x, y, width, the scale relative to the kind's font, and the clip rectangle
    case text(StyledText, Color, scale: Double, isClipped: Bool)
    /// the numbers in its text
    case sentence(Sentence, NumberTemplate)
    /// x, y, width, height in the scene's points
    case frame(view: String)

    /// The number of coordinates. The other numbers are part of a text.
    var locations: Int {
      switch self {
      case .label: 2
      case .sentence, .frame: 0
      default: .max
      }
    }
  }

  /// A rectangle behind a label, slightly wider than its text.
  struct Ground: Hashable, Sendable {
    var fill: Color
    var cornerRadius: Double
    /// To the left and to the right of the text.
    var padding: Double
    /// From the top of the text.
    var top: Double
    var height: Double
  }

  enum Sentence: Hashable {
    case verdict
    case headline(number: Int, Verdict, views: [String])
    case body
    case remark
    case view
  }
}

/// The texts before, between and after the numbers of a text.
struct NumberTemplate: Hashable, Sendable {
  /// One more than the numbers.
  var literals: [String]

  static let decimals = 9

  /// Separates unsigned numbers from a text. Digits that are not a number in canonical form, such
  /// as `01`, are part of the text.
  static func reading(_ text: String) -> (template: NumberTemplate, numbers: [Double]) {
    var (literals, numbers) = ([""], [Double]())
    let bytes = Array(text.utf8)
    var (index, start) = (0, 0)
    func isDigit(_ index: Int) -> Bool { bytes.indices.contains(index) && 48...57 ~= bytes[index] }
    while index < bytes.count {
      guard isDigit(index) else {
        index += 1
        continue
      }
      let first = index
      while isDigit(index) { index += 1 }
      if index < bytes.count, bytes[index] == UInt8(ascii: "."), isDigit(index + 1) {
        index += 1
        while isDigit(index) { index += 1 }
      }
      let digits = String(decoding: bytes[first..<index], as: UTF8.self)
      guard let number = Double(digits), number.description(decimals: decimals) == digits else {
        continue
      }
      literals[literals.count - 1] = String(decoding: bytes[start..<first], as: UTF8.self)
      numbers.append(number)
      literals.append("")
      start = index
    }
    literals[literals.count - 1] = String(decoding: bytes[start...], as: UTF8.self)
    return (NumberTemplate(literals: literals), numbers)
  }
}

extension PageItem {
  /// The items for marks. A label and its ground are one item, because the width of the ground
  /// depends on the numbers in the label.
  static func items(_ marks: [Mark]) -> [PageItem] {
    var items: [PageItem] = []
    for (index, mark) in marks.enumerated() {
      let item = PageItem(mark)
      guard index > 0, Self.plates.contains(marks[index - 1].role),
        case .rectangle(let box, let cornerRadius, let fill?, nil) = marks[index - 1].shape,
        case .text(let text) = mark.shape,
        case .label(let template, let font, let color, let alignment, nil) = item.kind
      else {
        items.append(item)
        continue
      }
      let ground = Ground(
        fill: fill, cornerRadius: cornerRadius, padding: (box.width - text.box.width) / 2,
        top: ((box.minY - text.top) * 100).rounded() / 100,
        height: (box.height * 100).rounded() / 100)
      items[items.count - 1] = PageItem(
        kind: .label(template, font, color, alignment, ground), numbers: item.numbers)
    }
    return items
  }

  private static let plates: Set = ["delta", "breach-text", "label-ground"]

  private init(_ mark: Mark) {
    func coordinates(_ points: some Sequence<Point>) -> [Double] {
      points.flatMap { [$0.x, $0.y] }
    }
    switch mark.shape {
    case .rectangle(let rect, let cornerRadius, let fill, let stroke):
      self.init(
        kind: .rectangle(cornerRadius: cornerRadius, fill: fill, stroke: stroke),
        numbers: rect.numbers)
    case .lines(let lines, let stroke):
      self.init(
        kind: .lines(lines.map(\.count), stroke), numbers: coordinates(lines.joined()))
    case .circle(let center, let radius, let fill):
      self.init(kind: .circle(fill), numbers: [center.x, center.y, radius])
    case .polygon(let points, let fill):
      self.init(kind: .polygon(points.count, fill), numbers: coordinates(points))
    case .hatch(let rect, let hatch): self.init(kind: .hatch(hatch), numbers: rect.numbers)
    case .image(let rect, let png): self.init(kind: .image(png), numbers: rect.numbers)
    case .text(let text): self.init(text)
    }
  }

  private init(_ mark: TextMark) {
    var text = mark.text
    guard text.style == .annotation, text.lineLimit.numberOfLines == 1, mark.clip == nil else {
      // A text that shrinks to fit can have any size. It is set at multiples of half a point, and
      // scaled in between.
      let size = text.font.size
      text = text.scaled(toSize: max(0.5, (size * 2).rounded() / 2))
      self.init(
        kind: .text(text, mark.color, scale: mark.scale, isClipped: mark.clip != nil),
        numbers: [mark.box.minX, mark.top, mark.box.width, size / text.font.size]
          + (mark.clip?.numbers ?? []))
      return
    }
    let (template, numbers) = NumberTemplate.reading(text.string)
    self.init(
      kind: .label(template, text.font, mark.color, text.alignment, nil),
      numbers: [mark.box.minX + text.alignment.fraction * mark.box.width, mark.top] + numbers)
  }

  init(_ sentence: Sentence, _ text: String) {
    let (template, numbers) = NumberTemplate.reading(text)
    self.init(kind: .sentence(sentence, template), numbers: numbers)
  }
}

extension StyledText.Alignment {
  /// The position of the anchor in a box, as a fraction of its width.
  var fraction: Double {
    switch self {
    case .left, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

extension Rect {
  /// x, y, width, height
  package var numbers: [Double] { [minX, minY, width, height] }
}
