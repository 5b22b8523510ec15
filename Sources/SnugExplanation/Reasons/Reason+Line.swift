import SnugGeometry
package import SnugLayout

extension Reason {
  /// The views that give way with those beside them, end to end in the root, or in their superview if others
  /// are beside it: for sums with factors or of several contests, which are in no order. `nil` unless
  /// they share a superview and are beside each other.
  package func line(in layout: Layout) -> Contest? {
    let payers = contests.flatMap(\.payers)
    let views = payers.compactMap(\.view)
    guard let contest, contest.axis == .horizontal, ambiguities.isEmpty, views.count > 1,
      Set(views).count == payers.count, let superview = layout.scene[views[0]].superview
    else { return nil }
    func across(_ view: ViewID) -> Interval { layout[view].alignmentRect[.vertical] }
    let siblings = layout.scene.visibleViews.filter { sibling in
      layout.scene[sibling].superview == superview
        && views.allSatisfy { across($0).overlaps(across(sibling)) }
    }
    guard siblings.count > 1, Set(siblings).isSuperset(of: views) else { return nil }
    let isAlone = layout.scene.visibleViews.allSatisfy { other in
      other == superview || layout.scene.isView(other, inside: superview)
        || layout.scene.isView(superview, inside: other)
        || !views.contains { across($0).overlaps(across(other)) }
    }
    let container = isAlone ? .root : superview
    let room = layout[container].alignmentRect[.horizontal]
    let isMirrored = layout.scene.layoutDirection == .rightToLeft
    func span(_ view: ViewID) -> Interval {
      let own = layout[view].alignmentRect[.horizontal]
      return Interval(
        start: isMirrored ? room.end - own.end : own.start - room.start, length: own.length)
    }
    var pieces: [Contest.Piece] = []
    var end = 0.0
    func addGap(to start: Double) {
      guard start - end > .sameLength else { return }
      pieces.append(
        Contest.Piece(view: nil, wanted: start - end, got: start - end, factor: 1, entry: nil))
    }
    for (view, span) in siblings.map({ ($0, span($0)) }).sorted(by: { $0.1.start < $1.1.start }) {
      guard span.start > end - .leastShown else { return nil }
      addGap(to: span.start)
      let wanted = layout.contentSize(of: view, .horizontal) ?? span.length
      pieces.append(
        Contest.Piece(view: view, wanted: wanted, got: span.length, factor: 1, entry: nil))
      end = span.end
    }
    guard end <= room.length + .leastShown else { return nil }
    addGap(to: room.length)
    let whole = Contest.Piece(
      view: container, wanted: room.length, got: room.length, factor: 1, entry: nil)
    return Contest(
      index: contest.index, axis: .horizontal, payers: payers, wanted: pieces, room: [whole],
      constraints: contest.constraints, kept: contests.flatMap(\.kept), tie: nil, form: .row)
  }
}
