package import SnugGeometry
package import SnugLayout
import SnugSolver

/// Two views whose texts cover each other, or a text and a switch or stepper.
package struct TextOverlap: Sendable {
  /// In the order of the scene.
  package let views: [ViewID]
  /// The axis on which they follow each other.
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
      (shownText(of: id) ?? shownControl(of: id)).map {
        (id: id, ground: ground(of: id), lines: $0.lines, letters: $0.letters)
      }
    }
    // By their left edges, so that each is compared only with those that begin before it ends.
    let sorted = texts.sorted { ($0.letters.minX, $0.id) < ($1.letters.minX, $1.id) }
    let placed = placedPairs
    var found: [TextOverlap] = []
    for (index, one) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        if other.letters.minX >= one.letters.maxX { break }
        let shared = one.letters.clamping(other.letters).size
        guard one.ground == other.ground, min(shared.width, shared.height) > Self.leastOverlap,
          [one, other].contains(where: { scene[$0.id].content.mainText != nil })
        else { continue }
        let axis = separating(one.lines, other.lines, shared)
        if [one.id, other.id].contains(where: hasSurface),
          placed[axis]?.contains([one.id, other.id]) ?? false
        {
          continue
        }
        let amount = one.lines[axis].clamping(other.lines[axis]).length
        found.append(TextOverlap(views: [one.id, other.id].sorted(), axis: axis, amount: amount))
      }
    }
    return found.sorted { ($0.views[0], $0.views[1]) < ($1.views[0], $1.views[1]) }
  }

  /// The overlaps, each alone, or all of more than ``mostSeparate`` that have views in common.
  package var overlapGroups: [[TextOverlap]] {
    let overlaps = textOverlaps
    var sets = DisjointSets(count: scene.views.count)
    for overlap in overlaps { sets.join(overlap.views[0].index, overlap.views[1].index) }
    return Dictionary(grouping: overlaps.indices) { sets.leader(of: overlaps[$0].views[0].index) }
      .values.flatMap { $0.count > Self.mostSeparate ? [$0] : $0.map { [$0] } }
      .sorted { $0[0] < $1[0] }.map { $0.map { overlaps[$0] } }
  }

  /// The limit for overlaps with views in common of which each has a sentence and advice of its own. More have one
  /// sentence together, about the worst of them.
  private static let mostSeparate = 3

  /// The axis on which the views follow each other: along a row or a column that both are in, else that on
  /// which less would separate them.
  private func separating(_ one: Rect, _ other: Rect, _ shared: Size) -> Axis {
    func isAligned(_ axis: Axis) -> Bool {
      abs(one[axis].middle - other[axis].middle) < min(one[axis].length, other[axis].length) / 4
        || abs(one[axis].start - other[axis].start) < .sameLength
    }
    return switch (isAligned(.horizontal), isAligned(.vertical)) {
    case (true, false): .vertical
    case (false, true): .horizontal
    default: shared.width <= shared.height ? .horizontal : .vertical
    }
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
    if hasSurface(id) { return (view.alignmentRect, view.alignmentRect) }
    // A line is higher than its letters.
    let letters = rect.inset(by: EdgeInsets(top: text.font.descender, bottom: text.font.descender))
    return letters.width > 0 && letters.height > 0 ? (rect, letters) : nil
  }

  /// Whether a view hides what is below it, around its text, too.
  private func hasSurface(_ id: ViewID) -> Bool {
    if case .button(let button) = scene[id].content { return button.hasBackground }
    return scene[id].content.traits.hasBorder
  }

  /// The pairs of views of which the author places one relative to the other on an axis. On one with a surface, the other
  /// is meant to be, as a badge is.
  private var placedPairs: [Axis: Set<Set<ViewID>>] {
    var pairs: [Axis: Set<Set<ViewID>>] = [:]
    for entry in system.entries where entry.isWritten && !entry.constraint.firstAttribute.isSize {
      let views = Set(entry.constraint.ends.compactMap(\.item.view))
      guard views.count == 2, let axis = entry.constraint.firstAttribute.axis else { continue }
      pairs[axis, default: []].insert(views)
    }
    return pairs
  }

  /// Where a switch or a stepper is, which has no text and one size; `nil` for other views. An activity indicator
  /// can be over a text on purpose.
  private func shownControl(of id: ViewID) -> (lines: Rect, letters: Rect)? {
    guard !self[id].ambiguity.isAmbiguous,
      [.uiSwitch, .uiStepper].contains(scene[id].viewClass)
    else { return nil }
    let rect = self[id].alignmentRect
    return (rect, rect)
  }

  /// The view on which a text is drawn: its superview, or what is behind stack views, which draw nothing.
  private func ground(of id: ViewID) -> ViewID? {
    var ground = scene[id].superview
    while let view = ground, scene[view].content.stack != nil { ground = scene[view].superview }
    return ground
  }
}
