/// A typical size of each symbol, to compare numbers that coefficients such as a million and a
/// ten-thousandth set apart (*equilibration*).
///
/// The system itself is not scaled. Scaling by powers of two would change no digit of any result,
/// only which of two numbers counts as small, so it is enough to scale in comparisons.
struct Units {
  private var units: [Double]

  /// Whether there are coefficients that had to be scaled.
  private(set) var areUnusual = false

  subscript(symbol: Int) -> Double { units[symbol] }

  func weight(of entry: Entry) -> Double { abs(entry.coefficient) * units[entry.symbol] }

  /// Alternates geometric means of rows and columns. Columns stay near to one, the size of points.
  init(columnCount: Int, rows: [[Entry]]) {
    units = Array(repeating: 1, count: columnCount + rows.count)
    guard rows.contains(where: { $0.contains { !Self.usual.contains(abs($0.coefficient)) } }) else {
      return
    }
    areUnusual = true
    var exponents = Array(repeating: 0.0, count: units.count)
    for _ in 0..<4 {
      var sums = Array(repeating: 0.0, count: columnCount)
      var counts = Array(repeating: 1.0, count: columnCount)
      for (index, row) in rows.enumerated() where !row.isEmpty {
        // A product of multipliers may have become zero.
        let logarithms = row.map { $0.coefficient == 0 ? 0 : Double(abs($0.coefficient).exponent) }
        let exponent =
          zip(row, logarithms).reduce(0) { $0 + $1.1 + exponents[$1.0.symbol] } / Double(row.count)
        exponents[columnCount + index] = exponent
        for (entry, logarithm) in zip(row, logarithms) {
          sums[entry.symbol] += exponent - logarithm
          counts[entry.symbol] += 1
        }
      }
      for column in 0..<columnCount { exponents[column] = sums[column] / counts[column] }
    }
    units = exponents.map { Double(sign: .plus, exponent: Int($0.rounded()), significand: 1) }
  }

  /// Coefficients that need no scaling.
  static let usual = 0.01...100.0

  func largestWeight(in row: [Entry]) -> Double { row.reduce(0) { max($0, weight(of: $1)) } }

  mutating func append(_ row: [Entry]) { units.append(largestWeight(in: row)) }
}
