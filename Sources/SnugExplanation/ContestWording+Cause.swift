import SnugGeometry
import SnugLayout

/// The headlines that state what each constraint lost, and the constraint that makes it.
extension ContestWording {
  /// Whether the headline is one of these: no view gives way, or lengths have factors and nothing simpler
  /// says why.
  var isMissed: Bool {
    if contest.payers.allSatisfy({ $0.view == nil }) { return true }
    return contest.form == .equation && alike.isEmpty && weighing == nil && !areAllCut
      && tied == nil
      && !contest.payers.allSatisfy(words.wraps)
  }

  /// The deformation of each payer.
  var missed: Headline {
    let views = contest.payers.sorted { $0.entry < $1.entry }.compactMap { payer in
      payer.view.flatMap { axis(of: payer) == contest.axis ? $0 : nil }
    }
    let isAlike =
      Set(contest.payers.map { $0.amount > 0 }).count == 1
      && Set(views.map { words.content(of: $0, contest.axis) }).count == 1
    if views.count > 1, views.count == contest.payers.count, isAlike {
      return changed(contest.payers.sorted { $0.entry < $1.entry })
    }
    return Headline(
      rest: words.list(Wording.distinct(contest.payers.map(deformed)))
        + (cause.map { ": \($0)" } ?? ""))
  }

  /// “a, b and c are stretched by 8.66, 25.02 and 35.32 in height”
  func changed(_ payers: [Contest.Payer]) -> Headline {
    let amounts = payers.map { Wording.number(abs($0.amount)) }
    let isSame = Set(amounts).count == 1
    let change = contest.payers[0].amount > 0 ? "stretched" : "compressed"
    return Headline(
      rest: "\(words.names(payers.compactMap(\.view))) are \(isSame ? "each " : "")\(change) by "
        + words.list(isSame ? [amounts[0]] : amounts)
        + (contest.axis == .vertical ? " in height" : "")
        + (proportionalStack.map { ": \(words.name($0)) is fillProportionally" }
          ?? cause.map { ": \($0)" } ?? ""))
  }

  /// “photos is 60 points narrower than its text”, “title.centerX == view.centerX (750) gives way by 12
  /// points”
  func deformed(_ payer: Contest.Payer) -> String {
    guard let view = payer.view, let axis = axis(of: payer) else {
      let entry = layout.system.entries[payer.entry]
      return "\(entry.description) (\(entry.priority)) gives way by \(Wording.points(payer.amount))"
    }
    let name = words.name(view)
    if words.isZero(view, axis) { return "\(name) has no \(Wording.dimension(axis)) left" }
    let difference = words.difference(layout.deformation(of: view, axis), axis)
    return "\(name) is \(difference) than \(words.content(of: view, axis))"
  }

  // MARK: - The constraint

  /// “card.width <= 400 is required”, “tag resists at 750”
  private var cause: String? {
    guard let entry = causingEntry.map({ layout.system.entries[$0] }) else { return nil }
    if entry.isEquality, entry.priority.isRequired, let other = equalView {
      return "it must be as \(Wording.adjective(axis)) as \(words.name(other))"
    }
    return demand(of: entry)
  }

  /// “card.width <= 400 is required”, “tag resists at 750”: what a constraint asks for.
  func demand(of entry: ConstraintSystem.Entry) -> String {
    if let content = entry.contentSize {
      return "\(words.name(content.view)) \(content.role == .hugging ? "hugs" : "resists") at "
        + "\(entry.priority)"
    }
    return entry.description
      + (entry.priority.isRequired ? " is required" : " is wanted at \(entry.priority)")
  }

  /// The constraint that the headline names, by its index in the system: the equality with another view,
  /// else the only ratio, else the only other constraint between the ends.
  var causingEntry: Int? {
    guard isMissed, alike.isEmpty, contest.excessiveSize == nil, contest.others.isEmpty else {
      return nil
    }
    let entries = layout.system.entries
    let written = contest.constraints.filter { entries[$0].isWritten }
    if let equality = written.first(where: { isEquality(entries[$0]) }) { return equality }
    let ratios = written.filter {
      entries[$0].constraint.multiplier != 1 && entries[$0].constraint.secondItem != nil
    }
    if ratios.count == 1 { return ratios[0] }
    let causes = written + contest.kept
    guard causes.count == 1,
      contest.payers.allSatisfy({ $0.priority < entries[causes[0]].priority })
    else { return nil }
    return causes[0]
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
