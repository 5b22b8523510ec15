import SnugGeometry
import SnugLayout

/// Who gives way, by how much, and why.
extension ContestWording {
  var axis: Axis { contest.axis }

  /// The views that give way. Where equal sizes stretch some and compress others, only the latter
  /// lose.
  func losing(among payers: [Contest.Payer]) -> [Contest.Payer] {
    let views = payers.filter { $0.view != nil }
    let losing = views.filter { $0.amount < 0 }
    let giving = losing.isEmpty ? views : losing
    // Of one priority, none is first.
    guard Set(giving.map(\.priority)).count == 1 else { return giving }
    return giving.sorted { $0.entry < $1.entry }
  }

  // MARK: - Who and how much

  /// “article gives up all its 188 points, then variant 32.5 of its 170.5”
  func losses(of payers: [Contest.Payer]) -> String {
    let giving = losing(among: payers)
    guard let first = giving.first, let view = first.view else { return "" }
    if first.amount > 0 {
      if contest.form == .row, !isSingle, !fillsStack(view), giving.count == 1,
        !contest.kept.isEmpty || contest.tie != nil
      {
        return "\(words.name(view)) takes all \(Wording.number(first.amount)) spare points\(suffix)"
      }
      if giving.count == 1, first.isContainer { return deformed(first) }
      let amounts = Wording.distinct(giving.map { Wording.number($0.amount) })
      return "\(words.names(giving.compactMap(\.view))) \(giving.count == 1 ? "is" : "are") "
        + "stretched by \(words.list(amounts.count == 1 ? amounts : giving.map { Wording.number($0.amount) }))"
        + (axis == .vertical ? " in height" : "")
    }
    if let alike = alikeLosses(giving) { return alike }
    let shown = giving.prefix(giving.count > Wording.most ? Wording.most - 1 : Wording.most)
    var phrases = shown.enumerated().map { index, payer in loss(of: payer, isFirst: index == 0) }
    if shown.count < giving.count {
      phrases.append("\(Wording.grouped(giving.count - shown.count)) others")
    }
    let isOrdered = first.priority != giving[giving.count - 1].priority
    return phrases.dropFirst().reduce(phrases[0]) { $0 + (isOrdered ? ", then " : ", ") + $1 }
  }

  /// “a, b, c and 7 more each give up 6.4 of their 20 points”, “a, b and c have no width left”; `nil` unless it
  /// is so for all.
  private func alikeLosses(_ giving: [Contest.Payer]) -> String? {
    guard giving.count > 2, let first = giving.first else { return nil }
    if giving.allSatisfy({ $0.view.map { words.isZero($0, axis) } ?? false }) {
      return words.nothingLeft(of: giving.compactMap(\.view), axis)
    }
    guard
      Set(giving.map { "\(Wording.number($0.amount)) \(Wording.number(intrinsic($0)))" }).count
        == 1,
      !giving.contains(where: { payer in
        payer.view.map {
          words.isZero($0, axis) || words.wrappedLines($0) != nil || words.isAssumed($0, axis)
        } ?? true
      })
    else { return nil }
    return
      "\(words.names(giving.compactMap(\.view))) each give up \(Wording.number(-first.amount)) of "
      + "their \(Wording.number(intrinsic(first))) points\(suffix)"
  }

  /// “a gives up 11 of its 187 points and wraps to 2 lines”, “b all its 56”
  private func loss(of payer: Contest.Payer, isFirst: Bool) -> String {
    guard let view = payer.view else { return "" }
    let whole =
      (words.isAssumed(view, axis) ? "assumed " : "") + Wording.number(intrinsic(payer))
    let isGone = words.isZero(view, axis)
    let amount =
      isGone ? "all its \(whole)" : "\(Wording.number(-payer.amount)) of its \(whole)"
    // That lines are missing belongs to the reason for the height, if there is one.
    let isShort = layout.deformation(of: view, .vertical).delta < 0
    let wrapping =
      isGone
      ? nil
      : axis == .horizontal
        ? words.wrapping(of: view, includingShown: !isShort) : words.shortfall(of: view)
    return words.name(view) + (isFirst ? " gives up \(amount) points\(suffix)" : " \(amount)")
      + (wrapping.map { " and " + ($0.hasPrefix("cut") ? "is \($0)" : $0) } ?? "")
  }

