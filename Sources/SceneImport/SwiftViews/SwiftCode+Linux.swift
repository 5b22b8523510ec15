package import Diagnostics

extension SwiftCode {
  /// The file as it compiles without Objective-C and Apple's other modules: `#selector(…)` becomes
  /// `Selector("…")`, and `@objc`, `@IBOutlet`, the attributes that make a program of a file, `#Preview`,
  /// and imports of modules that are not there are left out. An extension that overrides something is
  /// moved into its class. What uses any of these does not compile, and is reported where it is.
  ///
  /// All line numbers and all other text are unchanged. Selectors are used only for targets and
  /// actions, which layout does not trigger.
  ///
  /// - Parameter path: the file's path in the compiler's messages; by default, its name.
  package static func rewrittenForLinux(_ source: SourceText, path: String? = nil) -> String {
    let code = SwiftCode(source)
    // One character for each byte. Non-ASCII bytes are parts of words.
    let text = String(
      decoding: code.bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "x") }, as: UTF8.self)
    // Selectors, previews, attributes without meaning on Linux, and imports.
    let rewritten =
      #/
      \#selector\x20*\(
      | (@available\([^)]*\)\s*)?\#Preview\b[^{]*\{
      | @objc\x20*\( | @(objc|objcMembers|IBOutlet|IBDesignable|main|UIApplicationMain)(?![\w$])\(?
      | (@\w+(\([^)]*\))?\x20+)*((public|package|internal|private|fileprivate)\x20+)?
        \bimport\x20+((struct|class|enum|func|protocol|typealias|var|let)\x20+)?
        (?<module>\w+)(\.\w+)*(?![\w$])
      /#
    var result: [UInt8] = []
    var rest = source.utf8[...]
    for match in text.matches(of: rewritten) {
      if let module = match.module, availableModules.contains(String(module)) { continue }
      let start = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
      var end = text.utf8.distance(from: text.startIndex, to: match.range.upperBound)
      if match.0.last == "(" || match.0.last == "{" {
        guard let closed = Self.end(ofBracketAt: end - 1, in: code.bytes) else { continue }
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
    return withOverridesInClasses(
      String(decoding: result + rest, as: UTF8.self), path ?? source.name)
  }

  /// The modules of Swift on Linux, and UIKit.
  private static let availableModules: Set = [
    "UIKit", "Foundation", "Swift", "Dispatch", "Glibc", "Observation", "Synchronization",
    "RegexBuilder", "FoundationNetworking", "FoundationXML",
  ]

  /// Modules whose imports most files have no use for, or whose names UIKit has.
  private static let unneededModules: Set = [
    "CoreGraphics", "QuartzCore", "Combine", "OSLog", "os", "SwiftUI", "PlaygroundSupport",
    "XCPlayground", "CoreFoundation", "ObjectiveC",
  ]

  /// The names of the imported modules that are not there, with their places.
  static func missingModules(in source: SourceText) -> [(name: String, range: SourceRange)] {
    let text = String(decoding: SwiftCode(source).bytes, as: UTF8.self)
    let imports =
      /(?:^|[\n;])[^\n;"]*?\bimport\x20+(?:(?:struct|class|enum|func|protocol|typealias|var|let)\x20+)?(\w+)/
    return text.matches(of: imports).compactMap { match in
      let name = String(match.1)
      guard !availableModules.contains(name), !unneededModules.contains(name) else { return nil }
      let start = text.utf8.distance(from: text.startIndex, to: match.1.startIndex)
      return (name, SourceRange(source, start..<start + name.utf8.count))
    }
  }

  /// `Selector("…")` with the text in the parentheses on one line, followed by as many empty lines
  /// as the text had line ends.
  private static func selector(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let inner = text.drop { $0 != UInt8(ascii: "(") }.dropFirst().dropLast()
      .filter { !$0.isLineEnd && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    let name = String(decoding: inner, as: UTF8.self).split(separator: " ").joined(separator: " ")
    return Array("Selector(\"\(name)\")".utf8) + text.filter(\.isLineEnd)
  }

  /// The text with the members of extensions that override something in their classes.
  ///
  /// On Apple's platforms an extension may override a member of UIKit, which is Objective-C's.
  private static func withOverridesInClasses(_ text: String, _ path: String) -> String {
    let source = SourceText(name: path, utf8: Array(text.utf8))
    let outline = SwiftOutline(source)
    let overriding = outline.declarations.filter { item in
      item.keyword == "extension" && !item.head.contains(/\bwhere\b/)
        && SwiftOutline.withoutBraces(outline.text(item.body)).contains(/\boverride\b/)
    }
    var bytes = Array(text.utf8)
    var insertions: [(offset: Int, text: [UInt8])] = []
    for owner in outline.declarations where owner.keyword == "class" {
      let moved = overriding.filter { $0.name == owner.name }
      guard !moved.isEmpty else { continue }
      let members = moved.flatMap { line(at: $0.body.lowerBound, source) + bytes[$0.body] }
      insertions.append(
        (owner.body.upperBound, members + line(at: owner.body.upperBound, source)))
      for offset in moved.flatMap(\.body) where !bytes[offset].isLineEnd {
        bytes[offset] = UInt8(ascii: " ")
      }
    }
    for insertion in insertions.reversed() {
      bytes.insert(contentsOf: insertion.text, at: insertion.offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Says from where in the file the following text comes, and indents it to its column.
  private static func line(at offset: Int, _ source: SourceText) -> [UInt8] {
    let start = source.position(at: offset)
    return Array(
      ("\n#sourceLocation(file: \"\(source.name)\", line: \(start.line))\n"
        + String(repeating: " ", count: start.column - 1)).utf8)
  }
}
