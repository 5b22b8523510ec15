import SnugGeometry
import SnugLayout

extension ContestWording {
  // MARK: - Who gives way

  /// “edited (749) gives way first, all its 39; then heading (750), 11.5.”
  var gives: String {
    if !alike.isEmpty { return "" }
    let payers = contest.payers.filter { !$0.isContainer || contest.ambiguity != nil }
    if payers.isEmpty { return "" }
    // The ambiguity's sentence names the equals that may give way.
    let isOfContainers = payers.count < contest.payers.count
    if contest.ambiguity != nil || !isOfContainers && payers.allSatisfy({ $0.view == nil }) {
      return ""
    }
    if contest.form == .equal { return "" }
    if contest.form == .division { return divided }
    let first = "\(named(payers[0])) gives way"
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
    let isOrdered = payers[0].priority != payers[payers.count - 1].priority
    var text = "\(first)\(isOrdered ? " first" : ""), \(amount(payers[0]))"
    for (payer, former) in zip(listed, payers) {
      text +=
        (payer.priority == former.priority ? "; " : "; then ")
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
    return phrases.isEmpty ? "" : phrases.joined(separator: "; ") + "."
  }

  private func named(_ payer: Contest.Payer) -> String {
    "\(described(payer.entry)) (\(payer.priority))"
  }

  /// “all its 39”, “11.5”, “41 wider”.
  private func amount(_ payer: Contest.Payer) -> String {
    let number = Wording.number(abs(payer.amount))
    if let view = payer.view, let axis = axis(of: payer), words.isZero(view, axis) {
      return "all its \(number)"
    }
    let isAll =
      contest.payers.count == 1 && abs(abs(payer.amount) - abs(contest.excess)) < .sameLength
    return isAll ? "all \(number)" : number
  }

  func intrinsic(_ payer: Contest.Payer) -> Double {
    payer.view.flatMap { layout.contentSize(of: $0, contest.axis) } ?? 0
  }

  /// “Its hugging (999) has no rival: all these constraints are required.” Only for a priority above
  /// the default, which readers would expect to have an effect.
  var lackOfRivals: String {
    guard contest.payers.count == 1, alike.isEmpty, isSingle || contest.form == .equal,
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
    if isRoomInHeadline { return "" }
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
    // `tie` names the views that could give way as well.
    let named = Set((contest.tie?.entries ?? []) + rivals)
    let keeping =
      alike.isEmpty
      ? contest.kept
      : constraints.filter { layout.system[$0].contentSize != nil }
    let kept = keeping.filter { !named.contains($0) }.map { layout.system[$0] }
      .filter { $0.constraint.firstAttribute.axis == axis }
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

  // MARK: - Ties

  /// “icon and subtitle both resist at 750; title's hugging (250) decides.”
  var tie: String {
    guard let tie = contest.tie, contest.ambiguity == nil, !tie.deciding.isEmpty else { return "" }
    let priority = tie.entries.first.map { layout.system[$0].priority }
    let equal = contest.payers.first { $0.priority == priority }
    let tied = Set(tie.entries).union(equal.map { [$0.entry] } ?? []).sorted()
    // Constraints of the same priority don't decide by it: the sum of the violations does.
    if tie.deciding.contains(where: { layout.system[$0].priority == priority }) {
      return "\(equality(tied)); if \(words.list(tie.entries.map(described), joining: "or")) gave "
        + "way instead, \(words.list(tie.deciding.map(described))) would as well."
    }
    let verb = tie.deciding.count == 1 ? "decides" : "decide"
    return "\(equality(tied)); \(words.list(tie.deciding.map(deciding))) \(verb)."
  }

  /// “a and b both hug at 250”
  private func equality(_ tied: [EntryID]) -> String {
    let entries = tied.map { layout.system[$0] }
    let all = tied.count == 2 ? "both" : "all"
    let roles = Set(entries.map(\.contentSize?.role))
    let verb =
      switch roles.count == 1 ? roles.first! : nil {
      case .hugging: "\(all) hug at"
      case .compressionResistance: "\(all) resist at"
      case nil: "\(all) have the priority"
      }
    return "\(words.list(tied.map(described))) \(verb) \(entries[0].priority)"
  }

  /// “icon”
  func described(_ entry: EntryID) -> String {
    if let view = contest.payers.first(where: { $0.isContainer && $0.entry == entry })?.view {
      return words.name(view)
    }
    let made = layout.system[entry]
    return made.contentSize.map { words.name($0.view) } ?? made.description
  }

  /// “title's hugging (250)”
  func deciding(_ entry: EntryID) -> String {
    let made = layout.system[entry]
    if let (view, axis, role) = made.contentSize {
      let dimension = axis == contest.axis ? "" : " in \(Wording.dimension(axis))"
      return "\(words.possessive(view)) \(role == .hugging ? "hugging" : "resistance") "
        + "(\(made.priority))\(dimension)"
    }
    // Nobody wrote the priority with which a stack view encloses its views.
    if case .stackView(let stack, _) = made.origin, made.priority < .defaultLow {
      return "how closely \(words.name(stack)) encloses its views"
    }
    return "\(words.constraint(made, includingLine: includesLines)) at \(made.priority)"
  }

  /// The sentences about the ambiguities of the contests.
  var ambiguityWording: AmbiguityWording? {
    let ambiguities = all.ambiguities
    return ambiguities.first.map {
      AmbiguityWording(
        ambiguity: $0, alike: Array(ambiguities.dropFirst()), explanation: explanation,
        cited: contest.form == .size ? contest.constraints : [])
    }
  }

  /// “a and b both hug at 250: UIKit may stretch either. …”
  var ambiguity: String {
    guard let ambiguity = contest.ambiguity, let wording = ambiguityWording else { return "" }
    let isOne = ambiguity.namedViews.count == 2
    if contest.payers.contains(where: \.isContainer) {
      let views = ambiguity.namedViews
      return "Nothing decides between \(words.names(views)): \(words.framework) may stretch "
        + "\(isOne ? "either" : "any of them"). \(wording.body)"
    }
    let verb = ambiguity.kind == .hugging ? "stretch" : "compress"
    if hasOwnTies {
      return "In each \(line) \(words.framework) may \(verb) \(isOne ? "either" : "any of them"). "
        + wording.body
    }
    let views = competing(in: ambiguity)
    guard views.count > 1 else { return gives(ambiguity) + wording.body }
    return "\(gives(ambiguity))\(equals(views, ambiguity)) \(wording.body)"
  }

  /// “a and b both hug at 250: UIKit may stretch either.”
  private func equals(_ views: [ViewID], _ ambiguity: Ambiguity) -> String {
    let (all, any) = views.count == 2 ? ("both", "either") : ("all", "any of them")
    let (verb, change) = ambiguity.kind == .hugging ? ("hug", "stretch") : ("resist", "compress")
    let priority = contest.payers.last.map { " at \($0.priority)" } ?? ""
    return
      "\(words.names(views)) \(all) \(verb)\(priority): \(words.framework) may \(change) \(any)."
  }

  /// “ a and b both resist at 750: UIKit may compress either. To settle it, let b resist at 749.”: the tie in
  /// which a text wrapped that then hugs its longest line. The room that this leaves hides the tie.
  ///
  /// - Parameter others: the ambiguities of the final layout. One with the same views has the advice: both
  ///   together would make them equal again.
  func tieBeforeWrapping(besides others: [Ambiguity]) -> String {
    guard let ambiguity = contest.ambiguity, ambiguity.kind == .resistance else { return "" }
    let views = competing(in: ambiguity)
    guard views.count > 1 else { return "" }
    let isSettledElsewhere = others.contains {
      $0.axis == axis && !Set($0.namedViews).isDisjoint(with: views)
    }
    return " " + equals(views, ambiguity)
      + (isSettledElsewhere ? "" : ambiguityWording?.fix.map { " To settle it, \($0)." } ?? "")
  }

  /// “title (249) gives way, 20; icon (250), all its 16. ”: the payers outside the ambiguity.
  private func gives(_ ambiguity: Ambiguity) -> String {
    let named = Set(ambiguity.namedViews)
    let payers = contest.payers.filter { $0.view.map { !named.contains($0) } ?? false }
    guard let first = payers.first else { return "" }
    let rest = payers.dropFirst().map { "\(self.named($0)), \(amount($0))" }
    return (["\(self.named(first)) gives way, \(amount(first))"] + rest).joined(separator: "; ")
      + ". "
  }

  /// “subtitle gives way as well: see 2.”
  var elsewhere: String {
    let phrases = contest.others.compactMap { other -> String? in
      guard !alike.contains(where: { $0.index == other }),
        let reason = explanation.reasons.first(where: { reason in
          reason.contests.contains { $0.index == other }
        })
      else {
        return nil
      }
      let other = ContestWording(contest: explanation.contests[other], explanation: explanation)
      let names = other.contest.payers.map { other.described($0.entry) }
      return "\(words.list(names, most: 3)) \(names.count == 1 ? "gives" : "give") way as well: "
        + "see \(reason.number)."
    }
    return phrases.joined(separator: " ")
  }
}
