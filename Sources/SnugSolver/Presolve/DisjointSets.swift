/// A partition of the numbers below a count into sets that can be joined (union-find).
package struct DisjointSets {
  private var parents: [Int]

  package init(count: Int) { parents = Array(0..<count) }

  package mutating func leader(of member: Int) -> Int {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }

  package mutating func join(_ first: Int, _ second: Int) {
    let (first, second) = (leader(of: first), leader(of: second))
    parents[max(first, second)] = min(first, second)
  }

  /// Each member's set by its number, and the sets with their members, both in ascending order.
  /// Members that don't satisfy a condition get no number; they must be alone in their sets.
  package mutating func numbered(
    where isIncluded: (Int) -> Bool = { _ in true }
  ) -> (numbers: [Int?], sets: [[Int]]) {
    var numbers: [Int?] = Array(repeating: nil, count: parents.count)
    var sets: [[Int]] = []
    for member in parents.indices where isIncluded(member) {
      let leader = leader(of: member)
      if leader == member { sets.append([]) }
      let number = numbers[leader] ?? sets.count - 1
      numbers[member] = number
      sets[number].append(member)
    }
    return (numbers, sets)
  }
}
