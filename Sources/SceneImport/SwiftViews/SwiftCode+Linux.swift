package import Diagnostics

extension SwiftCode {
  /// The file as it compiles without Objective-C: `#selector(…)` becomes `Selector("…")`, and `@objc`,
  /// `@IBOutlet` and the attributes that make a program of a file are left out.
  ///
  /// Every line stays where it is, and nothing else is touched. Selectors only feed targets and actions,
  /// which layout never fires.
  package static func rewrittenForLinux(_ source: SourceText) -> String {
    let code = SwiftCode(source)
    var result: [UInt8] = []
    var offset = 0
    while offset < code.bytes.count {
      if code.isNext("#selector", at: offset),
        let end = code.end(ofParenthesisAt: code.offset(behind: "#selector", at: offset))
      {
        result += selector(source.utf8[offset..<end])
        offset = end
      } else if let end = code.attributeEnd(at: offset) {
        result += source.utf8[offset..<end].map { $0.isLineEnd ? $0 : UInt8(ascii: " ") }
        offset = end
      } else {
        result.append(source.utf8[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func offset(behind word: StaticString, at start: Int) -> Int {
    var offset = start + word.utf8CodeUnitCount
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset
  }

  /// `Selector("…")` with what stood in the parentheses, on one line; the other lines follow it empty.
  private static func selector(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let inner = text.drop { $0 != UInt8(ascii: "(") }.dropFirst().dropLast()
      .filter { !$0.isLineEnd && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    let name = String(decoding: inner, as: UTF8.self).split(separator: " ").joined(separator: " ")
    return Array("Selector(\"\(name)\")".utf8) + text.filter(\.isLineEnd)
  }

  /// The offset behind an attribute that Linux has no use for; `nil` if none begins here.
  private func attributeEnd(at start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "@") else { return nil }
    let attributes: [StaticString] = [
      "objc", "objcMembers", "IBOutlet", "IBDesignable", "main", "UIApplicationMain",
    ]
    for attribute in attributes where isWord(attribute, at: start + 1) {
      let end = start + 1 + attribute.utf8CodeUnitCount
      // `@objc(name)`
      return isNext("(", at: end) ? self.end(ofParenthesisAt: end) : end
    }
    return nil
  }
}
