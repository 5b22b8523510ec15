import AutoLayout
import Geometry

/// Who gives way, by how much, and why.
extension ContestWording {
  private var axis: Axis { contest.axis }

  /// The views that give way. Where equal sizes stretch some and compress others, only the latter
  /// lose.
  private func losing(among payers: [Contest.Payer]) -> [Contest.Payer] {
    let views = payers.filter { $0.view != nil }
    let losing = views.filter { $0.amount < 0 }
    let giving = losing.isEmpty ? views : losing
    // Of one priority, none is first.
    guard Set(giving.map(\.priority)).count == 1 else { return giving }
    return giving.sorted { $0.entry < $1.entry }
  }

  // MARK: - Who and how much

  /// “article gives up all its 188 points, then variant 32.5 of its 170.5”
  func deeds(of payers: [Contest.Payer]) -> String {
    let giving = losing(among: payers)
    guard let first = giving.first, let view = first.view else { return "" }
    if first.amount > 0 {
      if contest.form == .row, !isSingle, !fillsStack(view), giving.count == 1,
        !contest.kept.isEmpty || contest.tie != nil
      {
        return "\(words.name(view)) takes all \(Wording.number(first.amount)) spare points\(suffix)"
      }
      let amounts = Wording.distinct(giving.map { Wording.number($0.amount) })
      return "\(words.names(giving.compactMap(\.view))) \(giving.count == 1 ? "is" : "are") "
        + "stretched by \(words.list(amounts.count == 1 ? amounts : giving.map { Wording.number($0.amount) }))"
        + (axis == .vertical ? " in height" : "")
    }
    let shown = giving.prefix(giving.count > Wording.most ? Wording.most - 1 : Wording.most)
    var phrases = shown.enumerated().map { index, payer in loss(of: payer, isFirst: index == 0) }
    if shown.count < giving.count {
      phrases.append("\(Wording.grouped(giving.count - shown.count)) others")
    }
    let isOrdered = first.priority != giving[giving.count - 1].priority
    return phrases.dropFirst().reduce(phrases[0]) { $0 + (isOrdered ? ", then " : ", ") + $1 }
  }

  /// “a gives up 11 of its 187 points and wraps to 2 lines”, “b all its 56”
  private func loss(of payer: Contest.Payer, isFirst: Bool) -> String {
    guard let view = payer.view else { return "" }
    let whole =
      (words.isAssumed(view, axis) ? "assumed " : "") + Wording.number(intrinsic(payer))
    let isGone = words.isZero(view, axis)
    let amount =
      isGone ? "all its \(whole)" : "\(Wording.number(-payer.amount)) of its \(whole)"
    let wrapping = axis == .horizontal && !isGone ? words.wrapping(of: view) : nil
    return words.name(view) + (isFirst ? " gives up \(amount) points\(suffix)" : " \(amount)")
      + (wrapping.map { $0.hasPrefix("wraps") ? " and \($0)" : " and is \($0)" } ?? "")
  }

  private var suffix: String { axis == .vertical ? " of height" : "" }

  // MARK: - Why

  var why: String {
    let giving = losing(among: contest.payers)
    guard let view = giving.first?.view else { return "" }
    if let stack = filledStack(view) { return stack }
    if contest.form == .row, !isSingle { return decidedByPriority(giving) }
    return decidedBySize(view)
  }

  /// “it resists less (750) than price (751)”, “they resist least (748, 749)”
  private func decidedByPriority(_ giving: [Contest.Payer]) -> String {
    let entries = layout.system.entries
    guard let own = entries[giving[0].entry].contentSize else { return "" }
    let verb = own.role == .hugging ? "hug" : "resist"
    let isOne = giving.count == 1
    if let tie = contest.tie, !tie.deciding.isEmpty, isOne {
      let others = words.list(tie.entries.map(described))
      if tie.entries.count == 1, tie.deciding.count == 1 {
        return "\(others) also \(verb)s at \(giving[0].priority), "
          + consequence(for: tie.deciding[0], ofChanging: own.role)
      }
      return "\(others) also \(verb)\(tie.entries.count == 1 ? "s" : "") at \(giving[0].priority), "
        + "and \(words.list(tie.deciding.map(deciding))) "
        + (tie.deciding.count == 1 ? "decides" : "decide")
    }
    let priorities = Wording.distinct(giving.map(\.priority))
    let written = words.list(priorities.map(\.description), joining: "and")
    let kept = contest.kept.map { entries[$0] }.filter {
      $0.contentSize?.axis == axis && $0.contentSize?.role == own.role
    }
    let subject = isOne ? "it \(verb)s" : giving.count == 2 ? "both \(verb)" : "all \(verb)"
    guard let weakest = kept.map(\.priority).min() else {
      if priorities.count > 1 {
        let last = giving[giving.count - 1]
        return "\(described(giving[0].entry)) \(verb)s less (\(priorities[0])) than "
          + "\(described(last.entry)) (\(last.priority))"
      }
      if constraints.allSatisfy({ entries[$0].priority.isRequired }) {
        return "\(isOne ? "it is" : "they are") pinned at both ends"
      }
      return "nothing else there can \(own.role == .hugging ? "grow" : "shrink")"
    }
    guard priorities.allSatisfy({ $0 < weakest }) else { return "\(subject) at \(written)" }
    if priorities.count == 1, Set(kept.map(\.priority)).count == 1, kept.count <= 2 {
      let rivals = words.names(kept.compactMap(\.constraint.firstItem.view))
      return "\(subject) less (\(written)) than \(rivals) (\(weakest))"
    }
    return "\(isOne ? "it \(verb)s" : "they \(verb)") least (\(written))"
  }

