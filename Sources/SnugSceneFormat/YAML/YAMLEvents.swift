import CSnugYAML
import SnugDiagnostics
import SnugGeometry

/// The events of a YAML text, in order. Only this file uses libyaml.
final class YAMLEvents {
  enum Event {
    case scalar(String, YAMLScalar.Style, anchor: String?)
    case alias(of: String)
    case collection(isMapping: Bool, anchor: String?)
    case endOfCollection
  }

  private let source: SourceText
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  /// The parser's input, which must live as long as the parser: the text without a byte order mark.
  private let input: UnsafeMutableBufferPointer<UInt8>

  init(_ source: SourceText) {
    self.source = source
    let text = source.utf8[source.offset(ofScalar: 0)...]
    input = .allocate(capacity: text.count)
    _ = input.initialize(fromContentsOf: text)
    guard yaml_parser_initialize(parser) != 0 else { preconditionFailure("out of memory") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next event and its range: the whole scalar, or the first line of a multi-line scalar, or
  /// the first character of a collection. `nil` at the end.
  func next() throws(Diagnostic) -> (event: Event, range: SourceRange)? {
    var event = yaml_event_t()
    while true {
      guard yaml_parser_parse(parser, &event) != 0 else { throw syntaxError }
      defer { yaml_event_delete(&event) }
      let start = character(at: event.start_mark)
      switch event.type {
      case YAML_SCALAR_EVENT:
        let scalar = event.data.scalar
        let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        return (
          .scalar(
            String(decoding: bytes, as: UTF8.self), .init(scalar.style),
            anchor: Self.string(scalar.anchor)), range(of: event)
        )
      case YAML_ALIAS_EVENT:
        return (.alias(of: Self.string(event.data.alias.anchor) ?? ""), range(of: event))
      case YAML_SEQUENCE_START_EVENT:
        let anchor = Self.string(event.data.sequence_start.anchor)
        return (.collection(isMapping: false, anchor: anchor), start)
      case YAML_MAPPING_START_EVENT:
        let anchor = Self.string(event.data.mapping_start.anchor)
        return (.collection(isMapping: true, anchor: anchor), start)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return (.endOfCollection, start)
      case YAML_NO_EVENT: return nil
      default: continue
      }
    }
  }

  private static func string(_ bytes: UnsafePointer<UInt8>?) -> String? {
    bytes.map { String(cString: $0) }
  }

  // MARK: Source ranges

  private func character(at mark: yaml_mark_t) -> SourceRange {
    let offset = source.offset(ofScalar: mark.index)
    return SourceRange(source, offset..<min(offset + 1, source.utf8.count))
  }

  private func range(of event: yaml_event_t) -> SourceRange {
    let bytes = source.utf8
    var start = source.offset(ofScalar: event.start_mark.index)
    var end = source.offset(ofScalar: event.end_mark.index)
    // Skip the anchor and the tag.
    while start < end, "&!".utf8.contains(bytes[start]) {
      start = bytes[start..<end].firstIndex(where: \.isYAMLSpace) ?? end
      start = bytes[start..<end].firstIndex { !$0.isYAMLSpace } ?? end
    }
    if event.start_mark.line != event.end_mark.line {
      end = min(end, source.end(ofLine: source.position(at: start).line))
      while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    }
    return SourceRange(source, start..<end)
  }

  // MARK: Errors

  /// The error that libyaml reports, with specific messages for common mistakes in scenes.
  private var syntaxError: Diagnostic {
    let error = parser.pointee
    let problem = error.problem.map { String(cString: $0) } ?? "out of memory"
    let message = "not valid YAML: \(problem)"
    guard error.error == YAML_SCANNER_ERROR || error.error == YAML_PARSER_ERROR else {
      return Diagnostic(.error, .invalidYAML, message, file: source.name)
    }
    let range = character(at: error.problem_mark)
    guard let words = error.context else {
      return Diagnostic(
        .error, .invalidYAML, message, at: range, notes: hints(for: problem, at: range))
    }
    let context = String(cString: words)
    let begin = character(at: error.context_mark)
    if context == "while scanning an alias" {
      let word = source.utf8[begin.offsets.lowerBound...].prefix {
        !$0.isYAMLSpace && !",]}".utf8.contains($0)
      }
      return Diagnostic(
        .error, .invalidYAML,
        "a value that begins with '*' must be an alias, and this is not one",
        at: SourceRange(source, word.indices),
        notes: ["put the value in quotes if the '*' is part of it"])
    }
    // A missing end or colon is reported at the begin of the construct.
    let isAtBegin = ["end of stream", "expected ':'"].contains { problem.contains($0) }
    let location = isAtBegin ? begin : range
    var notes = hints(for: problem, at: location)
    if let indentation = indentation(at: range, below: begin, context) {
      notes.append(indentation)
    } else if begin != location {
      notes.append("\(context) that begins at \(begin.location)")
    } else if notes.isEmpty, !context.contains("next token") {
      notes.append(context)
    }
    return Diagnostic(.error, .invalidYAML, message, at: location, notes: notes)
  }

  /// The character of two escapes in JSON, the first at a range: `\ud83d\ude00`.
  private func surrogatePair(at range: SourceRange) -> Unicode.Scalar? {
    let text = String(decoding: source.utf8[range.offsets.lowerBound...].prefix(10), as: UTF8.self)
    guard let pair = text.wholeMatch(of: /([0-9A-Fa-f]{4})\\u([0-9A-Fa-f]{4})/),
      let high = UInt16(pair.1, radix: 16), let low = UInt16(pair.2, radix: 16)
    else { return nil }
    let decoded = String(decoding: [high, low], as: UTF16.self).unicodeScalars
    return decoded.count == 1 ? decoded.first : nil
  }

  /// An error about the indentation of a line, if it differs from that of its list or mapping.
  private func indentation(
    at range: SourceRange, below begin: SourceRange, _ context: String
  ) -> String? {
    let (line, column) = range.start
    let first = begin.start
    guard context.contains("block"), line > first.line, column != first.column,
      source.line(line).prefix(column - 1).allSatisfy({ $0 == " " })
    else { return nil }
    let parts = context.contains("mapping") ? "keys of a mapping" : "parts of a list"
    return
      "\(parts) must begin in the same column: \(column) here, \(first.column) in line \(first.line)"
  }

  static let anchorLine =
    "put a line of Swift in quotes, so that YAML ignores its colons"

  private func hints(for problem: String, at range: SourceRange) -> [String] {
    if source.line(range.start.line).contains("Anchor.constraint(") { return [Self.anchorLine] }
    if problem.contains("unexpected ':'") { return ["put a space after the ':'"] }
    let isText = problem.contains("mapping values are not allowed")
    if isText || problem.contains("expected ':'") {
      // `view` and `size:[375, 60]` are multi-line texts.
      let number = range.start.line - (isText ? 1 : 0)
      let text = number >= source.firstLine ? source.line(number) : ""
      if text.wholeMatch(of: /\s*\w+:\S.*/) != nil {
        return ["put a space after the ':' in line \(number)"]
      }
      if text.wholeMatch(of: /\s*-[^-\s].*/) != nil {
        return ["put a space after the '-' in line \(number)"]
      }
      if text.contains(/[=<>]=/) { return ["put '- ' before the constraint in line \(number)"] }
      if text.wholeMatch(of: /\s*\w+\s*/) != nil {
        return ["put a ':' at the end of line \(number)"]
      }
    }
    if isText {
      return ["put a mapping on one line in braces, and text with ': ' in quotes"]
    }
    switch source.utf8[range.offsets].first {
    case UInt8(ascii: ":")? where problem.contains("',' or '}'"):
      return ["put a ',' before each further key, and text with ': ' in quotes"]
    case let byte? where problem.contains("cannot start any token") && "@`%".utf8.contains(byte):
      return ["put text that begins with '\(Character(Unicode.Scalar(byte)))' in quotes"]
    case nil where problem.contains("node content"): return ["a '{' or '[' is not closed"]
    default: break
    }
    if problem.contains("invalid Unicode character escape"), let scalar = surrogatePair(at: range) {
      let code = scalar.value.text(digits: 8, uppercase: true)
      return ["write the character itself, '\(scalar)', or '\\U\(code)'"]
    }
    let (line, _) = range.start
    for number in [line, line - 1] where number >= source.firstLine {
      let text = source.line(number).prefix(500)
      let content = text.drop { $0 == " " || $0 == "-" }
      let isListed = text.drop { $0 == " " }.first == "-"
      let isEdge = content.first == "|" && content.contains("[")
      if isListed, isEdge || content.first == "[" {
        return ["put a visual format that begins with '|' or '[' in quotes"]
      }
      if number == line, text.prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") {
        return ["YAML is indented with spaces, not with tabs"]
      }
    }
    return []
  }
}

extension YAMLScalar.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    self =
      switch style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
      case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
      default: .plain
      }
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or a line end.
  fileprivate var isYAMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
