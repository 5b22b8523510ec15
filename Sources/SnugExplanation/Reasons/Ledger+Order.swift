import SnugGeometry
import SnugLayout

extension Ledger {
  /// A beginning or an end of an item.
  private struct Edge: Hashable {
    let item: LayoutItem
    let isEnd: Bool
  }

  /// The terms from the beginning of the outermost item to its end, each from the edge that the one before
  /// leads to; its own size is the last. `nil` if they are no such chain.
  ///
  /// Where one of them is broken, edges have passed each other, so that positions would tell another order.
  func chained(_ terms: [LedgerTerm]) -> [LedgerTerm]? {
    var rest: [(term: LedgerTerm, edges: [Edge])] = []
    for term in terms {
      guard let edges = edges(of: term) else { return nil }
      rest.append((term, edges))
    }
    guard
      let outer = rest.firstIndex(where: { one in
        layout.system[one.term.entry].isSize
          && rest.allSatisfy { other in
            other.edges.allSatisfy { edge in
              edge.item == one.edges[0].item
                || layout.scene.isView(
                  layout.system.view(of: edge.item),
                  inside: layout.system.view(of: one.edges[0].item))
                || edge.item.view == nil
            }
          }
      })
    else { return nil }
    let whole = rest.remove(at: outer)
    var place = whole.edges[0]
    var chain: [LedgerTerm] = []
    while let next = rest.firstIndex(where: { $0.edges.contains(place) }) {
      let (term, edges) = rest.remove(at: next)
      chain.append(term)
      place = edges[0] == place ? edges[1] : edges[0]
    }
    return rest.isEmpty && place == whole.edges[1] ? chain + [whole.term] : nil
  }

  /// The two edges that a distance or a size is between; `nil` for other terms.
  private func edges(of term: LedgerTerm) -> [Edge]? {
    let made = layout.system[term.entry]
    let constraint = made.constraint
    guard term.item == nil, containers[term.entry] == nil, constraint.multiplier == 1,
      abs(abs(term.factor) - 1) < .sameFactor
    else { return nil }
    guard let second = constraint.secondItem else {
      guard made.isSize, constraint.firstAttribute == .size(axis) else { return nil }
      return [false, true].map { Edge(item: constraint.firstItem, isEnd: $0) }
    }
    let ends = constraint.ends.compactMap { end -> Edge? in
      // Left and right do not depend on the direction in which the terms are read.
      let isOfSide = [.left, .right].contains(end.attribute.withoutMargins)
      let isMirrored =
        layout.scene.layoutDirection(of: layout.system.view(of: second)) == .rightToLeft
      guard let isEnd = end.attribute.isEnd, end.attribute.axis == axis, !isOfSide || !isMirrored
      else { return nil }
      return Edge(item: end.item, isEnd: isEnd)
    }
    return ends.count == 2 && ends[0] != ends[1] ? ends : nil
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
