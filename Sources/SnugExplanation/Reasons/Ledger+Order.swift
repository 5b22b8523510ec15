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

  /// With views that are beside each other: where two are one above the other, because the size of the one is that of a
  /// view beside it, that view in its place.
  func besideEachOther(
    _ pieces: [Contest.Piece], _ payers: Set<ViewID>, _ equals: EqualSizes, _ isMirrored: Bool
  ) -> [Contest.Piece] {
    if equals.all.isEmpty { return pieces }
    func span(_ view: ViewID) -> Interval {
      layout[view].alignmentRect[axis].expanded(by: -.sameLength)
    }
    func isFree(_ view: ViewID, in pieces: [Contest.Piece], except own: Int) -> Bool {
      pieces.indices.allSatisfy { index in
        index == own || pieces[index].view.map { !span($0).overlaps(span(view)) } ?? true
      }
    }
    // A view that gives way elsewhere is a stranger in the sum.
    let strangers = pieces.indices.filter { index in
      pieces[index].entry.map { !layout[$0].isSatisfied } ?? false
    }
    var beside = pieces
    for index in strangers + pieces.indices {
      let piece = beside[index]
      guard let view = piece.view, piece.factor == 1, !payers.contains(view),
        piece.wanted == piece.got, !isFree(view, in: beside, except: index)
      else { continue }
      let other = equals.all.lazy.filter { group in
        group.contains { span($0) == span(view) }
      }.joined().first { isFree($0, in: beside, except: index) }
      guard let other else { continue }
      beside[index] = Contest.Piece(
        view: other, wanted: piece.wanted, got: piece.got, factor: 1, entry: nil)
    }
    return beside == pieces ? pieces : sorted(beside, isMirrored)
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
