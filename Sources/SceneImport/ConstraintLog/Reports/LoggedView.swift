import Diagnostics
import Geometry

/// A line of a tree of views, as printed by `recursiveDescription` or `_autolayoutTrace`.
struct LoggedView {
  var item: LogItem
  /// Its depth in the printed tree; the root's is 0.
  var depth: Int
  /// In the superview's coordinates, in points; `nil` in an `_autolayoutTrace`.
  var frame: Rect?
  /// The parts of the frame that change with the superview: `W+H`.
  var mask: [Substring] = []
  var isHidden = false
  /// Whether the trace marks its layout as ambiguous.
  var isAmbiguous = false
  var range: SourceRange

  /// - Parameter line: `   | <UILabel: 0x7f8; frame = (8 8; 100 20); text = 'Price'; layer = …>`, or
  ///   `|   *UILabel:0x7f8'Price'- AMBIGUOUS LAYOUT for …`.
  init?(_ line: LogLine) {
    let indent = line.bytes.prefix { $0 == UInt8(ascii: "|") || $0.isBlank }
    var rest = line.bytes[indent.endIndex...]
    for mark in ["*", "+", "\u{2022}"] { _ = rest.take(mark) }
    let hasBracket = rest.take("<")
    let className = rest.take(while: \.isClassNameByte)
    guard className.utf8.first.map({ $0.isLetter || $0 == UInt8(ascii: "_") }) ?? false,
      !className.contains("Constraint"), rest.take(":")
    else { return nil }
    rest.skipSpaces()
    guard rest.take("0x") else { return nil }
    let address = "0x" + rest.take { $0.isLetter || $0.isDigit }
    let details = rest.text
    guard Self.canFollow(details, hasBracket: hasBracket) else { return nil }
    item = LogItem(key: address, className: className, text: Self.text(in: details))
    depth = indent.count { $0 == UInt8(ascii: "|") }
    range = line.range
    isAmbiguous = details.contains("AMBIGUOUS LAYOUT")
    frame = Self.frame(in: details)
    mask = Self.value(of: "autoresize", in: details)?.split(separator: "+") ?? []
    isHidden = Self.value(of: "hidden", in: details) == "YES"
  }

  /// Whether the rest of a line belongs to a tree and not to a message that begins with a view.
  private static func canFollow(_ rest: String, hasBracket: Bool) -> Bool {
    guard !hasBracket else { return rest.hasPrefix(";") || rest.hasPrefix(">") }
    let start = rest.drop { $0 == " " }
    return start.isEmpty || rest.hasPrefix("'") || start.hasPrefix("- AMBIGUOUS")
      || start.hasPrefix(", MISSING")
  }

  /// `text = 'Price'`, or `'Price'` directly after the address.
  private static func text(in rest: String) -> String? {
    if rest.hasPrefix("'") {
      let body = rest.dropFirst()
      let end = body.firstRange(of: "'- AMBIGUOUS")?.lowerBound ?? body.lastIndex(of: "'")
      return end.map { String(body[..<$0]) }
    }
    guard let start = rest.firstRange(of: "; text = '") else { return nil }
    let body = rest[start.upperBound...]
    return body.firstRange(of: "';").map { String(body[..<$0.lowerBound]) }
  }

  private static func value(of key: String, in rest: String) -> Substring? {
    guard let start = rest.firstRange(of: "; \(key) = ") else { return nil }
    return rest[start.upperBound...].prefix { $0 != ";" && $0 != ">" }
  }

  /// `frame = (8 8; 100 20)`
  private static func frame(in rest: String) -> Rect? {
    guard let start = rest.firstRange(of: "frame = (") else { return nil }
    let numbers = rest[start.upperBound...].prefix { $0 != ")" }
      .split { $0 == " " || $0 == ";" }.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }), numbers[2] >= 0,
      numbers[3] >= 0
    else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
