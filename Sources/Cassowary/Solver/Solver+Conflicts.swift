extension Solver {
  /// The required constraints that cannot hold, each with a smallest set it cannot hold with.
  ///
  /// Walking through the required constraints in the order they were added, one is given up when
  /// it cannot hold together with those kept so far.
  func conflicts() -> [Conflict] {
    let required = constraints.indices.filter { constraints[$0].strength == .required }
    var kept: [Int] = []
    var conflicts: [Conflict] = []
    var next = 0
    while next < required.count {
      // The longest run of further constraints that can hold with those kept.
      var length = 0
      var impossible = required.count - next + 1
      if canHold(kept + required[next...]) { break }
      while impossible - length > 1 {
        let middle = (length + impossible) / 2
        if canHold(kept + required[next..<next + middle]) {
          length = middle
        } else {
          impossible = middle
        }
      }
      kept += required[next..<next + length]
      let broken = required[next + length]
      let others = smallestConflict(among: kept, with: [broken], isBackgroundNew: false)
      conflicts.append(
        Conflict(constraints: (others + [broken]).map(ConstraintID.init(index:))))
      next += length + 1
    }
    return conflicts
  }

  private func canHold(_ indices: [Int]) -> Bool {
    let chosen = Set(indices)
    let dropped = Set(constraints.indices.filter { !chosen.contains($0) })
    return SolvedSystem(self, without: dropped, requirementsOnly: true) != nil
  }

  /// The members of a smallest part of `candidates` that cannot hold with the background.
  ///
  /// U. Junker, *QUICKXPLAIN: Preferred Explanations and Relaxations for Over-Constrained
  /// Problems*, AAAI 2004: halves the candidates instead of trying one by one.
  private func smallestConflict(
    among candidates: [Int], with background: [Int], isBackgroundNew: Bool
  ) -> [Int] {
    if isBackgroundNew, !canHold(background) { return [] }
    if candidates.isEmpty { return [] }
    if candidates.count == 1 {
      return !isBackgroundNew && !canHold(background) ? [] : candidates
    }
    let middle = candidates.count / 2
    let first = Array(candidates[..<middle])
    let second = Array(candidates[middle...])
    let inSecond = smallestConflict(
      among: second, with: background + first, isBackgroundNew: true)
    let inFirst = smallestConflict(
      among: first, with: background + inSecond, isBackgroundNew: !inSecond.isEmpty)
    return inFirst + inSecond
  }
}
