import SnugGeometry
import SnugLayout

/// What the views that give way stand against.
extension ContestWording {
  /// “title resists as much (750)”: the others of an ambiguity.
  func rivalry(
    _ ambiguity: Ambiguity, _ giving: [Contest.Payer], _ verb: String
  ) -> String {
    let views = giving.compactMap(\.view)
    let rivals = explanation.rivals(in: ambiguity).filter { !views.contains($0) }
    guard !rivals.isEmpty, let priority = giving.first?.priority else { return "" }
    return "\(words.names(rivals)) \(verb)\(rivals.count == 1 ? "s" : "") as much (\(priority))"
  }

  /// “it resists less (749) than hotel (750)”: of a row the views with a higher priority, if they give way as well.
  func stronger(than giving: [Contest.Payer], _ role: ConstraintSystem.ContentSizeRole) -> String? {
    let own = giving.map(\.priority)
    let payers = contest.others.flatMap { explanation.contests[$0].payers }.filter { payer in
      own.allSatisfy { $0 < payer.priority }
        && layout.system[payer.entry].contentSize.map { $0.role == role && $0.axis == axis }
          ?? false
        && contest.wanted.contains { $0.view == payer.view }
    }
    guard let priority = payers.first?.priority, Set(own).count == 1,
      payers.allSatisfy({ $0.priority == priority })
    else { return nil }
    let verb = role == .hugging ? "hug" : "resist"
    return "\(giving.count == 1 ? "it \(verb)s" : "they \(verb)") less (\(own[0])) than "
      + "\(words.names(Wording.distinct(payers.compactMap(\.view)))) (\(priority))"
  }

  /// “it hugs less (251) than caption resists (750)”, “it hugs less (250) than card.width == 400 (251)”: what
  /// would give way further if a view between two edges did not. Only without it would they be the whole reason.
  var outranked: String? {
    guard pinned != nil, alike.isEmpty, contest.payers.count == 1,
      !contest.constraints.contains(where: { layout.system[$0].isEquality }),
      let own = layout.system[contest.payers[0].entry].contentSize
    else { return nil }
    let rivals = contest.others.flatMap { explanation.contests[$0].payers }
    let roles = Set(rivals.map { layout.system[$0.entry].contentSize?.role })
    guard let first = rivals.first, roles.count == 1, rivals.count <= Wording.most,
      rivals.count == 1 || first.view != nil,
      rivals.allSatisfy({
        $0.priority == first.priority && contest.payers[0].priority < $0.priority
      })
    else { return nil }
    let names = words.names(rivals.compactMap(\.view))
    let rival =
      switch roles.first! {
      case own.role: names
      case .hugging: names + (rivals.count == 1 ? " hugs" : " hug")
      case .compressionResistance: names + (rivals.count == 1 ? " resists" : " resist")
      case nil: described(first.entry)
      }
    return
      "it \(own.role == .hugging ? "hugs" : "resists") less (\(contest.payers[0].priority)) than "
      + "\(rival) (\(first.priority))"
  }

  /// The author's constraint that a view gives way to though it does not hold either.
  func wish(for view: ViewID, among contests: [Contest]) -> ConstraintSystem.Entry? {
    guard let own = contest.payer(view) else { return nil }
    let wishes = contests.lazy.flatMap(\.payers).filter { payer in
      guard payer.view == nil, payer.priority > own.priority else { return false }
      let constraint = layout.system[payer.entry].constraint
      let missing = layout.system[payer.entry].target - layout[payer.entry].leftSide
      let size = Constraint.Attribute.size(axis)
      if constraint.firstAttribute == size, constraint.firstItem == .view(view) {
        return missing * own.amount > 0
      }
      return constraint.secondAttribute == size && constraint.secondItem == .view(view)
        && missing * constraint.multiplier * own.amount < 0
    }
    let found = Array(wishes.prefix(2))
    return found.count == 1 ? layout.system[found[0].entry] : nil
  }

  /// “search must be at least 160 wide”, “left and right must be at least 80 wide”: the other views of a
  /// row, one or two, if constraints keep their sizes alike and without them the views that give way
  /// would fit.
  var fixed: String? {
    let others = contest.wanted.filter { piece in
      piece.view.map { contest.payer($0) == nil } ?? false
    }
    let entries = others.compactMap { $0.entry.map { layout.system[$0] } }
    guard (1...2).contains(others.count), entries.count == others.count,
      entries.allSatisfy({ $0.isWritten && $0.isSize }),
      others.reduce(0, { $0 + $1.got }) >= abs(contest.excess)
    else { return nil }
    let bounds = entries.map {
      $0.constraint.relation.bound + Wording.number($0.target)
    }
    guard Set(bounds).count == 1 else { return nil }
    return
      "\(words.names(others.compactMap(\.view))) must be \(bounds[0]) \(Wording.adjective(axis))"
  }
}
