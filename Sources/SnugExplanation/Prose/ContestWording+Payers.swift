import SnugGeometry
import SnugLayout

extension ContestWording {
  // MARK: - Who gives way

  /// “edited (749) gives way first, all its 39; then heading (750), 11.5.”
  var gives: String {
    if !alike.isEmpty { return "" }
    let own = contest.payers.filter { !$0.isContainer || contest.ambiguity != nil }
    let payers = own.filter { wanting($0) == nil }
    if payers.isEmpty { return "" }
    // The ambiguity's sentence names the equals that may give way.
    let isOfContainers = own.count < contest.payers.count
    if contest.ambiguity != nil || !isOfContainers && payers.allSatisfy({ $0.view == nil }) {
      return ""
    }
    if contest.form == .equal { return "" }
    if contest.form == .division { return divided }
    let isOne = !own.contains { wanting($0) == payers[0] }
    let first = "\(named(payers[0])) \(isOne ? "gives" : "give") way"
    // The headline contains the amount.
    if contest.form == .equation, payers.count == 1 {
      let equals = contest.kept.filter { layout.system[$0].priority == payers[0].priority }
      let factor = contest.wanted.first { $0.entry == payers[0].entry }?.factor ?? 1
      // Explains why this constraint gives way and not another of the same priority.
      guard !equals.isEmpty, factor > 1.5, factor == factor.rounded() else { return first + "." }
      return equals.count == Int(factor)
        ? "\(first): each point of it saves \(words.list(equals.map(described))) one each."
        : "\(first): each point of it makes room for \(Wording.count(Int(factor)))."
    }
    let rest = payers.dropFirst()
    let listed = rest.prefix(rest.count > Wording.most ? Wording.most - 1 : Wording.most)
    let more = rest.count - listed.count
    // A size that its author wants of a view that gives way is no further share.
    func isOfGiving(_ payer: Contest.Payer) -> Bool {
      let made = layout.system[payer.entry]
      guard payer.view == nil, made.isSize,
        let index = payers.firstIndex(where: { $0.entry == payer.entry }), index > 0,
        let view = payers[index - 1].view
      else { return false }
      return view == made.constraint.firstItem.view
    }
    let isOrdered = rest.contains { $0.priority != payers[0].priority && !isOfGiving($0) }
    var text = "\(first)\(isOrdered ? " first" : ""), \(amount(payers[0]))"
    for (payer, former) in zip(listed, payers) {
      text +=
        (isOfGiving(payer) ? "; with it " : payer.priority == former.priority ? "; " : "; then ")
        + "\(named(payer)), \(amount(payer))"
    }
    let others = "\(isOrdered ? "; then" : ";") \(Wording.grouped(more)) others"
    return text + (more > 0 ? others : "") + "."
  }

  /// “maybe wanted 127; no and yes wanted 30.”
  private var divided: String {
    let payers = contest.payers.sorted { $0.entry < $1.entry }.filter { payer in
      contest.wanted.contains { $0.view == payer.view && isEqual($0) }
    }
    let phrases = Dictionary(grouping: payers) { Wording.number(intrinsic($0)) }
      .sorted { $0.value[0].entry < $1.value[0].entry }
      .map { size, payers in "\(words.names(payers.compactMap(\.view))) wanted \(size)" }
    // The headline names the views alone.
    let wishes = contest.payers.filter { $0.view == nil }.map { payer in
      "\(described(payer.entry)) (\(payer.priority)) gives way by \(Wording.number(abs(payer.amount)))"
    }
    let sentences = [phrases.joined(separator: "; "), words.list(wishes)].filter { !$0.isEmpty }
    return sentences.map { $0 + "." }.joined(separator: " ")
  }

  /// “title (750)”, “photo (750) and photo.height == 60 (999)”
  func named(_ payer: Contest.Payer) -> String {
    let same = contest.payers.filter { wanting($0) == payer }
    return words.list(([payer] + same).map { "\(described($0.entry)) (\($0.priority))" })
  }

  /// The view that misses as many points of its content as an optional constraint on its size: they are the same points.
  func wanting(_ payer: Contest.Payer) -> Contest.Payer? {
    let constraint = layout.system[payer.entry].constraint
    guard payer.view == nil, constraint.firstAttribute == .size(axis), constraint.secondItem == nil
    else { return nil }
    return contest.payers.first {
      $0.view != nil && $0.view == constraint.firstItem.view && $0.amount < 0
        && abs(-$0.amount - payer.amount) < .sameLength
    }
  }

  /// “all its 39”, “11.5”, “41 wider”.
  func amount(_ payer: Contest.Payer) -> String {
    let number = Wording.number(abs(payer.amount))
    if let view = payer.view, let axis = axis(of: payer), words.isZero(view, axis) {
      return "all its \(number)"
    }
    let isAll =
      contest.payers.count { wanting($0) == nil } == 1
      && abs(abs(payer.amount) - abs(contest.excess)) < .sameLength
    return isAll ? "all \(number)" : number
  }

  func intrinsic(_ payer: Contest.Payer) -> Double {
    payer.view.flatMap { layout.contentSize(of: $0, contest.axis) } ?? 0
  }

