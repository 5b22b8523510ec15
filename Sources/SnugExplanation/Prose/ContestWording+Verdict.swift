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
  static let mostRows = 4

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

  /// The limit for the views named though they lose nothing, and the cause is not about them. More would hide who
  /// does.
  private static let mostSpared = 3

  /// “; a and b are 343 wide, too”, “; a and b are stretched”: what is in the same reason without losing anything.
  private func tooLarge(
    _ views: [ViewID], isSame: Bool, most: Int = Self.mostSpared
  ) -> String {
    guard let first = views.first, views.count <= most else { return "" }
    let size =
      "\(Wording.number(layout[first].alignmentRect.size[axis])) \(Wording.adjective(axis))"
    return "; \(words.names(views)) \(views.count == 1 ? "is" : "are") "
      + (isSame ? "\(size), too" : "stretched")
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
    if contest.form == .division || equality != nil, payers.contains(where: { $0.amount < 0 }) {
      let whole = payers.filter { $0.amount > 0 }.compactMap(\.view)
      return Headline(
        rest: losses(of: payers) + tooLarge(whole, isSame: sizes.count == 1)
          + ": \(equality ?? why)")
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
        : losses(of: lost) + tooLarge(whole, isSame: true, most: .max)
      let cause = commonCause(of: views, size: lost.isEmpty ? "" : size)
      return Headline(rest: who + (cause.map { ": \($0)" } ?? ""))
    }
    return changed(payers)
  }
}
