import SnugDiagnostics
import SnugGeometry
import SnugLayout

extension ContestWording {
  /// “16 + 123 + 8 + 39 + 8 + 40.5 + 16 = 250.5 (line 18).”
  var sum: String {
    switch contest.form {
    case .size, .equal: return ""
    case .row where isSingle && !contest.others.isEmpty:
      // The view with the same size gives way elsewhere.
      guard let superview = superview(filledBy: contest.payers[0]) else {
        return inset(contest.payers[0]) ?? remaining(for: contest.payers[0])
      }
      return "\(pronoun) as \(Wording.adjective(contest.axis)) as \(words.name(superview))."
    case .row where isSingle || areAllCut:
      return remaining(for: contest.payers[0])
    // If no view gives way, the headline does not mention the room.
    case .row where contest.payers.allSatisfy({ $0.view == nil }):
      let longest = [contest.wanted, contest.room].map { Self.adding($0).count }.max() ?? 0
      return longest > 1 ? comparison + "." : ""
    // The headline has no totals.
    case .row where isOfRows || isOfTiedRows:
      if let rowOfEquals { return sums(of: [rowOfEquals]) }
      let rows = all.filter { isOfRows || $0.isShared(in: layout) }
      return sums(of: rows)
    case .row where !alike.isEmpty: return comparison + "."
    case .row:
      if let rowOfEquals { return sums(of: [rowOfEquals]) }
      if let row = contest.row(in: layout), let container = row.container {
        return "\(text(Array(row.pieces))); \(room(of: row, container))\(linesOfSum)."
      }
      let sums = [contest.wanted, contest.room].filter { Self.adding($0).count > 1 }
        .map { text($0) }
      if sums.isEmpty { return "" }
      return sums.joined(separator: " is wanted; available: ") + linesOfSum + "."
    case .division: return shares
    case .equation where !alike.isEmpty && (equalStack != nil || hasOwnTies):
      // That all are as wide as their share, the headline says; their sums would count each of them twice.
      let areInner = all.allSatisfy {
        ContestWording(contest: $0, explanation: explanation).sumOfInnerRow != nil
      }
      return sums(of: all, most: areInner ? Self.mostSums : 1)
    case .equation:
      if let limited { return product(of: limited.wish).map { "\($0) is wanted." } ?? "" }
      if let parts { return parts + linesOfSum + "." }
      if let sumOfInnerRow { return sumOfInnerRow }
      if let place = reasonOfRoom { return "The room is on the other axis: see \(place)." }
      if contest.payers.count == 1, !contest.others.isEmpty, let inset = inset(contest.payers[0]) {
        return inset
      }
      // With multipliers, or by how much another constraint gives way, a sum would be less clear.
      guard !contest.wanted.isEmpty, !contest.room.isEmpty,
        isSumOfLengths || isCircular || isInShare || unitOfRatio != nil,
        contest.others.isEmpty, isOfLosses
      else { return "" }
      return comparison + "."
    }
  }

  /// Whether the sum is that of views that the headline names: more than the room if they give up, and less if they
  /// are stretched. Of equally large views one can do the first and another the second.
  private var isOfLosses: Bool {
    losing(among: all.flatMap(\.payers)).first.map { ($0.amount < 0) == isTight } ?? false
  }

  /// “8 + 33.5 + 4 + 108 + 8 = 161.5; plan has 165.5 (line 57).”: of equal containers, the one whose views give way;
  /// `nil` unless it has as much to spare as they take, or lacks what they give up.
  private var sumOfInnerRow: String? {
    guard let row = contest.row(in: layout), let container = row.container, !contest.isPlain else {
      return nil
    }
    let amount = contest.payers.filter { payer in row.pieces.contains { $0.view == payer.view } }
      .reduce(0) { $0 + $1.amount }
    guard abs(row.gotTotal - row.wantedTotal - amount) < .leastShown,
      row.pieces.count <= Self.mostNumbers
    else { return nil }
    return "\(text(Array(row.pieces), in: row.pieces[row.pieces.startIndex].factor)); "
      + "\(words.name(container)) has \(Wording.number(row.gotTotal))\(linesOfSum)."
  }

  /// The number of the reason for the other axis, on which the room is, if ratios pass it on.
  private var reasonOfRoom: Int? {
    let isAlong = constraints.map { layout.system[$0].constraint }.contains {
      $0.isAlong(axis) && $0.firstAttribute.isEnd != nil
    }
    guard isCircular, !isAlong else { return nil }
    return explanation.reasons.first { reason in
      reason.contests.contains { $0.axis != axis && $0.constraints == contest.constraints }
    }?.number
  }

  /// The limit for the sums of several rows.
  private static let mostSums = 3

  /// The limit for the rows whose sums are compared. Of more, no sum is given.
  private static let mostCompared = 12

  /// The different sums of rows; empty if there are too many.
  private func sums(of rows: [Contest], most: Int = Self.mostSums) -> String {
    if rows.count > Self.mostCompared { return "" }
    func sum(of row: Contest, includingLines: Bool) -> String {
      ContestWording(contest: row, explanation: explanation, includesLines: includingLines).sum
    }
    var known: Set<String> = []
    let distinct = rows.filter { known.insert(sum(of: $0, includingLines: false)).inserted }
    return distinct.count > most
      ? ""
      : distinct.map { sum(of: $0, includingLines: includesLines) }.joined(separator: " ")
  }

