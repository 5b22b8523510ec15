import SnugDiagrams
import SnugDrawing
import SnugGeometry
import SnugPangoCairo
import SnugPlatform

/// Encodes segments as numbers. Values that occur several times, in a segment or a variant, are
/// encoded once.
struct PageEncoder {
  private let pipeline: Pipeline
  private var kinds = Table()
  private var items = Table()
  private var images = Table()
  private var forms: [JSON] = []
  private var formsOfTexts: [SizedText: Int] = [:]
  private var widths: [SizedText: ClosedRange<Double>] = [:]
  private(set) var symbols: [(name: String, text: TextMark)] = []
  private var namesOfLabels: [StyledText: JSON] = [:]
  private var fonts: [Font: Int] = [:]

  private struct SizedText: Hashable {
    var text: StyledText
    var scale: Double
  }

  /// Unique values, in the order of their first use.
  private struct Table {
    private(set) var values: [JSON] = []
    private var indices: [String: Int] = [:]

    mutating func index(of value: JSON) -> Int {
      let text = value.compact
      if let known = indices[text] { return known }
      indices[text] = values.count
      values.append(value)
      return values.count - 1
    }
  }

  init(_ pipeline: Pipeline, for variants: [[PageSegment]]) {
    self.pipeline = pipeline
    for segment in variants.joined() {
      for item in segment.items {
        guard case .text(let text, _, let scale, _) = item.kind else { continue }
        let ends = [segment.range.lowerBound, segment.range.upperBound].map { size in
          let (width, ratio) = (item.lines[2].at(size), item.lines[3].at(size))
          return max(0, width / ratio / scale)
        }.sorted()
        let key = SizedText(text: text, scale: scale)
        let known = widths[key] ?? ends[0]...ends[1]
        widths[key] = min(known.lowerBound, ends[0])...max(known.upperBound, ends[1])
      }
    }
  }

  /// The tables that the items of all segments refer to.
  var tables: JSON {
    [
      "kinds": .array(kinds.values), "items": .array(items.values), "forms": .array(forms),
      "images": .array(images.values),
    ]
  }

  /// The end of a segment, and the indices of its items. An index is encoded as the difference from
  /// the expected next index, because most are consecutive.
  mutating func encoded(_ segment: PageSegment) -> JSON {
    let indices = segment.items.map { index(of: $0) }
    return [
      .number(segment.range.upperBound),
      .array(
        zip(indices, [-1] + indices).map { .count($0 - $1 - 1) }),
    ]
  }

  private mutating func index(of item: PageSegment.Item) -> Int {
    let locations = item.kind.locations
    var lines = item.lines
    let kind: JSON
    switch item.kind {
    case .label(let template, let font, let color, let alignment, let ground):
      let (parts, moving) = self.parts(of: template, Array(lines[2...]), font)
      lines = Array(lines[..<2]) + moving
      kind = [
        "t": "label", "f": Self.name(color), "a": .number(alignment.fraction), "p": .array(parts),
        "g": ground.map { ground in
          let numbers = [ground.cornerRadius, ground.padding, ground.top, ground.height]
          return .array([Self.name(ground.fill)] + numbers.map(JSON.number))
        },
      ]
    case .sentence(let sentence, let template):
      let (parts, moving) = Self.texts(of: template, lines)
      lines = moving
      kind = Self.members(of: sentence).appending(["p": .array(parts)])
    case .text(let text, let color, let scale, let isClipped):
      kind = [
        "t": "text", "f": Self.name(color), "s": form(of: text, scale), "c": .bool(isClipped),
      ]
    case .image(let png):
      let text = Data(png).base64EncodedString()
      kind = ["t": "image", "i": .count(images.index(of: .string(text)))]
    default: kind = Self.shape(item.kind)
    }
    return items.index(
      of: .array(
        [.count(kinds.index(of: kind))]
          + lines.enumerated().map { index, line in
            Self.number(line, isInText: index >= locations)
          }))
  }

  /// Numbers in descriptions keep enough decimals to be rounded as elsewhere.
  private static func number(_ line: PageSegment.Line, isInText: Bool) -> JSON {
    let base = rounded(line.base, to: isInText ? 100_000 : 100)
    let slope = rounded(line.slope, to: isInText ? 1_000_000 : 10_000)
    return slope == 0 ? .number(base) : .array([.number(base), .number(slope)])
  }

  private static func rounded(_ value: Double, to parts: Double = 100) -> Double {
    (value * parts).rounded() / parts
  }

  private static func name(_ color: Color) -> JSON { .string(color.hexadecimal) }

  // MARK: - Shapes

  private static func shape(_ kind: PageItem.Kind) -> JSON {
    switch kind {
    case .rectangle(let cornerRadius, let fill, let stroke):
      (["t": "rect", "f": fill.map(name)] as JSON).appending(stroke.map(members) ?? [:])
        .appending(["r": cornerRadius > 0 ? .number(cornerRadius) : nil])
    case .lines(let counts, let stroke):
      (["t": "lines", "n": .array(counts.map(JSON.count))] as JSON).appending(members(of: stroke))
    case .circle(let color): ["t": "circle", "f": name(color)]
    case .polygon(_, let color): ["t": "polygon", "f": name(color)]
    case .hatch(let hatch):
      (["t": "hatch", "d": .string(hatch.direction.rawValue), "h": .number(hatch.pitch)] as JSON)
        .appending(members(of: hatch.stroke))
    case .frame(let view): ["t": "frame", "v": .string(view)]
    case .image, .label, .text, .sentence: .null
    }
  }

