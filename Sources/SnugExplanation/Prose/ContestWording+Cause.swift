import SnugGeometry
import SnugLayout

/// The headlines that state what each constraint lost, and the constraint that makes it.
extension ContestWording {
  /// Whether the headline is one of these: no view gives way, or lengths have factors and nothing simpler
  /// says why.
  var isMissed: Bool {
    if contest.payers.allSatisfy({ $0.view == nil }) { return tied == nil }
    return contest.form == .equation && alike.isEmpty && weighing == nil && !areAllCut
      && tied == nil
      && !contest.payers.allSatisfy(words.wraps)
  }

  /// The deformation of each payer.
  var missed: Headline {
    let views = contest.payers.sorted { $0.entry < $1.entry }.compactMap { payer in
      payer.view.flatMap { axis(of: payer) == contest.axis ? $0 : nil }
    }
    let isAlike = Set(contest.payers.map { $0.amount > 0 }).count == 1
    if views.count > 1, views.count == contest.payers.count, isAlike {
      return changed(contest.payers.sorted { $0.entry < $1.entry })
    }
    let zero = contest.payers.filter { payer in
      axis(of: payer) == axis && payer.view.map { words.isZero($0, axis) } ?? false
    }
    if let limited {
      return Headline(
        rest: "\(deformed(limited.payer)): \(Wording.number(limited.wanted)) is wanted at "
          + "\(limited.wish.priority), and \(limited.limit.constraint.relation.bound)"
          + "\(Wording.number(limited.limit.target)) is required")
    }
    let constraints = contest.payers.filter { $0.view == nil }
    // Views that have nothing left are one phrase, and the constraint that takes it from them says why.
    if zero.count > 1, zero.count + constraints.count == contest.payers.count,
      let highest = zero.map(\.priority).max(), let own = constraints.map(\.priority).min(),
      own > highest
    {
      let views = zero.sorted { $0.entry < $1.entry }.compactMap(\.view)
      return Headline(
        rest: words.nothingLeft(of: views, axis) + ", and "
          + words.list(constraints.map(deformed)) + ": they resist less (\(highest))")
    }
    // Several views of which the same is true are one phrase.
    let own = contest.payers.filter { $0.view != nil && axis(of: $0) == axis }
    let isSame = own.count > 2 && Set(own.map { Wording.number($0.amount) }).count == 1
    let rest = contest.payers.filter { wanting($0) == nil && !(isSame && own.contains($0)) }
    let same = isSame ? [change(own)] : []
    return Headline(
      rest: words.list(same + Wording.distinct(rest.map(deformed)))
        + (cause.map { ": \($0)" } ?? ""))
  }

  /// A view of which one constraint wants a size that another one does not allow, with that size in points.
  var limited:
    (
      payer: Contest.Payer, wish: ConstraintSystem.Entry, wanted: Double,
      limit: ConstraintSystem.Entry
    )?
  {
    let written = contest.constraints.map { layout.system[$0] }.filter(\.isWritten)
    guard contest.payers.count == 2, written.count == 1, contest.kept.isEmpty,
      contest.ambiguity == nil,
      let payer = contest.payers.first(where: { $0.view != nil && !$0.isContainer }),
      let wanting = contest.payers.first(where: { $0.view == nil })?.entry
    else { return nil }
    let wish = layout.system[wanting]
    let limit = written[0]
    let sizes = [wish, limit].map(\.constraint)
    guard wish.isWritten, limit.isSize, limit.priority.isRequired,
      sizes.allSatisfy({ $0.firstAttribute == .size(axis) && $0.firstItem.view == payer.view })
    else { return nil }
    return (payer, wish, layout.demandedSize(of: wanting), limit)
  }

  /// “a, b and c are stretched by 8.66, 25.02 and 35.32 in height: …”
  func changed(_ payers: [Contest.Payer]) -> Headline {
    Headline(rest: change(payers) + (cause.map { ": \($0)" } ?? ""))
  }

