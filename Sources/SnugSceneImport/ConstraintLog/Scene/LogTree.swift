import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat

/// The view hierarchy of a report. Superviews that the log does not show are guessed.
struct LogTree {
  /// The views and guides of a report, in the order of their first occurrence.
  private(set) var nodes: [LogNode] = []
  private var nodeOfKey: [String: LogNode] = [:]
  /// One of the nodes, or an additional root if the views have no common one.
  private(set) var root = LogNode(LogItem(key: ""))

  private static let depthLimit = 150

  /// - Parameter dumps: the trees of views in the log.
  init(_ report: LogReport, _ constraints: [LogConstraint], dumps: [[LoggedView]]) {
    for view in report.views { add(view.item, at: view.range) }
    for constraint in constraints {
      for item in constraint.items { add(item, at: constraint.range) }
      if let container = constraint.container { add(container) }
    }
    for end in constraints.flatMap({ [$0.first, $0.second].compactMap(\.self) })
    where end.isOfMask || !end.attribute.isOfGuides {
      self[end.item]?.isGuide = false
    }
    for dump in dumps { take(dump, isReport: report.kind == .hierarchy) }
    for constraint in constraints { takeContainer(constraint) }
    for constraint in constraints { takeMask(constraint) }
    for constraint in constraints { guessFromMargins(constraint) }
    for constraint in constraints { guessFromStackView(constraint) }
    guessFromEdges(constraints)
    guessFromSiblings(constraints)
    for constraint in constraints { guessFromSizes(constraint) }
    chooseRoot()
    for node in nodes { node.parent?.children.append(node) }
    nameNodes()
  }

  subscript(item: LogItem) -> LogNode? { nodeOfKey[item.key] }

  /// The node of an item. For a superview without a name in the log, the superview of another node.
  func node(of item: LogItem, around other: LogNode?) -> LogNode? {
    item.key == LogItem.unknownSuperview.key ? other?.parent : self[item]
  }

  var hasAddedRoot: Bool { root.item.key.isEmpty }

  private mutating func add(_ item: LogItem, at range: SourceRange? = nil) {
    guard item.key != LogItem.unknownSuperview.key else { return }
    if let known = self[item] { return known.add(item, at: range) }
    let node = LogNode(item, at: range)
    nodeOfKey[item.key] = node
    nodes.append(node)
  }

  // MARK: Certain

  private func take(_ dump: [LoggedView], isReport: Bool) {
    var path: [LoggedView] = []
    for view in dump {
      path = path.filter { $0.depth < view.depth }
      let node = self[view.item]
      node?.printedSize = view.frame?.size
      if isReport { node?.line = view }
      // The report may contain only some of its ancestors.
      put(node, in: path.compactMap { self[$0.item] }.last, isGuess: false)
      path.append(view)
    }
  }

  private func takeContainer(_ constraint: LogConstraint) {
    guard let container = constraint.container else { return }
    for item in constraint.items { put(self[item], in: self[container], isGuess: false) }
  }

  /// An autoresizing mask is about a view in its superview.
  private func takeMask(_ constraint: LogConstraint) {
    guard let masked = constraint.maskedItem,
      let other = constraint.items.first(where: { $0 != masked })
    else { return }
    put(self[masked], in: self[other], isGuess: false)
  }

  private func put(_ node: LogNode?, in parent: LogNode?, isGuess: Bool = true) {
    guard let node, let parent, node.parent == nil, !parent.isGuide else { return }
    var depth = 0
    for ancestor in sequence(first: parent, next: \.parent) {
      if ancestor === node { return }
      depth += 1
    }
    // A node beyond the depth limit is put in the root.
    guard depth < Self.depthLimit else { return }
    node.parent = parent
    node.isGuess = isGuess
  }

  // MARK: Guesses

  /// A view whose margins are in a constraint is the superview of the other item.
  private func guessFromMargins(_ constraint: LogConstraint) {
    guard let second = constraint.second else { return }
    for (one, other) in [(constraint.first, second), (second, constraint.first)]
    where one.attribute.isOfMargins {
      put(self[other.item], in: self[one.item])
    }
  }

  /// A constraint of a stack view connects its edges with those of its arranged views.
  private func guessFromStackView(_ constraint: LogConstraint) {
    guard let identifier = constraint.identifier,
      identifier == "UISV-canvas-connection" || identifier.hasPrefix("NSStackView.Edge"),
      let first = self[constraint.first.item],
      let other = constraint.second.flatMap({ self[$0.item] })
    else { return }
    // The stack view is the first item, unless that is a control.
    let isSecondStack = !first.isGuide && first.rank == 0
    let (stack, inner) = isSecondStack ? (other, first) : (first, other)
    put(inner, in: stack.isGuide ? stack.parent : stack)
  }