  /// “but shrinking it would stretch title (hugs 250)”: what another choice would do to the constraint
  /// that decides.
  private func consequence(
    for deciding: Int, ofChanging role: ConstraintSystem.ContentSizeRole
  ) -> String {
    let entry = layout.system.entries[deciding]
    let isSatisfied = layout.constraints[deciding].isSatisfied
    let change = role == .hugging ? "stretching" : "shrinking"
    guard let (view, axis, role) = entry.contentSize else {
      return "but if it gave way, \(self.deciding(deciding)) would give way"
        + (isSatisfied ? "" : " by more")
    }
    return "but \(change) it would \(role == .hugging ? "stretch" : "shrink") \(words.name(view))"
      + (isSatisfied ? "" : " further")
      + (axis == self.axis ? "" : " in \(Wording.dimension(axis))")
      + " (\(role == .hugging ? "hugs" : "resists") \(entry.priority))"
  }

  /// “it must be as wide as cancel”, “its width must be 140”, “it is pinned at both ends”
  private func decidedBySize(_ view: ViewID) -> String {
    let entries = constraints.map { layout.system.entries[$0] }
    let dimension = Wording.dimension(axis)
    let isOne = losing(among: contest.payers).count == 1
    if let stack = equalStack { return "\(words.name(stack)) is fillEqually" }
    switch contest.form {
    case .size:
      let decisive = entries.filter { $0.contentSize == nil }
      guard decisive.count == 1, let entry = decisive.first, entry.isSize else {
        return decisive.count == 1
          ? "\(decisive[0].description) is "
            + (decisive[0].priority.isRequired ? "required" : "wanted at \(decisive[0].priority)")
          : ""
      }
      let bound =
        switch entry.constraint.relation {
        case .equal: ""
        case .greaterThanOrEqual: "at least "
        case .lessThanOrEqual: "at most "
        }
      let target = bound + Wording.number(entry.target)
      return entry.priority.isRequired
        ? "\(isOne ? "its" : "their") \(dimension) must be \(target)"
        : "a \(dimension) of \(target) is wanted at \(entry.priority)"
    case .equal:
      guard let model else { return "" }
      return entries.contains(where: \.isEquality)
        ? "\(isOne ? "it" : "they") must be as \(Wording.adjective(axis)) as \(words.name(model))"
        : "\(isOne ? "it is" : "they are") as \(Wording.adjective(axis)) as \(words.name(model))"
    case .division:
      let group = equals.group(of: view)
      let others = group.filter { $0 != view }
      if others.count == 1 {
        return "it must be as \(Wording.adjective(axis)) as \(words.name(others[0]))"
      }
      return "\(words.names(group)) are equally \(Wording.adjective(axis))"
    case .row, .equation:
      let own = entries.first {
        $0.isWritten && $0.isSize && $0.priority.isRequired
          && $0.constraint.firstItem == .view(view) && $0.constraint.firstAttribute == .size(axis)
          && $0.constraint.relation == .equal
      }
      if let own { return "its \(dimension) must be \(Wording.number(own.target))" }
      return entries.allSatisfy(\.priority.isRequired)
        ? "\(isOne ? "it is" : "they are") pinned at both ends" : ""
    }
  }

  /// The stack view that gives its views equal sizes.
  private var equalStack: ViewID? {
    let stacks = constraints.compactMap { entry -> ViewID? in
      layout.system.entries[entry].stackView.flatMap {
        $0.identifier == .fillEqually ? $0.id : nil
      }
    }
    return contest.form == .row ? nil : stacks.first
  }

  /// The stack view that gives its views shares of its size.
  var proportionalStack: ViewID? {
    constraints.lazy.compactMap { entry in
      layout.system.entries[entry].stackView.flatMap {
        $0.identifier == .fillProportionally ? $0.id : nil
      }
    }.first
  }

  /// Whether a view is as large as its stack view, across the stack view's axis.
  private func fillsStack(_ view: ViewID) -> Bool { filledStack(view) != nil }

