import SnugGeometry
import SnugLayout

extension Ledger {
  /// An edge of an item on the axis: left or right, top or bottom.
  private struct Edge: Hashable {
    let item: LayoutItem
    let attribute: Constraint.Attribute
  }

  /// The terms from the beginning of the outermost item to its end, each from the edge that the one before
  /// leads to; its own size is the last. `nil` if they are no such chain.
  ///
  /// Where one of them is broken, edges have passed each other, so that positions would tell another order.
  func chained(_ terms: [LedgerTerm], _ isMirrored: Bool) -> [LedgerTerm]? {
    var rest: [(term: LedgerTerm, edges: [Edge])] = []
    for term in terms {
      guard let edges = edges(of: term, isMirrored) else { return nil }
      rest.append((term, edges))
    }
    let views = rest.map { $0.edges.map { layout.system.view(of: $0.item) } }
    let outermost = rest.indices.first { index in
      !rest[index].term.isDrawn && layout.system[rest[index].term.entry].isSize
        && views.joined().allSatisfy {
          $0 == views[index][0] || layout.scene.isView($0, inside: views[index][0])
        }
    }
    guard let outermost else { return nil }
    let whole = rest.remove(at: outermost)
    var place = whole.edges[0]
    var chain: [LedgerTerm] = []
    while let next = rest.firstIndex(where: { $0.edges.contains(place) }) {
      let (term, edges) = rest.remove(at: next)
      chain.append(term)
      place = edges[0] == place ? edges[1] : edges[0]
    }
    return rest.isEmpty && place == whole.edges[1] ? chain + [whole.term] : nil
  }

  /// The two edges that a distance or a size is between, of a size in the reading direction; `nil` for
  /// other terms.
  private func edges(of term: LedgerTerm, _ isMirrored: Bool) -> [Edge]? {
    let made = layout.system[term.entry]
    let constraint = made.constraint
    let attributes: [Constraint.Attribute] =
      axis == .horizontal ? [.left, .right] : [.top, .bottom]
    func ends(of item: LayoutItem) -> [Edge] {
      (isMirrored ? attributes.reversed() : attributes).map { Edge(item: item, attribute: $0) }
    }
    if term.isDrawn { return term.item.map(ends(of:)) }
    guard term.item == nil, containers[term.entry] == nil, constraint.multiplier == 1,
      abs(abs(term.factor) - 1) < .sameFactor
    else { return nil }
    if made.isSize {
      return constraint.firstAttribute == .size(axis) ? ends(of: constraint.firstItem) : nil
    }
    let edges = constraint.ends.compactMap { end -> Edge? in
      guard end.attribute.isEnd != nil, end.attribute.axis == axis else { return nil }
      return Edge(
        item: end.item,
        attribute: end.attribute.withoutMargins.undirected(isMirrored: isMirrored))
    }
    return edges.count == 2 && edges[0] != edges[1] ? edges : nil
  }

  /// With the two halves of a spacing around a hidden view as one gap.
  func joinedOverHiddenViews(_ pieces: [Contest.Piece]) -> [Contest.Piece] {
    var joined: [Contest.Piece] = []
    for piece in pieces {
      if let last = joined.last, let hidden = hiddenView(beside: last),
        hidden == hiddenView(beside: piece)
      {
        joined[joined.count - 1].wanted += piece.wanted
        joined[joined.count - 1].got += piece.got
      } else {
        joined.append(piece)
      }
    }
    return joined
  }

  /// The hidden view that a stack view's gap is beside.
  private func hiddenView(beside piece: Contest.Piece) -> ViewID? {
    guard piece.view == nil, piece.isPlain, let made = piece.entry.map({ layout.system[$0] }),
      made.stackView != nil
    else { return nil }
    return made.constraint.ends.lazy.compactMap(\.item.view).first { layout.scene[$0].isHidden }
  }
}
