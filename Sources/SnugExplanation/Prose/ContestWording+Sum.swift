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
      return max(contest.wanted.count, contest.room.count) > 1 ? comparison + "." : ""
    // The headline has no totals.
    case .row where isOfRows || isOfTiedRows:
      if let rowOfEquals { return sums(of: [rowOfEquals]) }
      let rows = all.filter { isOfRows || $0.isShared(in: layout) }
      return sums(of: rows)
    case .row where !alike.isEmpty: return comparison + "."
    case .row:
      if let row = contest.row(in: layout), let container = row.container {
        return "\(text(Array(row.pieces))); \(room(of: row, container))\(linesOfSum)."
      }
      let sums = [contest.wanted, contest.room].filter { Self.adding($0).count > 1 }
        .map { text($0) }
      if sums.isEmpty { return "" }
      return sums.joined(separator: " is wanted; available: ") + linesOfSum + "."
    case .division: return shares
    case .equation where !alike.isEmpty && equalStack != nil: return sums(of: all)
    case .equation:
      if let limited { return product(of: limited.wish).map { "\($0) is wanted." } ?? "" }
      if let parts { return parts + linesOfSum + "." }
      if let place = reasonOfRoom { return "The room is on the other axis: see \(place)." }
      if contest.payers.count == 1, !contest.others.isEmpty, let inset = inset(contest.payers[0]) {
        return inset
      }
      // With multipliers, or by how much another constraint gives way, a sum would be less clear.
      guard !contest.wanted.isEmpty, !contest.room.isEmpty,
        isSumOfLengths || isCircular || isInShare,
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
  private static let mostSums = 2

  /// The limit for the rows whose sums are compared. Of more, no sum is given.
  private static let mostCompared = 12

  /// The different sums of rows; empty if there are too many.
  private func sums(of rows: [Contest]) -> String {
    if rows.count > Self.mostCompared { return "" }
    let sums = Wording.distinct(
      rows.map {
        ContestWording(contest: $0, explanation: explanation, includesLines: includesLines).sum
      })
    return sums.count > Self.mostSums ? "" : sums.joined(separator: " ")
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
    let unit = isCircular ? contest.room.first?.factor ?? 1 : 1
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
    let has =
      room.count == 1 && room[0].view != nil
      ? "\(words.name(room[0].view!)) has \(Wording.number(room[0].got))"
      : "available: \(text(room))"
    return "\(text(contest.wanted)); \(has)"
  }

  /// The remaining length for a view: “375 − 16 − 8 − 100 − 16 = 217 (line 9).”
  func remaining(for payer: Contest.Payer) -> String {
    guard let share = share(of: payer) else { return "" }
    // A sum needs two numbers; there is none if the superview has no size.
    guard share.numbers.count > 1 else {
      guard let model = share.model, let view = payer.view else { return "" }
      if layout[model].alignmentRect[axis] == layout[view].alignmentRect[axis], alike.isEmpty {
        return "\(itsEdges(of: view, in: model)) are those of \(words.name(model))\(linesOfSum)."
      }
      return "\(pronoun) as \(Wording.adjective(contest.axis)) as "
        + "\(words.name(model))\(linesOfSum)."
    }
    return Self.joined(share.numbers) + " = \(Wording.number(share.length))\(linesOfSum)."
  }

  /// A length, the numbers whose sum it is, and the other view with this length if there is one number at
  /// most; `nil` if it is no plain sum.
  func share(of payer: Contest.Payer) -> (length: Double, numbers: [Double], model: ViewID?)? {
    func isOwn(_ piece: Contest.Piece) -> Bool {
      payer.view == nil ? piece.entry == payer.entry : piece.view == payer.view
    }
    let pieces = contest.wanted + contest.room
    guard let own = contest.wanted.first(where: isOwn),
      pieces.count <= Self.mostNumbers, contest.isPlain,
      // A subtraction with a negative result would be confusing.
      own.got > -.sameLength
    else { return nil }
    // A view of width 0 subtracts nothing.
    var others = contest.wanted.filter { !isOwn($0) && abs($0.got) > .sameLength }
    var room = contest.room
    // Gaps that are in both sums cancel out.
    others.removeAll { other in
      let gap = room.firstIndex { $0.view == nil && abs($0.got - other.got) < .sameLength }
      guard other.view == nil, let gap else { return false }
      room.remove(at: gap)
      return true
    }
    let numbers = room.map(\.got) + others.map { -$0.got }
    let model = numbers.isEmpty ? superview(filledBy: payer) : room.first?.view
    return (own.got, numbers, numbers.count > 1 || model == payer.view ? nil : model)
  }

  /// “Its edges”, “It is as wide as column, whose edges”
  func itsEdges(of view: ViewID, in model: ViewID) -> String {
    container(of: view, in: model).map {
      "It is as \(Wording.adjective(axis)) as \(words.name($0)), whose edges"
    } ?? "Its edges"
  }

  /// The view around another one that has constraints to the model in its place.
  private func container(of view: ViewID, in model: ViewID) -> ViewID? {
    let items = contest.constraints.map { layout.system[$0] }.filter(\.isWritten)
      .flatMap { $0.constraint.ends.map(\.item) }
    if items.contains(.view(view)) { return nil }
    return items.lazy.compactMap(\.view).first { other in
      layout.scene.isView(view, inside: other) && layout.scene.isView(other, inside: model)
        && layout[other].alignmentRect[axis] == layout[view].alignmentRect[axis]
    }
  }

  /// “card has 400 − 24 − 24 = 352.”: the length in a container whose own size another reason explains.
  private func inset(_ payer: Contest.Payer) -> String? {
    guard let view = payer.view, let superview = layout.scene[view].superview, superview != .root
    else { return nil }
    let (own, room) = (layout[view].alignmentRect[axis], layout[superview].alignmentRect[axis])
    let gaps = [own.start - room.start, room.end - own.end]
    guard gaps.allSatisfy({ $0 > -.sameLength }) else { return nil }
    let numbers = [room.length] + gaps.filter { $0 > .sameLength }.map { -$0 }
    return "\(words.name(superview)) has \(Self.joined(numbers)) = \(Wording.number(own.length))."
  }

  private var pronoun: String { alike.isEmpty ? "It is" : "They are" }

  /// The superview of a view, if both have the same edges on the axis.
  private func superview(filledBy payer: Contest.Payer) -> ViewID? {
    guard let view = payer.view, let superview = layout.scene[view].superview,
      layout[superview].alignmentRect[contest.axis] == layout[view].alignmentRect[contest.axis]
    else { return nil }
    return superview
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

  private var isSumOfLengths: Bool {
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
