import Geometry

/// What a stack view says along its axis.
extension StackArrangement {
  /// Whether the visible views stand apart by guides of one length.
  var hasGaps: Bool {
    switch stack.distribution {
    case .equalSpacing, .equalCentering: true
    case .fill, .fillEqually, .fillProportionally, .gravityAreas: false
    }
  }

  var distribution: [Constraint] {
    let hiding = items.filter(\.isHidden).map { item in
      // Required; so an explicit size needs a lower priority to be hidden without a conflict
      // (useyourloaf.com).
      constraint(.hiding, item.layoutItem, .size(axis))
    }
    return connections + hiding + spacings + sizes + edgesOfGaps + fitAlong
  }

  /// The first and the last visible view, or the spanner where there is none (Arranged), reach to
  /// the canvas. The dump of a stack whose first view is hidden ties that one, with the same result.
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

  /// Each view behind the one before it, hidden ones too.
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
  /// a view to the first of the next (dump); a hidden view shows no text, so there it is the edge.
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
  /// A hidden view takes half of it on either side, so that one spacing is left between its visible
  /// neighbours, and none before the first and behind the last visible view (Arranged,
  /// TZStackView). Whose custom spacing it is then, the sources don't tell; it is taken to be that
  /// of the visible view before.
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
    case .fillEqually: equalSizes(of: visible.map(\.layoutItem))
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

  /// Each view a share of the stack view's own size, by its intrinsic size.
  ///
  /// Spacing counts among the shares without being one, so the views come out too small or too large
  /// in sum, and the last one, whose priority is lowest, gives way. It is a bug of
  /// UIKit's (rdar 34595752, Stack Overflow 46253248), and what one sees.
  ///
  /// A view without a size has no width left, and still has its step of the priorities; if no
  /// view has one, all become equal (Arranged). That custom spacing does not count is our reading:
  /// the sources are older than it.
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

  /// Guides that lie between the visible views, or between their centres, and are equally long.
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
        // A centring gap stands first in either row of the dump, one between edges in the first.
        isCentering
          ? constraint(.distributingEdge, gap, .end(axis), .equal, next.layoutItem, start)
          : constraint(.distributingEdge, next.layoutItem, start, .equal, gap, .end(axis)),
      ]
    }
    return edges
      + equalSizes(of: gaps, at: isCentering ? Priority.equalCentering : .required)
  }

  /// Whether views keep their sizes and leave what they do not need.
  private var leavesRoom: Bool { stack.distribution == .gravityAreas }

  /// Where the spacing or the end may grow, the stack view itself wants to be small.
  private var fitAlong: [Constraint] {
    hasGaps || leavesRoom
      ? [constraint(.canvasFit, container, .size(axis), at: Priority.canvasFit)] : []
  }
}

extension LayoutPriority {
  /// So many steps lower, but still a priority.
  fileprivate func lowered(by steps: Int) -> LayoutPriority {
    LayoutPriority(max(1, rawValue - Double(steps))) ?? self
  }
}
