import BigInt

/// A basis of the simplex method and its inverse, in integers.
///
/// The inverse gives every variable as a combination of the nonbasic symbols:
///
///     denominator · variable = Σ entry · nonbasic symbol
///
/// The denominator is the determinant of the basis, without its sign. By Cramer's rule all entries
/// are integers then, and the division in ``pivot(column:leaving:)`` leaves no remainder (Edmonds,
/// *Systems of distinct representatives and linear algebra*, 1967; Bareiss 1968).
struct ExactBasis {
  typealias Combination = [(variable: Int, coefficient: BigInt)]

  /// Each symbol as a combination of variables. The first symbols are the variables themselves.
  let combinations: [Combination]
  private(set) var nonbasic: [Int]
  private(set) var isBasic: [Bool]
  private(set) var denominator: BigInt = 1
  /// A row for each variable, a column for each nonbasic symbol.
  private(set) var inverse: [[BigInt]]

  /// Starts with the variables as nonbasic symbols and exchanges them for the nonbasic symbols of
  /// `start`.
  ///
  /// If these are linearly dependent, some become basic, and variables stay nonbasic in their
  /// place.
  init(_ combinations: [Combination], from start: Basis) {
    self.combinations = combinations
    let variableCount = start.columnCount
    nonbasic = Array(0..<variableCount)
    isBasic = combinations.indices.map { $0 >= variableCount }
    inverse = nonbasic.map { variable in
      (0..<variableCount).map { $0 == variable ? 1 : 0 }
    }
    // Short combinations first, and small pivots, keep the numbers small.
    let entering = combinations.indices.dropFirst(variableCount).filter { !start.isBasic[$0] }
      .sorted { (combinations[$0].count, $0) < (combinations[$1].count, $1) }
    for symbol in entering {
      let row = row(of: symbol)
      let columns = nonbasic.indices.filter {
        nonbasic[$0] < variableCount && start.isBasic[nonbasic[$0]] && !row[$0].isZero
      }
      guard let column = columns.min(by: { row[$0].magnitude < row[$1].magnitude }) else {
        continue
      }
      pivot(column: column, leaving: symbol)
    }
  }

  /// `denominator · symbol` as a combination of the nonbasic symbols.
  func row(of symbol: Int) -> [BigInt] {
    nonbasic.indices.map { value(of: symbol, at: $0) }
  }

  /// `denominator` times the rate of a symbol with the nonbasic symbol of a column.
  func value(of symbol: Int, at column: Int) -> BigInt {
    combinations[symbol].reduce(0) { $0 + $1.coefficient * inverse[$1.variable][column] }
  }

  /// Makes the nonbasic symbol of a column basic in exchange for a basic one.
  mutating func pivot(column: Int, leaving: Int) {
    let row = row(of: leaving)
    let pivot = row[column]
    for variable in inverse.indices {
      let factor = inverse[variable][column]
      if factor.isZero, pivot == denominator { continue }
      for other in row.indices where other != column {
        let entry = inverse[variable][other]
        let isChanged = !factor.isZero && !row[other].isZero
        guard isChanged || !entry.isZero else { continue }
        let product = isChanged ? entry * pivot - factor * row[other] : entry * pivot
        inverse[variable][other] = product / denominator
      }
    }
    denominator = pivot
    isBasic[nonbasic[column]] = true
    isBasic[leaving] = false
    nonbasic[column] = leaving
    if denominator < 0 {
      denominator.negate()
      for variable in inverse.indices {
        for other in row.indices { inverse[variable][other].negate() }
      }
    }
  }
}
