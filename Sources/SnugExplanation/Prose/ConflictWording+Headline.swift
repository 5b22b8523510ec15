import SnugGeometry
import SnugLayout

extension ConflictWording {
  /// “The row needs 228.5, has 220: label must be 96.5 wide (it resists at 1000) and is 88.”
  var headline: Headline {
    let count = layout.members(of: conflict).count
    guard count > 1 else { return Headline(rest: "\(condition(conflict.broken)) cannot hold") }
    guard proportionInLog == nil, let contest = lengths, contest.wanted.count > 1,
      !contest.room.isEmpty,
      abs(contest.excess) > .leastShown, contest.room.allSatisfy(\.isPlain),
      contest.room.contains(where: isSize)
    else {
      let cause = (isLog ? proportionInLog ?? demands : breach ?? demands) ?? lacks.last
      return Headline(
        opening: Wording.count(count),
        rest: " required constraints conflict" + (cause.map { ": \($0)" } ?? ""))
    }
    let (needs, has) = (contest.wantedTotal, contest.roomTotal)
    // The console does not say how large a view is for which nothing would be left.
    let view = isLog ? layout.negativeSize(in: conflict)?.item.view : nil
    let empty = view.map { " even without \(words.name($0))" } ?? ""
    // A ratio can make it one of the other axis.
    let axis = contest.room.compactMap { $0.entry.map { layout.system[$0].constraint } }
      .compactMap(\.firstAttribute.axis).first
    return Headline(
      opening: "the \((axis ?? contest.axis) == .horizontal ? "row" : "column") ",
      rest: (needs > has
        ? "needs \(Wording.number(needs))\(empty), has \(Wording.number(has))"
        : "fills only \(Wording.number(needs)) of \(Wording.number(has))")
        + (breach.map { ": \($0)" } ?? ""))
  }

  /// Whether a length is a size. A distance has no views in it, and is no room.
  private func isSize(_ piece: Contest.Piece) -> Bool {
    piece.view != nil || piece.entry.map { layout.system[$0].isSize } ?? true
  }

  /// What the broken constraint demands, and what the others do: “box.centerX must be at view.centerX,
  /// and the others put it at view.centerX - 70”; `nil` if they only limit it.
  var demands: String? {
    let constraint = layout.writtenConstraint(of: conflict.broken)
    guard let implied = layout.impliedConstant(ofBrokenIn: conflict, orLimited: true),
      let axis = constraint.firstAttribute.axis
    else { return nil }
    let isSize = constraint.firstAttribute.isSize
    let bound = constraint.relation.bound
    let isOne = conflict.entries.count == 2
    let others =
      (isOne ? "the other " : "the others ") + (isSize ? "make" : "put") + (isOne ? "s" : "")
      + " it "
    let first = layout.system.name(of: constraint.firstItem)
    guard constraint.secondItem != nil else {
      let unit = Wording.adjective(axis)
      return
        "\(first) must be \(bound)\(Wording.number(constraint.constant)) \(unit), and \(others)"
        + Wording.number(implied)
    }
    let values = [constraint.constant, implied].map {
      layout.writtenConstraint(of: conflict.broken, constant: $0)
        .rightSide(layout.system.name(of:))
    }
    let isHorizontal = axis == .horizontal
    let place =
      switch constraint.relation {
      case .equal: "at"
      case .lessThanOrEqual: isHorizontal ? "at or before" : "at or above"
      case .greaterThanOrEqual: isHorizontal ? "at or after" : "at or below"
      }
    return
      "\(first).\(constraint.firstAttribute) must be \(isSize ? bound : place + " ")\(values[0]), "
      + "and \(others)\(isSize ? "" : "at ")\(values[1])"
  }