  private static func members(of stroke: Stroke) -> JSON {
    [
      "s": name(stroke.color), "w": .number(stroke.width),
      "d": stroke.dash.isEmpty
        ? nil : .string(stroke.dash.map(\.shortDescription).joined(separator: " ")),
      "c": stroke.cap == .round ? true : nil,
    ]
  }

  private static func members(of sentence: PageItem.Sentence) -> JSON {
    switch sentence {
    case .verdict: ["t": "verdict"]
    case .headline(let number, let verdict, let views):
      [
        "t": "headline", "n": .count(number), "v": .string(verdict.rawValue),
        "w": .array(views.map(JSON.string)),
      ]
    case .body: ["t": "body"]
    case .remark: ["t": "remark"]
    case .view: ["t": "view"]
    }
  }

  // MARK: - Texts

  /// A text as strings with the changing numbers between them. A constant number is part of a
  /// string.
  private static func texts(
    of template: NumberTemplate, _ lines: [PageSegment.Line]
  ) -> (parts: [JSON], moving: [PageSegment.Line]) {
    var parts: [JSON] = []
    var moving: [PageSegment.Line] = []
    var text = template.literals[0]
    for (line, literal) in zip(lines, template.literals.dropFirst()) {
      if line.slope == 0 {
        text += line.base.description(decimals: NumberTemplate.decimals) + literal
      } else {
        parts += text.isEmpty ? [] : [.string(text)]
        parts.append(.count(moving.count))
        moving.append(line)
        text = literal
      }
    }
    return (parts + (text.isEmpty ? [] : [.string(text)]), moving)
  }

  /// The parts of a text, with each string as the symbol that draws it and its width. The last part
  /// is the font of the digits.
  private mutating func parts(
    of template: NumberTemplate, _ lines: [PageSegment.Line], _ font: Font
  ) -> (parts: [JSON], moving: [PageSegment.Line]) {
    let (texts, moving) = Self.texts(of: template, lines)
    let parts = texts.map { part in
      guard case .string(let text) = part else { return part }
      return symbol(text, font)
    }
    return moving.isEmpty ? (parts, moving) : (parts + [digits(font)], moving)
  }

  /// The index of the symbols for a font's digits and its decimal point.
  private mutating func digits(_ font: Font) -> JSON {
    if let known = fonts[font] { return .count(known) }
    let index = forms.count
    let characters = (0...9).map { String($0) } + ["."]
    forms.append(.array(characters.map { symbol($0, font) }))
    fonts[font] = index
    return .count(index)
  }

  /// The name of the symbol that draws a text on one line, and the distance to the next symbol.
  private mutating func symbol(_ string: String, _ font: Font) -> JSON {
    var text = StyledText(string, font: font, style: .annotation)
    if let known = namesOfLabels[text] { return known }
    // Includes trailing spaces in the width.
    text.string = string + "0"
    let width =
      pipeline.measurer.metrics(of: text, maximumWidth: nil).size.width
      - pipeline.measurer.metrics(
        of: StyledText("0", font: font, style: .annotation), maximumWidth: nil
      ).size.width
    text.string = string
    let name = add(text, width: width + 100, scale: 1)
    let symbol: JSON = .array([.string(name), .number(Self.rounded(width))])
    namesOfLabels[text] = symbol
    return symbol
  }

  private mutating func add(_ text: StyledText, width: Double, scale: Double) -> String {
    let name = "t\(symbols.count)"
    let box = Rect(x: 0, y: 0, width: width * scale, height: text.font.lineHeight * scale)
    symbols.append((name, TextMark(text, color: Color(0), box: box, top: 0, scale: scale)))
    return name
  }

  /// The index of a text's forms: for each the width from which it applies, the symbol that draws
  /// it, and the symbol's offset from the left edge of a box with width 0.
  private mutating func form(of text: StyledText, _ scale: Double) -> JSON {
    let key = SizedText(text: text, scale: scale)
    if let known = formsOfTexts[key] { return .count(known) }
    let index = forms.count
    formsOfTexts[key] = index
    let all = pipeline.renderer.forms(of: text, over: widths[key] ?? 0...0)
    let fraction =
      text.alignment == .natural && all.contains(where: \.isRightToLeft)
      ? 1 : text.alignment.fraction
    let encoded = all.map { form -> JSON in
      let name = add(text, width: form.width, scale: scale)
      return .array([
        .number(Self.rounded(form.start * scale)), .string(name),
        .number(Self.rounded(-fraction * form.width * scale)),
      ])
    }
    forms.append(.array([.number(fraction)] + encoded))
    return .count(index)
  }
}
