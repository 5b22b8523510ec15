import AutoLayout
import Geometry

/// Looks for the fewest changes that settle an ambiguity.
struct SettlementSearch {
  let ambiguity: Ambiguity
  let layout: Layout
  let parts: LayoutParts

  private var axis: Axis { ambiguity.axis }
  private var views: [ViewID] { ambiguity.views }

  /// Among more views than these not every way is tried: each takes solving.
  private static let mostViews = 4
  /// So often what is still open is fixed step by step.
  private static let mostRounds = 8

  private var isLarge: Bool { ambiguity.told.count > Self.mostViews }

  /// Some changes, and what they leave open.
  struct Attempt {
    var amendments: [Amendment]
    var openSizes: [ViewID]
    var openPositions: [ViewID]
    var keepsLayout: Bool
    var deformed: [Settlement.Deformed]
    var hasConflict = false
    var isSettled: Bool { openSizes.isEmpty && openPositions.isEmpty }
  }

  private func attempt(_ amendments: [Amendment]) -> Attempt {
    var attempt = attempt(amendments, narrowing: [])
    let wrapping = attempt.deformed.filter(wraps)
    guard attempt.isSettled, !wrapping.isEmpty else { return attempt }
    let hugging = self.attempt(amendments, narrowing: wrapping)
    attempt.openSizes = hugging.openSizes
    attempt.openPositions = hugging.openPositions
    return attempt
  }

  /// Whether a text wraps: its label then hugs its longest line, and which view takes the remaining
  /// width may be ambiguous.
  private func wraps(_ deformed: Settlement.Deformed) -> Bool {
    axis == .horizontal && deformed.amount < 0
      && layout.scene[deformed.view].content.mayHugLongestLine
      && layout.harm(to: deformed.view, axis, by: deformed.amount) != .zero
  }