  /// What the broken constraint demands, and what came of it if that is known: “label must be 96.5
  /// wide (it resists at 1000) and is 88”.
  private var breach: String? {
    let entry = layout.system[conflict.broken]
    let constraint = entry.constraint
    guard let axis = constraint.firstAttribute.axis else { return nil }
    if let proportion { return proportion }
    guard constraint.multiplier == 1 else { return nil }
    if let kept { return kept }
    let (target, came) = (entry.target, layout[conflict.broken].leftSide)
    let usual: Double = target < 0 || target == 0 && came < 0 ? -1 : 1
    let sign = target == 0 ? usual : gapSign(of: constraint) ?? usual
    let atLeast =
      switch (constraint.relation, sign > 0) {
      case (.equal, _): ""
      case (.greaterThanOrEqual, true), (.lessThanOrEqual, false): "at least "
      case (.lessThanOrEqual, true), (.greaterThanOrEqual, false): "at most "
      }
    let demand = atLeast + Wording.number(sign * target)
    let outcome = Wording.number(sign * came)
    let result =
      isLog
      ? ""
      : Wording.number(sign * target) == outcome
        ? ", and is less than 0.01 off" : " and is \(outcome)"
    if let content = entry.contentSize {
      let verb = content.role == .hugging ? "hugs" : "resists"
      return "\(words.name(content.view)) must be \(Wording.number(target)) "
        + "\(Wording.adjective(axis)) (it \(verb) at \(entry.priority))\(result)"
    }
    let first = layout.system.name(of: constraint.firstItem)
    guard let secondItem = constraint.secondItem else {
      return constraint.firstAttribute.isSize
        ? "\(first) must be \(demand) \(Wording.adjective(axis))\(result)" : nil
    }
    guard constraint.firstAttribute.isEnd != nil, constraint.secondAttribute.isEnd != nil
    else { return nil }
    let second = layout.system.name(of: secondItem)
    guard let one = constraint.firstItem.view, let other = secondItem.view else { return nil }
    if target == 0 {
      return "\(entry.description) is broken" + (isLog ? "" : " by \(outcome)")
    }
    let isInside = layout.scene.isView(one, inside: other)
    let isAround = layout.scene.isView(other, inside: one)
    // From the near edge of a superview to the far edge of its subview there is more than a gap.
    if isInside || isAround,
      constraint.firstAttribute.isEnd != constraint.secondAttribute.isEnd
    {
      return nil
    }
    let isFixed =
      layout.scene.layoutDirection == .rightToLeft && constraint.firstAttribute.isAbsoluteEdge
    let (before, after) =
      axis == .vertical
      ? ("above", "below") : isFixed ? ("left of", "right of") : ("before", "after")
    let place = constraint.firstAttribute.isEnd == true ? after : before
    if isInside {
      return "the gap \(place) \(first) must be \(demand)\(result)"
    }
    if isAround {
      return "the gap \(place) \(second) must be \(demand)\(result)"
    }
    // The same edges of two views have no gap between them.
    if constraint.firstAttribute.isEnd == constraint.secondAttribute.isEnd {
      let off = Wording.number(abs(came - target))
      return "\(entry.description) is broken" + (isLog ? "" : " by \(off)")
    }
    let gap = "the gap of \(demand) between \(second) and \(first) is broken"
    if isLog { return gap }
    guard sign * came < 0 else { return "\(gap): it is \(outcome)" }
    // One may be above the other, or pass it.
    let (rect, others) = (layout[one].alignmentRect, layout[other].alignmentRect)
    let common = min(rect[axis].end, others[axis].end) - max(rect[axis].start, others[axis].start)
    let areOverlapping = rect[axis.cross].overlaps(others[axis.cross])
    guard areOverlapping,
      abs(common + sign * came) < .leastShown || layout.isReversed(conflict.broken)
    else { return "\(gap): it is \(outcome)" }
    return layout.isReversed(conflict.broken)
      ? "\(gap), and \(first) is on the other side of \(second)"
      : "\(gap), and they overlap by \(Wording.number(-sign * came))"
  }

  /// The sign of the constant of a gap that is no overlap: from the end of one view to the start of the next, or from an
  /// edge of a superview into it; `nil` between edges that enclose no gap.
  private func gapSign(of constraint: Constraint) -> Double? {
    guard let isEnd = constraint.firstAttribute.isEnd, let one = constraint.firstItem.view,
      let other = constraint.secondItem?.view
    else { return nil }
    let isSame = constraint.secondAttribute.isEnd == isEnd
    let isInside = layout.scene.isView(one, inside: other)
    let isAround = layout.scene.isView(other, inside: one)
    guard isSame == (isInside || isAround) else { return nil }
    return isEnd == isAround ? 1 : -1
  }