  /// “accountRow has 375 − 16 − 16 = 343”
  private func room(of row: Contest.Row, _ container: ViewID) -> String {
    let name = "\(words.name(container)) has "
    let outside = row.outside.filter { abs($0) > .sameLength }
    guard !outside.isEmpty, outside.count <= Self.mostOutside, contest.room.count == 1 else {
      return name + Wording.number(row.gotTotal)
    }
    // Margins at both ends are one number.
    let isOfGaps = contest.wanted.filter { !row.pieces.contains($0) }.allSatisfy { $0.view == nil }
    let less = isOfGaps ? [-outside.reduce(0, +)] : outside.map { -$0 }
    let terms = Self.joined(contest.room.map(\.got) + less)
    return "\(name)\(terms) = \(Wording.number(row.gotTotal))"
  }

  /// The limit for the lengths that are subtracted from the room. More hide who gives way.
  private static let mostOutside = 5

  /// “16 + 240 + 16 = 272 is wanted, 200 available (line 18)”
  var comparison: String {
    let unit = isCircular ? contest.room.first?.factor ?? 1 : unitOfRatio ?? 1
    // Where only a constraint gives way, its sum may have the container first.
    let lengths = contest.wanted.filter { abs($0.total) > .sameLength }
    let container = lengths.count == 1 ? lengths[0].view : nil
    let isReversed =
      container.map { outer in
        contest.room.count > 1
          && contest.room.compactMap(\.view).allSatisfy { layout.scene.isView($0, inside: outer) }
      } ?? false
    let (wanted, room) =
      isReversed ? (contest.room, contest.wanted) : (contest.wanted, contest.room)
    return "\(text(wanted, in: unit)) is wanted, \(text(room, in: unit)) available\(linesOfSum)"
  }

  /// “12 + 96 + 12 + 97 + 12 = 229; card has 220”
  var required: String {
    let room = contest.room
    guard room.count == 1, let view = room[0].view else {
      return "\(text(contest.wanted)); available: \(text(room))"
    }
    // Where that size is the broken one, it is another one as drawn.
    let isMet = abs(room[0].got - room[0].wanted) < .leastShown
    return "\(text(contest.wanted)); \(words.name(view)) "
      + (isMet
        ? "has \(Wording.number(room[0].got))" : "must have \(Wording.number(room[0].wanted))")
  }

  /// The sum of a fitting size, as the end of a sentence: “: 12 + 41 + 12 = 65 (line 9). message
  /// (750) keeps its height.”; empty if it is not a plain sum.
  var fitting: String {
    guard let own = contest.wanted.first, contest.wanted.count == 1, own.view == .root,
      own.isPlain, abs(contest.roomTotal - own.got) < 1e-4
    else { return "" }
    let why = [requirements, keeping, assumed].filter { !$0.isEmpty }.map { " " + $0 }.joined()
    if contest.room.count == 1, let view = contest.room[0].view {
      return ", as \(Wording.adjective(contest.axis)) as \(words.name(view))\(linesOfSum).\(why)"
    }
    return ": \(text(contest.room))\(linesOfSum).\(why)"
  }

  /// Whether several ratios determine the sizes together, and all of the multiplied views give way
  /// for the same reason. Each product then follows from the others.
  var isCircular: Bool {
    let ratios = contest.constraints.map { layout.system[$0].constraint }.filter {
      $0.multiplier != 1 && $0.firstAttribute.isSize && $0.secondAttribute.isSize
    }
    let alike = explanation.contests.filter { $0.constraints == contest.constraints }
    return ratios.count > 1
      && ratios.allSatisfy { ratio in
        alike.contains { other in
          other.axis == ratio.secondAttribute.axis
            && ratio.secondItem?.view.flatMap(other.payer) != nil
        }
      }
  }

  /// Whether lengths that count once are in a share of one other length.
  private var isInShare: Bool {
    let multiplied = contest.constraints.map { layout.system[$0] }
      .filter { $0.constraint.multiplier != 1 }
    guard multiplied.count == 1, multiplied[0].isWritten, contest.room.count == 1,
      let whole = contest.room[0].view, contest.wanted.count > 1
    else { return false }
    let constraint = multiplied[0].constraint
    return contest.wanted.allSatisfy(\.isPlain) && constraint.firstAttribute == .size(axis)
      && constraint.secondAttribute == .size(axis) && constraint.secondItem == .view(whole)
  }

  /// The factor of all lengths of a row but one, whose ratio to a view in the row is not 1: with it as the unit,
  /// the row counts once, and the other view as often as in its ratio.
  private var unitOfRatio: Double? {
    guard contest.room.count == 1, let unit = contest.room.first?.factor, unit > 0,
      abs(unit - 1) > .sameFactor
    else { return nil }
    let scaled = contest.wanted.filter { abs($0.factor - unit) > .sameFactor }
    let ratios = contest.constraints.map { layout.system[$0] }
      .filter { $0.constraint.multiplier != 1 }
    guard scaled.count == 1, scaled[0].view != nil, contest.wanted.count > 1, ratios.count == 1,
      ratios[0].isWritten, ratios[0].constraint.secondItem?.view == scaled[0].view,
      ratios[0].constraint.firstAttribute == .size(axis),
      ratios[0].constraint.secondAttribute == .size(axis)
    else { return nil }
    return unit
  }

  var isSumOfLengths: Bool {
    contest.constraints.map { layout.system[$0].constraint }
      .allSatisfy {
        // Nobody knows how far a baseline is from an edge.
        $0.multiplier == 1 && $0.isAlong(contest.axis) && !$0.firstAttribute.isBaseline
          && !$0.secondAttribute.isBaseline
      }
  }

  // MARK: - What else must be known

  /// The lines of the author's constraints that only contribute to the sum.
  var linesOfSum: String {
    let entries = constraints.map { layout.system[$0] }
    return lines(of: entries.filter { $0.isWritten && !isNotable($0) })
  }

  /// “ (lines 10 and 12)”
  func lines(of entries: [ConstraintSystem.Entry]) -> String {
    includesLines ? words.lines(of: entries.compactMap(\.range)) : ""
  }
}