  /// “Its hugging (999) has no rival: all these constraints are required.” Only for a priority above
  /// the default, which readers would expect to have an effect.
  var lackOfRivals: String {
    guard contest.payers.count == 1, alike.isEmpty, isSingle || contest.form == .equal,
      contest.others.isEmpty,
      let content = layout.system[contest.payers[0].entry].contentSize,
      contest.payers[0].priority > (content.role == .hugging ? .defaultLow : .defaultHigh),
      !contest.constraints.isEmpty,
      contest.constraints.allSatisfy({ layout.system[$0].priority.isRequired })
    else { return "" }
    return "Its \(content.role == .hugging ? "hugging" : "resistance") "
      + "(\(contest.payers[0].priority)) has no rival: all these constraints are required."
  }

  /// The views that hug least of those that keep their size, where a container takes the room.
  private var rivals: [EntryID] {
    guard contest.payers.contains(where: \.isContainer) else { return [] }
    let system = layout.system
    let hugging = contest.kept.filter {
      system[$0].contentSize.map { $0.role == .hugging && $0.axis == contest.axis } ?? false
    }
    let weakest = hugging.map { system[$0].priority }.min()
    return hugging.filter { system[$0].priority == weakest }
  }

  /// “Nothing keeps row at the height of its content as strongly as heading hugs (250).”; empty if the
  /// headline says it.
  var roomy: String {
    // Where the container must be as large as another view, hugging decides nothing.
    if isRoomInHeadline || contest.form == .division && contest.ambiguity == nil { return "" }
    let containers =
      contest.ambiguity?.namedViews ?? contest.payers.filter(\.isContainer).compactMap(\.view)
    return roomyClause(of: words.names(containers), isOne: containers.count == 1)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() + "." } ?? ""
  }

  /// Whether the headline says why a container takes the room.
  var isRoomInHeadline: Bool {
    contest.payers.count == 1 && contest.payers[0].isContainer && contest.ambiguity == nil
      && alike.isEmpty && contest.form == .row && !isSingle
      && contest.payers[0].view.map { !fillsStack($0) } ?? false
  }

  /// “nothing keeps it at the height of its content as strongly as heading hugs (250)”
  func roomyClause(of containers: String, isOne: Bool = true) -> String? {
    let rivals = rivals.map { layout.system[$0] }
    guard let weakest = rivals.first?.priority else { return nil }
    let views = rivals.compactMap(\.constraint.firstItem.view)
    return "nothing keeps \(containers) at the \(Wording.dimension(contest.axis)) of "
      + (isOne ? "its" : "their") + " content as strongly as "
      + "\(words.names(views)) \(views.count == 1 ? "hugs" : "hug") (\(weakest))"
  }

  /// “share (751) keeps its width.”
  var keeping: String {
    isOfTiedRows ? "" : Axis.allCases.map(keeping).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func keeping(_ axis: Axis) -> String {
    // `tie` and `ambiguity` name the views that could give way as well.
    let named = Set((contest.tie?.entries ?? []) + rivals)
    let tied = Set(contest.ambiguity.map(competing) ?? [])
    let keeping =
      alike.isEmpty
      ? contest.kept
      : constraints.filter { layout.system[$0].contentSize != nil }
    let kept = keeping.filter { !named.contains($0) }.map { layout.system[$0] }
      .filter { entry in
        entry.constraint.firstAttribute.axis == axis
          && !(axis == contest.axis && entry.contentSize.map { tied.contains($0.view) } ?? false)
      }
    guard !kept.isEmpty else { return "" }
    let phrases = Dictionary(grouping: kept, by: \.priority).sorted { $0.key < $1.key }
      .map { priority, entries in
        "\(words.names(entries.compactMap(\.constraint.firstItem.view))) (\(priority))"
      }
    return words.list(phrases) + (kept.count == 1 ? " keeps its " : " keep their ")
      + Wording.dimension(axis) + (kept.count == 1 ? "." : "s.")
  }

  /// “The widths of star and photo are assumed.”
  var assumed: String {
    let entries = Set(
      constraints + all.flatMap { $0.payers.map(\.entry) + $0.wanted.compactMap(\.entry) })
    let sizes = entries.compactMap { layout.system[$0].contentSize }
    return Axis.allCases.compactMap { axis in
      let views = Set(
        sizes.filter { $0.axis == axis && words.isAssumed($0.view, axis) }.map(\.view))
      if views.isEmpty { return nil }
      return "The \(Wording.dimension(axis))\(views.count == 1 ? "" : "s") of "
        + "\(words.names(views.sorted())) \(views.count == 1 ? "is" : "are") assumed."
    }.joined(separator: " ")
  }

  /// “icon”
  func described(_ entry: EntryID) -> String {
    if let view = contest.payers.first(where: { $0.isContainer && $0.entry == entry })?.view {
      return words.name(view)
    }
    let made = layout.system[entry]
    return made.contentSize.map { words.name($0.view) } ?? made.description
  }

  /// “subtitle gives way as well: see 2.”
  var elsewhere: String {
    let others = Wording.distinct(contest.others + contest.sharing)
    let phrases = others.compactMap { other -> String? in
      guard !alike.contains(where: { $0.index == other }),
        let reason = explanation.reasons.first(where: { reason in
          reason.contests.contains { $0.index == other }
        })
      else {
        return nil
      }
      let other = ContestWording(contest: explanation.contests[other], explanation: explanation)
      let payers = other.contest.payers.filter { payer in
        contest.others.contains(other.contest.index)
          || payer.view.map { words.isZero($0, axis) } ?? false
      }
      if payers.isEmpty { return nil }
      let names = payers.map { other.described($0.entry) }
      return "\(words.list(names, most: 3)) \(names.count == 1 ? "gives" : "give") way as well: "
        + "see \(reason.number)."
    }
    return phrases.joined(separator: " ")
  }
}
