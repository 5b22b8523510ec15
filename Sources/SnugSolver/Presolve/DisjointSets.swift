/// A partition of the numbers below a count into sets that can be joined (union-find).
package struct DisjointSets {
  private var parents: [Int]

  package init(count: Int) { parents = Array(0..<count) }

  /// The least member of a member's set.
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

  /// Numbers the sets in the order of their least members. Members that don't satisfy a condition
  /// get no number; they must be alone in their sets.
  package mutating func numbered(
    where isIncluded: (Int) -> Bool
  ) -> (numbers: [Int?], count: Int) {
    var numbers: [Int?] = Array(repeating: nil, count: parents.count)
    var count = 0
    for member in parents.indices where isIncluded(member) {
      let leader = leader(of: member)
      if leader == member {
        numbers[member] = count
        count += 1
      } else {
        numbers[member] = numbers[leader]
      }
    }
    return (numbers, count)
  }
}