  private var suffix: String { axis == .vertical ? " of height" : "" }

  // MARK: - Several at once

  /// “a, b and c tie (750): together they give up 91.5”; nothing keeps containers at their sizes.
  var tied: Headline? {
    guard let ambiguity = contest.ambiguity else { return nil }
    if hasOwnTies { return ownTies }
    let isOfContainers = contest.payers.contains(where: \.isContainer)
    let views = isOfContainers ? ambiguity.namedViews : competing(in: ambiguity)
    let named = Set(views)
    let payers = all.flatMap(\.payers).filter { $0.view.map(named.contains) ?? false }
    guard views.count > 1, let priority = payers.last?.priority else { return tiedConstraints }
    let amount = abs(payers.reduce(0) { $0 + $1.amount })
    func points(_ amount: Double) -> String {
      Wording.points(amount) + (axis == .vertical ? " of height" : "")
    }
    // Who gives up more before them is the first thing to know.
    let weaker = contest.payers.filter { $0.priority < priority && $0.amount < 0 }
    let tie =
      (weaker.isEmpty || hasOwnTies ? "" : losses(of: weaker) + ", then ")
      + "\(words.names(views)) tie\(isOfContainers ? "" : " (\(priority))")"
    // Where views of several rows take part, or some have sizes of their own, they give way in any case.
    let isInSum = !isOfContainers && abs(abs(contest.excess) - amount) < .leastShown
    if !isInSum, views.count <= Wording.most {
      if let undecided = undecided(views, in: ambiguity), undecided < amount - .leastShown {
        return Headline(rest: "\(tie) for \(points(undecided))")
      }
    }
    let verb = ambiguity.kind == .hugging ? "take" : "give up"
    return Headline(
      rest: "\(tie): together they \(verb) "
        + (axis == .vertical ? points(amount) : Wording.number(amount)))
  }

  /// The most that one of a few views can give up or take instead of others. Ranges are found by solving.
  private func undecided(_ views: [ViewID], in ambiguity: Ambiguity) -> Double? {
    views.compactMap { explanation.sizes(of: $0, in: ambiguity) }
      .map { $0.upperBound - $0.lowerBound }.max()
  }

  /// “a, b and b.top == a.bottom + 8 tie (750): together they give way by 18 points”: a constraint gives way,
  /// or others of its priority do.
  private var tiedConstraints: Headline? {
    guard let tie = contest.tie, contest.payers.count == 1, contest.payers[0].view == nil else {
      return nil
    }
    let payer = contest.payers[0]
    let tied = (tie.entries + [payer.entry]).sorted()
    return Headline(
      rest: "\(words.list(tied.map(described))) tie (\(payer.priority)): together they give way by "
        + Wording.points(payer.amount))
  }

  /// The views of an ambiguity that give way here, and those that could instead: of those that kept their
  /// sizes, the ones for which two views of equal size would give way.
  func competing(in ambiguity: Ambiguity) -> [ViewID] {
    let competing = Set(all.flatMap { $0.competing(in: layout) + keeping(in: $0) })
    return explanation.rivals(in: ambiguity).filter(competing.contains)
  }

  /// The views that kept their sizes by the priority with which others gave way.
  private func keeping(in contest: Contest) -> [ViewID] {
    let priorities = Set(contest.payers.map(\.priority))
    return contest.kept.map { layout.system[$0] }
      .filter { priorities.contains($0.priority) && $0.contentSize?.axis == contest.axis }
      .compactMap { $0.contentSize?.view }
  }

  /// Whether the contests are about several rows in which equals tie.
  var isOfTiedRows: Bool { contest.ambiguity != nil && !alike.isEmpty }

  /// Whether these rows are independent of each other: each has an ambiguity of its own.
  var hasOwnTies: Bool { all.ambiguities.count > 1 }

