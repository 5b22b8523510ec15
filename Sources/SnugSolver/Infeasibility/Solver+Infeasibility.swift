extension Solver {
  /// The conflicts of the required constraints, and the constraints dropped because of them.
  struct Infeasibility {
    /// Each with an irreducible set of constraints.
    var conflicts: [Conflict] = []
    var dropped: Set<Int> = []
    /// Whether a constraint that is reported as broken is part of a conflict.
    var reported: ReportedConflict.Membership?
  }

  /// After this many conflicts one solve finds which of the further required constraints are dropped,
  /// because each conflict costs a search. ``Solution/verify(rangesOf:)`` reports them as given up
  /// unproved.
  private static let mostConflicts = 20

  /// The required constraints in the order they were added, those that are broken first at the end.
  var requiredConstraints: [Int] {
    let required = constraints.indices.filter { constraints[$0].strength == .required }
    return required.filter { !constraints[$0].isBrokenFirst }
      + required.filter { constraints[$0].isBrokenFirst }
  }

  /// Goes through the required constraints, and drops each one that cannot hold together with those
  /// kept so far.
  func infeasibility() -> Infeasibility {
    if reportedConflict == nil, let infeasibility = infeasibility(beyond: knownConflicts) {
      return infeasibility
    }
    var required = requiredConstraints
    var infeasibility = Infeasibility()
    if let reportedConflict, let found = conflict(reportedConflict, among: required) {
      infeasibility.conflicts.append(found.conflict)
      infeasibility.dropped.insert(found.conflict.broken.index)
      infeasibility.reported = found.membership
      required.removeAll { $0 == found.conflict.broken.index }
    }
    drop(of: required, into: &infeasibility)
    return infeasibility
  }

  /// The conflicts if some are known; `nil` if none are, or if not each of them is what the search would
  /// find: the constraint that is broken last in the order of the search, and all others kept.
  private func infeasibility(beyond known: [Conflict]) -> Infeasibility? {
    if known.isEmpty { return nil }
    let order = requiredConstraints
    let places = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    func place(_ id: ConstraintID) -> Int { places[id.index] ?? order.endIndex }
    var infeasibility = Infeasibility(
      conflicts: known, dropped: Set(known.map(\.broken.index)))
    drop(of: order.filter { !infeasibility.dropped.contains($0) }, into: &infeasibility)
    guard infeasibility.dropped.count == infeasibility.conflicts.count,
      known.allSatisfy({ conflict in
        conflict.constraints.allSatisfy {
          $0 == conflict.broken
            || place($0) < place(conflict.broken) && !infeasibility.dropped.contains($0.index)
        }
      })
    else { return nil }
    infeasibility.conflicts.sort { place($0.broken) < place($1.broken) }
    return infeasibility
  }

  private func drop(of required: [Int], into infeasibility: inout Infeasibility) {
    var kept: [Int] = []
    var next = 0
    while next < required.count, !canHold(kept + required[next...]) {
      guard infeasibility.conflicts.count < Self.mostConflicts else {
        infeasibility.dropped.formUnion(violated(among: required[next...], keeping: kept))
        break
      }
      // The first that cannot hold with those before it.
      let index = (next..<required.count - 1).partitioningIndex {
        !canHold(kept + required[next...$0])
      }
      kept += required[next..<index]
      let broken = required[index]
      infeasibility.conflicts.append(conflict(of: broken, with: kept))
      infeasibility.dropped.insert(broken)
      next = index + 1
    }
  }

  /// The constraints that don't hold if each is violated as little as those before it allow.
  private func violated(among open: ArraySlice<Int>, keeping kept: [Int]) -> [Int] {
    var relaxed = restricted(to: kept + open)
    for (place, index) in open.indices.enumerated() {
      relaxed[ConstraintID(index: kept.count + place)].strength = .optional(
        1e6 + Double(open.endIndex - index))
    }
    guard let system = SolvedSystem(relaxed, without: []) else { return Array(open) }
    let values = system.values { system.position(of: $0) }
    return open.filter {
      constraints[$0].violation(at: constraints[$0].expression.evaluated(at: values))
        > ReasonFinder.closeness
    }
  }

  func canHold(_ indices: [Int], domains: Set<Int>? = nil) -> Bool {
    SolvedSystem(restricted(to: indices, domains: domains), without: []) != nil
  }

  /// Conflicts of more constraints than this are not made smaller than their proof. They still cannot
  /// hold together, but may do so without one of them.
  static let fewMembers = 200

  /// An irreducible set of a constraint and some of those kept, with its proof.
  ///
  /// The constraint becomes optional. The proof that it cannot hold is a combination of left sides
  /// that is zero, one row of a tableau. The other symbols of a row are independent, so there is no
  /// second such combination, and without any one of its members the others can have every value (J.
  /// Gleeson & J. Ryan, *Identifying Minimally Infeasible Subsystems of Inequalities*, 1990) —
  /// unless that needs a negative size. So the few members of the proof are then tried one by one,
  /// the last first.
  private func conflict(of broken: Int, with kept: [Int]) -> Conflict {
    var proof = proof(against: broken, among: kept)
    let found = proof.compactMap { $0.source.constraint?.index }.filter { $0 != broken }
    // If rounding hid a member, all kept constraints are tried.
    let isProved = !proof.isEmpty && !canHold(found + [broken])
    var members = isProved ? found : kept
    if members.count <= Self.fewMembers {
      for member in members.reversed() {
        let rest = members.filter { $0 != member }
        if !canHold(rest + [broken]) { members = rest }
      }
    }
    // The proof must be that of the remaining members.
    if !isProved || members != found { proof = self.proof(against: broken, among: members) }
    return Conflict(
      constraints: (members + [broken]).sorted().map(ConstraintID.init(index:)), proof: proof,
      broken: ConstraintID(index: broken))
  }

  /// The proof that a constraint conflicts with others that can hold together: multiples of left
  /// sides that add up to a positive constant. Empty if rounding hides it.
  func proof(
    against broken: Int, among kept: [Int], domains: Set<Int>? = nil
  ) -> [Certificate.Share] {
    let indices = kept + [broken]
    var probe = restricted(to: indices, domains: domains)
    // It is optional, at a level above all others.
    probe[ConstraintID(index: kept.count)].strength = .optional(.infinity)
    guard let system = SolvedSystem(probe, without: []) else { return [] }
    let solution = Solution(system, of: probe)
    return solution.certificate.shares.compactMap { share in
      guard let first = share.multipliers.first, first.strength == .infinity else { return nil }
      let id = share.source.constraint.map { ConstraintID(index: indices[$0.index]) }
      return Certificate.Share(
        source: id.map(Certificate.Source.constraint) ?? share.source, multipliers: [first])
    }
  }
}
