import SnugGeometry
import SnugLayout

/// Searches for the fewest changes that resolve an ambiguity.
struct SettlementSearch {
  let ambiguity: Ambiguity
  let layout: Layout
  let parts: LayoutParts

  var axis: Axis { ambiguity.axis }
  var views: [ViewID] { ambiguity.views }

  /// The limit for trying all alternatives, because each requires solving. With more views, the advice
  /// settles the ambiguity, but better advice may exist; the text does not say that it is the best.
  static let mostViews = 4
  /// The limit for the rounds that fix ambiguous parts step by step, and for the changes among which
  /// redundant ones are looked for. Beyond it, advice may fix more than necessary.
  static let mostRounds = 8

  var isLarge: Bool { ambiguity.namedViews.count > Self.mostViews }

  /// Changes with the remaining ambiguities.
  struct Attempt {
    var amendments: [Amendment]
    var openSizes: [ViewID]
    var openPositions: [ViewID]
    var keepsLayout: Bool
    var deformed: [Settlement.Deformed]
    var hasConflict = false
    /// Whether an optional constraint of the author's is violated more than as drawn.
    var breaksWishes = false
    var isSettled: Bool { openSizes.isEmpty && openPositions.isEmpty }
  }

  func attempt(_ amendments: [Amendment]) -> Attempt {
    var attempt = attempt(amendments, narrowing: [])
    let wrapping = attempt.deformed.filter(wraps)
    guard attempt.isSettled, !wrapping.isEmpty else { return attempt }
    let hugging = self.attempt(amendments, narrowing: wrapping)
    attempt.openSizes = hugging.openSizes
    attempt.openPositions = hugging.openPositions
    return attempt
  }

  /// Whether a text wraps. Its label then hugs its longest line, and it can be ambiguous which view
  /// takes the remaining width.
  private func wraps(_ deformed: Settlement.Deformed) -> Bool {
    axis == .horizontal && deformed.amount < 0
      && layout.scene[deformed.view].content.mayHugLongestLine
      && layout.harm(to: deformed.view, axis, by: deformed.amount) != .zero
  }

  /// - Parameter wrapping: texts whose longest lines are assumed to be a point narrower than drawn,
  ///   because their actual width requires measuring.
  private func attempt(
    _ amendments: [Amendment], narrowing wrapping: [Settlement.Deformed]
  ) -> Attempt {
    let longestLines = wrapping.flatMap { deformed -> [Amendment] in
      let intrinsic = layout[deformed.view].intrinsicContentSize.size[axis] ?? 0
      return ConstraintSystem.ContentSizeRole.allCases.compactMap { role in
        layout.system.entry(.contentSize(deformed.view, axis, role)).map {
          .constant(entry: $0, intrinsic + deformed.amount - 1)
        }
      }
    }
    let concerned = Set(views + ambiguity.followers).sorted()
    let isPosition = ambiguity.kind == .position
    let positions = ambiguity.followers + (isPosition ? views : [])
    let trial = Trial(
      layout, amendments + longestLines, about: concerned, on: [axis], .unbroken, in: parts)
    let openSizes = (isPosition ? [] : views).filter { trial.isSizeAmbiguous($0, axis) }
    let openPositions = positions.filter { trial.isOriginAmbiguous($0, axis) }
    let keepsLayout = concerned.allSatisfy { view in
      abs(trial.size(of: view, axis) - layout[view].alignmentRect.size[axis]) < .sameLength
    }
    return Attempt(
      amendments: amendments, openSizes: openSizes, openPositions: openPositions,
      keepsLayout: keepsLayout, deformed: deformed { trial.size(of: $0, axis) },
      hasConflict: !trial.conflicts.isEmpty,
      breaksWishes: trial.violations.contains {
        layout.system[$0.entry].isWritten && $0.amount > layout[$0.entry].violation + .sameLength
      })
  }

  private func deformed(_ size: (ViewID) -> Double) -> [Settlement.Deformed] {
    views.compactMap { view in
      guard let intrinsic = layout[view].intrinsicContentSize.size[axis] else { return nil }
      let amount = size(view) - intrinsic
      return abs(amount) < .sameLength ? nil : Settlement.Deformed(view: view, amount: amount)
    }
  }

  /// The attempt for one degree of freedom: then any size or position determines the others,
  /// without solving.
  private var single: Attempt? {
    guard ambiguity.dimension == 1 else { return nil }
    let amendment: Amendment? =
      switch ambiguity.kind {
      case .position: views.first.map { fixed($0, isSize: false) }
      case .size: views.last(where: isUnmeasured).map { fixed($0, isSize: true) }
      case .hugging, .resistance, .contentSize: nil
      }
    return amendment.map {
      Attempt(
        amendments: [$0], openSizes: [], openPositions: [], keepsLayout: true,
        deformed: deformed { layout[$0].alignmentRect.size[axis] })
    }
  }

