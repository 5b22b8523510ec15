import SnugGeometry
import SnugLayout

/// Why just these views give way: “it resists less (750) than price (751)”.
extension ContestWording {
  var why: String {
    let giving = losing(among: contest.payers)
    guard let view = giving.first?.view else { return "" }
    if let stack = alike.isEmpty ? filledStack(view) : filledStacks { return stack }
    if let weighing { return weighing }
    let near = [contest] + contest.others.map { explanation.contests[$0] }
    if giving.count == 1, let wish = wish(for: view, among: near), let demand = demand(of: [wish]) {
      return demand
    }
    if let outranked { return outranked }
    if contest.form == .row, !isSingle { return decidedByPriority(giving) }
    return decidedBySize(view, giving)
  }

  /// “it resists less (750) than price (751)”, “they resist least (748, 749)”
  private func decidedByPriority(_ giving: [Contest.Payer]) -> String {
    guard let own = layout.system[giving[0].entry].contentSize else {
      return isRoomInHeadline ? roomyClause(of: "it") ?? "nothing else there can grow" : ""
    }
    let verb = own.role == .hugging ? "hug" : "resist"
    let isOne = giving.count == 1
    let tied = (contest.tie?.entries ?? [])
      .filter { described($0) != described(giving[0].entry) }
    if let tie = contest.tie, !tie.deciding.isEmpty, isOne, !tied.isEmpty {
      let others = named(tied)
      let isOneOther = others.count == 1
      let areContents = tied.allSatisfy { layout.system[$0].contentSize?.role == own.role }
      return words.list(others) + " also "
        + (areContents
          ? "\(verb)\(isOneOther ? "s" : "") at" : "\(isOneOther ? "has" : "have") the priority")
        + " \(giving[0].priority), "
        + (consequence(of: tie, among: tied, ofChanging: own.role)
          ?? "and \(deciding(tie.deciding))")
    }
    let ownTie = (contest.tie?.entries ?? []).filter { $0 != giving[0].entry }
    if let tie = contest.tie, !tie.deciding.isEmpty, isOne, tied.isEmpty, !ownTie.isEmpty {
      return "its \(Wording.dimension(axis.cross)) \(verb)s as much (\(giving[0].priority)), "
        + (consequence(of: tie, among: ownTie, ofChanging: own.role)
          ?? "and \(deciding(tie.deciding))")
    }
    let priorities = Wording.distinct(giving.map(\.priority))
    let written = words.list(priorities.map(\.description), joining: "and")
    let kept = contest.kept.map { layout.system[$0] }.filter {
      $0.contentSize?.axis == axis && $0.contentSize?.role == own.role
    }
    let subject = isOne ? "it \(verb)s" : giving.count == 2 ? "both \(verb)" : "all \(verb)"
    guard let weakest = kept.map(\.priority).min() else {
      if priorities.count > 1 {
        let last = giving[giving.count - 1]
        return "\(described(giving[0].entry)) \(verb)s less (\(priorities[0])) than "
          + "\(described(last.entry)) (\(last.priority))"
      }
      if let ambiguity = contest.ambiguity { return rivalry(ambiguity, giving, verb) }
      if own.role == .compressionResistance, let fixed { return fixed }
      if let stronger = stronger(than: giving, own.role) { return stronger }
      if let saving { return saving }
      let wishes = Wording.distinct(
        wishesElsewhere
          + (contest.constraints
          + contest.payers.filter { $0.view == nil && wanting($0) == nil }.map(\.entry))
          .filter { isWish($0, above: priorities) })
      if wishes.count == 1, let demand = demand(of: [layout.system[wishes[0]]]) { return demand }
      if let others = givingElsewhere(priorities, own.role) {
        return "\(subject) no more than \(words.names(others)) (\(written)), which "
          + "\(others.count == 1 ? "gives" : "give") way as well"
      }
      if let pinned { return "\(isOne ? "it is" : "they are") \(pinned)" }
      return "nothing else there can \(own.role == .hugging ? "grow" : "shrink")"
    }
    guard priorities.allSatisfy({ $0 < weakest }) else {
      let equals = kept.filter { priorities.contains($0.priority) }
        .compactMap(\.constraint.firstItem.view)
      if isOne, !equals.isEmpty, let view = giving[0].view,
        let wish = wish(for: view, among: explanation.contests), let demand = demand(of: [wish])
      {
        return demand
      }
      if let harm = harm(ofChanging: equals, own.role) {
        return
          "\(words.names(equals)) \(verb)\(equals.count == 1 ? "s" : "") as much (\(written)), "
          + harm
      }
      return equals.isEmpty || priorities.count > 1 || contest.ambiguity != nil
        ? "\(subject) at \(written)"
        : "\(isOne ? "it \(verb)s" : "they \(verb)") no more than \(words.names(equals)) (\(written))"
    }
    let weaker = contest.constraints.filter { entry in
      isWish(entry, above: priorities) && layout.system[entry].priority < weakest
    }
    if weaker.count == 1, let demand = demand(of: [layout.system[weaker[0]]]) { return demand }
    if priorities.count == 1, Set(kept.map(\.priority)).count == 1, kept.count <= 2 {
      let rivals = words.names(kept.compactMap(\.constraint.firstItem.view))
      return "\(subject) less (\(written)) than \(rivals) (\(weakest))"
    }
    return "\(isOne ? "it \(verb)s" : "they \(verb)") least (\(written))"
  }

