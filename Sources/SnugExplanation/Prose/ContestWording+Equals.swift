import SnugGeometry
import SnugLayout

/// Why just this one of equals gives way: what the others would do instead.
extension ContestWording {
  /// “title resists as much (750), but would give up 17”: a point of another view counts less. Without an
  /// amount if the others have less than that. `nil` if no view of the same priority keeps its size.
  var weighing: String? {
    guard contest.form == .equation, contest.payers.count == 1, contest.ambiguity == nil,
      let payer = contest.payers.first, payer.view != nil,
      let role = layout.system[payer.entry].contentSize?.role,
      let own = contest.wanted.first(where: { $0.entry == payer.entry })?.factor
    else { return nil }
    let others = contest.wanted.filter { piece in
      piece.view != nil
        && piece.entry.map {
          contest.kept.contains($0) && layout.system[$0].priority == payer.priority
        } ?? false
    }
    guard let factor = others.first?.factor, 0 < factor, factor < own,
      others.allSatisfy({ $0.factor == factor })
    else { return nil }
    let isOne = others.count == 1
    let subject =
      words.names(others.compactMap(\.view)) + (role == .hugging ? " hug" : " resist")
      + "\(isOne ? "s" : "") as much (\(payer.priority)), but "
    let amount = abs(payer.amount) * own / factor
    guard role == .hugging || amount <= others.map(\.got).reduce(0, +) else {
      return subject + "each point of \(isOne ? "it" : "them") makes less room"
    }
    return subject + (isOne ? "" : "together ") + "would "
      + (role == .hugging ? "take " : "give up ") + Wording.number(amount)
  }

  /// “each point of avatar saves name and preview one each”: a view of several rows that gives up all its size, because
  /// what is in each of them then gives up less.
  var saving: String? {
    let gone = contest.payers.filter { payer in
      payer.view.map { words.isZero($0, axis) } ?? false
    }
    guard gone.count == 1, let view = gone[0].view else { return nil }
    let rows = explanation.contests.filter { $0.sharing.contains(contest.index) }
    guard !rows.isEmpty, rows.count < Wording.most,
      Set((contest.payers + rows.flatMap(\.payers)).map(\.priority)) == [gone[0].priority]
    else { return nil }
    let others = (contest.payers + rows.flatMap(\.payers)).compactMap(\.view)
      .filter { $0 != view }
    // In one row, a point saves one of them.
    let sums = ([contest] + rows).map { $0.wanted.compactMap(\.view) }
    guard others.count == rows.count + 1,
      sums.allSatisfy({ sum in others.count(where: sum.contains) == 1 })
    else { return nil }
    return "each point of \(words.name(view)) saves \(words.names(others.sorted())) one each"
  }

  /// “but shrinking it would stretch title (hugs 250)”: what another choice would do to the constraints
  /// that decide; `nil` if these are of several kinds.
  ///
  /// - Parameter others: those of the tie that could give way instead.
  func consequence(
    of tie: Contest.Tie, among others: [EntryID], ofChanging role: ConstraintSystem.ContentSizeRole
  ) -> String? {
    let entries = tie.deciding.map { layout.system[$0] }
    let areSatisfied = tie.deciding.allSatisfy { layout[$0].isSatisfied }
    let isOne = others.count == 1
    let contents = entries.compactMap(\.contentSize)
    guard let first = contents.first, contents.count == entries.count,
      contents.allSatisfy({ $0.role == first.role && $0.axis == first.axis })
    else {
      guard isOne, entries.count == 1 else { return nil }
      // Nobody wrote the priority with which a stack view encloses its views.
      if case .stackView(let stack, _) = entries[0].origin {
        return "but then \(words.name(stack)) would be larger than its views need"
      }
      return "but if it gave way, \(deciding(tie.deciding[0])) would give way"
        + (areSatisfied ? "" : " by more")
    }
    return but(
      changing: role, isOne, would: first.role, contents.map(\.view), entries.map(\.priority),
      extent: (areSatisfied ? "" : " further")
        + (first.axis == axis ? "" : " in \(Wording.dimension(first.axis))"))
  }

  /// “but stretching it would shrink name further (resists 750)”: what equals that keep their size would do to
  /// views that already give way in a sum with all of them, at a higher priority.
  func harm(
    ofChanging equals: [ViewID], _ role: ConstraintSystem.ContentSizeRole
  ) -> String? {
    guard !equals.isEmpty, let own = contest.payers.first else { return nil }
    let others = explanation.contests.filter { other in
      other.axis == axis && other.form == .row
        && other.payers.allSatisfy { payer in
          payer.view != nil && payer.amount * own.amount < 0 && payer.priority > own.priority
        }
        && equals.allSatisfy { view in other.wanted.contains { $0.view == view && $0.factor > 0 } }
    }
    guard let other = others.first, others.count == 1, !equals.contains(where: { helps($0, role) })
    else { return nil }
    return but(
      changing: role, equals.count == 1,
      would: role == .hugging ? .compressionResistance : .hugging,
      other.payers.compactMap(\.view), other.payers.map(\.priority), extent: " further")
  }

  /// Whether a change of a view also makes room for one that gives way: by as much as it takes from others.
  private func helps(_ view: ViewID, _ role: ConstraintSystem.ContentSizeRole) -> Bool {
    let entry = layout.system.entry(.contentSize(view, axis, role))
    return explanation.contests.contains { other in
      guard other.axis == axis, other.index != contest.index else { return false }
      return other.ambiguity?.namedViews.contains(view) == true
        || entry.map { other.tie?.deciding.contains($0) == true } ?? false
    }
  }

  /// “but shrinking it would stretch title further (hugs 250)”
  ///
  /// - Parameters:
  ///   - role: what the views in question would lose by.
  ///   - harmed: what the other views would lose by.
  private func but(
    changing role: ConstraintSystem.ContentSizeRole, _ isOne: Bool,
    would harmed: ConstraintSystem.ContentSizeRole, _ views: [ViewID],
    _ priorities: [LayoutPriority],
    extent: String
  ) -> String {
    let isHugging = harmed == .hugging
    return "but \(role == .hugging ? "stretching" : "shrinking") \(isOne ? "it" : "them") would "
      + "\(isHugging ? "stretch" : "shrink") \(words.names(views))\(extent) "
      + "(\(isHugging ? "hug" : "resist")\(views.count == 1 ? "s" : "") "
      + "\(words.list(Wording.distinct(priorities.map(\.description)))))"
  }
}