  /// “panel.bottom must be at or below view.bottom - 20, and the others keep it at or above view.bottom - 60”: two
  /// bounds of an edge that exclude each other, where what came of the view says nothing of them.
  var kept: String? {
    let constraint = layout.writtenConstraint(of: conflict.broken)
    guard !isLog, constraint.relation != .equal, constraint.secondItem != nil,
      let axis = constraint.firstAttribute.axis, constraint.firstAttribute.isEnd != nil,
      layout.impliedConstant(ofBrokenIn: conflict, orLimited: true) == nil,
      let bound = layout.constant(ofBrokenIn: conflict, by: layout.terms(of: conflict)),
      abs(
        bound - constraint.constant - layout[conflict.broken].leftSide
          + layout.system[conflict.broken].target) > .leastShown
    else { return nil }
    let isHorizontal = axis == .horizontal
    let sides =
      !isHorizontal
      ? ["at or above", "at or below"]
      : constraint.firstAttribute.isAbsoluteEdge
        ? ["at or left of", "at or right of"] : ["at or before", "at or after"]
    let isMost = constraint.relation == .lessThanOrEqual
    let places = [constraint.constant, bound].map {
      layout.writtenConstraint(of: conflict.broken, constant: $0)
        .rightSide(layout.system.name(of:))
    }
    return "\(layout.system.name(of: constraint.firstItem)).\(constraint.firstAttribute) must be "
      + "\(sides[isMost ? 0 : 1]) \(places[0]), and the others keep it \(sides[isMost ? 1 : 0]) "
      + places[1]
  }

  /// “photo must be 85.5 high (9/32 × 304), and the others make it 290”, where they determine both of its
  /// sizes.
  private var proportionInLog: String? {
    let broken = layout.system[conflict.broken]
    let constraint = broken.constraint
    guard isLog, words.ratio(broken) != nil, let axis = constraint.firstAttribute.axis,
      let view = constraint.firstItem.view
    else { return nil }
    let others = conflict.entries.filter { $0 != conflict.broken }.map {
      layout.system[$0].constraint
    }
    guard
      others.allSatisfy({
        $0.relation == .equal
          && ($0.secondItem == nil || $0.firstAttribute.axis == $0.secondAttribute.axis)
      })
    else { return nil }
    let size = layout[view].alignmentRect.size
    let length = size[axis.cross]
    return "\(words.name(view)) must be \(Wording.number(constraint.multiplier * length)) "
      + "\(Wording.adjective(axis)) (\(constraint.multiplier.multiplierDescription) × "
      + "\(Wording.number(length))), and the others make it \(Wording.number(size[axis]))"
  }

  /// “photo must be 3 : 2 and is 288 × 150”, “wind must be as wide as sun (110) and is 52”, “side must be 93.75
  /// wide, 0.25 * screen.width, and is 120”; `nil` for a constraint that is no ratio of sizes.
  private var proportion: String? {
    let constraint = layout.writtenConstraint(of: conflict.broken)
    guard let axis = constraint.firstAttribute.axis,
      constraint.firstAttribute.isSize, let view = constraint.firstItem.view,
      let other = constraint.secondItem
    else { return nil }
    let (name, rect) = (words.name(view), layout[view].alignmentRect)
    if constraint.relation == .equal, let ratio = words.ratio(layout.system[conflict.broken]) {
      return "\(name) must be \(ratio)" + (isLog ? "" : " and is \(Wording.size(rect))")
    }
    if isLog { return nil }
    let demanded = Wording.number(layout.demandedSize(of: conflict.broken))
    if constraint.relation == .equal, layout.system[conflict.broken].isEquality {
      return "\(name) must be as \(Wording.adjective(axis)) as \(layout.system.name(of: other)) "
        + "(\(demanded)) and is \(Wording.number(rect.size[axis]))"
    }
    guard constraint.multiplier != 1 || constraint.constant != 0 else { return nil }
    return "\(name) must be \(constraint.relation.bound)"
      + "\(demanded) \(Wording.adjective(axis)), \(constraint.rightSide(layout.system.name(of:))), and is "
      + Wording.number(rect.size[axis])
  }
}
