import AutoLayout
public import Diagnostics
import SceneReading

/// Writes a scene file in one order and with one spacing, whoever wrote it.
///
/// What the file says stays the same, and so does what only people read:
/// - **Order.** Known keys stand in the order of the reference with few exceptions: `view`,
///   `constraints` and `variants` end a scene, subviews a view; `id` begins a constraint;
///   `configuration` and `buttonType` stand before `image`, intrinsic content sizes and `createdIn` before
///   `hugging`. Unknown keys follow, as they were. What has the author's order keeps it: subviews,
///   constraints, variants, guides, metrics, and the paths a variant sets.
/// - **Style.** Whether something stands in brackets or in lines, where lines in brackets break, quotes,
///   numbers, and the text of `|` and `>` are the author's.
/// - **Spacing.** Two spaces a level, of lists too; `{ a: b }`, `[a, b]`, `{}`; no blanks at the end of a
///   line, one empty line at most, none at the beginning, one line feed at the end.
/// - **Comments.** One with lines of its own belongs to what follows it, or to the end of what it is
///   indented as, and moves with it; above the first key it stays at the head of the file if an empty line
///   follows, or if it tells editors which schema there is. One behind a value stays there: at its
///   column if it was two spaces or more behind the value and there is room, otherwise two behind it.
/// - **Anchors.** A mapping whose keys cannot move without an alias coming before its anchor, and one
///   that has a key twice or is merged with another, keeps the author's order.
///
/// A JSON file is a YAML file in brackets, and stays JSON.
public enum SceneFormatter {
  /// The text, formatted; formatting that changes nothing.
  ///
  /// Mistakes a scene may have do not matter, as long as it is YAML.
  ///
  /// - Throws: why the text is no YAML; or, with the ID `unformattable`, that it is written in a way
  ///   the formatter does not know, or would have changed its meaning.
  public static func format(_ source: SourceText) throws(Diagnostics) -> String {
    try LargeStack.run(for: source.utf8) { () -> Result<String, Diagnostics> in
      Result { () throws(Diagnostics) in try formatted(source) }
    }.get()
  }

  private static func formatted(_ source: SourceText) throws(Diagnostics) -> String {
    let nodes = try SceneReader.nodes(of: source)
    let document = try parsed(source)
    let scene = try? SceneReader.read(source).value.withoutSourceRanges
    let (text, flaw) = written(document, nodes, scene, named: source.name, keepsAnchored: false)
    guard flaw != nil else { return text }
    // Whatever was misunderstood, the file stays as it is.
    let (other, otherFlaw) = written(
      document, nodes, scene, named: source.name, keepsAnchored: true)
    if let otherFlaw { throw Diagnostics([.unfaithful(otherFlaw, source)]) }
    return other
  }

  /// A document's text, and what it no longer says.
  private static func written(
    _ document: SyntaxDocument, _ nodes: SpannedNode?, _ scene: Scene?, named name: String,
    keepsAnchored: Bool
  ) -> (text: String, flaw: String?) {
    var ordered = document
    ordered.root?.value.order(at: .file, keepsAnchored: keepsAnchored)
    let text = SyntaxPrinter.text(of: ordered)
    let source = SourceText(name: name, text)
    do {
      let again = (nodes: try SceneReader.nodes(of: source), document: try parsed(source))
      let isSame = try? SceneReader.read(source).value.withoutSourceRanges == scene
      guard isSame ?? (scene == nil) else { return (text, "the scene") }
      return (text, FormatVerification.flaw(from: (nodes, document), to: again))
    } catch {
      return (text, "what it says")
    }
  }

  private static func parsed(_ source: SourceText) throws(Diagnostics) -> SyntaxDocument {
    let text = source.utf8WithLineFeeds
    var parser = SyntaxParser(text)
    do {
      return try parser.document()
    } catch {
      let line = text[..<error.offset].count { $0 == UInt8(ascii: "\n") } + 1
      let column = parser.scalarColumn(of: error.offset) + 1
      throw Diagnostics([.unformattable(source, line: line, column: column)])
    }
  }
}

extension SourceText {
  /// Without a byte order mark, every line with a line feed at its end.
  fileprivate var utf8WithLineFeeds: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var isAfterReturn = false
    for byte in utf8.dropFirst(utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) {
      let isReturn = byte == UInt8(ascii: "\r")
      if isReturn || byte != UInt8(ascii: "\n") || !isAfterReturn {
        result.append(isReturn ? UInt8(ascii: "\n") : byte)
      }
      isAfterReturn = isReturn
    }
    return result
  }
}

extension Diagnostic {
  fileprivate static func unformattable(
    _ source: SourceText, line: Int, column: Int
  ) -> Diagnostic {
    let offset = source.offset(line: line, column: column)
    return Diagnostic(
      .error, .unformattable, "this is written in a way that cannot be formatted",
      at: SourceRange(source, offset..<min(offset + 1, source.utf8.count)),
      notes: ["the file is left as it is"])
  }

  fileprivate static func unfaithful(_ what: String, _ source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, .unformattable, "formatting the file would change \(what)", file: source.name,
      notes: ["the file is left as it is; this is a mistake of Snug's, and worth a report"])
  }
}