  /// - Parameter wrapping: texts whose longest lines are taken to be a point narrower than they are
  ///   drawn: how narrow they are, only measuring tells.
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
      abs(trial.size(of: view, axis) - layout[view].alignmentRect.size[axis]) < 1e-5
    }
    return Attempt(
      amendments: amendments, openSizes: openSizes, openPositions: openPositions,
      keepsLayout: keepsLayout, deformed: deformed { trial.size(of: $0, axis) },
      hasConflict: !trial.conflicts.isEmpty)
  }

  private func deformed(_ size: (ViewID) -> Double) -> [Settlement.Deformed] {
    views.compactMap { view in
      guard let intrinsic = layout[view].intrinsicContentSize.size[axis] else { return nil }
      let amount = size(view) - intrinsic
      return abs(amount) < 1e-5 ? nil : Settlement.Deformed(view: view, amount: amount)
    }
  }

  /// Where one number decides all of it, any of its sizes or positions settles the others: that needs
  /// no solving.
  private var single: Attempt? {
    guard ambiguity.dimension == 1 else { return nil }
    let amendment: Amendment? =
      switch ambiguity.kind {
      case .position: views.first.map { fixed($0, isSize: false) }
      case .size: views.last(where: isUnmeasured).map { fixed($0, isSize: true) }
      case .hugging, .resistance: nil
      }
    return amendment.map {
      Attempt(
        amendments: [$0], openSizes: [], openPositions: [], keepsLayout: true,
        deformed: deformed { layout[$0].alignmentRect.size[axis] })
    }
  }

  /// Lowers one violated constraint of the author's by a point, the last listed first, if that settles
  /// the ambiguity: constraints of one priority ask for different things, or one competes with contents.
  private var deciding: Attempt? {
    let violated = ambiguity.violatedConstraints(in: layout).reversed()
    return violated.prefix(isLarge ? 1 : Self.mostViews).lazy.compactMap { index in
      LayoutPriority(layout.system.entries[index].priority.rawValue - 1).map {
        attempt([.priority(entry: index, $0)])
      }
    }.first(where: \.isSettled)
  }

  var found: [Attempt] {
    if !ambiguity.isOfContents, let settling = deciding ?? single { return [settling] }
    let lowered = attempts(lowering: true)
    let sane = lowered.filter { $0.isSettled && harm(of: $0) <= .truncated }
    if !sane.isEmpty { return Array(sane.sorted(by: isBetter).prefix(2)) }
    if ambiguity.isOfContents, let deciding, harm(of: deciding) <= .truncated { return [deciding] }
    let singles = lowered + attempts(lowering: false) + sizes
    var best = singles.filter(\.isSettled).min(by: isBetter) ?? singles.min { rank($0) < rank($1) }
    for amendments in rankings where rank(best) > 1 {
      let attempt = attempt(amendments)
      if rank(attempt) < rank(best) { best = attempt }
    }
    let found = completed(rank(best) <= 1 ? best : nil)
    if harm(of: found) > .truncated, let equal, harm(of: equal) <= .truncated { return [equal] }
    return [found]
  }

  /// All views as large as the first, where one after the other would lose its size. How wide texts that
  /// wrap are then, only measuring tells.
  private var equal: Attempt? {
    guard ambiguity.kind == .resistance,
      !views.contains(where: { layout.scene[$0].content.mayHugLongestLine })
    else { return nil }
    let first = ambiguity.contents[0]
    let attempt = attempt(
      ambiguity.contents.dropFirst().map {
        .addition(
          Constraint(
            firstItem: .view($0), firstAttribute: .size(axis), secondItem: .view(first),
            secondAttribute: .size(axis)))
      })
    return attempt.isSettled && !attempt.hasConflict ? lean(attempt) : nil
  }

  private func isBetter(_ one: Attempt, than other: Attempt) -> Bool {
    (harm(of: one), one.keepsLayout ? 0 : 1) < (harm(of: other), other.keepsLayout ? 0 : 1)
  }

  /// The worst that happens to one of the views.
  private func harm(of attempt: Attempt) -> Harm {
    attempt.deformed.map { layout.harm(to: $0.view, axis, by: $0.amount) }.max() ?? .none
  }

  /// 0 when settled, 1 when only positions are open, 2 otherwise.
  private func rank(_ attempt: Attempt?) -> Int {
    guard let attempt else { return 2 }
    return attempt.isSettled ? 0 : attempt.openSizes.isEmpty ? 1 : 2
  }

  // MARK: One change

  /// The views whose priority is changed, the last listed first: lower still it gives way by right.
  private var candidates: [ViewID] {
    let candidates = views.reversed().filter {
      layout.system.entry(.contentSize($0, axis, role)) != nil
    }
    guard isLarge else { return candidates }
    // What gives way most readily by its kind.
    let amount: Double = ambiguity.kind == .hugging ? 1 : -1
    let harms = candidates.map { layout.harm(to: $0, axis, by: amount) }
    return zip(candidates, harms).first { $0.1 == harms.min() }.map { [$0.0] } ?? []
  }

  /// One view's priority lowered or raised, view by view.
  private func attempts(lowering: Bool) -> [Attempt] {
    guard ambiguity.isOfContents else { return [] }
    return candidates.compactMap { view -> Attempt? in
      guard let change = change(role, of: view, by: lowering ? -1 : 1) else { return nil }
      let attempt = attempt([change])
      // A label that hugs less than the others takes all the room that its lines leave.
      guard !attempt.isSettled, attempt.deformed.contains(where: { $0.view == view && wraps($0) }),
        let hugging = self.change(.hugging, of: view, by: -1)
      else { return attempt }
      let filling = self.attempt([change, hugging])
      return filling.isSettled ? filling : attempt
    }
  }

  /// One view given a size, view by view.
  private var sizes: [Attempt] {
    guard ambiguity.kind == .size else { return [] }
    return views.reversed().filter(isUnmeasured).prefix(isLarge ? 1 : Self.mostViews)
      .map { attempt([fixed($0, isSize: true)]) }
  }

  /// The priority that is open.
  private var role: ConstraintSystem.ContentSizeRole {
    ambiguity.kind == .hugging ? .hugging : .compressionResistance
  }

  /// Another priority, but never a required one: few mean that content can't be clipped or stretched
  /// at all.
  private func change(
    _ role: ConstraintSystem.ContentSizeRole, of view: ViewID, by step: Double
  ) -> Amendment? {
    guard let entry = layout.system.entry(.contentSize(view, axis, role)),
      let changed = LayoutPriority(layout.system.entries[entry].priority.rawValue + step),
      !changed.isRequired
    else { return nil }
    return .priority(entry: entry, changed)
  }

  /// A required constraint that keeps the size a view is drawn with, or its position.
  private func fixed(_ view: ViewID, isSize: Bool) -> Amendment {
    let part = FramePart(view: view, axis: axis, isSize: isSize)
    return layout.addition(fixing: part, at: layout.value(of: part))
  }

  // MARK: Several changes

  /// The last views ranked below the others, each below the one before: two of them, three, …
  private var rankings: [[Amendment]] {
    let contents = ambiguity.contents
    guard ambiguity.isOfContents, contents.count > 2 else { return [] }
    let counts = isLarge ? [2] : Array(2..<contents.count)
    return counts.compactMap { count in
      let ranked = contents.suffix(count).enumerated().compactMap { step, view in
        change(role, of: view, by: -Double(step + 1))
      }
      return ranked.count == count ? ranked : nil
    }
  }

  /// An attempt with what is still open fixed where it is drawn, one thing after another in each
  /// part, as long as anything is; that always comes to an end, for the layout as drawn satisfies
  /// all of it.
  private func completed(_ start: Attempt?) -> Attempt {
    var attempt = start ?? self.attempt([])
    var round = 0
    while !attempt.isSettled {
      round += 1
      let open =
        attempt.openSizes.isEmpty
        ? attempt.openPositions
        : attempt.openSizes.filter(isUnmeasured).reversed()
          + attempt.openSizes.filter { !isUnmeasured($0) }.reversed()
      var touched: Set<Int> = []
      let known = Set(attempt.amendments)
      let next = open.compactMap { view -> Amendment? in
        let own = self.parts(decidingOver: view)
        // After so many rounds everything at once.
        guard round > Self.mostRounds || touched.isDisjoint(with: own) else { return nil }
        touched.formUnion(own)
        let amendment = fixed(view, isSize: !attempt.openSizes.isEmpty)
        return known.contains(amendment) ? nil : amendment
      }
      // A position may hang on that of a superview which is no part of this.
      guard !next.isEmpty else { break }
      attempt = self.attempt(attempt.amendments + next)
    }
    return attempt.isSettled ? lean(attempt) : attempt
  }

  /// An attempt without those of its changes that the others make superfluous.
  private func lean(_ settling: Attempt) -> Attempt {
    var attempt = settling
    guard attempt.amendments.count <= Self.mostRounds else { return attempt }
    for amendment in attempt.amendments where attempt.amendments.count > 1 {
      let rest = self.attempt(attempt.amendments.filter { $0 != amendment })
      if rest.isSettled { attempt = rest }
    }
    return attempt
  }

  /// What a view's position hangs on: its own and those of its superviews.
  private func parts(decidingOver view: ViewID) -> [Int] {
    guard view != .root else { return [] }
    let superview = layout.scene[view].superview
    return parts.parts(of: view, axis, in: layout) + (superview.map(parts(decidingOver:)) ?? [])
  }

  private func isUnmeasured(_ view: ViewID) -> Bool {
    layout[view].intrinsicContentSize.size[axis] == nil
  }
}
