public import AutoLayout
import Geometry

extension Explanation {
  /// What would settle an ambiguity, all of it to be done: as few changes as were found to be
  /// enough, by solving.
  ///
  /// Where several single changes are enough it is one that leaves the layout as it is drawn.
  public func settlement(of ambiguity: Ambiguity) -> [Amendment] {
    guard let parts else { return [] }
    return SettlementSearch(ambiguity: ambiguity, layout: layout, parts: parts).found
  }

  /// Whether some changes, all of them made, settle an ambiguity.
  func settles(_ amendments: [Amendment], _ ambiguity: Ambiguity) -> Bool {
    guard let parts else { return false }
    let search = SettlementSearch(ambiguity: ambiguity, layout: layout, parts: parts)
    return search.attempt(amendments).isSettled
  }
}

/// Looks for the fewest changes that settle an ambiguity.
private struct SettlementSearch {
  let ambiguity: Ambiguity
  let layout: Layout
  let parts: LayoutParts

  private var axis: Axis { ambiguity.axis }
  private var views: [ViewID] { ambiguity.views.map(\.view) }

  /// Among more views than these not every way is tried: each takes solving.
  private static let mostViews = 4
  /// So often what is still open is fixed step by step.
  private static let mostRounds = 8

  private var isLarge: Bool { views.count > Self.mostViews }

  /// Some changes, and what they leave open.
  struct Attempt {
    var amendments: [Amendment]
    var openSizes: [ViewID]
    var openPlaces: [ViewID]
    var keepsLayout: Bool

    var isSettled: Bool { openSizes.isEmpty && openPlaces.isEmpty }
  }

  func attempt(_ amendments: [Amendment]) -> Attempt {
    let concerned = Set(views + ambiguity.followers).sorted()
    let places =
      ambiguity.followers + ambiguity.views.filter { !$0.isSizeOpen }.map(\.view)
    let trial = Trial(
      layout, amendments, about: concerned, on: [axis], .unbroken, in: parts)
    let openSizes = ambiguity.views.filter(\.isSizeOpen).map(\.view)
      .filter { trial.isSizeAmbiguous($0, axis) }
    let openPlaces = places.filter { trial.isOriginAmbiguous($0, axis) }
    let isSettled = openSizes.isEmpty && openPlaces.isEmpty
    let keepsLayout =
      isSettled
      && concerned.allSatisfy { view in
        abs(trial.size(of: view, axis) - layout[view].alignmentRect.size[axis]) < 1e-5
      }
    return Attempt(
      amendments: amendments, openSizes: openSizes, openPlaces: openPlaces,
      keepsLayout: keepsLayout)
  }

  var found: [Amendment] {
    var best: Attempt?
    for candidates in singles {
      for amendment in candidates {
        let attempt = attempt([amendment])
        if attempt.isSettled, attempt.keepsLayout { return attempt.amendments }
        if rank(attempt) < rank(best) { best = attempt }
      }
      if let best, best.isSettled { return best.amendments }
    }
    for amendments in rankings where rank(best) > 1 {
      let attempt = attempt(amendments)
      if rank(attempt) < rank(best) { best = attempt }
    }
    return completed(rank(best) <= 1 ? best : nil)
  }

  /// 0 when settled, 1 when only places are open, 2 otherwise.
  private func rank(_ attempt: Attempt?) -> Int {
    guard let attempt else { return 2 }
    return attempt.isSettled ? 0 : attempt.openSizes.isEmpty ? 1 : 2
  }

  // MARK: One change

  /// Single changes that come to mind, view by view, the likeliest first.
  private var singles: [[Amendment]] {
    switch ambiguity.kind {
    case .position: return []
    case .size:
      return views.reversed().filter(isUnmeasured).prefix(isLarge ? 1 : Self.mostViews)
        .map { [size($0)] }
    case .hugging, .resistance:
      // The last listed yields first: lower still it does so by right.
      return views.reversed().prefix(isLarge ? 1 : Self.mostViews).map { view in
        guard let (entry, priority) = contentSize(of: view) else { return [] }
        return [lower(priority, by: 1), higher(priority)].compactMap { $0 }
          .map { .priority(entry: entry, $0) }
      }
    }
  }