  /// “a and b tie (250), as do c and d: the rows have 120 and 85 to spare”
  private var ownTies: Headline {
    let equals = all.map { words.names($0.ambiguity.map(explanation.rivals) ?? []) }
    let others = equals.dropFirst().prefix(equals.count > Self.mostRows ? 2 : Self.mostRows)
    let more = equals.count - 1 - others.count
    let phrases =
      others + (more > 0 ? ["those of \(Wording.grouped(more)) more \(line)s"] : [])
    let amounts = all.map { abs($0.payers.reduce(0) { $0 + $1.amount }) }
    let distinct = Wording.distinct(amounts.map { Wording.number($0) })
    let isOne = distinct.count == 1
    let amount =
      isOne || more == 0
      ? words.list(isOne ? distinct : amounts.map { Wording.number($0) })
      : "\(Wording.number(amounts.min()!)) to \(Wording.number(amounts.max()!))"
    let rows = isOne ? "each \(line)" : "the \(line)s"
    let verb =
      isTight
      ? (isOne ? "lacks \(amount)" : "lack \(amount)")
      : "\(isOne ? "has" : "have") \(amount) to spare"
    let listed =
      phrases.dropLast().map { "\($0), " }.joined()
      + (phrases.count > 1 ? "and " : "") + (phrases.last ?? "")
    return Headline(
      rest: "\(equals[0]) tie (\(contest.payers[0].priority)), as do \(listed): \(rows) \(verb)")
  }

  /// Whether each contest is about a row of its own.
  var isOfRows: Bool {
    contest.ambiguity == nil && !alike.isEmpty && contest.form == .row && !isSingle
      && contest.payers.count == 1
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
    return Headline(
      rest: "\(phrases.joined(separator: ", ")): each \(gains ? "hugs" : "resists") least in its "
        + "\(line) (\(payers[0].priority))")
  }

  /// The limit for the views that a headline names one by one.
  private static let mostRows = 4

  /// “ at least 80”: the size that an inequality asks of each view; empty for an equation.
  var bound: String {
    let asked = constraints.map { layout.system[$0] }
      .map { $0.constraint.relation.bound + Wording.number($0.target) }
    guard let first = asked.first, first.contains(" "), Set(asked).count == 1 else { return "" }
    return " " + first
  }

  /// “free, pro and team must be equally wide”: what the views of a sum with factors are in.
  var equalContainers: String? {
    guard contest.form == .equation,
      let view = constraints.lazy.map({ self.layout.system[$0] })
        .first(where: { $0.isEquality && $0.priority.isRequired })?.constraint.firstItem.view
    else { return nil }
    let group = equals.group(of: view)
    return group.count > 1 ? equally(group) : nil
  }

  /// “all views of a row are equally wide”
  var equalInRows: String {
    "all views of a \(line) are equally \(Wording.adjective(axis))"
  }

  /// What the views along the axis are in: a row or a column.
  var line: String { axis == .horizontal ? "row" : "column" }

  var areRequired: Bool {
    constraints.allSatisfy { layout.system[$0].priority.isRequired }
  }

  /// “a, b and c are each 343 wide: each is pinned at both ends”; where some lose, first what they give up: “c gives
  /// up 57 of its 400 points; a and b are 343 wide, too: each is pinned at both ends”.
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
      return Headline(rest: words.nothingLeft(of: views, axis))
    }
    let isEqual = contest.form == .division || contest.form == .equal
    let equality = isEqual && equalStack != nil ? equalInRows : equalContainers
    if isEqual || equality != nil, payers.contains(where: { $0.amount < 0 }) {
      return Headline(rest: "\(losses(of: payers)): \(equality ?? why)")
    }
    if sizes.count == 1, payers.allSatisfy(words.wraps) {
      return Headline(rest: "\(names) wrap: each is \(sizes[0]) \(Wording.adjective(axis))")
    }
    if sizes.count == 1 {
      let size = "\(sizes[0]) \(Wording.adjective(axis))"
      let lost = payers.filter { $0.amount < 0 && !words.wraps($0) && !words.isOfSmallerImage($0) }
      let whole = payers.filter { !lost.contains($0) }.compactMap(\.view)
      let who =
        lost.isEmpty
        ? "\(names) are each \(size)"
        : losses(of: lost)
          + (whole.isEmpty
            ? "" : "; \(words.names(whole)) \(whole.count == 1 ? "is" : "are") \(size), too")
      let cause = commonCause(of: views, size: lost.isEmpty ? "" : size)
      return Headline(rest: who + (cause.map { ": \($0)" } ?? ""))
    }
    return changed(payers)
  }
}
