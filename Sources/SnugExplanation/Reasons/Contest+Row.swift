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

  /// `nil` if lengths have different factors: they are not end to end.
  ///
  /// The container is the innermost one in which all views of the sum are that could give way as well. Where
  /// they are too many to follow, or far from each other, it is the innermost one.
  package func row(in layout: Layout) -> Row? {
    guard !wanted.isEmpty else { return nil }
    let rows = rows(in: layout)
    return rows.first { row in
      (wanted[..<row.pieces.startIndex] + wanted[row.pieces.endIndex...]).allSatisfy { piece in
        piece.entry.map { layout.system[$0].contentSize == nil } ?? true
      }
    } ?? rows.first { row in
      // What gives way outside of it has no size that could be subtracted.
      !(wanted[..<row.pieces.startIndex] + wanted[row.pieces.endIndex...]).contains { piece in
        piece.view.map { payer($0) != nil } ?? false
      }
    }
      ?? (isPlain
        ? Row(pieces: wanted[...], container: room.count == 1 ? room[0].view : nil, outside: [])
        : nil)
  }

  /// The parts of the sum that fill containers, from the inside.
  private func rows(in layout: Layout) -> [Row] {
    containers(in: layout).compactMap { container in
      func isInside(_ piece: Piece) -> Bool {
        piece.view.map { layout.scene.isView($0, inside: container) } ?? false
      }
      guard let first = wanted.firstIndex(where: isInside),
        let last = wanted.lastIndex(where: isInside), first < last
      else { return nil }
      let length = layout[container].alignmentRect.size[axis]
      let views = wanted[first...last]
      guard views.allSatisfy({ $0.view == nil || isInside($0) }),
        let inside = ends(of: views).first(where: { inside in
          inside.allSatisfy { abs($0.factor - wanted[first].factor) < .sameFactor }
            && abs(inside.reduce(0) { $0 + $1.got } - length) < .leastShown
        })
      else { return nil }
      return Row(
        pieces: inside, container: container,
        outside: (wanted[..<inside.startIndex] + wanted[inside.endIndex...]).map(\.got))
    }
  }

  /// The views of a container, and these with a gap at one end or both. Where all lengths count once, the gaps may
  /// stay outside.
  private func ends(of views: ArraySlice<Piece>) -> [ArraySlice<Piece>] {
    if isPlain { return [views] }
    let (first, last) = (views.startIndex, views.endIndex - 1)
    return [(first, last), (first, last + 1), (first - 1, last), (first - 1, last + 1)]
      .filter { wanted.indices.contains($0) && wanted.indices.contains($1) }
      .map { wanted[$0...$1] }
  }

  /// Whether several views beside each other share the length of a container.
  package func isShared(in layout: Layout) -> Bool {
    guard form == .row || form == .equation && !isPlain, let row = row(in: layout),
      row.container != nil
    else { return false }
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