  /// Lowers one violated constraint of the author by one, starting with the last, if that resolves
  /// the ambiguity between constraints of one priority, or between a constraint and contents. If there
  /// is only one, and it would only stretch contents, it is raised: then it has an effect, and nothing is cut.
  private var deciding: Attempt? {
    let violated = ambiguity.violatedConstraints(in: layout).reversed()
    if let only = violated.first, violated.count == 1,
      let higher = LayoutPriority(layout.system[only].priority.rawValue + 1), !higher.isRequired
    {
      let raised = attempt([.priority(entry: only, higher)])
      if raised.isSettled, !raised.hasConflict, !raised.deformed.isEmpty,
        raised.deformed.allSatisfy({ $0.amount > 0 })
      {
        return raised
      }
    }
    return violated.prefix(isLarge ? 1 : Self.mostViews).lazy.compactMap { index in
      LayoutPriority(layout.system[index].priority.rawValue - 1).map {
        attempt([.priority(entry: index, $0)])
      }
    }.first(where: \.isSettled)
  }

  var found: [Attempt] {
    if let relieving { return [relieving] }
    if !ambiguity.isOfContents, let settling = deciding ?? tightened ?? shared ?? single {
      return [settling]
    }
    // What a single content ties with is a constraint.
    if ambiguity.kind == .hugging, ambiguity.contents.count == 1, let deciding { return [deciding] }
    // Containers have no priority to change, and the size of one would move the room to another.
    if ambiguity.contents.allSatisfy(isUnmeasured), let equal { return [equal] }
    let lowered = attempts(lowering: true)
    let sane = lowered.filter { $0.isSettled && harm(of: $0) <= .truncated }
    if let least = sane.map(harm).min() {
      let inOrder = sane.filter { harm(of: $0) == least }.sorted(by: isBetter)
      // The second is what costs a view the smallest part of its content.
      return [inOrder[0]]
        + (inOrder.dropFirst().min { lostShare(in: $0) < lostShare(in: $1) }.map { [$0] } ?? [])
    }
    if let settling = shrinking ?? loosening { return [settling] }
    // What is meant to give way wraps or keeps little, and the others are whole.
    if let flexible = lowered.first(where: {
      $0.isSettled && isOfFlexible($0) && harm(of: $0) <= .squeezed
    }) {
      return [flexible]
    }
    if ambiguity.isOfContents, let deciding,
      deciding.keepsLayout || harm(of: deciding) <= .truncated
    {
      return [deciding]
    }
    let singles = lowered + attempts(lowering: false) + sizes
    var best = singles.filter(\.isSettled).min(by: isBetter) ?? singles.min { rank($0) < rank($1) }
    for amendments in rankings where rank(best) > 1 {
      let attempt = attempt(amendments)
      if rank(attempt) < rank(best) { best = attempt }
    }
    let found = completed(rank(best) <= 1 ? best : partlyDeciding)
    // Equal widths leave more of each than one that gives way alone.
    if harm(of: found) > .truncated, let equal, harm(of: equal) <= .squeezed { return [equal] }
    // Where no way is harmless, the author can still choose which view alone gives way.
    let equals = lowered.filter {
      $0.isSettled && $0.deformed.count == 1 && harm(of: $0) == harm(of: found)
    }
    return equals.contains { $0.amendments == found.amendments }
      ? Array(equals.sorted(by: isBetter).prefix(2)) : [found]
  }

  private func isBetter(_ one: Attempt, than other: Attempt) -> Bool {
    let losses = [one, other].map(severeLoss)
    let hasSameLoss = abs(losses[0] - losses[1]) < .sameLength
    func rank(_ attempt: Attempt) -> Int {
      (isOfFlexible(attempt) ? 0 : 4) + (lostShare(in: attempt) > 0.5 ? 2 : 0)
        + (attempt.keepsLayout ? 0 : 1)
    }
    return (harm(of: one), hasSameLoss ? 0 : losses[0], rank(one))
      < (harm(of: other), hasSameLoss ? 0 : losses[1], rank(other))
  }