  /// Of two views with constrained equal edges or centers, the inner view is inset. All constraints
  /// between them vote.
  private func guessFromEdges(_ constraints: [LogConstraint]) {
    var pairs: [(one: LogNode, two: LogNode, votes: Int)] = []
    for constraint in constraints {
      guard let second = constraint.second, constraint.identifier?.hasPrefix("UISV") != true,
        constraint.first.attribute == second.attribute, !second.attribute.isSize,
        !constraint.first.isOfMask, !second.isOfMask,
        let one = self[constraint.first.item], let two = self[second.item], one !== two,
        !one.isGuide, !two.isGuide
      else { continue }
      let votes = Self.votes(forInnerFirst: constraint)
      if let index = pairs.firstIndex(where: { $0.one === one && $0.two === two }) {
        pairs[index].votes += votes
      } else if let index = pairs.firstIndex(where: { $0.one === two && $0.two === one }) {
        pairs[index].votes -= votes
      } else {
        pairs.append((one, two, votes))
      }
    }
    for (one, two, votes) in pairs {
      let isFirstInner = votes == 0 ? one.rank < two.rank : votes > 0
      let (inner, outer) = isFirstInner ? (one, two) : (two, one)
      // Controls have no subviews, wherever their edges are.
      if outer.rank > 0 {
        put(inner, in: outer)
      } else if inner.rank > 0 {
        put(outer, in: inner)
      }
    }
  }

  /// How much a constraint between equal edges, `first = second + constant`, speaks for the first view
  /// being inside the second.
  private static func votes(forInnerFirst constraint: LogConstraint) -> Int {
    let edge = constraint.first.attribute
    let isFar = [.trailing, .right, .bottom].contains(edge)
    let isCenter = edge == .centerX || edge == .centerY
    let inset = isFar ? -constraint.constant : constraint.constant
    if !isCenter, inset != 0 { return inset > 0 ? 6 : -6 }
    // The first item is usually the subview, but Interface Builder puts the superview first at the
    // trailing and bottom edges.
    return isFar ? 1 : 2
  }

  /// Views with a distance between them, or aligned by a stack view, usually have the same
  /// superview.
  private func guessFromSiblings(_ constraints: [LogConstraint]) {
    let pairs = constraints.compactMap { constraint -> (LogNode, LogNode)? in
      guard let second = constraint.second, let one = self[constraint.first.item],
        let other = self[second.item]
      else { return nil }
      let identifier = constraint.identifier ?? ""
      let isPair =
        constraint.first.attribute != second.attribute && !identifier.contains("canvas")
        || ["UISV-alignment", "UISV-spacing", "UISV-fill-equally"].contains(identifier)
      return isPair ? (one, other) : nil
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (one, other) in pairs {
        for (known, unknown) in [(one, other), (other, one)] {
          guard let parent = known.parent, unknown.parent == nil else { continue }
          put(unknown, in: parent)
          isChanged = isChanged || unknown.parent != nil
        }
      }
    }
  }

  /// A view whose size is a multiple of a window's, a cell's or a scroll view's is usually inside
  /// it.
  private func guessFromSizes(_ constraint: LogConstraint) {
    guard constraint.first.attribute.isSize, let first = self[constraint.first.item],
      let second = constraint.second.flatMap({ self[$0.item] }), !first.isGuide, !second.isGuide
    else { return }
    let (inner, outer) = first.rank > second.rank ? (second, first) : (first, second)
    if outer.rank > 2, inner.rank < outer.rank { put(inner, in: outer) }
  }

  // MARK: The root

  private mutating func chooseRoot() {
    let tops = nodes.filter { $0.parent == nil && !$0.isGuide }
    let parents = Set(nodes.compactMap { $0.parent.map(ObjectIdentifier.init) })
    let holders = tops.filter { parents.contains(ObjectIdentifier($0)) }
    if tops.count == 1 {
      root = tops[0]
    } else if holders.count == 1 {
      root = holders[0]
    }
    for node in nodes where node.parent == nil && node !== root {
      node.parent = root
      node.isGuess = true
    }
  }

  /// Names the nodes. Equal names get digits of the addresses.
  private func nameNodes() {
    var taken: Set<String> = ["superview"]
    if hasAddedRoot { root.name = taken.take("view") { "view\($0)" } }
    let bases = nodes.map(\.baseName)
    let counts = Dictionary(bases.map { ($0, 1) }, uniquingKeysWith: +)
    for (node, base) in zip(nodes, bases) {
      let isShared = counts[base, default: 0] > 1 || base == "view" && node !== root
      let digits = Array(node.item.key.drop { $0 != "x" }.dropFirst())
      var length = min(3, digits.count)
      var name = isShared && length > 0 ? base + String(digits.suffix(length)) : base
      while taken.contains(name), length < digits.count {
        length += 1
        name = base + String(digits.suffix(length))
      }
      node.name = taken.take(name) { "\(base)_\($0)" }
    }
  }
}

extension LogNode {
  /// The likelihood that it has subviews: 0 for controls, which have none.
  fileprivate var rank: Int {
    let name = item.shortClassName
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
}
