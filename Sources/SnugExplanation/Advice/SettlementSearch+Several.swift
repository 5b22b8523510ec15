import SnugGeometry
import SnugLayout

/// Several changes that resolve an ambiguity together.
extension SettlementSearch {
  /// Rankings with the last two, three, … views below the others, each below the one before.
  var rankings: [[Amendment]] {
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

  /// Completes an attempt by lower priorities, and by fixing ambiguous parts as drawn, one after another in each part.
  /// This terminates, because each priority is lowered once, and the drawn layout satisfies the rest.
  func completed(_ start: Attempt?) -> Attempt {
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
        // After this number of rounds, or if more would be needed, everything is fixed at once.
        guard
          max(round, ambiguity.dimension) > Self.mostRounds || touched.isDisjoint(with: own)
        else { return nil }
        touched.formUnion(own)
        let amendment =
          (round <= Self.mostRounds ? weakened(view, after: attempt) : nil)
          ?? fixed(view, isSize: !attempt.openSizes.isEmpty)
        return known.contains(amendment) ? nil : amendment
      }
      // A position can depend on that of a superview that is not part of this ambiguity.
      guard !next.isEmpty else { break }
      attempt = self.attempt(attempt.amendments + next)
    }
    return attempt.isSettled ? withoutRedundantChanges(attempt) : attempt
  }

  /// The limit for the views of which lower priorities are tried, because each requires solving. With more, the advice
  /// gives sizes as they are drawn, which settles the ambiguity as well.
  static let mostWeakened = 8

  /// A lower priority for a content, if that leaves fewer sizes open and breaks no wish of the author's: a size as drawn
  /// would no longer follow the content.
  private func weakened(_ view: ViewID, after attempt: Attempt) -> Amendment? {
    guard ambiguity.namedViews.count <= Self.mostWeakened, attempt.openSizes.contains(view),
      !isUnmeasured(view)
    else { return nil }
    let delta = layout.deformation(of: view, axis).delta
    let role: ConstraintSystem.ContentSizeRole =
      delta == 0 ? self.role : delta < 0 ? .compressionResistance : .hugging
    // Another change may have come to the next priority before.
    return [-1, -2].lazy.compactMap { change(role, of: view, by: $0) }.first { change in
      guard !attempt.amendments.contains(where: { $0.entry == change.entry }) else { return false }
      let next = self.attempt(attempt.amendments + [change])
      return !next.hasConflict && !next.breaksWishes
        && next.openSizes.count < attempt.openSizes.count
        && harm(of: next) <= max(harm(of: attempt), .truncated)
    }
  }

  /// The author's constraint whose lower priority leaves the fewest sizes open, if it leaves fewer than now. A
  /// content that gives way after it has the priority between.
  var partlyDeciding: Attempt? {
    guard ambiguity.kind == .size, !isLarge else { return nil }
    let now = attempt([]).openSizes.count
    return ambiguity.violatedConstraints(in: layout).compactMap { entry in
      LayoutPriority(layout.system[entry].priority.rawValue - 2).map {
        attempt([.priority(entry: entry, $0)])
      }
    }.filter { !$0.hasConflict && $0.openSizes.count < now }
      .min { $0.openSizes.count < $1.openSizes.count }
  }

  /// An attempt without its redundant changes.
  func withoutRedundantChanges(_ settling: Attempt) -> Attempt {
    var attempt = settling
    guard attempt.amendments.count <= Self.mostRounds else { return attempt }
    // With fewer positions than are open, only those drawn would settle it, and advice names none.
    let fewest = attempt.amendments.contains(where: \.fixesPosition) ? ambiguity.dimension : 1
    for amendment in attempt.amendments where attempt.amendments.count > fewest {
      let rest = self.attempt(attempt.amendments.filter { $0 != amendment })
      if rest.isSettled { attempt = rest }
    }
    return attempt
  }

  /// The parts that determine a view's position: its own and those of its superviews.
  private func parts(decidingOver view: ViewID) -> [Int] {
    guard view != .root else { return [] }
    let superview = layout.scene[view].superview
    return parts.parts(of: view, axis, in: layout) + (superview.map(parts(decidingOver:)) ?? [])
  }
}

extension Amendment {
  fileprivate var fixesPosition: Bool {
    if case .addition(let constraint) = self { !constraint.firstAttribute.isSize } else { false }
  }
}
