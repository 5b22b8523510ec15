extension SyntaxNode {
  /// Puts the keys of every mapping the schema knows into its order.
  ///
  /// - Parameter keepsAnchored: whether what an alias may stand for is left as it is: at the alias it
  ///   may mean something else, whose order is the author's.
  mutating func order(at place: SchemaPlace, keepsAnchored: Bool) {
    if keepsAnchored, properties.contains("&") { return }
    switch content {
    case .nothing, .text, .blockScalar: break
    case .block(var collection):
      Self.order(&collection.items, collection.kind, at: place, keepsAnchored)
      content = .block(collection)
    case .flow(var collection):
      Self.order(&collection.items, collection.kind, at: place, keepsAnchored)
      content = .flow(collection)
    }
  }

  private static func order(
    _ items: inout [SyntaxItem], _ kind: CollectionKind, at place: SchemaPlace,
    _ keepsAnchored: Bool
  ) {
    let element = place.element
    for index in items.indices {
      let key = items[index].name
      let value = kind == .sequence ? element : key.map(place.value(of:)) ?? element
      items[index].value.order(at: value, keepsAnchored: keepsAnchored)
    }
    if kind == .mapping, let keys = place.keys { items.order(by: keys) }
  }

  /// Whether something may refer to it or in it to something else.
  var hasAnchorOrAlias: Bool {
    if properties.contains("&") { return true }
    switch content {
    case .nothing, .blockScalar: return false
    case .text(let lines): return lines[0].hasPrefix("*")
    case .block(let collection): return collection.items.contains(where: \.hasAnchorOrAlias)
    case .flow(let collection): return collection.items.contains(where: \.hasAnchorOrAlias)
    }
  }
}

extension SyntaxItem {
  /// The key, if it is a word; in brackets it may stand alone.
  fileprivate var name: String? {
    guard case .text(let lines) = (key ?? value).content, lines.count == 1 else { return nil }
    var word = lines[0][...]
    if word.hasPrefix("*") { return nil }
    for quote in ["\"", "'"] where word.hasPrefix(quote) {
      word = word.dropFirst().dropLast()
      if word.contains("\\") || word.contains("'") { return nil }
    }
    return String(word)
  }

  fileprivate var hasAnchorOrAlias: Bool {
    key?.hasAnchorOrAlias ?? false || value.hasAnchorOrAlias
  }
}

extension [SyntaxItem] {
  /// Puts the entries of a mapping into the order of keys; what the schema does not know stays in
  /// the author's, behind the rest. Blank lines and line breaks stay where they were.
  ///
  /// It is left as it is where a key is there twice or is no word, where mappings are merged, and
  /// where an alias might come to stand before what it refers to.
  fileprivate mutating func order(by keys: SchemaKeys) {
    let names = compactMap(\.name)
    let ranks = names.map(keys.rank(of:))
    let order = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    guard names.count == count, order != Array<Int>(indices), Set(names).count == count,
      !names.contains("<<")
    else { return }
    let moved = order.filter { self[$0].hasAnchorOrAlias }
    guard moved == moved.sorted() else { return }
    let places = self
    for (index, old) in order.enumerated() {
      self[index] = places[old]
      self[index].startsLine = places[index].startsLine
      if self[index].leading.first?.isBlank == true { self[index].leading.removeFirst() }
      if places[index].leading.first?.isBlank == true {
        self[index].leading.insert(.blank, at: 0)
      }
    }
  }
}
