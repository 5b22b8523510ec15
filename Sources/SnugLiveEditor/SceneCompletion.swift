import Snug
import SnugDiagnostics
import SnugLayout
import SnugSceneFormat

/// Completes the word at the caret, from the schema.
///
/// It reads lines, because a text that is being typed is seldom valid YAML. A mapping is the lines
/// indented further than its key, or the braces after it.
struct SceneCompletion {
  private let lines: [Substring]
  private let caret: (line: Int, before: Substring)
  private let end: Int

  /// - Parameter offset: the caret, in UTF-16.
  init(_ text: String, at offset: Int) {
    let units = text.utf16
    end = min(max(0, offset), units.count)
    let index = units.index(units.startIndex, offsetBy: end)
    let before = text[..<index].split(separator: "\n", omittingEmptySubsequences: false)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    caret = (before.count - 1, before.last ?? "")
  }

  private typealias Candidate = (text: String, meaning: String)

  /// The candidates that begin with the word before the caret, and the range they replace, in
  /// UTF-16; `nil` if there are none.
  var completion: JSON? {
    let word = String(
      caret.before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let lead = caret.before.dropLast(word.count)
    guard !lead.contains("#") else { return nil }
    let known = candidates(after: lead).filter { candidate in
      candidate.text.lowercased().hasPrefix(word.lowercased()) && candidate.text != word
    }
    guard !known.isEmpty else { return nil }
    return [
      "start": .count(end - word.utf16.count), "end": .count(end),
      "candidates": .array(
        known.prefix(40).map { ["text": .string($0.text), "meaning": .string($0.meaning)] }),
    ]
  }

  private func candidates(after lead: Substring) -> [Candidate] {
    let path = self.path(to: lead)
    if path.first == "constraints" { return constraintWords(after: lead) }
    guard let mapping = mapping(at: path) else { return [] }
    let isRoot = path == ["view"]
    let viewClass = mapping.isView ? self.viewClass(in: lead) : nil
    if let key = valueKey(in: lead) {
      return mapping.keys.first { $0.name == key }.map { values(of: $0.value) } ?? []
    }
    let taken = mapping.isView ? siblings(in: lead) : []
    return mapping.keys.filter { key in
      !taken.contains(key.name)
        && (viewClass.map { key.belongs(to: $0, isRoot: isRoot) } ?? true)
    }.map { ($0.name, $0.meaning) }
  }

  // MARK: Where the caret is

  /// The key whose value the caret is in, on its line: `class` in `title: { class: UIL`.
  private func valueKey(in lead: Substring) -> String? {
    let part = lead.split(whereSeparator: { "{,".contains($0) }).last ?? lead
    let isOpen = lead.last.map { "{,".contains($0) } ?? true
    guard !isOpen, let colon = part.lastIndex(of: ":") else { return nil }
    return part[..<colon].trimmed
  }

  /// The keys above the caret, outermost first, then the keys of open braces on its line.
  private func path(to lead: Substring) -> [String] {
    var path: [String] = []
    var indent = lead.prefix { $0 == " " }.count
    var inner: [String] = []
    for part in lead.split(separator: "{", omittingEmptySubsequences: false).dropLast() {
      let open = part.split(separator: ",").last ?? part
      if let colon = open.lastIndex(of: ":") { inner.append(open[..<colon].trimmed) }
    }
    // Closed braces are not part of the path.
    inner.removeLast(min(inner.count, lead.count { $0 == "}" }))
    for line in lines[..<caret.line].reversed() {
      let content = line.drop { $0 == " " }
      let depth = line.count - content.count
      guard depth < indent, !content.isEmpty, !content.hasPrefix("#"), let key = content.key else {
        if indent == 0 { break }
        continue
      }
      path.insert(key, at: 0)
      indent = depth
    }
    return path + inner
  }

  /// The keys of the mapping at a path; `nil` if the path leads to no mapping with fixed keys.
  private func mapping(at path: [String]) -> (keys: [KeyShape], isView: Bool)? {
    var shape = SceneSchema.file
    var isView = false
    var names = path[...]
    while let name = names.popFirst() {
      guard let value = shape.keys.first(where: { $0.name == name })?.value else { return nil }
      if name == "view", !isView, names.count == path.count - 1 {
        (shape, isView) = (SceneSchema.mapping(of: .view), true)
      } else if isView, ["subviews", "arrangedSubviews"].contains(name) {
        // Next comes the name of a view.
        guard names.popFirst() != nil else { return nil }
        shape = SceneSchema.mapping(of: .view)
      } else if let inner = value.mappings.first {
        (shape, isView) = (inner, false)
      } else {
        return nil
      }
    }
    return (shape.keys, isView)
  }

  /// The lines of the mapping around the caret, including the caret's.
  private var surroundings: [Substring] {
    let indent = caret.before.prefix { $0 == " " }.count
    let isHere = { (line: Substring) in
      line.allSatisfy { $0 == " " } || line.prefix { $0 == " " }.count >= indent
    }
    let above = lines[..<caret.line].reversed().prefix(while: isHere).reversed()
    let below = lines[min(caret.line + 1, lines.count)...].prefix(while: isHere)
    return (above + below).filter { $0.prefix { $0 == " " }.count == indent }
  }

  private func siblings(in lead: Substring) -> [String] {
    if let brace = lead.lastIndex(of: "{") {
      let rest = lines[caret.line].dropFirst(lead.count).prefix { $0 != "}" }
      return (lead[lead.index(after: brace)...] + rest).split(separator: ",").compactMap(\.key)
    }
    return surroundings.compactMap(\.key)
  }

  private func viewClass(in lead: Substring) -> ViewClass {
    let parts: [Substring] =
      lead.contains("{") ? lines[caret.line].split { "{},".contains($0) } : surroundings
    let name = parts.first { $0.key == "class" }.flatMap { part in
      part.firstIndex(of: ":").map { part[part.index(after: $0)...].trimmed }
    }
    return name.flatMap(ViewClass.init) ?? .uiView
  }

  // MARK: Values

  private func values(of shape: ValueShape) -> [Candidate] {
    switch shape {
    case .boolean: ["true", "false"].map { ($0, "") }
    case .choice(let words): words.map { ($0, "") }
    case .word(let word): [(word, "")]
    case .priority:
      LayoutPriority.named.prefix(4).map { ($0.name, "\($0.priority)") }
    case .either(let shapes): shapes.flatMap(values)
    default: []
    }
  }

  /// After a period the attributes, elsewhere the names of views.
  private func constraintWords(after lead: Substring) -> [Candidate] {
    if lead.last == "." {
      return Constraint.Attribute.allCases.map { ($0.rawValue, "") }
    }
    guard let last = lead.last, " \"'[(-|".contains(last) else { return [] }
    return viewNames.map { ($0, "view") }
  }

  /// The keys below `subviews`, and the root's name.
  private var viewNames: [String] {
    var names: [String] = []
    var subviews: [Int] = []
    for line in lines {
      let content = line.drop { $0 == " " }
      let depth = line.count - content.count
      guard let key = content.key else { continue }
      subviews.removeAll { $0 >= depth }
      if ["subviews", "arrangedSubviews"].contains(key) {
        subviews.append(depth)
      } else if let last = subviews.last, depth == last + 2 {
        names.append(key)
      } else if key == "name" {
        names.append(content.drop { $0 != ":" }.dropFirst().trimmed)
      }
    }
    return names
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }

  /// The key a line or a part of one begins with.
  fileprivate var key: String? {
    guard let colon = firstIndex(of: ":") else { return nil }
    let key = self[..<colon].trimmed
    return key.isEmpty || key.contains(" ") || key.hasPrefix("-") ? nil : key
  }
}
