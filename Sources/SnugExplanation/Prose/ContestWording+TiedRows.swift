import SnugGeometry
import SnugLayout

/// Views that tie, in one row or in several.
extension ContestWording {
  /// “a, b and c tie (750): together they give up 91.5”, “d gives up 32 of its 82.5 points; a and b tie …”. Nothing
  /// keeps containers at their sizes, so they tie without a priority.
  var tied: Headline? {
    guard let ambiguity = contest.ambiguity else { return nil }
    if hasOwnTies { return ownTies }
    if ambiguity.kind == .size, let tiedConstraints { return tiedConstraints }
    let isOfContainers = contest.payers.contains(where: \.isContainer)
    let views = isOfContainers ? ambiguity.namedViews : competing(in: ambiguity)
    let named = Set(views)
    let isOfOwn = named.isSubset(of: all.flatMap { $0.competing(in: layout) + keeping(in: $0) })
    let payers = (isOfOwn ? all : withOthers).flatMap(\.payers)
      .filter { $0.view.map(named.contains) ?? false }
    guard views.count > 1, let priority = payers.last?.priority else { return tiedConstraints }
    let amount = abs(payers.reduce(0) { $0 + $1.amount })
    func points(_ amount: Double) -> String {
      Wording.points(amount) + (axis == .vertical ? " of height" : "")
    }
    // Who gives up more before them is the first thing to know.
    let weaker = contest.payers.filter { $0.priority < priority && $0.amount < 0 }
    // So is what one of the same priority gives up in any case.
    let certain = certain(besides: named).filter { $0.priority == priority }
    let before =
      (weaker.isEmpty || hasOwnTies ? "" : losses(of: weaker) + ", then ")
      + (certain.isEmpty ? "" : losses(of: certain) + "; ")
    let tie = before + "\(words.names(views)) tie\(isOfContainers ? "" : " (\(priority))")"
    // Where views of several rows take part, or some have sizes of their own, they give way in any case.
    let isInSum =
      !isOfContainers
      && [contest, rowOfEquals].contains {
        $0.map { abs(abs($0.excess) - amount * $0.factor(of: named)) < .leastShown } ?? false
      }
    let first = firstOfColumns(views, in: ambiguity)
    let undecided = first.count <= Wording.most ? undecided(first, in: ambiguity) : nil
    let sure = first.count == views.count && undecided != nil ? sure(views, in: ambiguity) : []
    if let undecided, sure.count == views.count, alike.isEmpty {
      let wanted = views.reduce(0) { $0 + (layout.contentSize(of: $1, axis) ?? 0) }
      return Headline(
        rest: "\(tie) for \(points(undecided)): they want \(Wording.number(wanted))")
    }
    // A third of it, which is our choice, is worth a headline's words.
    let share =
      sure.isEmpty || sure.count > Self.mostSure
        || sure.reduce(0, { $0 + $1.amount }) < amount / 3 - .leastShown
      ? ""
      : "; \(words.names(sure.map(\.view))) \(sure.count == 1 ? "gives" : "give") up "
        + words.list(sure.map { Wording.number($0.amount) }) + " in any case"
    if !isInSum, let undecided, undecided < amount - .leastShown {
      return Headline(
        rest: first.count == views.count
          ? "\(tie) for \(points(undecided))" + share
          : "\(before)\(words.names(first)), each with those as \(Wording.adjective(axis)), tie "
            + "(\(priority)) for \(points(undecided))")
    }
    let verb = ambiguity.kind == .hugging ? "take" : "give up"
    return Headline(
      rest: "\(tie): together they \(verb) "
        + (axis == .vertical ? points(amount) : Wording.number(amount)) + share)
  }

  /// The limit for the views that a headline names with what they give up in any case.
  private static let mostSure = 2

  /// The views of a tie that give up some of their contents in all layouts, and how much.
  private func sure(
    _ views: [ViewID], in ambiguity: Ambiguity
  ) -> [(view: ViewID, amount: Double)] {
    guard ambiguity.kind == .resistance else { return [] }
    return views.compactMap { view in
      guard let range = explanation.sizes(of: view, in: ambiguity),
        let content = layout.contentSize(of: view, axis),
        range.upperBound < content - .leastShown
      else { return nil }
      return (view, content - range.upperBound)
    }
  }

  /// The first view of each column of a table: of the views that have one place on the axis, and the same sizes in all
  /// layouts. All views if they are no table, or more than ``mostInColumns``.
  private func firstOfColumns(_ views: [ViewID], in ambiguity: Ambiguity) -> [ViewID] {
    func column(_ view: ViewID) -> [String] {
      let span = layout[view].alignmentRect[axis]
      let range = explanation.sizes(of: view, in: ambiguity)
      return [span.start, span.end, range?.lowerBound ?? 0, range?.upperBound ?? 0]
        .map { Wording.number($0) }
    }
    guard (5...Self.mostInColumns).contains(views.count) else { return views }
    let columns = Dictionary(grouping: views, by: column).values
    return columns.count * 2 > views.count
      ? views
      : columns.compactMap(\.first)
        .sorted { views.firstIndex(of: $0)! < views.firstIndex(of: $1)! }
  }

