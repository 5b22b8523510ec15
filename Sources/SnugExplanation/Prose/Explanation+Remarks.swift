import SnugGeometry
import SnugLayout

extension Explanation {
  /// Additional information besides the reasons: hidden views that a stack view collapses, views
  /// without an intrinsic size that fill the remaining space, views that extend beyond their
  /// superviews, texts that cover each other, scroll views with wider content, labels that hug their longest lines, and the limit or the
  /// content that determines the root's size, and stack views whose centring gives way.
  public var remarks: [String] { viewRemarks(includingLines: false).map(\.text) }

  /// Those of the remarks that only say how large views without an intrinsic size are.
  package var remarksOnOpenSizes: [String] {
    Axis.allCases.flatMap { unmeasured($0, layout.scene.collapsedViews, about: nil) }.map(\.text)
  }

  /// The remarks with their views.
  ///
  /// - Parameter view: the view whose remarks are returned; `nil` for all views.
  func viewRemarks(
    about view: ViewID? = nil, includingLines: Bool
  ) -> [(view: ViewID, text: String)] {
    let scene = layout.scene
    let collapsed = scene.collapsedViews
    let hiddenViews = scene.hiddenViews
    let hidden = scene.viewIDs.filter { scene[$0].isHidden && collapsed.contains($0) }.map { id in
      let stack = scene[id].superview.map { scene[$0].name } ?? ""
      return (view: id, text: "\(scene[id].name) is hidden: \(stack) gives it no room.")
    }
    let keeping = hiddenViewsWithRoom(but: collapsed).map { id in
      (
        view: id,
        text: "\(words.name(id)) is hidden and keeps its room: only a stack view takes it away."
      )
    }
    let protruding =
      view.map { layout.protrusion(of: $0).map { [[$0]] } ?? [] } ?? untoldProtrusions
    let overlapping = layout.overlapGroups.filter { group in
      view.map { view in group.contains { $0.views[0] == view } } ?? true
    }
    let fitting = fitting(includingLines: includingLines, inFull: view == .root)
      .map { (view: ViewID.root, text: $0) }
    let remarks =
      openEnds + furtherBreaks + hidden + keeping
      + Axis.allCases.flatMap { unmeasured($0, collapsed, about: view) }
      + protruding.map { (view: $0[0].view, text: text($0)) }
      + overlapping.map { (view: view ?? $0[0].views[0], text: text($0)) }
      + wideContents(but: hiddenViews) + tightContents + unequalCentres
      + textsWithTooFewLines + textsAtPreferredWidths + hugging(includingLines: includingLines)
      + smallerTexts
      + fitting
    return view.map { view in remarks.filter { $0.view == view } } ?? remarks
  }

  /// Hidden views outside stack views from which other views keep a distance.
  private func hiddenViewsWithRoom(but collapsed: Set<ViewID>) -> [ViewID] {
    let (scene, hidden) = (layout.scene, layout.scene.hiddenViews)
    return scene.viewIDs.filter { id in
      scene[id].isHidden && !collapsed.contains(id)
        && layout.constraints.contains { made in
          let views = made.constraint.ends.map { layout.system.view(of: $0.item) }
          let sides = made.constraint.ends.map(\.attribute.isEnd)
          return made.entry.isWritten && views.contains(id)
            && !sides.contains(nil) && Set(sides).count == 2
            && views.contains { !hidden.contains($0) && $0 != scene[id].superview }
        }
    }
  }

  /// Required constraints that are broken and in no conflict: the solver looks for a limited number.
  private var furtherBreaks: [(view: ViewID, text: String)] {
    let known = Set((layout.conflicts + layout.innerConflicts).map(\.broken))
    let others = layout.constraints.filter { $0.isBroken && !known.contains($0.id) }
    guard !others.isEmpty, !known.isEmpty else { return [] }
    let names = others.map(\.entry.description)
    return [
      (
        .root,
        "\(words.list(names, most: 3)) \(names.count == 1 ? "is" : "are") broken, too; only "
          + "\(known.count.counting("conflict")) \(known.count == 1 ? "was" : "were") looked into."
      )
    ]
  }

