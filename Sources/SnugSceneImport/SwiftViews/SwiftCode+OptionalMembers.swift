import SnugDiagnostics

extension SwiftCode {
  /// The texts to insert for the protocols of Objective-C: only classes conform to one, and its optional methods and
  /// properties have defaults. With a result, the default is `nil`, so the requirement has an optional one.
  static func insertionsForProtocols(in outline: SwiftOutline) -> [(offset: Int, text: [UInt8])] {
    outline.declarations.filter { $0.keyword == "protocol" && $0.head.contains("@objc") }
      .flatMap { item in
        var insertions = insertionForClass(in: item)
        var defaults = ""
        let access = item.head.contains(/\b(public|open)\b/) ? "public " : ""
        for member in optionalMembers(in: item, of: outline) {
          let body = member.result == nil ? "{}" : "{ nil }"
          // An optional chain does not make an optional result more optional.
          let isOptional =
            member.result.map { "?!".contains(outline.text($0).last ?? " ") } ?? false
          if let result = member.result, !isOptional {
            insertions.append((result.lowerBound, Array("(".utf8)))
            insertions.append((result.upperBound, Array(")?".utf8)))
          }
          let result = member.result.map {
            isOptional ? outline.text($0) : "(" + outline.text($0) + ")?"
          }
          defaults += " \(access)\(outline.text(member.head))\(result ?? "") \(body);"
            .replacing(/\s+/, with: " ")
        }
        guard !defaults.isEmpty else { return insertions }
        let end = min(item.body.upperBound + 1, outline.bytes.count)
        return insertions + [(end, Array("; extension \(item.name) {\(defaults) }".utf8))]
      }
  }

  private static func insertionForClass(
    in item: SwiftOutline.Declaration
  ) -> [(offset: Int, text: [UInt8])] {
    guard !item.head.contains(/\b(AnyObject|class|NSObjectProtocol)\b/),
      let name = item.head.firstMatch(of: /\bprotocol\s+\w+\s*:?/)
    else { return [] }
    let start = item.body.lowerBound - 1 - item.head.utf8.count
    let offset = item.head.utf8.distance(from: item.head.startIndex, to: name.range.upperBound)
    let text = name.0.last == ":" ? " AnyObject," : ": AnyObject"
    return [(start + offset, Array(text.utf8))]
  }

  /// An optional member: `func rows(in list: List)` or `var rows:`, and its result, if it has one.
  private struct OptionalMember {
    let name: String
    let head: Range<Int>
    let result: Range<Int>?
  }

  /// The names of the optional members of a file's protocols, which are called as in `delegate?.rows?(in: list)`.
  static func optionalMethods(in outline: SwiftOutline) -> Set<String> {
    let protocols = outline.declarations.filter { $0.keyword == "protocol" }
    return Set(protocols.flatMap { optionalMembers(in: $0, of: outline).map(\.name) })
  }

  /// The names of the properties with closures that are called in the same way: `var tapped: (() -> Void)?`.
  package static func optionalClosures(in outline: SwiftOutline) -> Set<String> {
    let properties = outline.text(outline.range).matches(
      of: /\b(?:var|let)\s+(?<name>\w+)\s*:[^=\n]*\)\s*[?!]/)
    return Set(properties.map { String($0.name) })
  }

  private static func optionalMembers(
    in item: SwiftOutline.Declaration, of outline: SwiftOutline
  ) -> [OptionalMember] {
    let text = outline.text(item.body)
    return text.matches(of: /\boptional\s+(?<head>(?<kind>func|var)\s+(?<name>\w+)\s*[(:])/)
      .compactMap { match in
        func offset(_ index: String.Index) -> Int {
          item.body.lowerBound + text.utf8.distance(from: text.startIndex, to: index)
        }
        let (start, bracket) = (offset(match.head.startIndex), offset(match.head.endIndex) - 1)
        let isFunction = match.kind == "func"
        guard
          let end = isFunction
            ? end(ofBracketAt: bracket, in: outline.bytes) : bracket + 1
        else { return nil }
        let rest = outline.text(end..<item.body.upperBound)
        let written =
          isFunction
          ? rest.prefixMatch(of: /\s*(?:throws\s*)?->\s*(?<type>[^\n;}]*[^\n;}\s])/)?.type
          : rest.prefixMatch(of: /\s*(?<type>[^\n;{]*[^\n;{\s])/)?.type
        let result = written.map { type in
          let start = end + rest.utf8.distance(from: rest.startIndex, to: type.startIndex)
          return start..<start + type.utf8.count
        }
        return OptionalMember(
          name: String(match.name), head: start..<(result?.lowerBound ?? end), result: result)
      }
  }

  /// The text with calls of optional methods as of others, which they are here: `delegate?.tapped?()` becomes
  /// `delegate?.tapped ()`.
  package static func callingOptionalMethods(_ names: Set<String>, in text: String) -> String {
    guard !names.isEmpty else { return text }
    return text.replacing(/\.(?<name>\w+)(?<sign>[?!])\(/) { match in
      names.contains(String(match.name)) ? ".\(match.name) (" : String(match.0)
    }
  }
}
