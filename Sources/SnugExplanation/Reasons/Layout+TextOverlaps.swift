package import SnugGeometry
package import SnugLayout

/// Two views whose texts cover each other.
package struct TextOverlap: Sendable {
  /// In the order of the scene.
  package let views: [ViewID]
  /// The axis on which less would separate them.
  package let axis: Axis
  /// In points.
  package let amount: Double
}

extension Layout {
  /// The texts that cover each other, in the order of their views. A text over an image or in a view above
  /// others may be intended; of two texts beside each other, neither can be read.
  ///
  /// A layout that is no final one has none: that of a console log, or of views without a definite place.
  package var textOverlaps: [TextOverlap] {
    guard scene.consoleReport == nil, conflicts.isEmpty else { return [] }
    let texts = scene.visibleViews.compactMap { id in
      shownText(of: id).map { (id: id, ground: ground(of: id), rect: $0.letters, lines: $0.lines) }
    }
    // By their left edges, so that each is compared only with those that begin before it ends.
    let sorted = texts.sorted { ($0.rect.minX, $0.id) < ($1.rect.minX, $1.id) }
    var found: [TextOverlap] = []
    for (index, one) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        if other.rect.minX >= one.rect.maxX { break }
        guard one.ground == other.ground, !scene.isView(one.id, inside: other.id),
          !scene.isView(other.id, inside: one.id)
        else { continue }
        let shared: PerAxis<Double> = PerAxis { axis in
          min(one.rect[axis].end, other.rect[axis].end)
            - max(one.rect[axis].start, other.rect[axis].start)
        }
        guard min(shared.horizontal, shared.vertical) > Self.leastOverlap else { continue }
        let axis: Axis = shared.horizontal <= shared.vertical ? .horizontal : .vertical
        let amount =
          min(one.lines[axis].end, other.lines[axis].end)
          - max(one.lines[axis].start, other.lines[axis].start)
        found.append(TextOverlap(views: [one.id, other.id].sorted(), axis: axis, amount: amount))
      }
    }
    return found.sorted { ($0.views[0], $0.views[1]) < ($1.views[0], $1.views[1]) }
  }

  /// Less is hardly seen, and a text in another font is a point wider.
  private static let leastOverlap = 1.0

  /// Where the lines of a view and their letters are, in the root's coordinates; `nil` without a text, or if
  /// the place is ambiguous.
  private func shownText(of id: ViewID) -> (lines: Rect, letters: Rect)? {
    let view = self[id]
    guard !view.ambiguity.isAmbiguous, let text = scene[id].content.mainText, !text.string.isEmpty
    else { return nil }
    let position = scene[id].content.traits.position
    let rect = Rect(
      spanning: PerAxis { axis in
        let own = view.alignmentRect[axis]
        let length = min(own.length, view.intrinsicContentSize.size[axis] ?? own.length)
        return Interval(start: own.start + (own.length - length) * position[axis], length: length)
      })
    // A line is higher than its letters.
    let letters = rect.inset(by: EdgeInsets(top: text.font.descender, bottom: text.font.descender))
    return letters.width > 0 && letters.height > 0 ? (rect, letters) : nil
  }

  /// The view on which a text is drawn: its superview, or what is behind stack views, which draw nothing.
  private func ground(of id: ViewID) -> ViewID? {
    var ground = scene[id].superview
    while let view = ground, scene[view].content.stack != nil { ground = scene[view].superview }
    return ground
  }
}
