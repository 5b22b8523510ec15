extension Solver {
  /// What had to be given up of the required constraints.
  struct Breakage {
    /// The constraints that cannot hold, each with a smallest set it cannot hold with.
    var conflicts: [Conflict] = []
    /// All constraints given up.
    var dropped: Set<Int> = []
  }

  /// After this many conflicts the rest of the required constraints is given up as a whole: nobody
  /// reads the twenty-first, and each costs a search.
  private static let mostConflicts = 20

  /// Walks through the required constraints in the order they were added, and gives one up when it
  /// cannot hold together with those kept so far.
  func breakage() -> Breakage {
    let required = constraints.indices.filter { constraints[$0].strength == .required }
    var kept: [Int] = []
    var breakage = Breakage()
    var next = 0
    while next < required.count, !canHold(kept + required[next...]) {
      guard breakage.conflicts.count < Self.mostConflicts else {
        breakage.dropped.formUnion(required[next...])
        break
      }
      let length = longestRun(of: required[next...], with: kept)
      kept += required[next..<next + length]
      let broken = required[next + length]
      let members = (obstacles(to: broken, among: kept) + [broken]).sorted()
      breakage.conflicts.append(Conflict(constraints: members.map(ConstraintID.init(index:))))
      breakage.dropped.insert(broken)
      next += length + 1
    }
    return breakage
  }

  /// How many of some constraints, which cannot all hold with those kept, can from the first on.
  ///
  /// Looks twice as far each time, then halves: conflicts tend to come close together.
  private func longestRun(of candidates: ArraySlice<Int>, with kept: [Int]) -> Int {
    var possible = 0
    var impossible = candidates.count
    var reach = 1
    while possible + reach < impossible {
      if canHold(kept + candidates.prefix(possible + reach)) {
        possible += reach
        reach *= 2
      } else {
        impossible = possible + reach
        break
      }
    }
    while impossible - possible > 1 {
      let middle = (possible + impossible) / 2
      if canHold(kept + candidates.prefix(middle)) {
        possible = middle
      } else {
        impossible = middle
      }
    }
    return possible
  }

  /// Whether some constraints, all of them taken as required, can hold together.
  private func canHold(_ indices: [Int]) -> Bool {
    SolvedSystem(restricted(to: indices), without: [], effort: .requirements) != nil
  }

  /// The same unknowns with some of the constraints, in the order given.
  private func restricted(to indices: [Int]) -> Solver {
    with(indices.map { constraints[$0] })
  }

  /// Conflicts of more constraints than this are told as the proof has them.
  private static let fewMembers = 200

  /// A smallest part of the constraints kept that a further one cannot hold with.
  ///
  /// The further one is asked for as nearly as possible. The proof that it cannot be had is a
  /// combination of left sides that comes to nothing, read off one row of a tableau. The other
  /// symbols of a row are independent, so there is no second such combination, and without any one
  /// of its members the others can have every value (J. Gleeson & J. Ryan, *Identifying Minimally
  /// Infeasible Subsystems of Inequalities*, 1990) — unless a size would have to be negative for it.
  /// So the few members of the proof are then tried one by one, the last first.
  private func obstacles(to broken: Int, among kept: [Int]) -> [Int] {
    var members = membersOfProof(against: broken, among: kept) ?? kept
    guard members.count <= Self.fewMembers else { return members }
    for member in members.reversed() {
      let rest = members.filter { $0 != member }
      if !canHold(rest + [broken]) { members = rest }
    }
    return members
  }

  /// `nil` when rounding hides a violation of a hair from the proof.
  private func membersOfProof(against broken: Int, among kept: [Int]) -> [Int]? {
    var probe = restricted(to: kept + [broken])
    probe.wish(for: kept.count)
    guard let system = SolvedSystem(probe, without: []) else { return nil }
    let solution = Solution(system, of: probe, Breakage(), [])
    let proof = solution.proof(of: ConstraintID(index: kept.count))
    guard !proof.isEmpty else { return nil }
    return Set(proof.compactMap { $0.constraint?.index }).subtracting([kept.count]).sorted()
      .map { kept[$0] }
  }
}
