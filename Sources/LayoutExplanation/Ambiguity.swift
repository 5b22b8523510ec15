public import AutoLayout
public import Geometry

/// Views whose sizes or positions on one axis the constraints leave open.
public struct Ambiguity: Sendable {
  public let axis: Axis
  public let kind: Kind
  /// The views concerned, in order.
  public let views: [OpenView]
  /// Further views, in order, whose places are open as long as these are: one chain of constraints
  /// connects them.
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

  /// What is open on an axis: views that share an open size stand together, one chain of
  /// constraints connects them; then the views whose position alone is open.
  static func all(
    on axis: Axis, in layout: Layout, without collapsed: Set<ViewID>
  ) -> [Ambiguity] {
    let chains = layout.chains(on: axis)
    let shown = layout.scene.viewIDs.filter { !collapsed.contains($0) }
    let open = shown.filter { layout[$0].ambiguity.size[axis] }
    var groupOfChain: [ViewID: Int] = [:]
    var groups: [[ViewID]] = []
    for view in open {
      let chain = chains[view.index]
      if groupOfChain[chain] == nil {
        groupOfChain[chain] = groups.count
        groups.append([])
      }
      groups[groupOfChain[chain]!].append(view)
    }
    var followers: [[ViewID]] = Array(repeating: [], count: groups.count)
    for view in shown
    where layout[view].ambiguity.origin[axis] && !layout[view].ambiguity.size[axis] {
      if let group = groupOfChain[chains[view.index]] { followers[group].append(view) }
    }
    var ambiguities = zip(groups, followers).map { group, followers in
      Ambiguity(
        axis: axis, kind: kind(of: group, axis, in: layout),
        views: group.map { OpenView(view: $0, isSizeOpen: true) }, followers: followers)
    }
    // Where a size is open, positions follow along the chain, and in all subviews: that much goes
    // without saying.
    let adrift = shown.filter { id in
      guard layout[id].ambiguity.origin[axis], groupOfChain[chains[id.index]] == nil,
        let superview = layout.scene[id].superview
      else { return false }
      return !layout[superview].ambiguity.origin[axis] && !layout[superview].ambiguity.size[axis]
    }
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
    // Whoever has no intrinsic size yields first and asks for nothing: it is what is open.
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
    // Views, and behind them the guides that have a place of their own.
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
  /// Its place in a chain; `nil` for the root and for what it holds in place.
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
