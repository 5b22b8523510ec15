/// A multiple of a symbol: one summand of a linear combination.
struct Entry: Hashable {
  var symbol: Int
  var coefficient: Double
}

extension [Entry] {
  /// The first index in an ordered row at or behind a symbol.
  func position(of symbol: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What an ordered row multiplies a symbol by; `nil` when it does not mention it.
  func coefficient(of symbol: Int) -> Double? {
    let position = position(of: symbol)
    return position < count && self[position].symbol == symbol ? self[position].coefficient : nil
  }
}
