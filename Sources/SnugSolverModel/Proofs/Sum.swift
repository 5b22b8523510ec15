/// A sum that keeps the magnitude of its summands, to tell a small remainder from rounding errors.
struct Sum {
  private(set) var total = 0.0
  /// The sum of the summands' absolute values.
  private(set) var size = 0.0

  mutating func add(_ summand: Double) {
    total += summand
    size += abs(summand)
  }

  mutating func add(_ other: Sum) {
    total += other.total
    size += other.size
  }

  /// Whether the multiples of a variable fail to cancel: the rest exceeds the tolerance times
  /// the magnitude of the summands or the variable's largest coefficient.
  func isLeft(_ coefficient: Double, at precision: Double = ProofTolerance.rate) -> Bool {
    !(abs(total) <= ProofTolerance.cancellation * precision * max(coefficient, size))
  }
}

/// A sum for each level that has one. Most variables have few: an array of all levels for each
/// variable would be large.
struct LevelSums {
  /// Highest level first after `sort()`.
  private(set) var entries: [(level: Int, sum: Sum)] = []

  mutating func add(_ summand: Double, to level: Int) {
    if entries.last?.level != level { entries.append((level, Sum())) }
    entries[entries.count - 1].sum.add(summand)
  }

  /// Sorts the levels and merges their summands. Call it after the last summand.
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

  /// The sum of the absolute values of a level's summands.
  func size(at level: Int) -> Double {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].level < level { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].level == level ? entries[low].sum.size : 0
  }
}