  /// The views of the sum that give way with the same priority for reasons of their own.
  private func givingElsewhere(
    _ priorities: [LayoutPriority], _ role: ConstraintSystem.ContentSizeRole
  ) -> [ViewID]? {
    let pieces = Set((contest.wanted + contest.room).compactMap(\.view))
    let views = contest.others.flatMap { explanation.contests[$0].payers }.filter { payer in
      payer.view.map(pieces.contains) ?? false && priorities.contains(payer.priority)
        && layout.system[payer.entry].contentSize?.role == role
    }.compactMap(\.view)
    return views.isEmpty || priorities.count > 1 ? nil : Wording.distinct(views)
  }

  /// Whether a constraint is an optional size that is wanted more than what gives way.
  private func isWish(_ entry: EntryID, above priorities: [LayoutPriority]) -> Bool {
    let made = layout.system[entry]
    // What a view lacks as well does not take anything from it.
    let isLackedToo =
      contest.payers.contains {
        .view($0.view ?? .root) == made.constraint.firstItem && $0.amount < 0
      }
      && made.isSize && made.target > layout[entry].leftSide
    return made.isWritten && made.constraint.firstAttribute.isSize && !made.priority.isRequired
      && priorities.allSatisfy { $0 < made.priority } && !isLackedToo
  }

  /// “it must be as wide as cancel”, “its width must be 140”, “it is pinned at both ends”
  private func decidedBySize(_ view: ViewID, _ giving: [Contest.Payer]) -> String {
    let entries = constraints.map { layout.system[$0] }
    let dimension = Wording.dimension(axis)
    let isOne = giving.count == 1 && alike.isEmpty
    if let distribution { return distribution }
    switch contest.form {
    case .size:
      let decisive = entries.filter { $0.contentSize == nil }
      if let ratio = decisive.lazy.compactMap({ words.ratio($0) }).first, decisive.count > 1 {
        return "it must be \(ratio)"
      }
      guard decisive.count == 1, let entry = decisive.first, entry.isSize else {
        let sizes = decisive.filter(\.isSize)
        return demand(of: decisive) ?? (sizes.count == 1 ? demand(of: sizes) : nil) ?? ""
      }
      if entry.isOfFrame {
        return "\(isOne ? "its frame is" : "their frames are") \(Wording.number(entry.target)) "
          + Wording.adjective(axis)
      }
      let target = entry.constraint.relation.bound + Wording.number(entry.target)
      return entry.priority.isRequired
        ? "\(isOne ? "its" : "their") \(dimension) must be \(target)"
        : "a \(dimension) of \(target) is wanted at \(entry.priority)\(weaker(than: entry, giving))"
    case .equal:
      if isSquare(view) { return "its \(dimension) must be its \(Wording.dimension(axis.cross))" }
      guard let model else { return "" }
      return entries.contains(where: \.isEquality)
        ? "\(isOne ? "it" : "they") must be \(atMost(entries, as: view))as "
          + "\(Wording.adjective(axis)) as \(words.name(model))"
        : "\(isOne ? "it is" : "they are") as \(Wording.adjective(axis)) as "
          + "\(words.name(model))\(weakest)"
    case .division:
      let group = equals.group(of: view)
      // A view that does not share is the first to give way.
      if group.count == 1 { return decidedByPriority(giving) }
      if let wish = entries.first(where: { $0.isEquality && !$0.priority.isRequired }) {
        return demand(of: [wish]) ?? ""
      }
      guard group.count == 2, isOne else { return equally(group) }
      let other = group.first { $0 != view } ?? view
      return "it must be as \(Wording.adjective(axis)) as \(words.name(other))"
    case .row, .equation:
      let own = entries.first {
        $0.isWritten && $0.isSize && $0.priority.isRequired
          && $0.constraint.firstItem == .view(view) && $0.constraint.firstAttribute == .size(axis)
          && $0.constraint.relation == .equal
      }
      if let own { return "its \(dimension) must be \(Wording.number(own.target))" }
      if contest.form == .row, let equalled = equalled(view) {
        return
          "\(isOne ? "it" : "they") must be as \(Wording.adjective(axis)) as \(words.name(equalled))"
      }
      let ratio = entries.first {
        $0.isWritten && $0.priority.isRequired && $0.constraint.relation == .equal
          && $0.constraint.multiplier != 1 && $0.constraint.firstItem == .view(view)
          && $0.constraint.firstAttribute == .size(axis)
      }
      let optional = entries.filter { $0.isWritten && !$0.priority.isRequired }
      if optional.count == 1, optional[0].isSize, contest.kept.isEmpty {
        return demand(of: optional) ?? ""
      }
      if let ratio, isOne { return "\(ratio.description) is required" }
      if let pinned { return "\(isOne ? "it is" : "they are") \(pinned)\(ofContainer)" }
      guard isSingle else { return "" }
      if let sameSize { return "it is as \(Wording.adjective(axis)) as \(sameSize)\(weakest)" }
      let kept = entries.filter { $0.contentSize != nil }
      return demand(of: entries.filter { $0.isWritten && isNotable($0) })
        ?? (kept.count == 1 ? demand(of: kept) : nil) ?? ""
    }
  }

