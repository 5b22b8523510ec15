import Snug

/// The attributes of a block: `name=row hidden variant="In German"`, `file=inbox.storyboard
/// scene=MessageCell` for a scene in a file, or `excerpt` for a log that is incomplete on purpose.
///
/// A colon can replace `=`, because DocC interprets `=` in the first line of a fence as its option.
struct BlockAttributes {
  private var values: [String: (text: String, range: SourceRange)] = [:]
  private(set) var isHidden = false
  private(set) var excerptRange: SourceRange?
  private(set) var diagnostics: [Diagnostic] = []

  /// The name of its pictures; `nil` for a name derived from the article's.
  var name: (text: String, range: SourceRange)? { values["name"] }
  var variant: String? { values["variant"]?.text }
  var file: (text: String, range: SourceRange)? { values["file"] }
  var scene: String? { values["scene"]?.text }

  private static let known = ["name", "hidden", "variant", "file", "scene", "excerpt"]

  init(_ source: SourceText, _ range: Range<Int>) {
    var offset = range.lowerBound
    var seen: Set<String> = []
    while let token = Self.token(in: source.utf8[offset..<range.upperBound]) {
      offset = token.range.upperBound
      let at = SourceRange(source, token.range)
      guard seen.insert(token.key).inserted || !Self.known.contains(token.key) else {
        diagnostics.append(
          Diagnostic(
            .error, .duplicateKey, "the block has the attribute '\(token.key)' twice", at: at))
        continue
      }
      switch (token.key, token.value) {
      case ("hidden", nil): isHidden = true
      case ("excerpt", nil): excerptRange = at
      case ("hidden", _), ("excerpt", _):
        diagnostics.append(
          Diagnostic(.error, .wrongType, "'\(token.key)' takes no value", at: at))
      case ("name", let value?) where value.isEmpty || value != PictureName.cleaned(value):
        diagnostics.append(
          Diagnostic(
            .error, .invalidName, "'\(value)' cannot be the name of a picture", at: at,
            notes: ["it has letters, digits, '-' and '_', and begins with a letter or a digit"]))
      case (let key, let value) where Self.known.contains(key):
        if let value {
          values[key] = (value, at)
          continue
        }
        diagnostics.append(
          Diagnostic(
            .error, .wrongType, "'\(key)' needs a value", at: at,
            notes: ["write \(key)=… or \(key):…; put a value with spaces in quotes"]))
      default:
        diagnostics.append(
          Diagnostic(
            .error, .unknownAttribute,
            "a block has no attribute '\(token.key)'"
              + SpellingSuggestion.phrase(for: token.key, among: Self.known), at: at,
            notes: [
              ["yaml", "yml"].contains(token.key)
                ? "a language comes first: \(token.key) snug"
                : "attributes are name=…, hidden, variant=\"…\", file=\"…\", scene=\"…\" and excerpt"
            ]))
      }
    }
  }

  /// The next word with its value, if any; `nil` at the end.
  private static func token(
    in text: ArraySlice<UInt8>
  ) -> (key: String, value: String?, range: Range<Int>)? {
    guard let start = text.firstIndex(where: { !$0.isBlank }) else { return nil }
    let key = text[start...].prefix { !$0.isBlank && !"=:".utf8.contains($0) }
    let word = String(decoding: key, as: UTF8.self)
    let mark = text[key.endIndex...].drop(while: \.isBlank)
    guard let first = mark.first, "=:".utf8.contains(first) else {
      return (word, nil, start..<key.endIndex)
    }
    let rest = mark.dropFirst().drop(while: \.isBlank)
    let quote = UInt8(ascii: "\"")
    if rest.first == quote, let end = rest.dropFirst().firstIndex(of: quote) {
      let value = text[(rest.startIndex + 1)..<end]
      return (word, String(decoding: value, as: UTF8.self), start..<(end + 1))
    }
    let value = rest.prefix { !$0.isBlank }
    return (word, String(decoding: value, as: UTF8.self), start..<value.endIndex)
  }
}

enum PictureName {
  /// The name with `-` for each invalid character.
  static func cleaned(_ name: String) -> String {
    let characters = name.map { character -> Character in
      character.isLetter || character.isNumber || "-_".contains(character) ? character : "-"
    }
    return String(characters.drop { "-_".contains($0) })
  }

  /// The default name of a block's pictures: `getting-started-2` in `Getting Started.md`.
  static func standard(for article: String, _ ordinal: Int) -> String {
    let file = article.split(separator: "/").last.map(String.init) ?? article
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let name = cleaned(stem.lowercased())
    return "\(name.isEmpty ? "article" : name)-\(ordinal)"
  }
}
