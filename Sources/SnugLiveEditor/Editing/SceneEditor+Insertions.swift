import SnugDiagnostics
import SnugSceneFormat

extension SceneEditor {
  /// Edits that add a key and its value to a mapping in YAML.
  ///
  /// Nodes don't have the end of a collection or of a multi-line text. An entry is therefore
  /// inserted after a value only if the value is on one line. It can be inserted before any key.
  ///
  /// - Parameter following: the keys to insert before, if possible.
  func insertions(
    of entry: String, into mapping: YAMLNode, before following: Set<String> = []
  ) -> [TextEdit] {
    guard let pairs = mapping.pairs, !pairs.isEmpty else {
      return mapping.pairs == nil ? [] : [TextEdit(after(mapping.range), " \(entry) ")]
    }
    let isFlow = source.utf8[mapping.range.offsets] == [UInt8(ascii: "{")]
    let next = pairs.firstIndex { following.contains($0.key.text?.string ?? "") }
    var edits: [TextEdit] = []
    if let next { edits.append(before(pairs[next].key, entry, isFlow)) }
    if next == nil, let last = pairs.last?.value, last.text != nil, !last.isNull {
      if isFlow {
        edits.append(TextEdit(after(last.range), ", \(entry)"))
      } else if let end = endOfLine(after: last) {
        edits.append(TextEdit(end..<end, "\n" + indent(of: pairs[0].key) + entry))
      }
    }
    return edits + pairs.reversed().map { before($0.key, entry, isFlow) }
  }

  private func before(_ key: YAMLNode, _ entry: String, _ isFlow: Bool) -> TextEdit {
    let start = key.range.offsets.lowerBound
    return TextEdit(start..<start, entry + (isFlow ? ", " : "\n" + indent(of: key)))
  }

  private func after(_ range: SourceRange) -> Range<Int> {
    range.offsets.upperBound..<range.offsets.upperBound
  }

  private func indent(of key: YAMLNode) -> String {
    String(repeating: " ", count: key.range.start.column - 1)
  }

  /// The end of the line of a value, if only a comment follows the value.
  private func endOfLine(after value: YAMLNode) -> Int? {
    let end = source.end(ofLine: value.range.start.line)
    guard value.range.offsets.upperBound <= end else { return nil }
    let rest = source.text(in: value.range.offsets.upperBound..<end).drop { $0 == " " }
    return rest.isEmpty || rest.first == "#" ? end : nil
  }
}
