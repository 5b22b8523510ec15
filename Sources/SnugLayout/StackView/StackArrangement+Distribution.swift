import SnugGeometry

/// The constraints of a stack view along its axis.
extension StackArrangement {
  /// Whether guides of equal length separate the visible views.
  var hasGaps: Bool {
    switch stack.distribution {
    case .equalSpacing, .equalCentering: true
    case .fill, .fillEqually, .fillProportionally, .gravityAreas: false
    }
  }

  var distribution: [Constraint] {
    let hiding = items.filter(\.isHidden).map { item in
      // Required, so a view with an explicit size can be hidden without a conflict only if
      // that size has a lower priority (useyourloaf.com).
      constraint(.hiding, item.layoutItem, .size(axis))
    }
    return connections + hiding + spacings + sizes + edgesOfGaps + fitAlong
  }

  /// Connects the first and the last visible view, or the spanner if none is visible (Arranged), to
  /// the canvas. The dump of a stack whose first view is hidden connects the hidden view, with the
  /// same result.
  private var connections: [Constraint] {
    let first = visible.first?.layoutItem ?? spanner
    let last = visible.last?.layoutItem ?? spanner
    return [
      constraint(.canvasConnection, canvas, .start(axis), .equal, first, .start(axis)),
      constraint(
        .canvasConnection, canvas, .end(axis), leavesRoom ? .greaterThanOrEqual : .equal, last,
        .end(axis)),
    ]
  }

  /// Places each view after the one before it, including hidden ones.
  private var spacings: [Constraint] {
    let relation: Constraint.Relation = hasGaps ? .greaterThanOrEqual : .equal
    return items.indices.dropFirst().map { index in
      let (previous, next) = (items[index - 1], items[index])
      return constraint(
        .spacing, next.layoutItem, startOfSpacing(next), relation, previous.layoutItem,
        endOfSpacing(previous), constant: spacing(before: index))
    }
  }

  /// In a vertical stack with `isBaselineRelativeArrangement` spacing runs from the last baseline of
  /// a view to the first of the next (dump); for a hidden view, which shows no text, it runs from
  /// the edge.
  private func startOfSpacing(_ item: Item) -> Constraint.Attribute {
    isBaselineRelative && !item.isHidden ? .firstBaseline : .start(axis)
  }

  private func endOfSpacing(_ item: Item) -> Constraint.Attribute {
    isBaselineRelative && !item.isHidden ? .lastBaseline : .end(axis)
  }

  /// “This property is only used by vertical stack views” (documentation of `UIStackView`).
  private var isBaselineRelative: Bool { stack.isBaselineRelativeArrangement && axis == .vertical }

  /// The spacing between a view and the one before it.
  ///
  /// A hidden view has half the spacing on either side, so that its visible neighbors are one
  /// spacing apart, and no spacing is left before the first and after the last visible view
  /// (Arranged, TZStackView). The sources don't say whose custom spacing applies; we take that of
  /// the visible view before.
  private func spacing(before index: Int) -> Double {
    guard let before = items[..<index].last(where: { !$0.isHidden }),
      items[index...].contains(where: { !$0.isHidden })
    else { return 0 }
    let whole = stack.customSpacing[before.view] ?? stack.spacing
    let hiddenCount = [items[index - 1], items[index]].count { $0.isHidden }
    return whole - whole / 2 * Double(hiddenCount)
  }

  // MARK: Sizes

  private var sizes: [Constraint] {
    switch stack.distribution {
    case .fill, .equalSpacing, .equalCentering, .gravityAreas: []
    // In AppKit they give way to a required size. Source: frames saved by Interface Builder in one
    // stack view, of 16 rows that are equal beside one that must be higher. The priority is our choice.
    case .fillEqually:
      equalSizes(of: visible.map(\.layoutItem), at: platform == .macOS ? 999 : .required)
    case .fillProportionally: proportions
    }
  }

  private func equalSizes(
    of items: [LayoutItem], at priority: LayoutPriority = .required
  ) -> [Constraint] {
    guard let first = items.first else { return [] }
    return items.dropFirst().map { item in
      constraint(.fillEqually, item, .size(axis), .equal, first, .size(axis), at: priority)
    }
  }

  /// Each view gets a share of the stack view's size, in proportion to its intrinsic size.
  ///
  /// UIKit counts spacing among the shares, so the sum of the views is too small or too large, and
  /// the last one, with the lowest priority, gives way. This is a bug in UIKit (rdar 34595752, Stack
  /// Overflow 46253248), and it is visible.
  ///
  /// A view without an intrinsic size gets no share, but still takes a step of the priorities. If
  /// no view has one, all become equal (Arranged). Ignoring custom spacing is our choice: the
  /// sources are older than it.
  private var proportions: [Constraint] {
    let visible = visible
    let sizes = visible.map { max($0.intrinsicSize ?? 0, 0) }
    let sizedCount = sizes.count { $0 > 0 }
    guard sizedCount > 0 else { return equalSizes(of: visible.map(\.layoutItem)) }
    let total = sizes.reduce(stack.spacing * Double(visible.count - 1), +)
    let isRequired = sizedCount == 1 && (visible.count == 1 || stack.spacing == 0)
    return zip(visible, sizes).enumerated().map { index, pair in
      let (item, size) = pair
      guard size > 0, total > 0 else {
        return constraint(.fillProportionally, item.layoutItem, .size(axis))
      }
      return constraint(
        .fillProportionally, item.layoutItem, .size(axis), .equal, container, .size(axis),
        multiplier: size / total,
        at: isRequired ? .required : Priority.firstProportion.lowered(by: index))
    }
  }

  // MARK: Gaps

  /// Places guides of equal length between the visible views, or between their centers.
  private var edgesOfGaps: [Constraint] {
    guard hasGaps else { return [] }
    let isCentering = stack.distribution == .equalCentering
    let visible = visible
    let edges = gaps.indices.flatMap { index in
      let (gap, previous, next) = (gaps[index], visible[index], visible[index + 1])
      let end = isCentering ? .center(axis) : endOfSpacing(previous)
      let start = isCentering ? .center(axis) : startOfSpacing(next)
      return [
        constraint(
          .distributingEdge, gap, .start(axis), .equal, previous.layoutItem, end),
        // In the dump, a centring gap is the first item in both rows, a gap between edges only in
        // the first.
        isCentering
          ? constraint(.distributingEdge, gap, .end(axis), .equal, next.layoutItem, start)
          : constraint(.distributingEdge, next.layoutItem, start, .equal, gap, .end(axis)),
      ]
    }
    return edges
      + equalSizes(of: gaps, at: isCentering ? Priority.equalCentering : .required)
  }

  /// Whether views keep their sizes and leave the rest of the room free.
  private var leavesRoom: Bool { stack.distribution == .gravityAreas }

  /// If the spacing or the end can grow, the stack view itself is made as small as possible.
  private var fitAlong: [Constraint] {
    hasGaps || leavesRoom
      ? [constraint(.canvasFit, container, .size(axis), at: Priority.canvasFit)] : []
  }
}

extension LayoutPriority {
  /// The priority lowered by steps, but still above 0.
  package func lowered(by steps: Int) -> LayoutPriority {
    LayoutPriority(max(1, rawValue - Double(steps))) ?? self
  }
}
