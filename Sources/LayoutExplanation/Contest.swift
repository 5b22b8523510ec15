public import AutoLayout
public import Geometry

/// Why one view was stretched or compressed on one axis: the sum that had to come out, and who
/// gave way to whom by which priority.
///
/// It is read off the proof the solver gives with its answer, so every constraint named here has a
/// part in the number: the multiples of their left sides add up to a constant.
public struct Contest: Sendable {
  public let view: ViewID
  public let axis: Axis
  public let deformation: Deformation
  /// The hugging or compression resistance priority that could not be satisfied.
  public let priority: LayoutPriority
  /// The constraint that could not be satisfied, by its place in the system.
  public let entry: Int
  /// What was wanted along the axis, in the order of the picture; empty when nothing is known.
  public let wanted: [Term]
  /// What there was to share, in the same order: usually the size of the container.
  public let available: [Term]
  /// The other views whose content had a say in it.
  public let rivals: [Rival]

  /// Everything that has a part in it, in the order of the system.
  package let shares: [Share]

  /// A number in the sum, and where it comes from.
  public struct Term: Hashable, Sendable {
    /// How often the number counts; more than once where multipliers or centring are at play.
    public var factor: Double
    /// In points; never negative.
    public var value: Double
    /// The constraint it comes from, by its place in the system.
    public var entry: Int

    public var total: Double { factor * value }
  }

  /// Another view that could have given way instead.
  public struct Rival: Hashable, Sendable {
    public var view: ViewID
    public var role: ConstraintSystem.ContentSizeRole
    public var priority: LayoutPriority
    /// How many points of this view are worth one of the view the contest is about.
    public var leverage: Double
    /// Whether it could give way just as well: same priority, same leverage.
    public var isTied: Bool
  }

  public var wantedTotal: Double { wanted.reduce(0) { $0 + $1.total } }
  public var availableTotal: Double { available.reduce(0) { $0 + $1.total } }

  /// `nil` unless the view is stretched or compressed on the axis.
  init?(_ view: ViewID, _ axis: Axis, in layout: Layout) {
    let deformation = layout.deformation(of: view, axis)
    guard deformation.isDeformed else { return nil }
    let role: ConstraintSystem.ContentSizeRole =
      deformation.delta > 0 ? .hugging : .compressionResistance
    let entries = layout.system.entries
    guard let entry = layout.system.entry(.contentSize(view, axis, role)) else { return nil }
    self.view = view
    self.axis = axis
    self.deformation = deformation
    self.entry = entry
    priority = entries[entry].priority

    let shares = Self.shares(of: entry, view, axis, in: layout)
    self.shares = shares
    // Only what counts in the sum is told in it; edge-to-edge constraints add nothing.
    let terms = shares.compactMap { share -> (term: Term, isWanted: Bool)? in
      let contribution = share.factor * Self.target(of: share.entry, in: layout)
      guard abs(contribution) > 1e-6 else { return nil }
      let value = abs(Self.target(of: share.entry, in: layout))
      return (
        Term(factor: abs(share.factor), value: value, entry: share.entry), contribution > 0
      )
    }.sorted {
      Self.place(of: $0.term.entry, axis, in: layout)
        < Self.place(of: $1.term.entry, axis, in: layout)
    }
    wanted = terms.filter(\.isWanted).map(\.term)
    available = terms.filter { !$0.isWanted }.map(\.term)
    let priority = priority
    rivals = shares.compactMap { share in
      guard case .contentSize(let other, axis, let otherRole) = entries[share.entry].origin,
        other != view
      else { return nil }
      let otherPriority = entries[share.entry].priority
      return Rival(
        view: other, role: otherRole, priority: otherPriority,
        leverage: 1 / abs(share.factor),
        isTied: otherRole == role && otherPriority == priority && abs(share.factor - 1) < 1e-6)
    }.sorted { $0.view < $1.view }
  }

  /// A constraint's part in it, whether or not its number counts in the sum.
  package struct Share: Hashable, Sendable {
    package var entry: Int
    /// The multiplier, scaled so that the view's own constraint has 1.
    package var factor: Double
  }

  /// The constraints that have a part in it. A view squeezed to nothing has its say in the level
  /// that decided over the others: it could not give any more.
  private static func shares(
    of entry: Int, _ view: ViewID, _ axis: Axis, in layout: Layout
  ) -> [Share] {
    // Where nobody of the same priority has a say, the story is shorter without them.
    if let shares = shares(layout.proof(for: view, axis, ofEntry: entry), entry, view, axis, layout)
    {
      return shares
    }
    let own = layout.system.entries[entry].priority
    let levels = [own] + layout.violatedPriorities.filter { $0 > own }.reversed()
    for level in levels where !level.isRequired {
      let proof = layout.proof(for: view, axis, at: level)
      if let shares = shares(proof, entry, view, axis, layout) { return shares }
    }
    return []
  }

  /// A proof in multiples of the view's own constraint; `nil` when it does not speak of the view.
  private static func shares(
    _ proof: [Layout.ProofTerm], _ entry: Int, _ view: ViewID, _ axis: Axis, _ layout: Layout
  ) -> [Share]? {
    var multipliers: [Int: Double] = [:]
    for term in proof {
      switch term.part {
      case .constraint(let index): multipliers[index, default: 0] += term.multiplier
      case .nonnegativeSize(let other, let axis):
        // A size of zero counts as the intrinsic size it gave up; unless it is held at zero from the
        // other side, by what is stronger, and that would be another story.
        if term.multiplier > 0 { return nil }
        let given = layout.system.entry(.contentSize(other, axis, .compressionResistance))
        if let given { multipliers[given, default: 0] += term.multiplier }
      }
    }
    guard let own = multipliers[entry], own != 0 else { return nil }
    return multipliers.sorted { $0.key < $1.key }.map {
      Share(entry: $0.key, factor: $0.value / own)
    }
    .filter { abs($0.factor) > 1e-9 }
  }

  /// What the left side of a constraint should come to, constants left aside.
  private static func target(of entry: Int, in layout: Layout) -> Double {
    layout.system.entries[entry].target
  }

  /// Where on the axis a constraint is at work: the middle of what it speaks of.
  private static func place(of entry: Int, _ axis: Axis, in layout: Layout) -> Double {
    let constraint = layout.system.entries[entry].constraint
    if constraint.firstAttribute.isSize, constraint.secondItem == nil {
      let span = layout.rect(of: constraint.firstItem)[axis]
      return constraint.firstItem == .root ? span.end : span.middle
    }
    let direction = layout.direction(of: constraint)
    let first = layout.location(
      of: constraint.firstAttribute, of: constraint.firstItem, direction)
    guard let secondItem = constraint.secondItem else { return first }
    return (first + layout.location(of: constraint.secondAttribute, of: secondItem, direction)) / 2
  }
}
