public import SnugExplanation
public import SnugGeometry
public import SnugLayout

/// The difference between two layouts: views matched by name, their changes, and the changes of the
/// scenes that caused them.
public struct LayoutDifference: Sendable {
  public let before: Explanation
  public let after: Explanation
  /// The views of both layouts that changed, in the order of the layout after.
  public let views: [ViewChange]
  /// The names of the views that are in only one of the layouts.
  public let added: [String]
  public let removed: [String]
  /// The changes of the scene.
  public let causes: [SceneChange]
  /// The number of decimals for the comparison and the text of frames. `nil` means visible
  /// differences, larger than 0.005 points, with two decimals.
  public let decimals: Int?

  /// A changed view that is in both layouts.
  public struct ViewChange: Sendable {
    public let name: String
    public let before: ViewID
    public let after: ViewID
    /// The changed numbers of the frame, in points.
    public let numbers: [Number]
    /// The change of the view's state on each axis; `nil` if it is the same.
    public let states: PerAxis<StateChange?>
    /// Whether the reason for the view's size changed.
    public let isReasonOther: Bool
    /// The changes of the scene that contribute to it, by their indices in
    /// ``LayoutDifference/causes``.
    public let causes: [Int]
    /// If there are no such causes: the views that it follows, at most one on each axis.
    public internal(set) var follows: [Following] = []
  }

  /// One of a frame's four numbers.
  public struct Number: Hashable, Sendable {
    /// The part of the frame of the view after.
    public let part: FramePart
    public let before: Double
    public let after: Double
  }

  /// The states of a view on an axis, before and after.
  public struct StateChange: Hashable, Sendable {
    public let before: SizeState
    public let after: SizeState
  }

  /// Whether nothing differs.
  public var isEmpty: Bool {
    views.isEmpty && added.isEmpty && removed.isEmpty && causes.isEmpty
      && before.layout.status == after.layout.status
  }

  /// The limit for the changes that are tried, because each requires solving. Further ones are listed, but
  /// not as the cause of anything.
  private static let mostTrials = 24

  /// - Parameter decimals: the precision of the comparison. Numbers that are equal when rounded to
  ///   so many decimals do not differ. `nil` ignores invisible differences.
  public init(from before: Explanation, to after: Explanation, decimals: Int? = nil) {
    self.before = before
    self.after = after
    self.decimals = decimals
    let (oldScene, newScene) = (before.layout.scene, after.layout.scene)
    let pairs = oldScene.pairs(in: newScene)
    let known = Set(pairs.map(\.old))
    let kept = Set(pairs.map(\.new))
    added = newScene.viewIDs.filter { !kept.contains($0) }.map { newScene[$0].name }
    removed = oldScene.viewIDs.filter { !known.contains($0) }.map { oldScene[$0].name }
    var causes = SceneChange.all(from: before.layout, to: after.layout, pairs) {
      Wording.number($0, decimals: decimals)
    }
    let tried = causes.indices.filter { causes[$0].isOfConstraint(from: before, to: after) }
    for index in tried.prefix(Self.mostTrials) {
      causes[index].excludeUnmovedViews(from: before, to: after)
    }
    // Of the rest it is not known what they move.
    for index in tried.dropFirst(Self.mostTrials) { causes[index].views = [] }
    self.causes = causes
    let (old, new) = (before.decisions, after.decisions)
    views = pairs.compactMap { pair in
      ViewChange(
        pair, from: before, old[pair.old] ?? [], to: after, new[pair.new] ?? [], causes, decimals)
    }.following(
      from: before.layout, to: after.layout,
      Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) }))
  }
}

extension LayoutDifference.ViewChange {
  /// `nil` if nothing about the view differs.
  fileprivate init?(
    _ pair: (old: ViewID, new: ViewID), from before: Explanation, _ oldDecisions: [Decision],
    to after: Explanation, _ newDecisions: [Decision],
    _ changes: [LayoutDifference.SceneChange], _ decimals: Int?
  ) {
    let old = before.layout[pair.old].frame
    let new = after.layout[pair.new].frame
    let numbers = [false, true].flatMap { isSize in
      Axis.allCases.map { axis in
        LayoutDifference.Number(
          part: FramePart(view: pair.new, axis: axis, isSize: isSize),
          before: isSize ? old.size[axis] : old.origin[axis],
          after: isSize ? new.size[axis] : new.origin[axis])
      }
    }.filter { number in
      decimals.map { number.before.rounded(to: $0) != number.after.rounded(to: $0) }
        ?? (abs(number.before - number.after) > .leastShown)
    }
    self.numbers = numbers
    let states: PerAxis<LayoutDifference.StateChange?> = PerAxis { axis in
      let was = before.layout.kind(of: pair.old, axis)
      let isNow = after.layout.kind(of: pair.new, axis)
      return was == isNow ? nil : LayoutDifference.StateChange(before: was, after: isNow)
    }
    self.states = states
    isReasonOther = oldDecisions.map(\.facts) != newDecisions.map(\.facts)
    guard
      !numbers.isEmpty || states != PerAxis(both: nil) || isReasonOther
    else { return nil }
    let name = after.layout.scene[pair.new].name
    self.name = name
    self.before = pair.old
    self.after = pair.new
    let moved = Axis.allCases.filter { axis in
      states[axis] != nil || numbers.contains { $0.part.axis == axis }
    }
    func shares(_ decisions: [Decision]) -> Set<EntryID> {
      Set(decisions.filter { moved.isEmpty || moved.contains($0.axis) }.flatMap(\.shares))
    }
    let (oldShares, newShares) = (shares(oldDecisions), shares(newDecisions))
    let causes = changes.indices.filter {
      let change = changes[$0]
      return change.entriesBefore.contains(where: oldShares.contains)
        || change.entriesAfter.contains(where: newShares.contains)
        || change.views.contains(name) && (change.axis.map(moved.contains) ?? true)
    }
    // If no contest determines the cause and there was only one change, it is the cause.
    self.causes = causes.isEmpty && changes.count == 1 ? [0] : causes
  }
}

/// Why a view has one of its sizes, with the constraints that contribute to it.
private typealias Decision = (axis: Axis, facts: ContestFacts, shares: [EntryID])

extension Explanation {
  fileprivate var decisions: [ViewID: [Decision]] {
    var decisions: [ViewID: [Decision]] = [:]
    for contest in reasons.flatMap(\.contests) {
      let decision = (
        axis: contest.axis, facts: ContestFacts(contest, in: layout),
        shares: contest.constraints + contest.payers.map(\.entry)
      )
      for view in contest.payers.compactMap(\.view) {
        decisions[view, default: []].append(decision)
      }
    }
    return decisions
  }
}
