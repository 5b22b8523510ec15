import SnugGeometry
package import SnugLayout

extension Contest {
  /// The part of a sum inside the container of the views that give way, which readers can compare
  /// with that container.
  package struct Row {
    /// The wanted lengths, in order along the axis.
    package var pieces: ArraySlice<Piece>
    /// The container, if the row fills it; else the view whose length is the room.
    package var container: ViewID?
    /// The lengths of the sum outside the container, which are subtracted from the room.
    package var outside: [Double]

    package init(pieces: ArraySlice<Piece>, container: ViewID?, outside: [Double]) {
      self.pieces = pieces
      self.container = container
      self.outside = outside
    }

    package var wantedTotal: Double { pieces.reduce(0) { $0 + $1.wanted } }
    package var gotTotal: Double { pieces.reduce(0) { $0 + $1.got } }
  }

  /// `nil` if lengths have factors: they are not end to end.
  package func row(in layout: Layout) -> Row? {
    guard isPlain, !wanted.isEmpty else { return nil }
    for container in containers(in: layout) {
      func isInside(_ piece: Piece) -> Bool {
        piece.view.map { layout.scene.isView($0, inside: container) } ?? false
      }
      guard let first = wanted.firstIndex(where: isInside),
        let last = wanted.lastIndex(where: isInside), first < last
      else { continue }
      let inside = wanted[first...last]
      let length = layout[container].alignmentRect.size[axis]
      if inside.allSatisfy({ $0.view == nil || isInside($0) }),
        abs(inside.reduce(0) { $0 + $1.got } - length) < .leastShown
      {
        return Row(
          pieces: inside, container: container,
          outside: (wanted[..<first] + wanted[(last + 1)...]).map(\.got))
      }
    }
    return Row(
      pieces: wanted[...], container: room.count == 1 ? room[0].view : nil, outside: [])
  }

  /// Whether several views beside each other share the length of a container.
  package func isShared(in layout: Layout) -> Bool {
    guard form == .row, let row = row(in: layout), row.container != nil else { return false }
    let spans = row.pieces.compactMap(\.view).map { layout[$0].alignmentRect[axis.cross] }
    // Each overlaps each other if the last begins before the first ends.
    guard spans.count > 1, let last = spans.map(\.start).max(), let first = spans.map(\.end).min()
    else { return false }
    return last < first
  }

  /// The view beside those that give way whose size is that of a view in another row, as the label of a form has
  /// the width of the longest one; the view itself if there is none.
  package func neighbour(for view: ViewID, in layout: Layout) -> ViewID {
    func isBeside(_ other: ViewID) -> Bool {
      let row = layout[other].alignmentRect[axis.cross]
      return payers.contains { payer in
        payer.view.map { layout[$0].alignmentRect[axis.cross].overlaps(row) } ?? false
      }
    }
    if isBeside(view) { return view }
    return EqualSizes(among: constraints, axis, in: layout).group(of: view).first(where: isBeside)
      ?? view
  }

  /// The containers of the first view that gives way below the root, from the inside.
  private func containers(in layout: Layout) -> [ViewID] {
    var containers: [ViewID] = []
    var view = payers.lazy.compactMap(\.view).first
    while let superview = view.flatMap({ layout.scene[$0].superview }), superview != .root {
      containers.append(superview)
      view = superview
    }
    return containers
  }
}
