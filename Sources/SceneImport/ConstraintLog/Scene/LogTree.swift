import AutoLayout

/// Which view stands in which, as far as a log tells: `|` is a superview, and the rest is guessed.
struct LogTree {
  /// The superview of a view, or the view a guide belongs to.
  private(set) var parents: [String: String] = [:]
  /// The items whose parent is a guess.
  private(set) var guesses: Set<String> = []
  /// The key of the root; that of no item if the views needed one made up.
  private(set) var root = LogTree.madeUpRoot
  let items: LogItems
  private let guides: Set<String>
  private var children: [String: [String]] = [:]

  static let madeUpRoot = ""

  /// How many views a view may stand in.
  private static let deepest = 150

  init(_ items: LogItems, _ constraints: [LogConstraint], dumps: [[LoggedView]]) {
    self.items = items
    guides = Self.guides(items, constraints)
    for dump in dumps { take(dump) }
    for constraint in constraints { takeContainer(constraint) }
    let certain = parents
    for constraint in constraints { guessFromMargins(constraint) }
    for constraint in constraints { guessFromStackView(constraint) }
    for constraint in constraints { guessFromEdges(constraint) }
    guessFromSiblings(constraints)
    for constraint in constraints { guessFromSizes(constraint) }
    chooseRoot()
    guesses = Set(parents.keys).subtracting(certain.keys)
    for key in items.keys where key != root {
      children[parents[key] ?? root, default: []].append(key)
    }
  }

  func isGuide(_ key: String) -> Bool { guides.contains(key) }

  /// The key of an item; of a superview that the log does not name, the key of another item's
  /// superview.
  func key(of item: LogItem, around other: String?) -> String? {
    item.key == LogItem.unknownSuperview.key ? other.flatMap { parents[$0] } : item.key
  }

  var hasMadeUpRoot: Bool { root == Self.madeUpRoot }

  /// The views directly in one, in the order they are first named.
  func subviews(of key: String) -> [String] { children[key, default: []].filter { !isGuide($0) } }

  func guides(of key: String) -> [String] { children[key, default: []].filter(isGuide) }

  /// What is a guide by its class, and is asked for nothing that guides do not have.
  private static func guides(_ items: LogItems, _ constraints: [LogConstraint]) -> Set<String> {
    let anchors = constraints.flatMap { [$0.first, $0.second].compactMap(\.self) }
    let others = anchors.filter { $0.isOfMask || !$0.attribute.isOfGuides }.map(\.item.key)
    return Set(items.all.filter(\.isGuide).map(\.key)).subtracting(others)
  }

  // MARK: Certain

  private mutating func take(_ dump: [LoggedView]) {
    var path: [LoggedView] = []
    for view in dump {
      path = path.filter { $0.depth < view.depth }
      // Of the views it stands in the log may have named only some.
      if let parent = path.last(where: { items[$0.item.key] != nil }) {
        put(view.item.key, in: parent.item.key)
      }
      path.append(view)
    }
  }

  private mutating func takeContainer(_ constraint: LogConstraint) {
    guard let container = constraint.container?.key else { return }
    for item in constraint.items where item.key != container { put(item.key, in: container) }
  }

  private mutating func put(_ key: String, in parent: String) {
    guard items[key] != nil, items[parent] != nil, parents[key] == nil, !isGuide(parent),
      key != parent
    else { return }
    var ancestor: String? = parent
    var depth = 0
    while let next = ancestor {
      if next == key { return }
      ancestor = parents[next]
      depth += 1
    }
    // What is as deep as no layout is stands in the root.
    guard depth < Self.deepest else { return }
    parents[key] = parent
  }

  // MARK: Guesses

  /// A view's margins are there for its subviews.
  private mutating func guessFromMargins(_ constraint: LogConstraint) {
    guard let second = constraint.second else { return }
    for (one, other) in [(constraint.first, second), (second, constraint.first)]
    where one.attribute.isOfMargins {
      put(other.item.key, in: one.item.key)
    }
  }