  private func contentSize(of view: ViewID) -> (entry: Int, priority: LayoutPriority)? {
    let role: ConstraintSystem.ContentSizeRole =
      ambiguity.kind == .hugging ? .hugging : .compressionResistance
    return layout.system.entry(.contentSize(view, axis, role)).map {
      ($0, layout.system.entries[$0].priority)
    }
  }

  private func lower(_ priority: LayoutPriority, by steps: Int) -> LayoutPriority? {
    LayoutPriority(priority.rawValue - Double(steps))
  }

  /// Never required: that a content cannot be clipped or stretched at all is seldom meant.
  private func higher(_ priority: LayoutPriority) -> LayoutPriority? {
    priority.rawValue + 1 < 1000 ? LayoutPriority(priority.rawValue + 1) : nil
  }

  /// The size a view is drawn with, required.
  private func size(_ view: ViewID) -> Amendment {
    .addition(
      Constraint(
        firstItem: .view(view), firstAttribute: .size(axis),
        constant: layout[view].alignmentRect.size[axis]))
  }

  /// The place in its superview a view is drawn at, required.
  private func place(_ view: ViewID) -> Amendment {
    let edge: Constraint.Attribute = axis == .horizontal ? .leading : .top
    return .addition(
      Constraint(
        firstItem: .view(view), firstAttribute: edge,
        secondItem: .view(layout.scene[view].superview ?? .root), secondAttribute: edge,
        constant: layout.offset(of: view, axis)))
  }

  // MARK: Several changes

  /// The last views ranked below the others, each below the one before: two of them, three, …
  private var rankings: [[Amendment]] {
    guard ambiguity.kind == .hugging || ambiguity.kind == .resistance, views.count > 2 else {
      return []
    }
    let counts = isLarge ? [2] : Array(2..<views.count)
    return counts.compactMap { count in
      let ranked = views.suffix(count).enumerated().compactMap { step, view in
        contentSize(of: view).flatMap { entry, priority in
          lower(priority, by: step + 1).map { Amendment.priority(entry: entry, $0) }
        }
      }
      return ranked.count == count ? ranked : nil
    }
  }

  /// An attempt with what is still open fixed where it is drawn, one thing after another in each
  /// part, as long as anything is; that always comes to an end, for the layout as drawn satisfies
  /// all of it.
  private func completed(_ start: Attempt?) -> [Amendment] {
    var attempt = start ?? self.attempt([])
    var round = 0
    while !attempt.isSettled {
      round += 1
      let open =
        attempt.openSizes.isEmpty
        ? attempt.openPlaces
        : attempt.openSizes.filter(isUnmeasured).reversed()
          + attempt.openSizes.filter { !isUnmeasured($0) }.reversed()
      var touched: Set<Int> = []
      let known = Set(attempt.amendments)
      let next = open.compactMap { view -> Amendment? in
        let own = self.parts(decidingOver: view)
        // After so many rounds everything at once.
        guard round > Self.mostRounds || touched.isDisjoint(with: own) else { return nil }
        touched.formUnion(own)
        let amendment = attempt.openSizes.isEmpty ? place(view) : size(view)
        return known.contains(amendment) ? nil : amendment
      }
      // A place may hang on that of a superview which is no part of this.
      guard !next.isEmpty else { break }
      attempt = self.attempt(attempt.amendments + next)
    }
    guard attempt.isSettled, attempt.amendments.count <= Self.mostRounds else {
      return attempt.amendments
    }
    // What came first may have become superfluous by what came later.
    for amendment in attempt.amendments where attempt.amendments.count > 1 {
      let rest = self.attempt(attempt.amendments.filter { $0 != amendment })
      if rest.isSettled { attempt = rest }
    }
    return attempt.amendments
  }

  /// What a view's place hangs on: its own and those of its superviews.
  private func parts(decidingOver view: ViewID) -> [Int] {
    guard view != .root else { return [] }
    let superview = layout.scene[view].superview
    return parts.parts(of: view, axis, in: layout) + (superview.map(parts(decidingOver:)) ?? [])
  }

  private func isUnmeasured(_ view: ViewID) -> Bool {
    layout[view].intrinsicContentSize.size[axis] == nil
  }
}
