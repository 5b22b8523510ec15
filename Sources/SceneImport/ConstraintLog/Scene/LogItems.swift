/// The views and guides a report speaks of, each once, in the order they are first named.
struct LogItems {
  private(set) var keys: [String] = []
  private var known: [String: LogItem] = [:]

  subscript(key: String) -> LogItem? { known[key] }

  var all: [LogItem] { keys.compactMap { known[$0] } }

  init(_ constraints: [LogConstraint], views: [LoggedView] = []) {
    for view in views { add(view.item) }
    for constraint in constraints {
      for item in constraint.items { add(item) }
      if let container = constraint.container { add(container) }
    }
  }

  /// Adds what one place says of an item to what others do: a text is not printed everywhere.
  private mutating func add(_ item: LogItem) {
    guard item.key != LogItem.unknownSuperview.key else { return }
    let old = known[item.key]
    if old == nil { keys.append(item.key) }
    known[item.key] = LogItem(
      key: item.key, className: old?.className ?? item.className, name: old?.name ?? item.name,
      text: old?.text ?? item.text)
  }
}