  /// Labels that wrap and are as wide as their longest lines: they have their intrinsic width. Why
  /// they wrap is known from UIKit's first pass, before. It is left out if the sizes changed after
  /// that.
  private func hugging(includingLines: Bool) -> [(view: ViewID, text: String)] {
    guard let beforeHugging else { return [] }
    return beforeHugging.contests.flatMap { contest in
      contest.payers.filter(beforeHugging.words.wraps).compactMap { payer in
        guard let view = payer.view, layout.hugsLongestLine(view),
          layout.deformation(of: view, .horizontal).delta >= 0,
          let wrapping = words.wrapping(of: view)
        else { return nil }
        let wording = ContestWording(
          contest: contest, explanation: beforeHugging, includesLines: includingLines)
        let why =
          beforeHugging.hasSameSizes(contest, in: layout)
          ? wording.greatest(for: payer) ?? wording.wrapping(payer) : ""
        let isSum = why.first?.isNumber ?? false
        return (
          view,
          "\(words.name(view)) \(wrapping)" + (why.isEmpty ? "." : (isSum ? ": " : ". ") + why)
            + " " + huggingText(view) + wording.tieBeforeWrapping(besides: ambiguities)
        )
      }
    }
  }

  /// Whether the views of a contest have the same sizes in another layout, except for texts that
  /// are as wide as their longest lines.
  private func hasSameSizes(_ contest: Contest, in other: Layout) -> Bool {
    (contest.payers.map(\.view) + contest.wanted.map(\.view)).compactMap(\.self).allSatisfy { id in
      let (size, same) = (
        layout[id].alignmentRect.size[contest.axis], other[id].alignmentRect.size[contest.axis]
      )
      return abs(size - same) < .leastShown
        || other.hugsLongestLine(id) && other.deformation(of: id, contest.axis) == .intrinsic
    }
  }

  /// “Its longest line is 227.5 points wide, which it hugs (250).”
  private func huggingText(_ view: ViewID) -> String {
    let longest = layout[view].intrinsicContentSize.size.horizontal ?? 0
    let priority = layout.scene[view].contentHuggingPriority.horizontal
    return "Its longest line is \(Wording.points(longest)) wide, which it hugs (\(priority))."
  }

  /// Texts that would fit with more lines, in views that are not too narrow.
  private var textsWithTooFewLines: [(view: ViewID, text: String)] {
    layout.scene.visibleViews.compactMap { id in
      words.linesBeforeCut(id).map { lines in
        let shown = "\(words.name(id)) shows \(words.shownPart(of: id)) of its text"
        return (id, "\(shown) and cuts the rest: its numberOfLines is \(lines).")
      }
    }
  }

  /// Texts that are scaled down to fit their labels.
  private var smallerTexts: [(view: ViewID, text: String)] {
    layout.scene.viewIDs.compactMap { id in
      let scale = layout[id].intrinsicContentSize.fontScale
      guard scale < 1, layout[id].alignmentRect.width > 0 else { return nil }
      let name = layout.scene[id].name
      let percentage = "\(Wording.number(scale * 100)) % of its font size"
      return (
        id,
        Axis.allCases.contains { layout.cutsText(of: id, $0) }
          ? "\(name) is cut even at \(percentage), its minimumScaleFactor."
          : "\(name) is drawn at \(percentage) to fit."
      )
    }
  }