  /// A stack view connects its edges to those of the views it arranges, and names it.
  private mutating func guessFromStackView(_ constraint: LogConstraint) {
    guard let other = constraint.second?.item, let identifier = constraint.identifier,
      identifier == "UISV-canvas-connection" || identifier.hasPrefix("NSStackView.Edge")
    else { return }
    let first = constraint.first.item
    // It comes first, unless that is a view that holds nothing.
    let isSecondStack = !isGuide(first.key) && rank(first) == 0
    let (stack, inner) = isSecondStack ? (other, first) : (first, other)
    let owner = isGuide(stack.key) ? parents[stack.key] : stack.key
    if let owner { put(inner.key, in: owner) }
  }

  /// Of two views tied at the same edges, or at their centres, the inner one is inset.
  private mutating func guessFromEdges(_ constraint: LogConstraint) {
    guard let second = constraint.second, constraint.identifier?.hasPrefix("UISV") != true,
      constraint.first.attribute == second.attribute, !second.attribute.isSize,
      !constraint.first.isOfMask, !second.isOfMask
    else { return }
    let edge = second.attribute
    let (one, two) = (constraint.first.item, second.item)
    // first = second + constant
    let isFar = [.trailing, .right, .bottom].contains(edge)
    let inset = isFar ? -constraint.constant : constraint.constant
    guard !isGuide(one.key), !isGuide(two.key) else { return }
    let isInset = edge != .centerX && edge != .centerY && inset != 0
    // Who writes a constraint begins with the subview.
    let isFirstInner = isInset ? inset > 0 : rank(one) <= rank(two)
    let (inner, outer) = isFirstInner ? (one, two) : (two, one)
    // Controls hold nothing, wherever their edges are.
    if rank(outer) > 0 {
      put(inner.key, in: outer.key)
    } else if rank(inner) > 0 {
      put(outer.key, in: inner.key)
    }
  }

  /// Views with a distance between them, and those a stack view aligns, mostly have one superview.
  private mutating func guessFromSiblings(_ constraints: [LogConstraint]) {
    let pairs = constraints.compactMap { constraint -> (String, String)? in
      guard let second = constraint.second else { return nil }
      let identifier = constraint.identifier ?? ""
      let isPair =
        constraint.first.attribute != second.attribute && !identifier.contains("canvas")
        || ["UISV-alignment", "UISV-spacing", "UISV-fill-equally"].contains(identifier)
      return isPair ? (constraint.first.item.key, second.item.key) : nil
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (one, other) in pairs {
        for (known, unknown) in [(one, other), (other, one)] {
          guard let parent = parents[known], parents[unknown] == nil else { continue }
          put(unknown, in: parent)
          isChanged = isChanged || parents[unknown] != nil
        }
      }
    }
  }

  /// What is as large as a window, a cell or a scroll view, or a part of it, mostly stands in it.
  private mutating func guessFromSizes(_ constraint: LogConstraint) {
    guard let second = constraint.second, constraint.first.attribute.isSize,
      !isGuide(second.item.key), !isGuide(constraint.first.item.key)
    else { return }
    let items = [constraint.first.item, second.item].sorted { rank($0) < rank($1) }
    if rank(items[1]) > 2, rank(items[0]) < rank(items[1]) {
      put(items[0].key, in: items[1].key)
    }
  }

  /// How likely an item is to hold others: 0 for controls, which do not.
  private func rank(_ item: LogItem) -> Int {
    let name = (items[item.key] ?? item).shortClassName
    if name.hasSuffix("Window") { return 4 }
    if name.hasSuffix("ContentView") || name.hasSuffix("Cell") || name.hasSuffix("ScrollView") {
      return 3
    }
    let controls = [
      "Label", "Button", "ImageView", "TextField", "Switch", "Slider", "Stepper", "TextView",
      "Indicator", "ProgressView", "SegmentedControl", "Spacer",
    ]
    if controls.contains(where: name.hasSuffix) { return 0 }
    return item.text == nil ? 2 : 1
  }

  // MARK: The root

  private mutating func chooseRoot() {
    let tops = items.keys.filter { parents[$0] == nil && !isGuide($0) }
    let parentsOfSome = Set(parents.values)
    let holders = tops.filter(parentsOfSome.contains)
    if tops.count == 1 {
      root = tops[0]
    } else if holders.count == 1 {
      root = holders[0]
    }
    for key in items.keys where parents[key] == nil && key != root { parents[key] = root }
  }
}

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
