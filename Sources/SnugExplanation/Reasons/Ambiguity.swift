package import SnugDiagnostics
public import SnugGeometry
public import SnugLayout
import SnugSolver

/// Views whose sizes or positions on one axis are ambiguous.
public struct Ambiguity: Sendable {
  public let axis: Axis
  public let kind: Kind
  /// The ambiguous views, in order. For `position` only those whose size is not ambiguous.
  public private(set) var views: [ViewID]
  /// The views with contents among these, in order. The sizes of their containers follow from them.
  let contents: [ViewID]
  /// The views, in order, whose positions depend only on these sizes.
  let followers: [ViewID]
  /// The number of additional equations that would resolve the ambiguity.
  var dimension: Int
  /// The content guide of ``Kind/contentSize``.
  var contentGuide: LayoutGuideID? = nil

  /// Identifies it in its layout.
  var key: FramePart { FramePart(view: views[0], axis: axis, isSize: kind != .position) }

  /// Whether content sizes of one priority compete.
  var isOfContents: Bool { kind == .hugging || kind == .resistance }

  /// The role of the content sizes that compete.
  var role: ConstraintSystem.ContentSizeRole {
    kind == .hugging ? .hugging : .compressionResistance
  }

  /// The views that sentences name.
  package var namedViews: [ViewID] { isOfContents ? contents : views }

  public enum Kind: String, Sendable {
    /// Views with equal hugging priorities have to fill a space.
    case hugging = "ambiguous-hugging"
    /// Views with equal compression resistance priorities have to fit a space.
    case resistance = "ambiguous-resistance"
    /// No constraint determines the size of a view.
    case size = "ambiguous-size"
    /// No constraint determines the position of a view.
    case position = "ambiguous-position"
    /// No constraint determines the size of a scroll view's content. Its views are those inside
    /// that are ambiguous for this reason, or the scroll view.
    case contentSize = "ambiguous-content-size"

    package var diagnosticID: Diagnostic.ID {
      switch self {
      case .hugging: .ambiguousHugging
      case .resistance: .ambiguousResistance
      case .size: .ambiguousSize
      case .position: .ambiguousPosition
      case .contentSize: .ambiguousContentSize
      }
    }
  }

  /// The ambiguities on an axis that a console log states: one for all sizes, and one for the
  /// positions of views of which only the position is ambiguous.
  static func stated(on axis: Axis, in layout: Layout) -> [Ambiguity] {
    let sized = layout.scene.viewIDs.filter { layout[$0].ambiguity.size[axis] }
    let placed = layout.scene.viewIDs.filter {
      layout[$0].ambiguity.origin[axis] && !layout[$0].ambiguity.size[axis]
    }
    return [(Kind.size, sized), (.position, placed)].filter { !$0.1.isEmpty }.map { kind, views in
      Ambiguity(
        axis: axis, kind: kind, views: views, contents: [], followers: [], dimension: views.count)
    }
  }

  /// The ambiguities on an axis: one for each group of views whose ambiguous sizes depend on each
  /// other, and then one for the views of which only the position is ambiguous.
  static func all(
    on axis: Axis, in layout: Layout, without collapsed: Set<ViewID>
  ) -> [Ambiguity] {
    let shown = layout.scene.viewIDs.filter { !collapsed.contains($0) }
    let open = shown.filter { layout[$0].ambiguity.size[axis] }
    let placed = shown.filter { layout[$0].ambiguity.origin[axis] }
    let parts = layout.independentParts(ofSizes: open, positions: placed, axis)
    var sets = DisjointSets(count: open.count)
    var ownerOfPart: [FacePart: Int] = [:]
    for (index, own) in parts.prefix(open.count).enumerated() {
      for part in own { sets.join(index, ownerOfPart.updateValue(index, forKey: part) ?? index) }
    }
    let (groupOfView, members) = sets.numbered()
    var groups = members.map { Group(views: $0.map { open[$0] }) }
    var groupOfPart = ownerOfPart.mapValues { groupOfView[$0]! }
    for (part, group) in groupOfPart { groups[group].dimension += part.dimension }
    // A part that depends on no size, but is the position of a view with an ambiguous size, belongs
    // to the group of that view.
    let groupOfID = Dictionary(uniqueKeysWithValues: zip(open, groupOfView.map { $0! }))
    let positions = Array(zip(placed, parts.dropFirst(open.count)))
    for (view, own) in positions {
      guard let group = groupOfID[view] else { continue }
      for part in own where groupOfPart[part] == nil {
        groupOfPart[part] = group
        groups[group].dimension += part.dimension
        groups[group].positions.insert(view)
      }
    }
    for (view, own) in positions {
      let concerned = Set(own.map { groupOfPart[$0] })
      if concerned.count == 1, let group = concerned.first ?? nil {
        groups[group].followers.append(view)
      } else if let group = groupOfID[view], groups[group].positions.contains(view) {
        groups[group].followers.append(view)
      }
    }
    var ambiguities = groups.map { group in
      let contents = layout.contents(among: group.views, axis)
      return Ambiguity(
        axis: axis, kind: kind(of: group.views, contents, axis, in: layout),
        views: group.views, contents: contents, followers: group.followers,
        dimension: group.dimension)
    }
    // Positions that follow from an ambiguous size, or from the superview's ambiguity, are obvious
    // and left out.
    let floating = positions.filter { id, own in
      guard !layout[id].ambiguity.size[axis], own.allSatisfy({ groupOfPart[$0] == nil }),
        let superview = layout.scene[id].superview
      else { return false }
      return !layout[superview].ambiguity.origin[axis] && !layout[superview].ambiguity.size[axis]
    }
    if !floating.isEmpty {
      let parts = floating.reduce(into: Set()) { $0.formUnion($1.1) }
      ambiguities.append(
        Ambiguity(
          axis: axis, kind: .position, views: floating.map(\.0), contents: [], followers: [],
          dimension: parts.reduce(0) { $0 + $1.dimension }))
    }
    return withContentSizes(ambiguities, axis, in: layout)
  }

