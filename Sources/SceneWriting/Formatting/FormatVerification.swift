import SceneReading

/// Whether a formatted text says what it said before: the same values, and the same comments.
struct FormatVerification {
  /// What is no longer the same; `nil` if everything is.
  static func flaw(
    from old: (nodes: SpannedNode?, document: SyntaxDocument),
    to new: (nodes: SpannedNode?, document: SyntaxDocument)
  ) -> String? {
    let areValuesSame =
      switch (old.nodes, new.nodes) {
      case (nil, nil): true
      case (let old?, let new?): isSame(old, new, at: .file)
      default: false
      }
    if !areValuesSame { return "its values" }
    return old.document.comments.sorted() == new.document.comments.sorted() ? nil : "its comments"
  }

  private static func isSame(
    _ old: SpannedNode, _ new: SpannedNode, at place: SchemaPlace
  ) -> Bool {
    switch (old.content, new.content) {
    case (.scalar(let old), .scalar(let new)):
      return old.style == new.style && old.string == new.string
    case (.sequence(let old), .sequence(let new)):
      let element = place.element
      return old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1, at: element) }
    case (.mapping(let old), .mapping(var new)):
      guard old.count == new.count else { return false }
      if place.keys != nil {
        let words = old.compactMap(\.key.text?.string)
        let ranks = Dictionary(zip(words, 0...), uniquingKeysWith: { first, _ in first })
        let places = new.map { $0.key.text.flatMap { ranks[$0.string] } }
        if Set(places).count == new.count, !places.contains(nil) {
          let order = new.indices.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
          new = order.map { new[$0] }
        }
      }
      return zip(old, new).allSatisfy { old, new in
        isSame(old.key, new.key, at: place.element)
          && isSame(old.value, new.value, at: place.value(of: old.key.text?.string ?? ""))
      }
    default: return false
    }
  }
}

extension SyntaxDocument {
  /// The texts of all comments.
  var comments: [String] {
    var found: [String] = []
    func take(_ comment: SyntaxComment?) { if let comment { found.append(comment.text) } }
    func take(_ lines: [SyntaxLine]) { for line in lines { take(line.comment) } }
    func take(_ node: SyntaxNode) {
      switch node.content {
      case .nothing, .text, .blockScalar: break
      case .block(let collection):
        for item in collection.items { take(item) }
        take(collection.end)
      case .flow(let collection):
        take(collection.opening)
        for item in collection.items { take(item) }
        take(collection.end)
      }
    }
    func take(_ item: SyntaxItem) {
      take(item.leading)
      if let key = item.key { take(key) }
      take(item.remark)
      take(item.between)
      take(item.value)
      take(item.trailing)
    }
    take(head)
    take(start?.comment)
    take(neck)
    if let root { take(root) }
    take(end)
    take(stop?.comment)
    take(tail)
    return found
  }
}
