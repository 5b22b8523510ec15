extension YAMLNode {
  /// With the keys of every mapping in the order of ``SchemaKeys``.
  func ordered(at place: SchemaPlace) -> YAMLNode {
    switch self {
    case .scalar: return self
    case .lines(let node): return .lines(node.ordered(at: place))
    case .list(let elements): return .list(elements.map { $0.ordered(at: place.element) })
    case .mapping(let entries):
      let values = entries.map { entry in
        var entry = entry
        entry.value = entry.value.ordered(at: place.value(of: entry.key))
        return entry
      }
      guard let keys = place.keys else { return .mapping(values) }
      let ranks = values.map { keys.rank(of: $0.key) }
      return .mapping(
        values.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { values[$0] })
    }
  }
}