  /// Ambiguities with one for each scroll view whose content size is ambiguous. What is ambiguous
  /// in it for no other reason belongs to it.
  private static func withContentSizes(
    _ ambiguities: [Ambiguity], _ axis: Axis, in layout: Layout
  ) -> [Ambiguity] {
    var rest = ambiguities
    var found: [Ambiguity] = []
    for guide in layout.openContentGuides(axis) {
      let owner = layout.system.view(of: .guide(guide))
      var inside: [ViewID] = []
      rest = rest.compactMap { ambiguity in
        guard ambiguity.kind == .size || ambiguity.kind == .position else { return ambiguity }
        var others = ambiguity
        others.views.removeAll { layout.scene.isView($0, inside: owner) }
        inside += ambiguity.views.filter { layout.scene.isView($0, inside: owner) }
        return others.views.isEmpty ? nil : others
      }
      found.append(
        Ambiguity(
          axis: axis, kind: .contentSize, views: inside.isEmpty ? [owner] : inside.sorted(),
          contents: [], followers: [], dimension: 1, contentGuide: guide))
    }
    return rest + found
  }

  /// Views whose ambiguous sizes depend on each other.
  private struct Group {
    let views: [ViewID]
    /// The views whose positions depend on more than sizes.
    var positions: Set<ViewID> = []
    var followers: [ViewID] = []
    var dimension = 0
  }

  private static func kind(
    of group: [ViewID], _ contents: [ViewID], _ axis: Axis, in layout: Layout
  ) -> Kind {
    // A view without an intrinsic size gives way first, so its size is the ambiguous one, unless
    // its content determines it.
    var filled = Set(contents)
    for content in contents {
      var outer = layout.scene[content].superview
      while let superview = outer, filled.insert(superview).inserted {
        outer = layout.scene[superview].superview
      }
    }
    if !filled.isSuperset(of: group) { return .size }
    // A container alone has no content size that could decide.
    if contents.count == 1, layout[contents[0]].intrinsicContentSize.size[axis] == nil {
      return .size
    }
    // Texts resist more than they hug, so what is lacking decides before what is left.
    let deltas = contents.map { layout.deformation(of: $0, axis).delta }
    if deltas.contains(where: { $0 < 0 }) { return .resistance }
    // Drawn with the sizes of their contents, they may only grow.
    let canGrow =
      deltas.contains { $0 > 0 }
      || contents.allSatisfy { content in
        layout.sizeRange(of: content, axis).lowerBound
          > layout[content].alignmentRect.size[axis] - .sameLength
      }
    return canGrow ? .hugging : .resistance
  }
}

extension Ambiguity {
  /// The author's optional constraints on its views and their followers that are violated.
  func violatedConstraints(in layout: Layout) -> [EntryID] {
    // Views with content can be among those with ambiguous sizes.
    let mayBeOfContents =
      isOfContents
      || kind == .size && views.contains { layout[$0].intrinsicContentSize.size[axis] != nil }
    return layout.constraints.filter { made in
      let attribute = made.constraint.firstAttribute
      guard made.entry.isWritten, !made.priority.isRequired, attribute.axis == axis,
        mayBeOfContents || attribute.isSize == (kind == .size),
        made.violation > 0
      else { return false }
      return !Set(made.views).isDisjoint(with: views + followers)
    }.map(\.id)
  }
}

extension Layout {
  /// The views that have a content size, of some whose sizes are ambiguous. That of a container follows
  /// from views inside it, if these are among them.
  func contents(among views: [ViewID], _ axis: Axis) -> [ViewID] {
    views.filter { view in
      self[view].intrinsicContentSize.size[axis] != nil
        || contentFit(of: view, axis) != nil
          && !views.contains { $0 != view && scene.isView($0, inside: view) }
    }
  }

  /// Whether an ambiguity is only a consequence of a conflict: of a broken constraint on its views,
  /// which it varies.
  func isLeftOpenByConflict(_ ambiguity: Ambiguity) -> Bool {
    conflicts.contains { conflict in
      let broken = self[conflict.broken]
      return broken.constraint.ends.contains { $0.attribute.axis == ambiguity.axis }
        && broken.views.contains(where: ambiguity.views.contains)
        && solution.isAmbiguous(system.solver[conflict.broken.inSolver].expression)
    }
  }

  /// For each view the first view that is connected to it by constraints on an axis. The root is
  /// excluded, because it connects everything.
  func chains(on axis: Axis) -> [ViewID] {
    let viewCount = scene.views.count
    let guides = system.guides
    // Views, followed by the guides with independent positions. Views come before guides, so that
    // the leader of a set with a view is a view.
    var sets = DisjointSets(count: viewCount + guides.count)
    for entry in system.entries {
      let constraint = entry.constraint
      guard constraint.firstAttribute.axis == axis,
        let one = constraint.firstItem.link(viewCount, guides),
        let other = constraint.secondItem?.link(viewCount, guides)
      else { continue }
      sets.join(one, other)
    }
    return (0..<viewCount).map { ViewID(index: sets.leader(of: $0)) }
  }
}

extension LayoutItem {
  /// Its index in the sets; `nil` for the root and its dependent guides.
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
