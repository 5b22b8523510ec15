extension YAMLNode {
  /// How far a line goes before its value is taken apart, as the scenes people write do.
  private static let width = 100

  /// The node on one line, in YAML's flow style; `nil` for what has lines of its own.
  private var flow: String? {
    switch self {
    case .scalar(let text): return text
    case .lines: return nil
    case .list(let elements):
      let parts = elements.compactMap(\.flow)
      return parts.count == elements.count ? "[" + parts.joined(separator: ", ") + "]" : nil
    case .mapping(let entries):
      if entries.isEmpty { return "{}" }
      let parts = entries.compactMap { entry in entry.value.flow.map { "\(entry.key): \($0)" } }
      return parts.count == entries.count ? "{ " + parts.joined(separator: ", ") + " }" : nil
    }
  }

  /// The lines of a file that holds the node, without line ends.
  var lines: [String] { block(indent: 0) }

  /// The node in YAML's block style; every line is as far in as is told, the first included.
  private func block(indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    switch self {
    case .scalar(let text): return [space + text]
    case .lines(let node): return node.block(indent: indent)
    case .list(let elements):
      if elements.isEmpty { return [space + "[]"] }
      return elements.flatMap { element -> [String] in
        if let flow = element.flow, indent + 2 + flow.count <= Self.width || element.isScalar {
          return [space + "- " + flow]
        }
        let lines = element.block(indent: indent + 2)
        return [space + "- " + lines[0].dropFirst(indent + 2)] + lines.dropFirst()
      }
    case .mapping(let entries):
      if entries.isEmpty { return [space + "{}"] }
      return entries.flatMap { entry -> [String] in
        let head = "\(space)\(entry.key):"
        if let flow = entry.value.flow,
          head.count + 1 + flow.count <= Self.width || entry.value.isScalar || entry.value.isEmpty
        {
          return ["\(head) \(flow)"]
        }
        if entry.value.isEmpty { return [head + " " + entry.value.block(indent: 0)[0]] }
        return [head] + entry.value.block(indent: indent + 2)
      }
    }
  }

  private var isScalar: Bool {
    if case .scalar = self { true } else { false }
  }
}