  /// “texts is 271 wide, and its alignment is fill”
  private func filledStack(_ view: ViewID) -> String? {
    guard contest.tie == nil, contest.payers.count == 1,
      !contest.kept.contains(where: {
        layout.system.entries[$0].contentSize?.axis == axis && contest.form != .equal
      }),
      let superview = layout.scene[view].superview,
      let stack = layout.scene[superview].content.stack, stack.axis != axis,
      stack.alignment == .fill, stack.arrangedSubviews.contains(view),
      !contest.wanted.contains(where: { piece in
        piece.view.map { $0 != view && layout.scene[$0].superview == superview } ?? false
      })
    else { return nil }
    let model = contest.form == .equal ? self.model.map(words.name) : nil
    let size =
      model.map { "as \(Wording.adjective(axis)) as \($0)" }
      ?? "\(Wording.number(layout[superview].alignmentRect.size[axis])) \(Wording.adjective(axis))"
    return "\(words.name(superview)) is \(size), and its alignment is fill"
  }

  // MARK: - Several at once

  /// “a, b and c tie (750): together they give up 91.5”
  var tied: Headline? {
    guard let ambiguity = contest.ambiguity, !contest.payers.contains(where: \.isContainer) else {
      return nil
    }
    let views = ambiguity.namedViews.filter(contest.competing(in: layout).contains)
    let payers = contest.payers.filter { $0.view.map(views.contains) ?? false }
    guard views.count > 1, let priority = payers.last?.priority else { return nil }
    let amount = Wording.number(abs(payers.reduce(0) { $0 + $1.amount }))
    let verb = ambiguity.kind == .hugging ? "take" : "give up"
    return Headline(
      rest: "\(words.names(views)) tie (\(priority)): together they \(verb) \(amount)"
        + (axis == .vertical ? " points of height" : ""))
  }

  /// Whether each contest is about a row of its own.
  var isOfRows: Bool {
    !alike.isEmpty && contest.form == .row && !isSingle && contest.payers.count == 1
      && !contest.kept.isEmpty
  }

  /// “wifi takes all 182.5 spare points, bluetooth 238.5: each hugs least in its row (249)”
  private func rows(_ payers: [Contest.Payer]) -> Headline {
    let gains = payers[0].amount > 0
    let shown = payers.prefix(payers.count > Self.mostRows ? Self.mostRows - 1 : Self.mostRows)
    var phrases = shown.enumerated().map { index, payer in
      guard gains else { return loss(of: payer, isFirst: index == 0) }
      let amount = Wording.number(payer.amount)
      return "\(payer.view.map(words.name) ?? "")"
        + (index == 0 ? " takes all \(amount) spare points\(suffix)" : " \(amount)")
    }
    if shown.count < payers.count {
      phrases.append(
        "and \(Wording.grouped(payers.count - shown.count)) more"
          + (gains ? " all of theirs" : ""))
    }
    let place = axis == .horizontal ? "row" : "column"
    return Headline(
      rest: "\(phrases.joined(separator: ", ")): each \(gains ? "hugs" : "resists") least in its "
        + "\(place) (\(payers[0].priority))")
  }

  /// The limit for the views that a headline names one by one.
  private static let mostRows = 4

  /// “a, b and c are each 343 wide: each is pinned at both ends”; where some lose and others gain,
  /// what the losers give up.
  var common: Headline {
    let payers = all.flatMap(\.payers).sorted { $0.entry < $1.entry }
    let views = payers.compactMap(\.view)
    let names = words.names(views)
    if Set(views).count == 1, views.count > 1 {
      let target = Wording.number(layout[views[0]].alignmentRect.size[axis])
      let change = payers[0].amount > 0 ? "is stretched by" : "gives up"
      return Headline(
        rest: "\(words.name(views[0])) \(change) \(Wording.number(abs(payers[0].amount))) in width "
          + "and height: both must be \(target)")
    }
    if isOfRows { return rows(payers) }
    let sizes = Wording.distinct(
      views.map { Wording.number(layout[$0].alignmentRect.size[axis]) })
    if sizes == ["0"] {
      return Headline(rest: "\(names) have no \(Wording.dimension(axis)) left")
    }
    let isEqual = contest.form == .division || contest.form == .equal
    if isEqual, payers.contains(where: { $0.amount < 0 }) {
      let reason =
        equalStack == nil ? why : "all views of a row are equally \(Wording.adjective(axis))"
      return Headline(rest: "\(deeds(of: payers)): \(reason)")
    }
    if sizes.count == 1, payers.allSatisfy(words.wraps) {
      return Headline(rest: "\(names) wrap: each is \(sizes[0]) \(Wording.adjective(axis))")
    }
    if sizes.count == 1 {
      let reason =
        equalStack.map { "\(words.name($0)) is fillEqually" }
        ?? (views[0] == contest.payers[0].view ? filledStack(views[0]) : nil)
        ?? (isSingle && constraints.allSatisfy { layout.system.entries[$0].priority.isRequired }
          ? "each is pinned at both ends" : "")
      return Headline(
        rest: "\(names) are each \(sizes[0]) \(Wording.adjective(axis))"
          + (reason.isEmpty ? "" : ": \(reason)"))
    }
    return changed(payers)
  }
}
