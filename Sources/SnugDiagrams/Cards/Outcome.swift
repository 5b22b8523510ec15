import SnugExplanation
import SnugGeometry
import SnugLayout

/// What a card tells of one view on one axis.
struct Outcome {
  let view: ViewID
  let axis: Axis
  /// The number of the card.
  let number: Int
  let verdict: Verdict
  /// The difference from the wanted length, in points of the scene.
  let delta: Double
  /// Whether the view is ambiguous and keeps its size as drawn: it could change instead.
  let couldChange: Bool
  /// Whether all views of the card gain the same height, which the picture then says once.
  var isShared = false

  /// Whether it is only that a text wraps, which loses nothing.
  var wraps = false
  /// Whether the last of several lines is cut. Then the difference from the length of one line says nothing.
  var cutsLines = false

  var amount: String { cutsLines ? "cut" : delta.signedDescription }

  /// Whether it is an image that is smaller, of which all is still seen.
  var isSmallerImage = false

  /// Whether it is shown without a texture: a text that wraps or some points of height, and in a picture that has something
  /// worse a smaller image or more room that nobody sees.
  var isQuiet = false

  /// Whether a view is a little higher than it wants, which hardly anybody sees. In points; our choice.
  var isSlight: Bool { verdict == .stretched && axis == .vertical && !isShared && delta < 5 }

  /// Whether a view is not as it should be, as drawn.
  var isLoss: Bool { verdict != .stretched && !couldChange && !isQuiet }
}

extension Explanation {
  /// The outcomes of the reasons, in their order.
  var outcomes: [Outcome] {
    let leaves = layout.scene.leafViews
    let all = reasons.flatMap { reason -> [Outcome] in
      let own = outcomes(of: reason)
      let isShared =
        own.count > 2 && own.allSatisfy { $0.verdict == .stretched && $0.axis == .vertical }
        && Set(own.map { ($0.delta * 100).rounded() }).count == 1
        && Set(own.map(\.view)).isSuperset(of: leaves)
      return own.map {
        var outcome = $0
        outcome.isShared = isShared
        return outcome
      }
    }
    let isBad =
      all.contains { $0.verdict != .stretched && !$0.wraps && !$0.isSmallerImage }
      || !layout.protrusionGroups.isEmpty || reasons.contains { $0.conflict != nil }
    return all.map {
      var outcome = $0
      outcome.isQuiet =
        $0.wraps || $0.isSlight
        || isBad
          && ($0.isSmallerImage
            || $0.verdict == .stretched && !$0.isShared
              && layout.scene[$0.view].content.traits.stretched[$0.axis] <= .padded)
      return outcome
    }
  }

  private func outcomes(of reason: Reason) -> [Outcome] {
    func delta(_ view: ViewID, _ axis: Axis) -> Double { layout.deformation(of: view, axis).delta }
    if let conflict = reason.conflict {
      return layout.system[conflict.broken].contentSize.map { view, axis, _ in
        [
          Outcome(
            view: view, axis: axis, number: reason.number, verdict: .conflict,
            delta: delta(view, axis), couldChange: false)
        ]
      } ?? []
    }
    let words = Wording(layout: layout)
    var outcomes = reason.contests.flatMap { contest in
      contest.payers.compactMap { payer -> Outcome? in
        guard let view = payer.view else { return nil }
        let axis = layout.system[payer.entry].constraint.firstAttribute.axis ?? contest.axis
        let verdict = contest.verdict(of: payer, in: layout)
        let lines = axis == .horizontal ? words.wrappedLines(view) : nil
        return Outcome(
          view: view, axis: axis, number: reason.number, verdict: verdict, delta: payer.amount,
          couldChange: false,
          wraps: verdict == .compressed && words.wraps(payer),
          cutsLines: lines.map { $0.isTruncated && $0.lineCount > 1 } ?? false,
          isSmallerImage: verdict == .compressed && words.isOfSmallerImage(payer))
      }
    }
    for ambiguity in reason.ambiguities {
      for view in ambiguity.namedViews where !outcomes.contains(where: { $0.view == view }) {
        let own = delta(view, ambiguity.axis)
        outcomes.append(
          Outcome(
            view: view, axis: ambiguity.axis, number: reason.number, verdict: .ambiguous,
            delta: own, couldChange: own == 0))
      }
    }
    return outcomes
  }
}

extension Scene {
  /// The visible views without subviews.
  var leafViews: [ViewID] {
    let containers = Set(views.compactMap(\.superview))
    return visibleViews.filter { !containers.contains($0) && $0 != .root }
  }
}
