import SnugGeometry
import SnugLayout

/// Who could give way instead, and what decides.
extension ContestWording {
  /// “icon and subtitle both resist at 750; title's hugging (250) decides.”
  var tie: String {
    guard let tie = contest.tie, contest.ambiguity == nil, !tie.deciding.isEmpty else { return "" }
    let priority = tie.entries.first.map { layout.system[$0].priority }
    let equal = contest.payers.first { $0.priority == priority }
    let tied = Set(tie.entries).union(equal.map { [$0.entry] } ?? []).sorted()
    // Constraints of the same priority don't decide by it: the sum of the violations does.
    if tie.deciding.contains(where: { layout.system[$0].priority == priority }) {
      let isAcross = tie.deciding.allSatisfy {
        layout.system[$0].constraint.firstAttribute.axis == contest.axis.cross
      }
      return "\(equality(tied)); if \(words.list(named(tie.entries), joining: "or")) gave "
        + "way instead, \(words.list(named(tie.deciding))) would as well"
        + (isAcross ? ", in \(Wording.dimension(contest.axis.cross))." : ".")
    }
    return "\(equality(tied)); \(deciding(tie.deciding))."
  }

  /// “a and b both hug at 250”
  private func equality(_ tied: [EntryID]) -> String {
    let entries = tied.map { layout.system[$0] }
    let names = named(tied)
    let roles = Set(entries.map(\.contentSize?.role))
    let role = roles.count == 1 ? roles.first! : nil
    // A view ties with its own height.
    if names.count == 1, let role {
      return "\(names[0]) \(role == .hugging ? "hugs" : "resists") at \(entries[0].priority) in "
        + "both directions"
    }
    let verb =
      switch role {
      case .hugging: "hug at"
      case .compressionResistance: "resist at"
      case nil: "have the priority"
      }
    return "\(words.list(names)) \(names.count == 2 ? "both" : "all") \(verb) "
      + "\(entries[0].priority)"
  }

  /// The entries' views or constraints, each once: a view can be tied with its width and its height.
  func named(_ entries: [EntryID]) -> [String] { Wording.distinct(entries.map(described)) }

  /// “title's hugging (250) decides”, “icon's resistance (750) in both directions decides”
  func deciding(_ entries: [EntryID]) -> String {
    let phrases = Dictionary(grouping: entries, by: described).values.map { $0.sorted() }
      .sorted { $0[0] < $1[0] }
      .flatMap { own in
        let contents = own.compactMap { layout.system[$0].contentSize }
        let isOfBoth = own.count == 2 && contents.count == 2 && contents[0].role == contents[1].role
        return isOfBoth ? ["\(strength(own[0])) in both directions"] : own.map(deciding)
      }
    return words.list(phrases) + (phrases.count == 1 ? " decides" : " decide")
  }

  /// “title's hugging (250)”, “title's hugging (250) in height”
  func deciding(_ entry: EntryID) -> String {
    let axis = layout.system[entry].contentSize?.axis ?? contest.axis
    return strength(entry) + (axis == contest.axis ? "" : " in \(Wording.dimension(axis))")
  }

  /// “title's hugging (250)”
  private func strength(_ entry: EntryID) -> String {
    let made = layout.system[entry]
    if let (view, _, role) = made.contentSize {
      return "\(words.possessive(view)) \(role == .hugging ? "hugging" : "resistance") "
        + "(\(made.priority))"
    }
    // Nobody wrote the priorities with which a stack view encloses its views, and centres them.
    if let (stack, identifier) = made.stackView, made.priority < .defaultLow {
      return words.possessive(stack)
        + (identifier == .fillEqually
          ? " equalCentering" : " wish to be no larger than its views")
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
}
