import SnugDiagnostics
import SnugGeometry

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
  /// The variables that the trace says are ambiguous: `minX`, `Width`. Empty with
  /// ``isAmbiguous`` if it does not say which.
  var ambiguousVariables: [Substring] = []
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
    item = LogItem(
      key: address, className: className, text: Self.text(in: details) ?? Self.guide(in: details))
    depth = Self.depth(indent)
    range = line.range
    isAmbiguous = details.contains("AMBIGUOUS LAYOUT")
    ambiguousVariables = Self.ambiguousVariables(in: details)
    frame = Self.frame(in: details)
    mask = Self.value(of: "autoresize", in: details)?.split(separator: "+") ?? []
    isHidden = Self.value(of: "hidden", in: details) == "YES"
  }

  /// A view of which the log has only a part of the line, without its address.
  private init(cutOff line: LogLine, depth: Int) {
    item = LogItem(key: "#0x\(line.number)")
    self.depth = depth
    range = line.range
  }

  /// A line of a tree that is cut off before the end of the address: `|   |   *UILab`. The views below
  /// it are still inside it.
  static func cutOff(_ line: LogLine) -> LoggedView? {
    let indent = line.bytes.prefix { $0 == UInt8(ascii: "|") || $0.isBlank }
    let depth = depth(indent)
    let rest = line.bytes[indent.endIndex...]
    guard depth > 0, !rest.isEmpty, !rest.holds(" "), !rest.holds("onstraint") else { return nil }
    return LoggedView(cutOff: line, depth: depth)
  }

  private static func depth(_ indent: ArraySlice<UInt8>) -> Int {
    indent.count { $0 == UInt8(ascii: "|") }
  }

  /// Whether the rest of a line belongs to a tree and not to a message that begins with a view.
  private static func canFollow(_ rest: String, hasBracket: Bool) -> Bool {
    // `<UILayoutGuide: 0x6 - "UIViewSafeAreaLayoutGuide", layoutFrame = …>`
    guard !hasBracket else {
      return [";", ">", " - \"", ", layoutFrame", ", identifier"].contains(where: rest.hasPrefix)
    }
    let start = rest.drop(while: \.isWhitespace)
    return start.isEmpty || rest.hasPrefix("'") || start.hasPrefix("- AMBIGUOUS")
      || start.hasPrefix(", MISSING") || start.hasPrefix("'")
  }

  /// `text = 'Price'`, or `'Price'` directly after the address.
  private static func text(in rest: String) -> String? {
    if rest.drop(while: \.isWhitespace).hasPrefix("'") {
      let body = rest.drop(while: \.isWhitespace).dropFirst()
      let state = body.firstRange(of: "- AMBIGUOUS LAYOUT")?.lowerBound ?? body.endIndex
      return body[..<state].lastIndex(of: "'").map { String(body[..<$0]) }
    }
    guard let start = rest.firstRange(of: "; text = '") else { return nil }
    let body = rest[start.upperBound...]
    return body.firstRange(of: "';").map { String(body[..<$0.lowerBound]) }
  }

  /// `UIViewSafeAreaLayoutGuide` of ` - "UIViewSafeAreaLayoutGuide", layoutFrame = …`
  private static func guide(in rest: String) -> String? {
    guard rest.hasPrefix(" - \"") else { return nil }
    return String(rest.dropFirst(" - \"".count).prefix { $0 != "\"" })
  }

  /// `minX` and `Height` of `AMBIGUOUS LAYOUT for UILabel:0x7f8'Pay'.minX{id: 13}, ….Height{id: 14}`
  private static func ambiguousVariables(in rest: String) -> [Substring] {
    guard let mark = rest.firstRange(of: "AMBIGUOUS LAYOUT for") else { return [] }
    return rest[mark.upperBound...].split(separator: "{id").compactMap { part in
      part.split(separator: ".").last.flatMap { word in
        word.allSatisfy(\.isLetter) && part.contains(".") ? word : nil
      }
    }
  }

  /// Whether the trace says that the view's position, or its size, is ambiguous on an axis.
  func isAmbiguous(_ axis: Axis, size isSize: Bool) -> Bool {
    guard isAmbiguous else { return false }
    let letter = axis == .horizontal ? "x" : "y"
    let positions = ["min", "max", "mid", "center"].map { $0 + letter }
    let sizes = [axis == .horizontal ? "width" : "height"]
    let known = ambiguousVariables.map { $0.lowercased() }
    // Without names, all of it can be.
    return known.isEmpty || known.contains { (isSize ? sizes : positions).contains($0) }
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
