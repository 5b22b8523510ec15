public import AutoLayout
public import Geometry

/// How one layout differs from another: views by their names, what became of each, and what in the
/// scenes brought it about.
public struct LayoutDifference: Sendable {
  public let before: Explanation
  public let after: Explanation
  /// The views of both that came out otherwise, in the order of the layout after.
  public let views: [ViewChange]
  /// The names of the views that are in only one of the two.
  public let added: [String]
  public let removed: [String]
  /// What is different in the scenes themselves.
  public let causes: [SceneChange]
  /// The decimals by which frames are compared and told; `nil` for those anybody would see: what
  /// differs by more than 0.005 points, told to the hundredth.
  public let decimals: Int?

  /// A view that is in both layouts.
  public struct ViewChange: Sendable {
    public let name: String
    public let before: ViewID
    public let after: ViewID
    /// What became of the frame, in points: only the numbers that changed.
    public let numbers: [Number]
    /// What became of the view's state on each axis; `nil` where it is the same.
    public let states: PerAxis<StateChange?>
    /// Whether there is another reason for it.
    public let isReasonOther: Bool
    /// The changes that have a part in it, by their indices in ``LayoutDifference/causes``.
    public let causes: [Int]
    /// Where none has: what it follows, on each axis one view at most.
    public internal(set) var follows: [Following] = []
  }

  /// One of a frame's four numbers.
  public struct Number: Hashable, Sendable {
    /// Of the view after.
    public let part: FramePart
    public let before: Double
    public let after: Double
  }

  /// What a view was on an axis, and what it is.
  public struct StateChange: Hashable, Sendable {
    public let before: ResizeTable.ViewState.Kind
    public let after: ResizeTable.ViewState.Kind
  }

  /// Whether nothing at all is different.
  public var isEmpty: Bool {
    views.isEmpty && added.isEmpty && removed.isEmpty && causes.isEmpty
      && before.layout.status == after.layout.status
  }

  /// - Parameter decimals: how exactly frames are compared; what is the same when it is rounded to
  ///   so many decimals is no difference. `nil` leaves out what nobody would see.
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
    let causes = SceneChange.all(from: before.layout, to: after.layout, pairs) {
      Self.length($0, decimals)
    }
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
  /// `nil` when nothing about the view is different.
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
        ?? (abs(number.before - number.after) > 0.005)
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
    let oldShares = Set(oldDecisions.flatMap(\.shares))
    let newShares = Set(newDecisions.flatMap(\.shares))
    let moved = Axis.allCases.filter { axis in
      states[axis] != nil || numbers.contains { $0.part.axis == axis }
    }
    let told = changes.indices.filter {
      let change = changes[$0]
      return change.entriesBefore.contains(where: oldShares.contains)
        || change.entriesAfter.contains(where: newShares.contains)
        || change.views.contains(name) && (change.axis.map(moved.contains) ?? true)
    }
    // Where no contest tells, and only one thing was changed, it is that.
    causes = told.isEmpty && changes.count == 1 ? [0] : told
  }
}

/// Why a view has one of its sizes; and the constraints that have a part in it, by their indices in the
/// system.
private typealias Decision = (facts: ContestFacts, shares: [Int])

extension Explanation {
  /// The decisions about each view, in order.
  fileprivate var decisions: [ViewID: [Decision]] {
    var decisions: [ViewID: [Decision]] = [:]
    for reason in reasons {
      guard let contest = reason.contest else { continue }
      let decision = (
        facts: ContestFacts(contest, in: layout),
        shares: contest.constraints + contest.payers.map(\.entry)
      )
      for view in contest.payers.compactMap(\.view) {
        decisions[view, default: []].append(decision)
      }
    }
    return decisions
  }
}
