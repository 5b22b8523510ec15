/// A sum that remembers what went into it, to tell a small rest from noise.
struct Sum {
  private(set) var total = 0.0
  /// How large the summands were, all together.
  private(set) var size = 0.0

  mutating func add(_ summand: Double) {
    total += summand
    size += abs(summand)
  }

  /// Whether multiples of a variable fail to cancel: whether they come to more than a multiplier
  /// of next to nothing would, times this largest of the variable's coefficients.
  func isLeft(_ coefficient: Double) -> Bool {
    !(abs(total) <= ProofTolerance.cancellation * max(coefficient, size))
  }
}

/// A sum for each level that has one. Most variables have few: an array of all levels for each would
/// be large.
struct LevelSums {
  /// Highest level first.
  private(set) var entries: [(level: Int, sum: Sum)] = []

  mutating func add(_ summand: Double, to level: Int) {
    let index = index(of: level)
    if index == entries.count || entries[index].level != level {
      entries.insert((level, Sum()), at: index)
    }
    entries[index].sum.add(summand)
  }

  /// How large the summands of a level are, all together.
  func size(at level: Int) -> Double {
    let index = index(of: level)
    return index < entries.count && entries[index].level == level ? entries[index].sum.size : 0
  }

  /// The index of a level's sum, or where it belongs.
  private func index(of level: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].level < level { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
