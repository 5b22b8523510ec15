public import AutoLayout
public import Geometry

/// Views whose sizes or positions on one axis the constraints leave open.
public struct Ambiguity: Sendable {
  public let axis: Axis
  public let kind: Kind
  /// The views concerned, in order.
  public let views: [OpenView]
  /// The views, in order, whose positions vary with these sizes and with nothing else.
  let followers: [ViewID]

  public enum Kind: String, Sendable {
    /// Views that hug equally must fill a space.
    case hugging = "ambiguous-hugging"
    /// Views that resist equally must fit a space.
    case resistance = "ambiguous-resistance"
    /// Nothing says how large a view is.
    case size = "ambiguous-size"
    /// Nothing says where a view is.
    case position = "ambiguous-position"
  }

  public struct OpenView: Sendable {
    public let view: ViewID
    /// Whether its size is open; otherwise its position alone.
    public let isSizeOpen: Bool
  }

  /// What is open on an axis: views whose open sizes depend on each other stand together; then the
  /// views whose position alone is open.
  static func all(
    on axis: Axis, in layout: Layout, without collapsed: Set<ViewID>
  ) -> [Ambiguity] {
    let shown = layout.scene.viewIDs.filter { !collapsed.contains($0) }
    let open = shown.filter { layout[$0].ambiguity.size[axis] }
    let placed = shown.filter { layout[$0].ambiguity.origin[axis] }
    let parts = layout.independentParts(ofSizes: open, positions: placed, axis)
    var groups: [(views: [ViewID], parts: Set<Int>, positions: Set<ViewID>)] = []
    for (view, own) in zip(open, parts) {
      let joined = groups.filter { !$0.parts.isDisjoint(with: own) }
      groups.removeAll { !$0.parts.isDisjoint(with: own) }
      groups.append(
        ((joined.flatMap(\.views) + [view]).sorted(), joined.reduce(own) { $0.union($1.parts) }, [])
      )
    }
    groups.sort { $0.views[0] < $1.views[0] }
    // What varies with no size, but is the position of a view whose size is open, goes with that.
    let positions = Array(zip(placed, parts.dropFirst(open.count)))
    for (view, own) in positions {
      guard let index = groups.firstIndex(where: { $0.views.contains(view) }) else { continue }
      let rest = groups.reduce(own) { $0.subtracting($1.parts) }
      groups[index].parts.formUnion(rest)
      if !rest.isEmpty { groups[index].positions.insert(view) }
    }
    var ambiguities = groups.map { group in
      Ambiguity(
        axis: axis, kind: kind(of: group.views, axis, in: layout),
        views: group.views.map { OpenView(view: $0, isSizeOpen: true) },
        followers: positions.filter {
          $0.1.isSubset(of: group.parts) || group.positions.contains($0.0)
        }.map(\.0))
    }
    // Where a size is open, positions follow, and in all subviews: that much goes without saying.
    let adrift = positions.filter { id, own in
      guard !layout[id].ambiguity.size[axis],
        groups.allSatisfy({ $0.parts.isDisjoint(with: own) }),
        let superview = layout.scene[id].superview
      else { return false }
      return !layout[superview].ambiguity.origin[axis] && !layout[superview].ambiguity.size[axis]
    }.map(\.0)
    if !adrift.isEmpty {
      ambiguities.append(
        Ambiguity(
          axis: axis, kind: .position,
          views: adrift.map { OpenView(view: $0, isSizeOpen: false) }, followers: []))
    }
    return ambiguities
  }

  private static func kind(of group: [ViewID], _ axis: Axis, in layout: Layout) -> Kind {
    let measured = group.filter { layout[$0].intrinsicContentSize.size[axis] != nil }
    // A view without an intrinsic size gives way first and asks for nothing: it is what is open.
    guard measured.count == group.count else { return .size }
    return group.contains { layout.deformation(of: $0, axis).delta > 0 } ? .hugging : .resistance
  }
}

extension Layout {
  /// For each view the first one that a chain of constraints on an axis connects it with, the root
  /// left out: through it everything is connected.
  func chains(on axis: Axis) -> [ViewID] {
    let viewCount = scene.views.count
    let guides = system.guides
    // Views, and behind them the guides that have a position of their own.
    var leader = Array(0..<(viewCount + guides.count))
    func find(_ link: Int) -> Int {
      var link = link
      while leader[link] != link {
        leader[link] = leader[leader[link]]
        link = leader[link]
      }
      return link
    }
    for entry in system.entries {
      let constraint = entry.constraint
      guard constraint.firstAttribute.axis == axis,
        let one = constraint.firstItem.link(viewCount, guides),
        let other = constraint.secondItem?.link(viewCount, guides)
      else { continue }
      let (first, second) = (find(one), find(other))
      // A view stands before every guide, so that of whatever holds a view it is a view that leads.
      leader[max(first, second)] = min(first, second)
    }
    return (0..<viewCount).map { ViewID(index: find($0)) }
  }
}

extension LayoutItem {
  /// Its position in a chain; `nil` for the root and for what it holds in place.
  fileprivate func link(_ viewCount: Int, _ guides: [LayoutGuide]) -> Int? {
    switch self {
    case .view(let id): return id == .root ? nil : id.index
    case .guide(let id):
      let guide = guides[id.index]
      guard guide.kind.followsFromOwner else { return viewCount + id.index }
      return guide.owningView == .root ? nil : guide.owningView.index
    }
  }
}
