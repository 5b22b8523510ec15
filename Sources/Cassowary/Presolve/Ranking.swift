/// Finds out how strengths rank among each other, however many there are.
struct Ranking {
  /// The optional strengths met so far, each once.
  private var met: [Double] = []
  private var table = IndexTable()

  /// The number a strength goes by until all are known: 0 is required.
  mutating func number(of strength: Strength) -> Int32 {
    guard case .optional(let level) = strength else { return 0 }
    // Negative zero is zero.
    let sought = level + 0
    // Mostly there are few, and they come in turns.
    if let last = met.last, last == sought { return Int32(met.count) }
    var hash = Hash()
    hash.combine(sought.bitPattern)
    let place = table.index(hash, orNote: met.count) { met[$0] == sought }
    if place == met.count { met.append(sought) }
    return Int32(place + 1)
  }

  /// The optional strengths, highest first, and the rank of each number.
  func ranked() -> (levels: [Double], rankOfNumber: [Int32]) {
    let order = met.indices.sorted { met[$0] > met[$1] }
    var ranks = Array(repeating: Int32(0), count: met.count + 1)
    for (rank, place) in order.enumerated() { ranks[place + 1] = Int32(rank + 1) }
    return (order.map { met[$0] }, ranks)
  }
}
