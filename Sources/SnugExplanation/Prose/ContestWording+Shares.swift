import SnugGeometry
import SnugLayout

/// A room that is divided.
extension ContestWording {
  /// “375 less 44 of gaps and margins is 331, in two: 165.5 each (line 9).”
  var shares: String {
    let spaces = contest.wanted.filter { $0.view == nil }
    let others = contest.wanted.filter { $0.view != nil && !isEqual($0) }
    let less = spaces.reduce(0) { $0 + $1.total } + others.reduce(0) { $0 + $1.got }
    let parts = contest.wanted.count - spaces.count - others.count
    if less < 0 || contest.roomTotal <= 0 { return comparison + "." }
    // A margin is a gap at one of the ends.
    let margins = [contest.wanted.first, contest.wanted.last].count { $0?.view == nil }
    let deducted =
      (spaces.count > margins ? ["gaps"] : []) + (margins > 0 ? ["margins"] : [])
      + others.compactMap { $0.view.map(words.name) }
    let rest = contest.roomTotal - less
    // With factors the room is another's share.
    guard
      contest.wanted.allSatisfy({
        $0.view == nil || !isEqual($0) || abs($0.got - rest / Double(parts)) < .leastShown
      })
    else { return "" }
    let deduction =
      less == 0
      ? ""
      : " less \(Wording.number(less)) of \(words.list(deducted)) is \(Wording.number(rest)),"
    return "\(Wording.number(contest.roomTotal))\(deduction) in \(Wording.count(parts)): "
      + "\(Wording.number(rest / Double(parts))) each\(linesOfSum)."
  }

  /// The limit for the parts that a view has. More are no easier to follow than the multipliers.
  private static let mostParts = 9

  /// “300 less 10, in six parts: a has 48.33”, “150 in four parts: a has three of them, 112.5”:
  /// multipliers between sizes divide the room; `nil` if other lengths have factors, too.
  var parts: String? {
    guard isSumOfWidths, let unit = contest.room.first?.factor,
      contest.room.allSatisfy({ abs($0.factor - unit) < .sameFactor })
    else { return nil }
    let scaled = contest.wanted.filter { abs($0.factor - unit) > .sameFactor }
    let others = contest.wanted.filter { abs($0.factor - unit) <= .sameFactor }
    guard scaled.count == 1, let view = scaled[0].view, scaled[0].factor > unit,
      others.allSatisfy({ $0.view == nil })
    else { return nil }
    let less = others.reduce(0) { $0 + $1.got }
    let room = Wording.number(contest.room.reduce(0) { $0 + $1.got })
    let factor = scaled[0].factor / unit
    // The parts that the view itself has. Where multipliers are not whole, nobody sees them.
    let areWhole = constraints.map { layout.system[$0].constraint.multiplier }
      .allSatisfy { $0 == $0.rounded() }
    guard
      let own = (1...(areWhole ? Self.mostParts : 1)).first(where: {
        abs(factor * Double($0) - (factor * Double($0)).rounded()) < .sameFactor
      })
    else { return nil }
    let count = Wording.count(Int((factor * Double(own)).rounded()))
    return room + (abs(less) < .leastShown ? "" : " less \(Wording.number(less)),")
      + " in \(count) parts: \(words.name(view)) has "
      + (own == 1 ? "" : "\(Wording.count(own)) of them, ") + Wording.number(scaled[0].got)
  }

  /// Whether all multipliers are between sizes along the axis.
  private var isSumOfWidths: Bool {
    let scaled = contest.constraints.map { layout.system[$0] }
      .filter { $0.constraint.multiplier != 1 && $0.constraint.secondItem != nil }
    // A constant beside a multiplier is in no part.
    return !scaled.isEmpty
      && scaled.allSatisfy { $0.isWritten && $0.constraint.constant == 0 }
      && scaled.map(\.constraint).allSatisfy {
        $0.firstAttribute == .size(contest.axis) && $0.secondAttribute == .size(contest.axis)
      }
  }
}