  /// “a, b and c are each stretched by 25 in height”
  private func change(_ payers: [Contest.Payer]) -> String {
    let amounts = payers.map { Wording.number(abs($0.amount)) }
    let isSame = Set(amounts).count == 1
    return "\(words.names(payers.compactMap(\.view))) are \(isSame ? "each " : "")"
      + "\(payers[0].amount > 0 ? "stretched" : "compressed") by "
      + words.list(isSame ? [amounts[0]] : amounts)
      + (contest.axis == .vertical ? " in height" : "")
  }

  /// “photos is 60 points narrower than its text”, “title.centerX == view.centerX (750) gives way by 12
  /// points”
  func deformed(_ payer: Contest.Payer) -> String {
    guard let view = payer.view, let axis = axis(of: payer) else {
      let entry = layout.system[payer.entry]
      let view = words.ratio(entry) == nil ? nil : entry.constraint.firstItem.view
      let result = view.map { ": \(words.name($0)) is \(Wording.size(layout[$0].alignmentRect))" }
      return "\(entry.description) (\(entry.priority)) gives way by "
        + Wording.points(payer.amount) + (result ?? "")
    }
    let name = words.name(view)
    if words.isZero(view, axis) { return words.nothingLeft(of: [view], axis) }
    let difference = words.difference(layout.deformation(of: view, axis), axis)
    return "\(name) is \(difference) than \(words.content(of: view, axis))"
  }

  // MARK: - The constraints

  /// “card.width <= 400 is required”, “tag resists at 750”, “stack is fillProportionally”
  private var cause: String? {
    if let distribution { return distribution }
    if contest.wanted.compactMap(\.view) == contest.payers.map(\.view), areRequired,
      isCentered(contest)
    {
      return "it is \(Self.centered)"
    }
    if let contents { return contents }
    let entries = causingEntries.map { layout.system[$0] }
    if entries.count == 1, isEquality(entries[0]), entries[0].priority.isRequired,
      let other = equalView
    {
      return "it must be as \(Wording.adjective(axis)) as \(words.name(other))"
    }
    if entries.count == 2, entries.allSatisfy(\.isEquality),
      let group = entries[0].constraint.firstItem.view.map(equals.group), group.count == 3
    {
      return equally(group)
    }
    return demand(of: entries) ?? unmetSize
  }

  /// “name, text and open resist at 750”, “body resists at 750”: the contents for which constraints give way. A small
  /// fixed size among them is not why.
  private var contents: String? {
    let kept = contest.kept.compactMap { layout.system[$0].contentSize }
    let written = contest.constraints.map { layout.system[$0] }
      .filter { $0.isWritten && isNotable($0) }
    guard !written.isEmpty, let role = kept.first?.role,
      kept.allSatisfy({ $0.role == role && $0.axis == axis }),
      contest.payers.allSatisfy({ $0.view == nil }),
      written.allSatisfy({ $0.isSize && $0.priority.isRequired })
    else { return nil }
    let priorities = Wording.distinct(contest.kept.map { layout.system[$0].priority }.sorted())
    return "\(words.names(kept.map(\.view))) \(role == .hugging ? "hug" : "resist")"
      + (kept.count == 1 ? "s at " : " at ") + words.list(priorities.map(\.description))
  }

  /// “left.width == 65 is required”, “photo is pinned at both ends”: why a view does not have the size that
  /// a constraint asks for.
  private var unmetSize: String? {
    guard contest.form == .row, contest.payers.count == 1, contest.others.isEmpty,
      contest.ambiguity == nil, contest.payers[0].view == nil,
      let entry = contest.payers.first.map({ layout.system[$0.entry] }), entry.isSize,
      let view = entry.constraint.firstItem.view, contest.kept.isEmpty
    else { return nil }
    let sizes = contest.constraints.map { layout.system[$0] }
      .filter { $0.isWritten && $0.isSize && $0.priority.isRequired }
    return demand(of: sizes) ?? pinned.map { "\(words.name(view)) is \($0)" }
  }

