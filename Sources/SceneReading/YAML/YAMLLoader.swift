import Diagnostics
import Yams

/// Reads YAML into nodes that know their places.
struct YAMLLoader {
  /// Mistakes that did not keep the rest from being read.
  private(set) var diagnostics: [Diagnostic] = []

  /// Yams reads a file again for every key that is there twice; more of them than this are not
  /// looked for one by one.
  static let duplicateLimit = 30

  /// The document of a source; `nil` if there is nothing in it but spaces and comments.
  mutating func load(_ source: SourceText) throws(Diagnostic) -> SpannedNode? {
    var disguise = try YAMLDisguise(source, TextCheck(source))
    if let key = KeyCheck.nestedKey(in: source.utf8) { throw .nestedKey(at: key, in: source) }
    var place: SourceRange?
    for _ in 0...Self.duplicateLimit {
      do {
        // Without rules every plain scalar is a string to Yams: what it means is for the schema
        // to say, and no regular expression is run on anything.
        let parser = try Parser(yaml: disguise.text, resolver: .basic, encoding: .utf8)
        guard let root = try parser.nextRoot() else { return nil }
        let other = try parser.nextRoot()
        var converter = NodeConverter(disguise)
        // The parser owns the anchors; the nodes refer to them weakly.
        let node = try withExtendedLifetime(parser) { try converter.document(root) }
        diagnostics += converter.diagnostics
        if let mark = other?.mark {
          diagnostics.append(.secondDocument(at: Diagnostic.place(mark, in: source)))
        }
        return node
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        let text = Self.key(keys, at: context.mark, in: disguise)
        place = Diagnostic.place(context.mark, in: source)
        guard let offset = text?.exchangeableOffset, disguise.exchange(at: offset) else {
          throw .duplicateKeys(at: context.mark, in: source)
        }
      } catch let error as YamlError {
        throw .invalidYAML(error, in: source)
      } catch let diagnostic as Diagnostic {
        throw diagnostic
      } catch {
        throw Diagnostic(.error, .invalidYAML, "not valid YAML: \(error)", file: source.name)
      }
    }
    throw Diagnostic(
      .error, .duplicateKey, "more than \(Self.duplicateLimit) keys are there twice", at: place,
      notes: ["this is the first of one of them"])
  }

  /// The first of the keys that are there twice, if it is a single line of text.
  private static func key(
    _ keys: [String], at mark: Mark, in disguise: YAMLDisguise
  ) -> SpannedText? {
    // Yams sorts the keys and marks the first of them. It does not say how it was written.
    guard let string = keys.first, !string.isEmpty else { return nil }
    let offset = disguise.source.offset(of: mark)
    let style: SpannedText.Style =
      switch disguise.source.utf8[safe: offset] {
      case UInt8(ascii: "'"): .singleQuoted
      case UInt8(ascii: "\""): .doubleQuoted
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"): .block
      default: .plain
      }
    return SpannedText(
      disguise.restored(string), style: style, source: disguise.source,
      line: disguise.source.line(of: mark), column: mark.column)
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Diagnostic {
  fileprivate static func nestedKey(at offset: Int, in source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, .nestedTooDeeply, "this key is nested too deeply",
      at: SourceRange(source, offset..<offset + 1), notes: ["a key is a word"])
  }

  fileprivate static func duplicateKeys(
    at mark: Mark, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(
      .error, .duplicateKey, "this key is there twice", at: place(mark, in: source),
      notes: ["a key is a word, and each is there once; this is the first of the two"])
  }

  fileprivate static func invalidYAML(_ error: YamlError, in source: SourceText) -> Diagnostic {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      var range = place(mark, in: source)
      if problem.contains("Maximum nesting level") { return .nestedTooDeeply(at: range) }
      // What never ends is looked for where it begins.
      if problem.contains("end of stream"), let context {
        range = place(context.mark, in: source)
      }
      return Diagnostic(
        .error, .invalidYAML, "not valid YAML: \(problem)", at: range,
        notes: hints(for: problem, at: range) + notes(of: context, around: range))
    case .reader(let problem, _, _, _):
      return Diagnostic(.error, .invalidYAML, "not valid YAML: \(problem)", file: source.name)
    default:
      return Diagnostic(.error, .invalidYAML, "not valid YAML: \(error)", file: source.name)
    }
  }

  fileprivate static func secondDocument(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .invalidYAML, "a second document begins here", at: range,
      notes: ["a file holds one scene; put the other into a file of its own"])
  }

  fileprivate static func place(_ mark: Mark, in source: SourceText) -> SourceRange {
    let offset = source.offset(of: mark)
    return SourceRange(source, offset..<min(offset + 1, source.utf8.count))
  }

  /// What people trip over most when they write scenes.
  private static func hints(for problem: String, at range: SourceRange) -> [String] {
    if problem.contains("unexpected ':'") { return ["put a space behind the ':'"] }
    if problem.contains("mapping values are not allowed") {
      return ["a mapping on one line stands in braces, text with ': ' in it in quotes"]
    }
    let (line, _) = range.start
    for number in [line, line - 1] where number >= range.source.firstLine {
      let text = range.source.line(number).prefix(500)
      let content = text.drop { $0 == " " || $0 == "-" }
      let isListed = text.drop { $0 == " " }.first == "-"
      let isEdge = content.first == "|" && content.contains("[")
      if isListed, isEdge || content.first == "[" {
        return ["a visual format that begins with '|' or '[' has to stand in quotes"]
      }
      if number == line, text.prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") {
        return ["YAML is indented with spaces, not with tabs"]
      }
    }
    return []
  }

  private static func notes(
    of context: YamlError.Context?, around range: SourceRange
  ) -> [String] {
    guard let context else { return [] }
    let begin = place(context.mark, in: range.source)
    if begin.offsets != range.offsets {
      return ["\(context.text) that begins at \(begin.location)"]
    }
    return context.text.contains("next token") ? [] : [context.text]
  }
}