  /// “at most ”: what an inequality with another view's size makes of the own.
  private func atMost(_ entries: [ConstraintSystem.Entry], as view: ViewID) -> String {
    let equalities = entries.filter(\.isEquality)
    guard equalities.count == 1 else { return "" }
    let constraint = equalities[0].constraint
    return switch (constraint.relation, constraint.firstItem == .view(view)) {
    case (.equal, _): ""
    case (.lessThanOrEqual, true), (.greaterThanOrEqual, false): "at most "
    case (.greaterThanOrEqual, true), (.lessThanOrEqual, false): "at least "
    }
  }

  /// Whether a required constraint makes a view as high as it is wide.
  func isSquare(_ view: ViewID) -> Bool {
    contest.constraints.map { layout.system[$0] }.contains {
      $0.priority.isRequired && $0.constraint.firstItem == .view(view) && words.ratio($0) == "1 : 1"
    }
  }

  /// The view whose size a view must have, if it is only one and keeps its size.
  func equalled(_ view: ViewID) -> ViewID? {
    let others = equals.group(of: view).filter { $0 != view }
    return areRequired && others.count == 1 && contest.payer(others[0]) == nil ? others[0] : nil
  }

  /// “, and it resists at 998”: the priority by which views lose to an optional constraint; empty for several
  /// priorities.
  private func weaker(than entry: ConstraintSystem.Entry, _ giving: [Contest.Payer]) -> String {
    let priorities = Set(giving.map(\.priority))
    guard priorities.count == 1, let own = priorities.first, own < entry.priority,
      let role = layout.system[giving[0].entry].contentSize?.role
    else { return "" }
    let verb = role == .hugging ? "hug" : "resist"
    return ", and \(giving.count == 1 ? "it \(verb)s" : "they \(verb)") at \(own)"
  }

  /// “ (100)”: the priority of the weakest of the author's constraints; empty if all are required.
  private var weakest: String {
    let priorities = constraints.map { layout.system[$0] }.filter(\.isWritten).map(\.priority)
    let weakest = priorities.min() ?? .required
    return weakest.isRequired ? "" : " (\(weakest))"
  }

  /// “button”, “row is high”: the view whose size the only one of the sum has.
  var sameSize: String? {
    if areFillingSuperviews { return "its superview" }
    guard let model = contest.form == .equal ? model : share(of: contest.payers[0])?.model,
      let own = contest.payers[0].view.map({ layout[$0].alignmentRect.size[axis] })
    else { return nil }
    let size = layout[model].alignmentRect.size
    // A ratio leads to its other dimension.
    let isCrossed =
      abs(size[axis] - own) > .sameLength && abs(size[axis.cross] - own) < .sameLength
    return words.name(model) + (isCrossed ? " is \(Wording.adjective(axis.cross))" : "")
  }

  /// “ of header, which must be 44 high”: the container whose own constraint decides; empty for the root.
  private var ofContainer: String {
    guard contest.room.count == 1, let container = contest.room[0].view, container != .root else {
      return ""
    }
    let size = Constraint.Attribute.size(axis)
    func isOfContainer(_ entry: ConstraintSystem.Entry) -> Bool {
      let constraint = entry.constraint
      guard entry.isWritten, entry.isSize, constraint.relation == .equal else { return false }
      return constraint.firstItem == LayoutItem.view(container) && constraint.firstAttribute == size
    }
    guard let entry = constraints.map({ layout.system[$0] }).first(where: isOfContainer) else {
      return ""
    }
    return " of \(words.name(container)), which must be \(Wording.number(entry.target)) "
      + Wording.adjective(axis)
  }
}

extension Constraint.Relation {
  /// “at least ”
  var bound: String {
    switch self {
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    case .lessThanOrEqual: "at most "
    }
  }
}