  /// “counters is fillEqually”: the stack view that shares its size.
  var distribution: String? {
    if equalStack != nil {
      let stacks = Set(
        all.compactMap { ContestWording(contest: $0, explanation: explanation).equalStack })
      return "\(words.names(stacks.sorted())) \(stacks.count == 1 ? "is" : "are") fillEqually"
    }
    return proportionalStack.map { "\(words.name($0)) is fillProportionally" }
  }

  /// “free, pro and team must be equally wide”
  func equally(_ group: [ViewID]) -> String {
    let named = losing(among: all.flatMap(\.payers)).compactMap(\.view)
    let subject = Set(named) == Set(group) ? "they" : words.names(group)
    return "\(subject) must be equally \(Wording.adjective(axis))"
  }

  /// Whether a headline can name some constraints: one, or two required ones. More would be a list without
  /// a point.
  private func canBeNamed(_ entries: [ConstraintSystem.Entry]) -> Bool {
    entries.count == 1 || entries.count == 2 && entries.allSatisfy(\.priority.isRequired)
  }

  /// “card.width <= 400 is required”, “tag resists at 750”: what constraints ask for that a headline can
  /// name.
  func demand(of entries: [ConstraintSystem.Entry]) -> String? {
    guard canBeNamed(entries) else { return nil }
    if entries.count == 2 {
      return "\(entries[0].description) and \(entries[1].description) are required"
    }
    let entry = entries[0]
    if let content = entry.contentSize {
      return "\(words.name(content.view)) \(content.role == .hugging ? "hugs" : "resists") at "
        + "\(entry.priority)"
    }
    let isAsStrong = contest.payers.contains {
      $0.priority == entry.priority && layout.system[$0.entry].id != entry.id
    }
    return entry.description
      + (entry.priority.isRequired ? " is required" : " is wanted at \(entry.priority)")
      + (isAsStrong ? ", too" : "")
  }

  /// The constraints that the headline names: the equality with another view, else the
  /// ratios, else the only one that the sum does not show, else the others between the ends if they are
  /// few.
  var causingEntries: [EntryID] {
    guard isMissed, alike.isEmpty, contest.excessiveSize == nil else { return [] }
    let system = layout.system
    let written = contest.constraints.filter { system[$0].isWritten }
    if !contest.others.isEmpty {
      let wishes = wishesElsewhere
      return wishes.isEmpty && written.count == 1 && contest.kept.isEmpty ? written : wishes
    }
    if let equality = written.first(where: { isEquality(system[$0]) }) { return [equality] }
    let ratios = written.filter {
      system[$0].constraint.multiplier != 1 && system[$0].constraint.secondItem != nil
    }
    if canBeNamed(ratios.map { system[$0] }) { return ratios }
    let notable = written.filter { isNotable(system[$0]) }
    if canBeNamed(notable.map { system[$0] }),
      contest.form != .equation || contest.payers.allSatisfy({ $0.view != nil })
    {
      return notable
    }
    let causes = written + contest.kept
    if canBeNamed(causes.map { system[$0] }),
      contest.payers.allSatisfy({ $0.priority <= system[causes[0]].priority })
    {
      return causes
    }
    return contest.kept.count == 1
      && contest.payers.allSatisfy { $0.priority < system[contest.kept[0]].priority }
      ? contest.kept : []
  }

  /// The author's constraint that gives way in another contest, if it is one.
  var wishesElsewhere: [EntryID] {
    let payers = contest.others.flatMap { explanation.contests[$0].payers }
    return payers.count == 1 && payers[0].view == nil
      && contest.payers.allSatisfy { $0.priority < payers[0].priority } ? [payers[0].entry] : []
  }

  /// The view whose size the only one that gives way must have.
  private var equalView: ViewID? {
    guard contest.payers.count == 1, let view = contest.payers[0].view else { return nil }
    return equals.group(of: view).first { $0 != view }
  }

  private func isEquality(_ entry: ConstraintSystem.Entry) -> Bool {
    guard entry.isEquality, let view = contest.payers[0].view, let other = equalView else {
      return false
    }
    return Set(entry.constraint.ends.map(\.item)) == [.view(view), .view(other)]
  }
}
