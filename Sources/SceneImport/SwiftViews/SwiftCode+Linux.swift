package import Diagnostics

extension SwiftCode {
  /// The file as it compiles without Objective-C: `#selector(…)` becomes `Selector("…")`, and `@objc`,
  /// `@IBOutlet`, the attributes that make a program of a file, `#Preview`, and imports of parts of
  /// UIKit, and of modules that few layouts use, are left out. What uses these does not compile, and
  /// is reported where it is.
  ///
  /// All line numbers and all other text are unchanged. Selectors are used only for targets and
  /// actions, which layout does not trigger.
  package static func rewrittenForLinux(_ source: SourceText) -> String {
    let code = SwiftCode(source)
    // One character for each byte. Non-ASCII bytes are parts of words.
    let text = String(
      decoding: code.bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "x") }, as: UTF8.self)
    // Selectors, previews, attributes without meaning on Linux, and modules that do not exist there.
    let rewritten =
      #/
      \#selector\x20*\(
      | (@available\([^)]*\)\s*)?\#Preview\b[^{]*\{
      | @(objc|objcMembers|IBOutlet|IBDesignable|main|UIApplicationMain)(?![\w$])\(?
      | (@\w+\x20+)?\bimport\x20+((struct|class|enum|func|protocol|typealias|var|let)\x20+)?
        (CoreGraphics|QuartzCore|Combine|OSLog|os|SwiftUI)(\.\w+)*(?![\w$])
      /#
    var result: [UInt8] = []
    var rest = source.utf8[...]
    for match in text.matches(of: rewritten) {
      let start = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
      var end = text.utf8.distance(from: text.startIndex, to: match.range.upperBound)
      if match.0.last == "(" || match.0.last == "{" {
        guard let closed = code.end(ofBracketAt: end - 1) else { continue }
        end = closed
      }
      // Nested matches have been replaced with the outer match.
      guard start >= rest.startIndex else { continue }
      let replaced = rest[start..<end]
      result += rest[..<start]
      result +=
        match.0.hasPrefix("#selector")
        ? selector(replaced) : replaced.map { $0.isLineEnd ? $0 : UInt8(ascii: " ") }
      rest = rest[end...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// `Selector("…")` with the text in the parentheses on one line, followed by as many empty lines
  /// as the text had line ends.
  private static func selector(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let inner = text.drop { $0 != UInt8(ascii: "(") }.dropFirst().dropLast()
      .filter { !$0.isLineEnd && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    let name = String(decoding: inner, as: UTF8.self).split(separator: " ").joined(separator: " ")
    return Array("Selector(\"\(name)\")".utf8) + text.filter(\.isLineEnd)
  }
}
