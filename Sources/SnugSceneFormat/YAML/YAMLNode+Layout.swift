extension YAMLNode {
  /// The width beyond which a value is broken into several lines.
  private static let width = 100

  var inBlockStyle: YAMLNode {
    var node = self
    node.isBlock = true
    return node
  }

  /// The node on one line, in YAML's flow style; `nil` if a part is in block style.
  var flow: String? {
    switch content {
    case .scalar: return scalar
    case _ where isEmpty: return elements == nil ? "{}" : "[]"
    case _ where isBlock: return nil
    case .sequence(let elements):
      let parts = elements.compactMap(\.flow)
      return parts.count == elements.count ? "[" + parts.joined(separator: ", ") + "]" : nil
    case .mapping(let pairs):
      let parts = pairs.compactMap { key, value in value.flow.map { "\(key.scalar): \($0)" } }
      return parts.count == pairs.count ? "{ " + parts.joined(separator: ", ") + " }" : nil
    }
  }

  /// The lines of a file with the node, without line ends.
  var lines: [String] { block(indent: 0) }

  /// The node in YAML's block style. Every line is indented, including the first.
  private func block(indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    switch content {
    case .sequence(let elements) where !elements.isEmpty:
      return elements.flatMap { element -> [String] in
        if let flow = element.flow(in: Self.width - indent - 2) { return [space + "- " + flow] }
        let lines = element.block(indent: indent + 2)
        return [space + "- " + lines[0].dropFirst(indent + 2)] + lines.dropFirst()
      }
    case .mapping(let pairs) where !pairs.isEmpty:
      return pairs.flatMap { key, value -> [String] in
        let head = "\(space)\(key.scalar):"
        if let flow = value.flow(in: Self.width - head.count - 1) { return ["\(head) \(flow)"] }
        return [head] + value.block(indent: indent + 2)
      }
    default: return [space + (flow ?? "")]
    }
  }

  /// The node on one line if it fits in a width or can't be broken.
  private func flow(in width: Int) -> String? {
    guard let flow, flow.count <= width || text != nil || isEmpty else { return nil }
    return flow
  }

  /// A collection without anything in it.
  var isEmpty: Bool { elements?.isEmpty ?? pairs?.isEmpty ?? false }
}
