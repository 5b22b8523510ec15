package import SnugDiagnostics

/// What a Swift text declares and does at its top level, found without compiling.
package struct SwiftOutline {
  /// A type, an extension, a function or an initializer with a body.
  struct Declaration {
    let keyword: String
    /// Empty for an initializer.
    let name: String
    /// From its line to its brace.
    let head: String
    /// The offsets of the text in its braces.
    let body: Range<Int>

    /// What a class, a structure, an enumeration or an extension of one derives from, and conforms to.
    var parents: [Substring] {
      guard ["class", "struct", "enum", "extension"].contains(keyword),
        let list = head.firstMatch(of: /:(?<names>[^:{]*)$/)?.names
      else { return [] }
      return list.matches(of: /\w+/).map(\.0)
    }
  }

  /// The text without comments and the contents of literals.
  let bytes: [UInt8]
  /// The offsets that it is about.
  let range: Range<Int>
  private(set) var declarations: [Declaration] = []
  /// The text outside declarations, with the closures and arguments of its statements.
  private(set) var statements = ""

  package init(_ source: SourceText) { self.init(SwiftCode(source).bytes) }

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    let range = range ?? 0..<bytes.count
    self.range = range
    let heads = DeclarationHeads()
    var (start, offset, depth) = (range.lowerBound, range.lowerBound, 0)
    while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "{"):
        let closed = SwiftCode.end(ofBracketAt: offset, in: bytes)
        let end = min(closed ?? range.upperBound, range.upperBound)
        guard depth == 0 else {
          offset = end
          continue
        }
        let head = text(start..<offset)
        if let found = heads.declaration(in: head) {
          statements += head[..<found.start]
          declarations.append(
            Declaration(
              keyword: found.keyword, name: found.name, head: String(head[found.start...]),
              body: offset + 1..<(closed == nil ? end : end - 1)))
        } else {
          statements += text(start..<end)
        }
        start = end
        offset = end
        continue
      case UInt8(ascii: "}"):
        statements += text(start..<offset)
        start = offset + 1
      default: break
      }
      offset += 1
    }
    statements += text(start..<range.upperBound)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  var protocols: [String] { declarations.filter { $0.keyword == "protocol" }.map(\.name) }

  var extendedTypes: Set<String> {
    Set(declarations.filter { $0.keyword == "extension" }.map(\.name))
  }

  /// What a declaration's braces enclose.
  func inside(_ declaration: Declaration) -> SwiftOutline {
    SwiftOutline(bytes, in: declaration.body)
  }

  /// The function or initializer around an offset.
  func function(around offset: Int) -> Declaration? {
    // An error may be at the brace that closes it.
    let found = declarations.first { $0.body.contains(offset) || $0.body.upperBound == offset }
    guard let item = found else { return nil }
    return ["func", "init"].contains(item.keyword) ? item : inside(item).function(around: offset)
  }

  /// A text without what is in brackets.
  static func withoutBrackets(_ text: some StringProtocol) -> String {
    var depth = 0
    return String(
      text.filter { character in
        if ")]}".contains(character) { depth = max(0, depth - 1) }
        defer { if "([{".contains(character) { depth += 1 } }
        return depth == 0
      })
  }

  /// A text without what is in braces.
  static func withoutBraces(_ text: some StringProtocol) -> String {
    var depth = 0
    return String(
      text.filter { character in
        if character == "}" { depth = max(0, depth - 1) }
        defer { if character == "{" { depth += 1 } }
        return depth == 0
      })
  }

  // MARK: Statements

  /// The statements without imports, attributes, compilation conditions and type aliases.
  private var plainStatements: String {
    Self.withoutBrackets(statements)
      .replacing(/(^|\n)[^\n]*\b(import|typealias)\x20[^\n;]*/, with: "\n")
      .replacing(/\n?\#(if|else|elseif|endif|Preview|warning)\b[^\n]*/, with: "\n")
      .replacing(/@\w+(\(\))?/, with: "")
  }

  /// The variables and constants that are declared outside types and have a value.
  var variables: [String] {
    plainStatements.split(whereSeparator: { $0.isNewline || $0 == ";" }).flatMap { line in
      guard
        let match = line.firstMatch(of: /^\s*((private|fileprivate|public)\s+)?(let|var)\s+(.*)/)
      else { return [Substring]() }
      guard match.4.contains("=") else {
        // Without a brace it gets its value later.
        return match.4.contains("{") ? [] : match.4.prefixMatch(of: /\w+/).map { [$0.0] } ?? []
      }
      return match.4.matches(of: /(?:^|,)\s*(\w+)\s*(?::[^=,]+)?=(?!=)/).map(\.1)
    }.map(String.init)
  }

  /// Whether something is done outside types, not only declared.
  var hasStatements: Bool {
    var isContinued = false
    for line in plainStatements.split(whereSeparator: { $0.isNewline || $0 == ";" }) {
      let line = line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
      let text = String(line)
      guard let first = text.first else { continue }
      let isPart = isContinued || ".=?:)]}|&+-*/<>,".contains(first)
      isContinued = text.last.map { "=,.(+-*/?:&|".contains($0) } ?? false
      if isPart
        || text.contains(
          /^((private|fileprivate|public|internal|nonisolated|lazy|unowned|weak)(\(\w+\))?\s+)*(let|var)\b/
        )
      {
        continue
      }
      if text.contains(/\w/) { return true }
    }
    return false
  }
}

/// Finds the heads of declarations. It keeps its patterns, which take longer to make than to search with.
private struct DeclarationHeads {
  private let keywords =
    /(^|[^.\w])(?:class\s+)?(class|struct|enum|protocol|extension|actor|func|init|deinit)(?![\w:])[?!]?\s*([\w.]*)/
  /// What closures, conditions and computed properties have before their braces.
  private let other =
    /[^=!<>]=[^=]|(^|[^.\w])(let|var|if|for|while|guard|do|switch|return|catch|else)\b/

  /// The declaration that ends a text before a brace.
  func declaration(
    in head: String
  ) -> (keyword: String, name: String, start: String.Index)? {
    // The constraint of `protocol P: class` is no declaration.
    // Nor is `class var` a class.
    let found = head.matches(of: keywords).last {
      $0.2 != "class" || !["", "var", "let"].contains($0.3)
    }
    guard let match = found else { return nil }
    let rest = SwiftOutline.withoutBrackets(String(head[match.range.upperBound...]))
    guard rest.firstMatch(of: other) == nil, !rest.contains(";") else { return nil }
    let before = head[..<match.2.startIndex]
    var start = before.lastIndex { $0.isNewline || $0 == ";" }.map { head.index(after: $0) }
    // Attributes can be on lines before it.
    while let line = start, line > head.startIndex {
      let end = head.index(before: line)
      let former = head[..<end].lastIndex(where: \.isNewline).map { head.index(after: $0) }
      let text = head[(former ?? head.startIndex)..<end].drop(while: \.isWhitespace)
      guard text.first == "@" else { break }
      start = former ?? head.startIndex
    }
    return (String(match.2), String(match.3), start ?? head.startIndex)
  }
}
