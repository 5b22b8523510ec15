/// A multiple of a symbol: a term of a linear combination.
package struct Entry: Hashable, Sendable {
  package var symbol: Int
  package var coefficient: Double
}

extension [Entry] {
  /// The first index in an ordered row whose symbol is not less than another.
  func position(of symbol: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The coefficient of a symbol in an ordered row; `nil` when the row doesn't contain it.
  func coefficient(of symbol: Int) -> Double? {
    let position = position(of: symbol)
    return position < count && self[position].symbol == symbol ? self[position].coefficient : nil
  }
}
