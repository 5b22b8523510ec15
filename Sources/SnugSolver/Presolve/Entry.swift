/// A multiple of a symbol: a term of a linear combination.
struct Entry: Hashable, Sendable {
  var symbol: Int
  var coefficient: Double
}

extension RandomAccessCollection<Entry> where Index == Int {
  /// The first index in an ordered row whose symbol is not less than another.
  @inline(__always)
  func position(of symbol: Int) -> Int {
    (startIndex..<endIndex).partitioningIndex { self[$0].symbol >= symbol }
  }

  /// The coefficient of a symbol in an ordered row; `nil` when the row doesn't contain it.
  @inline(__always)
  func coefficient(of symbol: Int) -> Double? {
    let position = position(of: symbol)
    return position < endIndex && self[position].symbol == symbol ? self[position].coefficient : nil
  }

  /// This ordered row with one symbol replaced by `factor × other`. Reports the symbols that are
  /// added to the row. Those that cancel are removed.
  @inline(__always)
  func replacing(
    _ symbol: Int, with factor: Double, times other: some Sequence<Entry>,
    added: (Int) -> Void, cancelled: (Int) -> Void = { _ in }, to sum: inout [Entry]
  ) {
    sum.removeAll(keepingCapacity: true)
    sum.reserveCapacity(count + other.underestimatedCount)
    var index = startIndex
    for entry in other {
      while index < endIndex, self[index].symbol < entry.symbol {
        if self[index].symbol != symbol { sum.append(self[index]) }
        index += 1
      }
      let product = factor * entry.coefficient
      guard index < endIndex, self[index].symbol == entry.symbol else {
        sum.append(Entry(symbol: entry.symbol, coefficient: product))
        added(entry.symbol)
        continue
      }
      let total = self[index].coefficient + product
      if abs(total) > Tolerance.cancellation * (abs(self[index].coefficient) + abs(product)) {
        sum.append(Entry(symbol: entry.symbol, coefficient: total))
      } else {
        cancelled(entry.symbol)
      }
      index += 1
    }
    for entry in self[index...] where entry.symbol != symbol { sum.append(entry) }
  }
}

extension Range<Int> {
  /// The first number that satisfies a monotonic condition, by binary search; the upper bound if
  /// none does.
  @inline(__always)
  func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
