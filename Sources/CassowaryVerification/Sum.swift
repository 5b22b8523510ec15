/// A sum that remembers what went into it, to tell a small rest from noise.
struct Sum {
  private(set) var total = 0.0
  /// How large the summands were, all together.
  private(set) var size = 0.0

  mutating func add(_ summand: Double) {
    total += summand
    size += abs(summand)
  }

  mutating func add(_ other: Sum) {
    total += other.total
    size += other.size
  }

  /// Whether multiples of a variable fail to cancel: whether they come to more than a multiplier
  /// of next to nothing would, times this largest of the variable's coefficients.
  func isLeft(_ coefficient: Double, at precision: Double = ProofTolerance.rate) -> Bool {
    !(abs(total) <= ProofTolerance.cancellation * precision * max(coefficient, size))
  }
}

/// A sum for each level that has one. Most variables have few: an array of all levels for each would
/// be large.
struct LevelSums {
  /// Highest level first, once they are sorted.
  private(set) var entries: [(level: Int, sum: Sum)] = []

  mutating func add(_ summand: Double, to level: Int) {
    if entries.last?.level != level { entries.append((level, Sum())) }
    entries[entries.count - 1].sum.add(summand)
  }

  /// Adds up what belongs to one level; call it after the last summand.
  mutating func sort() {
    entries.sort { $0.level < $1.level }
    var merged = entries[..<0]
    for (level, sum) in entries {
      if merged.last?.level == level {
        merged[merged.count - 1].sum.add(sum)
      } else {
        merged.append((level, sum))
      }
    }
    entries = Array(merged)
  }

  /// How large the summands of a level are, all together.
  func size(at level: Int) -> Double {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].level < level { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].level == level ? entries[low].sum.size : 0
  }
}