  /// The ranges of sizes are found by solving. Of more views, the text says what they give up or take together.
  private static let mostInColumns = 24

  /// The views that give up some of their size whatever others do that tie.
  private func certain(besides tied: Set<ViewID>) -> [Contest.Payer] {
    contest.payers.filter { $0.amount < 0 && $0.view.map { !tied.contains($0) } ?? false }
  }

  /// The most that one of a few views can give up or take instead of others. Ranges are found by solving.
  private func undecided(_ views: [ViewID], in ambiguity: Ambiguity) -> Double? {
    views.compactMap { explanation.sizes(of: $0, in: ambiguity) }
      .map { $0.upperBound - $0.lowerBound }.max()
  }

  /// The row in which all are short of what they tie for, where a view of it must be as large as one of another row:
  /// it counts with the larger content, and with what gives up in any case. `nil` if the sum of the contest itself shows what they tie for, or no row does.
  var rowOfEquals: Contest? {
    guard let ambiguity = contest.ambiguity, !hasOwnTies else { return nil }
    let views = Set(competing(in: ambiguity))
    let certain = certain(besides: views)
    if alike.isEmpty, certain.isEmpty { return nil }
    // Ranges are found by solving, for the headline, too.
    guard views.count <= Wording.most else { return nil }
    let amount = (all.flatMap(\.payers).filter { $0.view.map(views.contains) ?? false } + certain)
      .reduce(0) { $0 + $1.amount }
    let equals = EqualSizes(among: constraints, axis, in: layout)
    func isShown(_ contest: Contest, _ amount: Double) -> Bool {
      abs(abs(contest.excess) - abs(amount)) < .leastShown
    }
    let rows = all.filter { $0.form == .row && $0.isPlain }.map { contest in
      var row = contest
      for (index, piece) in contest.wanted.enumerated() {
        guard let view = piece.view else { continue }
        let contents = equals.group(of: view).compactMap { layout.contentSize(of: $0, axis) }
        row.wanted[index].wanted = max(piece.wanted, contents.max() ?? 0)
      }
      return row
    }
    if isShown(contest, amount) { return nil }
    return rows.first { isShown($0, amount) }
      ?? undecided(Array(views).sorted(), in: ambiguity).flatMap { undecided in
        isShown(contest, undecided) ? nil : rows.first { isShown($0, undecided) }
      }
  }

  /// “a, b and b.top == a.bottom + 8 tie (750): together they give way by 18 points”: a constraint gives way,
  /// or others of its priority do.
  private var tiedConstraints: Headline? {
    guard let tie = contest.tie, contest.payers.contains(where: { $0.view == nil }),
      Set(contest.payers.map(\.priority)).count == 1
    else { return nil }
    let payer = contest.payers[0]
    // Of the contents, those that the ambiguity is about: others would make less room.
    let open = Set((contest.ambiguity?.views ?? []) + (contest.ambiguity?.followers ?? []))
    let tied = Set(tie.entries + contest.payers.map(\.entry)).sorted().filter { entry in
      layout.system[entry].contentSize.map { open.contains($0.view) } ?? true
    }
    let amount = contest.payers.reduce(0) { $0 + abs($1.amount) }
    return Headline(
      rest: "\(words.list(tied.map(described))) tie (\(payer.priority)): together they give way by "
        + Wording.points(amount))
  }

  /// The views of an ambiguity that give way here, and those that could instead: of those that kept their
  /// sizes, the ones for which two views of equal size would give way. If that is only one, with those that give way in its
  /// row for another reason.
  func competing(in ambiguity: Ambiguity) -> [ViewID] {
    func rivals(in contests: [Contest]) -> [ViewID] {
      let competing = Set(contests.flatMap { $0.competing(in: layout) + keeping(in: $0) })
      return explanation.rivals(in: ambiguity).filter(competing.contains)
    }
    let own = rivals(in: all)
    return own.count > 1 ? own : rivals(in: withOthers)
  }

  /// The contests of the reason, and those whose views give way in their rows as well.
  private var withOthers: [Contest] {
    Wording.distinct(
      all.map(\.index) + all.flatMap(\.others) + all.flatMap(\.sharing)
    ).map { explanation.contests[$0] }
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
}

extension Contest {
  /// How often the sizes of some views count in the sum: twice where two equal views share a room.
  fileprivate func factor(of views: Set<ViewID>) -> Double {
    wanted.first { $0.view.map(views.contains) ?? false }?.factor ?? 1
  }
}
