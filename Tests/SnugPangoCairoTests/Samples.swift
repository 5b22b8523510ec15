import Foundation
import SnugDrawing
import SnugGeometry
import SnugPangoCairo
import SnugTestSupport

/// Texts in many scripts, with difficult cases: spaces at the ends, marks, directions.
let sampleTexts = [
  "Hello", "Full name", "38 x 17 -> 750", "The quick brown fox jumps over the lazy dog",
  "Ünïcödé çedilla ÆØÅ", "Привет, мир", "Καλημέρα", "안녕하세요 세계", "한국 漢字直今", "你好，世界", "日本語テキスト",
  "مرحبا بالعالم 123", "שלום עולם", "สวัสดีชาวโลก", "नमस्ते दुनिया", "mixed Ж漢א→✓ end",
  " leading", "trailing  ", "two  spaces", "tab\tstop", "no\u{A0}break", "co\u{AD}operation",
  "e\u{301}galite\u{301}", "\u{202E}override\u{202C}", "a\u{200B}b", "fi fl ffi", "A", "", "…",
  "日😀",
]

let measurer: PangoTextMeasurer = {
  do {
    return try PangoTextMeasurer()
  } catch {
    fatalError("The tests need the fonts the package names: \(error)")
  }
}()

/// A folder with Inter alone, as links to the files that are installed.
func folderOfInter() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  for installed in PangoTextMeasurer.defaultFontDirectories {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: installed)) ?? []
    for name in names where name.hasPrefix("Inter") {
      // The first folder that has a file counts.
      try? FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: "\(installed)/\(name)")
    }
  }
  return folder
}

func text(
  _ string: String, size: Double = 17, weight: Font.Weight = .regular, lines: Int = 1,
  mode: LineLimit.LineBreakMode = .byTruncatingTail, style: StyledText.Style = .content
) -> StyledText {
  StyledText(
    string, font: Font(size: size, weight: weight),
    lineLimit: LineLimit(numberOfLines: lines, lineBreakMode: mode), style: style)
}

func textMark(
  _ text: StyledText, x: Double = 0, y: Double = 0, width: Double = 300, subject: String? = nil
) -> Mark {
  let box = Rect(x: x, y: y, width: width, height: text.font.lineHeight)
  return Mark(
    .text(TextMark(text, color: Color(0x1B1F24), box: box, top: y)), role: "text",
    subject: subject)
}

func picture(
  _ marks: [Mark], width: Double = 320, height: Double = 120, title: String = "A title",
  summary: String = "What it shows.", tooltips: [DisplayList.Tooltip] = []
) -> DisplayList {
  DisplayList(
    size: Size(width: width, height: height), title: title, summary: summary, marks: marks,
    tooltips: tooltips)
}

/// A picture of all sample texts, one below the other.
func allTexts() -> DisplayList {
  let marks = sampleTexts.enumerated().map { index, string in
    textMark(text(string), y: Double(index) * 24)
  }
  return picture(marks, height: Double(sampleTexts.count) * 24)
}

/// A hash of bytes that is the same in every process.
func fingerprint(_ bytes: [UInt8]) -> UInt64 {
  bytes.reduce(17) { $0 &* 1_099_511_628_211 &+ UInt64($1) }
}

/// A picture with every kind of mark, about as large as a diagram of ten views.
func everyKind(named name: String = "label") -> DisplayList {
  let ink = Stroke(Color(0xAC3900), width: 1.2)
  var marks: [Mark] = [
    Mark(
      .rectangle(
        Rect(x: 0, y: 0, width: 320, height: 400), cornerRadius: 0, fill: Color(0xFFFFFF),
        stroke: nil), role: "background"),
    Mark(
      .lines(
        [[Point(x: 8, y: 8), Point(x: 300, y: 8)]], Stroke(Color(0), width: 1, dash: [4, 2])),
      role: "baseline"),
    Mark(.circle(center: Point(x: 300, y: 60), radius: 8, fill: Color(0x006B5F)), role: "dot"),
  ]
  for index in 0..<10 {
    let frame = Rect(x: 16, y: 20 + Double(index) * 36, width: 200, height: 24)
    let subject = "\(name)\(index)"
    marks.append(
      Mark(
        .rectangle(frame, cornerRadius: 4, fill: Color(0xF3F5F8), stroke: ink), role: "frame",
        subject: subject))
    marks.append(
      Mark(
        .hatch(
          Rect(x: 216, y: frame.minY, width: 60, height: 24),
          Hatch(index % 2 == 0 ? .rising : .falling, pitch: 6, stroke: ink)),
        role: "stretched", subject: subject))
    marks.append(
      textMark(text("\(name) \(index): stretched by 12.5"), x: 16, y: frame.minY, width: 120))
    marks.append(
      textMark(
        text("hugging 251 < 750", size: 11, style: .annotation), x: 150, y: frame.minY, width: 150))
  }
  return picture(
    marks, height: 400,
    tooltips: [
      .init(subject: "\(name)0", box: Rect(x: 16, y: 20, width: 200, height: 24), text: "why")
    ])
}

/// The points of a path of straight lines, parsed from SVG path data.
func points(ofPath data: some StringProtocol) throws -> [Point] {
  let token = /[A-Za-z]|-?[0-9]*\.?[0-9]+/
  var tokens = String(data).matches(of: token).map { String($0.output) }[...]
  var points: [Point] = []
  var (last, start) = (Point.zero, Point.zero)
  var command = "M"
  while let word = tokens.first {
    if Double(word) == nil {
      command = word
      tokens.removeFirst()
    }
    func number() throws -> Double {
      guard let number = tokens.popFirst().flatMap({ Double($0) }) else { throw UnreadablePath() }
      return number
    }
    switch command {
    case "M", "L": last = Point(x: try number(), y: try number())
    case "m", "l": last = Point(x: last.x + (try number()), y: last.y + (try number()))
    case "h": last.x += try number()
    case "v": last.y += try number()
    case "z":
      last = start
      continue
    default: throw UnreadablePath()
    }
    if command == "M" || command == "m" { start = last }
    points.append(last)
  }
  return points
}

struct UnreadablePath: Error {}
