extension Tableau {
  /// What is true of every tableau: each row belongs to one basic symbol and speaks of parametric
  /// ones only, in order, each once, with a number that is finite and not zero; and whoever asks for
  /// a column finds every row that mentions it.
  ///
  /// Checked after every pivot in debug builds; of a large tableau only now and then, so that it
  /// does not cost more than the pivots.
  func checkInvariants() {
    #if DEBUG
      let size = rows.reduce(0) { $0 + $1.count }
      guard size < 400 || pivotCount.isMultiple(of: size / 100) else { return }
      for (place, row) in rows.enumerated() {
        assert(isBasic(basics[place]) && self.row(of: basics[place]) == row, "a row has two owners")
        for (index, entry) in row.enumerated() {
          assert(!isBasic(entry.symbol), "a row mentions a basic symbol")
          assert(index == 0 || row[index - 1].symbol < entry.symbol, "a row is out of order")
          assert(entry.coefficient.isFinite && entry.coefficient != 0, "an entry is no number")
        }
      }
      var copy = self
      for symbol in 0..<symbolCount where !isBasic(symbol) {
        let mentioning = rows.count { Self.index(of: symbol, in: $0) != nil }
        assert(copy.column(symbol).count == mentioning, "a mention was lost")
      }
    #endif
  }
}
