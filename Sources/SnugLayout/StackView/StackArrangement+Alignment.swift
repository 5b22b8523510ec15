import SnugGeometry

/// The constraints of a stack view across its axis.
extension StackArrangement {
  private var across: Axis { axis.cross }

  /// Whether views can be smaller than the spanner, at either edge.
  private var mayLeaveRoom: (start: Bool, end: Bool) {
    switch stack.alignment {
    case .fill: (false, false)
    case .leading: (false, true)
    case .trailing: (true, false)
    case .center, .firstBaseline, .lastBaseline: (true, true)
    }
  }

  /// Whether a guide spans the arranged views: if several views can leave room, or if none is
  /// visible (Arranged). A single view needs none (dump of a single centered view).
  var needsSpanner: Bool {
    if items.isEmpty { return false }
    return visible.isEmpty || items.count > 1 && (mayLeaveRoom.start || mayLeaveRoom.end)
  }

  /// Baselines can only be aligned in a row (`UIStackView.h`).
  private var isByBaseline: Bool {
    axis == .horizontal && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
  }

  var alignment: [Constraint] {
    alignments + spanning + connectionsAcross + fitAcross + suppressions
  }

  /// The attributes that are equal for all arranged views.
  private var alignedAttributes: [Constraint.Attribute] {
    switch stack.alignment {
    case .fill: [.start(across), .end(across)]
    case .leading: [.start(across)]
    case .trailing: [.end(across)]
    case .center: [.center(across)]
    case .firstBaseline: isByBaseline ? [.firstBaseline] : []
    case .lastBaseline: isByBaseline ? [.lastBaseline] : []
    }
  }

  /// Whether each view is aligned with the stack view itself, and gives that up where a required constraint
  /// places it elsewhere inside the stack view: in AppKit, by an edge or a center.
  ///
  /// Source: in a stack view of an Interface Builder file that aligns tops, an image view is 3 points below the
  /// top, as its own constraint says, and the views after it are at the top; in a log, `NSStackView.Edge.Top`
  /// is a distance of at least 0. The priority of the alignment is our choice.
  private var isLoose: Bool {
    platform == .macOS && !visible.isEmpty
      && [.leading, .trailing, .center].contains(stack.alignment)
  }

  private var looseAlignments: [Constraint] {
    alignedAttributes.flatMap { attribute in
      items.map {
        constraint(.alignment, canvas, attribute, .equal, $0.layoutItem, attribute, at: 999)
      }
    }
  }

  /// All views are aligned with the first, including hidden ones, and even if the first is hidden
  /// (dump of a stack whose first view is hidden, Arranged and TZStackView).
  private var alignments: [Constraint] {
    if isLoose { return looseAlignments }
    return alignedAttributes.flatMap { attribute in
      items.dropFirst().map {
        constraint(
          .alignment, items[0].layoutItem, attribute, .equal, $0.layoutItem, attribute)
      }
    }
  }

  /// The spanner encloses all visible views, and is no larger than necessary.
  private var spanning: [Constraint] {
    guard let spanner, needsSpanner else { return [] }
    let (start, end) = isLoose ? (true, true) : mayLeaveRoom
    let boundaries = visible.flatMap { item in
      [
        constraint(
          .spanningBoundary, spanner, .start(across), start ? .lessThanOrEqual : .equal,
          item.layoutItem, .start(across), at: start ? .required : Priority.boundary),
        constraint(
          .spanningBoundary, spanner, .end(across), end ? .greaterThanOrEqual : .equal,
          item.layoutItem, .end(across), at: end ? .required : Priority.boundary),
      ]
    }
    let priority = visible.isEmpty ? Priority.emptySpanningFit : Priority.spanningFit
    return boundaries + [constraint(.spanningFit, spanner, .size(across), at: priority)]
  }

  /// The item at each edge of the canvas, and whether it must touch the edge.
  ///
  /// From Arranged, whose items TZStackView confirms. With first-baseline alignment, only the first
  /// view stays below the upper edge (only the dump has the spanner there); with last-baseline
  /// alignment, only the first view stays above the lower edge. So a larger text beside a small
  /// first one extends beyond a stack view of fitting height.
  private var ends: (start: (LayoutItem, isTight: Bool), end: (LayoutItem, isTight: Bool)) {
    let first = items[0].layoutItem
    guard let spanner, needsSpanner else {
      let (start, end) = isLoose ? (true, true) : mayLeaveRoom
      return ((first, !start), (first, !end))
    }
    if visible.isEmpty || isLoose { return ((spanner, true), (spanner, true)) }
    switch stack.alignment {
    case .fill: return ((first, true), (first, true))
    case .leading: return ((first, true), (spanner, true))
    case .trailing: return ((spanner, true), (first, true))
    case .firstBaseline where isByBaseline: return ((first, false), (spanner, true))
    case .lastBaseline where isByBaseline: return ((spanner, true), (first, false))
    // When centered, Arranged has the first view at the end; the dump and TZStackView have the
    // spanner. A column has no baselines to align, so the spanner is at both edges (TZStackView).
    case .center, .firstBaseline, .lastBaseline: return ((spanner, true), (spanner, true))
    }
  }

  private var connectionsAcross: [Constraint] {
    let (start, end) = ends
    var connections = [
      constraint(
        .canvasConnection, canvas, .start(across), start.isTight ? .equal : .lessThanOrEqual,
        start.0, .start(across)),
      constraint(
        .canvasConnection, canvas, .end(across), end.isTight ? .equal : .greaterThanOrEqual,
        end.0, .end(across)),
    ]
    if stack.alignment == .center, !isLoose {
      let centered = visible.isEmpty ? spanner : items[0].layoutItem
      connections.append(
        constraint(.canvasConnection, canvas, .center(across), .equal, centered, .center(across)))
    }
    return connections
  }

  /// If an edge is not tight, the stack view itself is made as small as possible.
  private var fitAcross: [Constraint] {
    ends.start.isTight && ends.end.isTight
      ? [] : [constraint(.canvasFit, container, .size(across), at: Priority.canvasFit)]
  }

  /// A view without an intrinsic size across the axis that is not stretched gets the size 0.
  private var suppressions: [Constraint] {
    guard mayLeaveRoom.start || mayLeaveRoom.end else { return [] }
    return items.map {
      constraint(
        .ambiguitySuppression, $0.layoutItem, .size(across), at: Priority.ambiguitySuppression)
    }
  }
}
