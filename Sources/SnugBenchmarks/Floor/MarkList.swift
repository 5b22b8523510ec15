import Foundation
import Geometry

/// What `snug render --format marks` prints, as far as a plain program needs it to draw the same.
struct MarkList: Decodable {
  var size: Extent
  var marks: [Mark]

  struct Extent: Decodable {
    var width: Double
    var height: Double
  }

  struct Box: Decodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  struct Stroke: Decodable {
    var color: String
    var width: Double
    var dash: [Double]?
    var cap: String?
  }

  struct Mark: Decodable {
    var kind: String
    var box: Box
    var text: String?
    var fontSize: Double?
    var cornerRadius: Double?
    var fill: String?
    var stroke: Stroke?
    var lines: [[[Double]]]?
    var points: [[Double]]?
    var direction: String?
    var pitch: Double?
    var color: String?
    var weight: String?
    var alignment: String?
    var numberOfLines: Double?
    var lineBreakMode: String?
    var column: Box?
    var top: Double?
    var clip: Box?
    var scale: Double?
  }

  /// The list as lines of words, for a program that reads no JSON: see `Sources/SnugFloor/draw.c`.
  var flat: String {
    ([[size.width, size.height].words] + marks.compactMap(\.flat)).joined(separator: "\n") + "\n"
  }

  /// The weights of Inter its texts are set in, by the names of its files, and whether one of them
  /// needs the Han fonts.
  var weights: Set<String> { Set(marks.compactMap(\.weight)) }

  var needsHanFonts: Bool {
    marks.contains {
      $0.text?.unicodeScalars.contains {
        (0x1100...0xFAFF).contains($0.value)
          && !(0x2000...0x2DFF).contains($0.value)
      } ?? false
    }
  }
}

extension MarkList.Mark {
  /// A line for the mark; an image, which no benchmark has, gives none.
  fileprivate var flat: String? {
    switch kind {
    case "rectangle":
      (["rectangle", box.words, (cornerRadius ?? 0).word, fill.map(\.hexDigits) ?? "-"]
        + (stroke.map { [$0.words] } ?? [])).joined(separator: " ")
    case "lines":
      (["lines", stroke?.words ?? "", "\(lines?.count ?? 0)"]
        + (lines ?? []).map { "\($0.count) " + $0.joined().words }).joined(separator: " ")
    case "circle":
      [
        "circle", [box.x + box.width / 2, box.y + box.height / 2, box.width / 2].words,
        fill?.hexDigits ?? "0",
      ].joined(separator: " ")
    case "polygon":
      ["polygon", "\(points?.count ?? 0)", (points ?? []).joined().words, fill?.hexDigits ?? "0"]
        .joined(separator: " ")
    case "hatch":
      [
        "hatch", box.words, direction == "rising" ? "-1" : "1", (pitch ?? 1).word,
        stroke?.words ?? "",
      ].joined(separator: " ")
    case "text": flatText
    default: nil
    }
  }

  private var flatText: String? {
    guard let column, let top, let color, let fontSize else { return nil }
    let weights = Font.Weight.allCases.map(\.rawValue)
    let weight = 100 * (1 + (weights.firstIndex(of: weight ?? "regular") ?? 3))
    let alignment = ["center": 1, "right": 2][alignment ?? "natural"] ?? 0
    let isCut = lineBreakMode?.hasPrefix("byTruncating") == true
    let words: [String] =
      ["text", [column.x, top, column.width, scale ?? 1, fontSize / (scale ?? 1)].words]
      + ["\(weight)", color.hexDigits, "\(alignment)", Int(numberOfLines ?? 1).description]
      + [isCut ? "1" : "0"] + (clip.map { [$0.words] } ?? [])
    return words.joined(separator: " ") + "|"
      + String((text ?? "").map { $0 == "\n" || $0 == "\r\n" ? "\r" : $0 })
  }
}

extension MarkList.Box {
  fileprivate var words: String { [x, y, width, height].words }
}

extension MarkList.Stroke {
  fileprivate var words: String {
    let dash = dash ?? []
    return
      ([color.hexDigits, width.word, cap == "round" ? "1" : "0", "\(dash.count)"]
      + dash.map(\.word)).joined(separator: " ")
  }
}

extension Double {
  fileprivate var word: String { "\(self)" }
}

extension Sequence<Double> {
  fileprivate var words: String { map(\.word).joined(separator: " ") }
}

extension String {
  fileprivate var hexDigits: String { String(dropFirst()) }
}
