import SnugGeometry
import SnugLayout

/// What the others leave to one view.
extension ContestWording {
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

  /// “It can be at most 320 wide (lines 16 and 18).”: what a view that hugs less had as the size of another one, which
  /// is as small now.
  func greatest(for payer: Contest.Payer) -> String? {
    guard contest.form != .division, let share = share(of: payer), share.numbers.count < 2,
      share.model != nil
    else { return nil }
    return
      "It can be at most \(Wording.number(share.length)) \(Wording.adjective(axis))\(linesOfSum)."
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
  func inset(_ payer: Contest.Payer) -> String? {
    guard let view = payer.view, let superview = layout.scene[view].superview, superview != .root
    else { return nil }
    let (own, room) = (layout[view].alignmentRect[axis], layout[superview].alignmentRect[axis])
    let gaps = [own.start - room.start, room.end - own.end]
    guard gaps.allSatisfy({ $0 > -.sameLength }) else { return nil }
    let numbers = [room.length] + gaps.filter { $0 > .sameLength }.map { -$0 }
    return "\(words.name(superview)) has \(Self.joined(numbers)) = \(Wording.number(own.length))."
  }

  var pronoun: String { alike.isEmpty ? "It is" : "They are" }

  /// The superview of a view, if both have the same edges on the axis.
  func superview(filledBy payer: Contest.Payer) -> ViewID? {
    guard let view = payer.view, let superview = layout.scene[view].superview,
      layout[superview].alignmentRect[contest.axis] == layout[view].alignmentRect[contest.axis]
    else { return nil }
    return superview
  }
}