  /// Whether an attempt lets the one of the contents give way that hugs less than all others: its author means it to be
  /// the flexible one.
  private func isOfFlexible(_ attempt: Attempt) -> Bool {
    guard ambiguity.kind == .resistance, ambiguity.contents.count > 1,
      attempt.amendments.count == 1,
      case .priority(let entry, _) = attempt.amendments[0],
      let own = layout.system[entry].contentSize?.view
    else { return false }
    func hugging(_ view: ViewID) -> LayoutPriority? {
      layout.system.entry(.contentSize(view, axis, .hugging)).map { layout.system[$0].priority }
    }
    return hugging(own).map { own in
      !ambiguity.contents.contains { hugging($0).map { $0 < own } ?? false }
        && ambiguity.contents.filter { hugging($0) == own }.count == 1
    } ?? false
  }

  /// By how much the views that suffer most are compressed or stretched, if that is more than a truncated text.
  private func severeLoss(of attempt: Attempt) -> Double {
    let worst = harm(of: attempt)
    guard worst > .truncated else { return 0 }
    return attempt.deformed.filter {
      layout.harm(to: $0.view, axis, by: $0.amount) == worst
    }.reduce(0) { $0 + abs($1.amount) }
  }

  /// The part of its content that the view loses that loses most of its own.
  private func lostShare(in attempt: Attempt) -> Double {
    attempt.deformed.map { deformed in
      max(0, -deformed.amount) / max(layout[deformed.view].intrinsicContentSize.size[axis] ?? 0, 1)
    }.max() ?? 0
  }

  /// The worst harm to one of the views.
  func harm(of attempt: Attempt) -> Harm {
    attempt.deformed.map { layout.harm(to: $0.view, axis, by: $0.amount) }.max() ?? .none
  }

  /// 0 if everything is resolved, 1 if only positions are ambiguous, otherwise 2.
  private func rank(_ attempt: Attempt?) -> Int {
    guard let attempt else { return 2 }
    return attempt.isSettled ? 0 : attempt.openSizes.isEmpty ? 1 : 2
  }

  // MARK: One change

  /// The views whose priority is changed, the last first: with a lower priority it gives way.
  var candidates: [ViewID] {
    let candidates = views.reversed().filter {
      layout.system.entry(.contentSize($0, axis, role)) != nil
    }
    guard isLarge else { return candidates }
    // The view whose content suffers least from giving up, or taking, all of it alone, of several one that
    // does so as drawn.
    func drawn(_ view: ViewID) -> Double {
      let delta = layout.deformation(of: view, axis).delta
      return ambiguity.kind == .resistance ? min(0, delta) : max(0, delta)
    }
    let amount = ambiguity.contents.reduce(0) { $0 + drawn($1) }
    let harms = candidates.map { layout.harm(to: $0, axis, by: amount) }
    let least = zip(candidates, harms).filter { $0.1 == harms.min() }.map(\.0)
    return (least.first { drawn($0) != 0 } ?? least.first).map { [$0] } ?? []
  }

  /// Attempts that lower or raise the priority of one view.
  private func attempts(lowering: Bool) -> [Attempt] {
    guard ambiguity.isOfContents else { return [] }
    return candidates.compactMap { view -> Attempt? in
      guard let change = change(role, of: view, by: lowering ? -1 : 1) else { return nil }
      let attempt = attempt([change])
      // A label that hugs less than the others takes the width that its lines leave.
      guard !attempt.isSettled, attempt.deformed.contains(where: { $0.view == view && wraps($0) }),
        let hugging = self.change(.hugging, of: view, by: -1)
      else { return attempt }
      let filling = self.attempt([change, hugging])
      return filling.isSettled ? filling : attempt
    }
  }

  /// Attempts that give one view a size.
  private var sizes: [Attempt] {
    guard ambiguity.kind == .size else { return [] }
    return views.reversed().filter(isUnmeasured).prefix(isLarge ? 1 : Self.mostViews)
      .map { attempt([fixed($0, isSize: true)]) }
  }

  var role: ConstraintSystem.ContentSizeRole { ambiguity.role }

  /// A changed priority, but never a required one, because few authors intend that content can't be
  /// clipped or stretched at all.
  func change(
    _ role: ConstraintSystem.ContentSizeRole, of view: ViewID, by step: Double
  ) -> Amendment? {
    guard let entry = layout.system.entry(.contentSize(view, axis, role)),
      let changed = LayoutPriority(layout.system[entry].priority.rawValue + step),
      !changed.isRequired
    else { return nil }
    return .priority(entry: entry, changed)
  }

  /// A required constraint for the drawn size or position of a view.
  func fixed(_ view: ViewID, isSize: Bool) -> Amendment {
    let part = FramePart(view: view, axis: axis, isSize: isSize)
    return layout.addition(fixing: part, at: layout.value(of: part))
  }

  func isUnmeasured(_ view: ViewID) -> Bool {
    layout[view].intrinsicContentSize.size[axis] == nil
  }
}
