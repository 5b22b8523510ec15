/// A multiple of a symbol: a term of a linear combination.
package struct Entry: Hashable, Sendable {
  package var symbol: Int
  package var coefficient: Double
}

extension [Entry] {
  /// The first index in an ordered row whose symbol is not less than another.
  func position(of symbol: Int) -> Int { indices.partitioningIndex { self[$0].symbol >= symbol } }

  /// The coefficient of a symbol in an ordered row; `nil` when the row doesn't contain it.
  func coefficient(of symbol: Int) -> Double? {
    let position = position(of: symbol)
    return position < count && self[position].symbol == symbol ? self[position].coefficient : nil
  }
}

extension Range<Int> {
  /// The first number that satisfies a condition that all after it satisfy as well; the upper bound
  /// if none does (binary search).
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
