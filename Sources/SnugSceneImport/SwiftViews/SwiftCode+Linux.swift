package import SnugDiagnostics

extension SwiftCode {
  /// The file as it compiles without Objective-C and Apple's other modules: `#selector(…)` becomes
  /// `Selector("…")`, and `#keyPath(…)` a string. `@objc`, `@IBOutlet`, the attributes that make a program
  /// of a file, previews, and imports of modules that are not there are left out. `os(iOS)` is true, so what is
  /// unavailable on iOS is available nowhere. An extension whose members override others or can be overridden is moved
  /// into its class, and overrides in extensions of UIKit's classes are left out. Optional members of protocols have
  /// defaults. What uses any of these does not compile, and is reported where it is.
  ///
  /// All line numbers and all other text are unchanged. Selectors are used only for targets and
  /// actions, which layout does not trigger.
  ///
  /// - Parameter path: the file's path in the compiler's messages; by default, its name.
  package static func rewrittenForLinux(_ source: SourceText, path: String? = nil) -> String {
    let name = path ?? source.name
    let moved = withExtensionsInClasses(SourceText(name: name, utf8: source.utf8))
    return withoutObjectiveC(SourceText(name: name, moved))
  }

  private static func withoutObjectiveC(_ source: SourceText) -> String {
    let code = SwiftCode(source)
    // One character for each byte. Non-ASCII bytes are parts of words.
    let text = String(
      decoding: code.bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "x") }, as: UTF8.self)
    // Selectors, previews, attributes without meaning on Linux, and imports.
    let rewritten =
      #/
      \#(selector|keyPath)\x20*\(
      | (@available\([^)]*\)\s*)?\#Preview\b[^{]*\{
      | (struct|class)\s+\w+\s*:[^{]*\b(PreviewProvider|UIView(Controller)?Representable)\b[^{]*\{
      | @available\(\x20*iOS\x20*,\x20*unavailable
      | \bos\x20*\(\x20*iOS\x20*\)
      | @objc\x20+optional(?=\x20+(func|var)\b) | @objc\x20*\(
      | @(objc|objcMembers|IBOutlet|IBDesignable|main|UIApplicationMain)(?![\w$])\(?
      | (@\w+(\([^)]*\))?\x20+)*((public|package|internal|private|fileprivate)\x20+)?
        \bimport\x20+(?<kind>(struct|class|enum|func|protocol|typealias|var|let)\x20+)?
        (?<module>\w+)(?<part>(\.\w+)*)(?![\w$])
      /#
    var result: [UInt8] = []
    var rest = source.utf8[...]
    for match in text.matches(of: rewritten) {
      var from = match.range.lowerBound
      if let module = match.module, availableModules.contains(String(module)) {
        // What a submodule declares is in the module.
        guard match.kind == nil, let part = match.part, !part.isEmpty else { continue }
        from = part.startIndex
      }
      let start = text.utf8.distance(from: text.startIndex, to: from)
      var end = text.utf8.distance(from: text.startIndex, to: match.range.upperBound)
      if match.0.last == "(" || match.0.last == "{" {
        guard let closed = Self.end(ofBracketAt: end - 1, in: code.bytes) else { continue }
        end = closed
      }
      // Nested matches have been replaced with the outer match.
      guard start >= rest.startIndex else { continue }
      let replaced = rest[start..<end]
      result += rest[..<start]
      if match.0.hasPrefix("#selector") {
        result += "Selector(".utf8 + quoted(replaced) + ")".utf8
      } else if match.0.hasPrefix("#keyPath") {
        result += quoted(replaced)
      } else if match.0.hasSuffix("unavailable") {
        result += "@available(*, unavailable".utf8
      } else if match.0.hasPrefix("os") {
        result += "canImport(UIKit)".utf8
      } else {
        result += replaced.map { $0.isLineEnd ? $0 : UInt8(ascii: " ") }
      }
      result += match.0.hasPrefix("#") && match.0.last == "(" ? replaced.filter(\.isLineEnd) : []
      rest = rest[end...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// The modules of Swift on Linux, and UIKit.
  private static let availableModules: Set = [
    "UIKit", "Foundation", "Swift", "Dispatch", "Glibc", "Observation", "Synchronization",
    "RegexBuilder", "FoundationNetworking", "FoundationXML",
  ]

  /// Modules whose imports most files have no use for, or whose names UIKit has.
  private static let unneededModules: Set = [
    "CoreGraphics", "QuartzCore", "Combine", "OSLog", "os", "SwiftUI", "PlaygroundSupport",
    "XCPlayground", "CoreFoundation", "ObjectiveC", "AppKit",
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

  /// A string with the text in the parentheses on one line.
  private static func quoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let inner = text.drop { $0 != UInt8(ascii: "(") }.dropFirst().dropLast()
      .filter { !$0.isLineEnd && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    let name = String(decoding: inner, as: UTF8.self).split(separator: " ").joined(separator: " ")
    return Array("\"\(name)\"".utf8)
  }

  /// The text with members of extensions in their classes: those that override something, and those of
  /// Objective-C, which subclasses may override.
  ///
  /// On Apple's platforms an extension may override a member of UIKit, which is Objective-C's.
  private static func withExtensionsInClasses(_ source: SourceText) -> String {
    let outline = SwiftOutline(source)
    let overriding = outline.declarations.filter { item in
      guard item.keyword == "extension",
        !item.head.contains(/\bwhere\b|\bprivate\b|\bfileprivate\b/)
      else { return false }
      let members = SwiftOutline.withoutBraces(outline.text(item.body))
      return members.contains(/\boverride\b|@objc\b/) || item.head.contains("@objc")
    }
    var bytes = source.utf8
    var insertions: [(offset: Int, text: [UInt8])] = []
    for owner in classes(in: outline) {
      let moved = overriding.filter { $0.name == owner.name }
      guard !moved.isEmpty else { continue }
      let members = moved.flatMap { line(at: $0.body.lowerBound, source) + bytes[$0.body] }
      insertions.append(
        (owner.body.upperBound, members + line(at: owner.body.upperBound, source)))
      for item in moved { blank(item.body, in: &bytes) }
    }
    for item in overriding where item.name.hasPrefix("UI") {
      for member in overrides(in: item, outline) { blank(member, in: &bytes) }
    }
    insertions += insertionsForLayers(in: outline) + insertionsForProtocols(in: outline)
    for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: insertion.text, at: insertion.offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The classes with their full names, also those in other types and in extensions.
  private static func classes(
    in outline: SwiftOutline, of owner: String = ""
  ) -> [(name: String, body: Range<Int>)] {
    outline.declarations.filter { $0.keyword != "func" && !$0.name.isEmpty }.flatMap { item in
      let name = owner + item.name
      let own = item.keyword == "class" ? [(name, item.body)] : []
      return own + classes(in: outline.inside(item), of: name + ".")
    }
  }

  private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for offset in range where !bytes[offset].isLineEnd { bytes[offset] = UInt8(ascii: " ") }
  }

  /// The members with `override` of an extension, from their lines to the ends of their bodies.
  static func overrides(
    in item: SwiftOutline.Declaration, _ outline: SwiftOutline
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = item.body.lowerBound
    for offset in item.body {
      if outline.bytes[offset] == UInt8(ascii: "\n") { start = max(start, offset + 1) }
      guard offset >= start, outline.bytes[offset] == UInt8(ascii: "{"),
        let end = end(ofBracketAt: offset, in: outline.bytes)
      else { continue }
      if outline.text(start..<offset).contains(/\boverride\b/) { ranges.append(start..<end) }
      start = end
    }
    return ranges
  }

  /// Says from where in the file the following text comes, and indents it to its column.
  private static func line(at offset: Int, _ source: SourceText) -> [UInt8] {
    let start = source.position(at: offset)
    return Array(
      ("\n#sourceLocation(file: \"\(source.name)\", line: \(start.line))\n"
        + String(repeating: " ", count: start.column - 1)).utf8)
  }
}