  /// Views without an intrinsic size, those of which the same is true together.
  private func unmeasured(
    _ axis: Axis, _ collapsed: Set<ViewID>, about view: ViewID?
  ) -> [(view: ViewID, text: String)] {
    // A log does not state contents.
    if layout.scene.consoleReport != nil { return [] }
    let chains = layout.chains(on: axis)
    let sized = sizedViews(axis)
    let measured = Set(
      layout.scene.viewIDs.filter { layout[$0].intrinsicContentSize.size[axis] != nil }
        .map { chains[$0.index] })
    let superviews = Set(layout.scene.views.compactMap(\.superview))
    let backdrops = backdrops
    let leaves = layout.scene.viewIDs.dropFirst().filter { id in
      layout[id].intrinsicContentSize.size[axis] == nil && !superviews.contains(id)
        && !backdrops.contains(id) && !layout[id].ambiguity.size[axis] && !collapsed.contains(id)
    }
    // The first end and the last start of the views in each chain.
    var (ends, starts): ([ViewID: Double], [ViewID: Double]) = ([:], [:])
    for (id, chain) in zip(layout.scene.viewIDs, chains).dropFirst() {
      let span = layout[id].alignmentRect[axis]
      ends[chain] = min(ends[chain] ?? span.end, span.end)
      starts[chain] = max(starts[chain] ?? span.start, span.start)
    }
    var groups: [(outcome: Outcome, views: [ViewID])] = []
    for id in leaves where view == nil || id == view {
      let (chain, span) = (chains[id.index], layout[id].alignmentRect[axis])
      // A view that only overlaps another does not determine its size.
      let isBesideOthers =
        ends[chain, default: span.end] <= span.start + 0.01
        || starts[chain, default: span.start] >= span.end - 0.01
      let isConnected = measured.contains(chain) && isBesideOthers && !sized.contains(id)
      guard let outcome = outcome(of: id, axis, isConnected: isConnected) else { continue }
      if let same = groups.firstIndex(where: { $0.outcome == outcome }) {
        groups[same].views.append(id)
      } else {
        groups.append((outcome, [id]))
      }
    }
    return groups.map { outcome, views in
      let isOne = views.count == 1
      return (
        view: views[0],
        text: "\(words.names(views)) \(isOne ? "has" : "have") no intrinsic "
          + "\(Wording.dimension(axis)): \(isOne ? outcome.ofOne : outcome.ofSeveral)."
      )
    }
  }

  /// The views that are constrained to what lies on them, as a bubble to its text: they are as large as that.
  private var backdrops: Set<ViewID> {
    var backdrops: Set<ViewID> = []
    for entry in layout.system.entries where entry.isWritten {
      let views = entry.constraint.ends.compactMap(\.item.view)
      guard views.count == 2, views[0] != views[1] else { continue }
      for (outer, inner) in [(views[0], views[1]), (views[1], views[0])] {
        let (own, other) = (layout[outer].alignmentRect, layout[inner].alignmentRect)
        if layout.scene[inner].superview != outer, !own.isClose(to: other),
          layout[inner].intrinsicContentSize.size != PerAxis(both: nil),
          Axis.allCases.allSatisfy({ own[$0].encloses(other[$0]) })
        {
          backdrops.insert(outer)
        }
      }
    }
    return backdrops
  }

  /// What becomes of a view without an intrinsic size, and of several.
  private struct Outcome: Equatable {
    let ofOne: String
    let ofSeveral: String
  }

  private func outcome(of id: ViewID, _ axis: Axis, isConnected: Bool) -> Outcome? {
    let size = layout[id].alignmentRect.size[axis]
    let isFrame = abs(layout[id].frame.size[axis] - size) < .sameLength
    let points = Wording.points(size)
    if let (stackID, stack) = stackView(arranging: id, across: axis) {
      let cause = "\(words.possessive(stackID)) alignment \(stack.alignment)"
      if stack.alignment == .fill {
        return Outcome(
          ofOne: "\(cause) makes it \(points)", ofSeveral: "\(cause) makes them \(points)")
      }
      return size == 0
        ? Outcome(ofOne: "\(cause) leaves it none", ofSeveral: "\(cause) leaves them none") : nil
    }
    guard isConnected else { return nil }
    return size == 0
      ? Outcome(
        ofOne: "nothing gives it any", ofSeveral: "nothing gives them any")
      : Outcome(
        ofOne: "\(isFrame ? "it" : "its alignment rectangle") fills the \(points) the others leave",
        ofSeveral: "each fills the \(points) the others leave")
  }

  /// The stack view that arranges a view, if the axis is perpendicular to its own.
  private func stackView(arranging id: ViewID, across axis: Axis) -> (ViewID, StackView)? {
    guard let superview = layout.scene[id].superview,
      let stack = layout.scene[superview].content.stack,
      stack.axis != axis, stack.arrangedSubviews.contains(id)
    else { return nil }
    return (superview, stack)
  }

  /// The views with constraints on their size on an axis.
  private func sizedViews(_ axis: Axis) -> Set<ViewID> {
    let sizes = layout.system.entries.filter { entry in
      switch entry.origin {
      case .author, .autoresizingMask, .stackView:
        entry.constraint.firstAttribute.isSize && entry.constraint.firstAttribute.axis == axis
      case .rootSize, .contentSize, .fittingSize, .guide: false
      }
    }
    return Set(
      sizes.flatMap { [$0.constraint.firstItem, $0.constraint.secondItem] }
        .compactMap { $0?.view })
  }
}
