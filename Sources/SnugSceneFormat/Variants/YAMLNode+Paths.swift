import SnugDiagnostics

extension YAMLScalar {
  /// The parts of a path that a variant sets, such as `field.compressionResistance.horizontal`.
  /// Each has its source range, so that an error cites the part.
  var pathParts: [YAMLScalar] {
    let written = start
    var offset = 0
    let parts = string.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.map { part in
      defer { offset += part.count + 1 }
      return YAMLScalar(
        String(Substring(part)), .plain,
        at: self.range(of: offset..<offset + part.count, written))
    }
  }
}

extension YAMLNode {
  func isKey(_ name: String) -> Bool { text?.string == name }

  package subscript(key: String) -> YAMLNode? { pairs?.first { $0.key.isKey(key) }?.value }

  /// A mapping with the value of a key transformed. The transformation gets `nil` if the key is
  /// missing.
  func changing(
    _ key: YAMLScalar, _ change: (YAMLNode?) -> YAMLNode
  ) -> YAMLNode {
    var pairs = isNull ? [] : pairs ?? []
    if let index = pairs.firstIndex(where: { $0.key.isKey(key.string) }) {
      pairs[index].value = change(pairs[index].value)
    } else {
      pairs.append((.plain(key.string, at: key.range), change(nil)))
    }
    return with(.mapping(pairs))
  }

  func with(_ content: Content) -> YAMLNode { YAMLNode(content, at: range) }

  /// The node with its shorthand expanded: `16` for margins becomes `{ top: 16, left: 16, … }`.
  func expanded(by shape: ValueShape) -> YAMLNode {
    guard !isNull, pairs == nil, let mapping = shape.mapping else { return self }
    func node(_ key: String) -> YAMLNode { .plain(key, at: range) }
    if let elements {
      guard elements.count == mapping.keys.count else { return self }
      return with(.mapping(zip(mapping.keys, elements).map { (node($0.name), $1) }))
    }
    let keys = mapping.shorthandKey.map { [$0] } ?? mapping.keys.map(\.name)
    return with(.mapping(keys.map { (node($0), self) }))
  }
}

/// The views of a scene's node.
extension YAMLNode {
  private static let subviewKeys = ["subviews", "arrangedSubviews"]

  private var rootName: String { self["view"]?["name"]?.text?.string ?? SceneDecoder.rootName }

  var viewNames: [String] {
    func names(in view: YAMLNode) -> [String] {
      let subviews = Self.subviewKeys.flatMap { view[$0]?.pairs ?? [] }
      return subviews.flatMap { name, view -> [String] in
        (name.text.map { [$0.string] } ?? []) + names(in: view)
      }
    }
    return self["view"].map { [rootName] + names(in: $0) } ?? []
  }

  /// The path of keys to a view; `nil` if there is no view with this name.
  package func path(toView name: String) -> [YAMLScalar]? {
    func path(in view: YAMLNode) -> [YAMLScalar]? {
      for (key, views) in view.pairs ?? [] {
        guard let key = key.text, Self.subviewKeys.contains(key.string) else { continue }
        for (subview, value) in views.pairs ?? [] {
          guard let text = subview.text, let rest = text.string == name ? [] : path(in: value)
          else { continue }
          return [key, text] + rest
        }
      }
      return nil
    }
    guard let (key, view) = pairs?.first(where: { $0.key.isKey("view") }),
      let rest = rootName == name ? [] : path(in: view)
    else { return nil }
    return [key.text].compactMap(\.self) + rest
  }
}

extension ValueShape {
  /// The mapping that a shorthand abbreviates.
  fileprivate var mapping: MappingShape? {
    switch self {
    case .mapping(let mapping): mapping
    case .either(let alternatives): alternatives.lazy.compactMap(\.mapping).first
    default: nil
    }
  }

  /// The shape of the value of a key; `nil` if the value has no keys. An unknown key has any shape;
  /// the decoder will report it.
  func value(of key: String) -> ValueShape? {
    switch self {
    case .mapping(let mapping):
      mapping.keys.first { $0.name == key }?.value ?? .anything
    case .names(to: let value): value
    case .definition(let definition):
      ValueShape.mapping(SceneSchema.mapping(of: definition)).value(of: key)
    case .either(let alternatives): alternatives.lazy.compactMap { $0.value(of: key) }.first
    case .anything: .anything
    default: nil
    }
  }
}
