/// An exact number outgrew its 64 bits. The system then tests no solver.
package struct ArithmeticOverflow: Error {}

/// A textbook simplex tableau in integers. It is slow, but never rounds.
///
/// Every column is an unknown that is at least zero. The rows say
///
///     denominator · (basic column of the row) + Σ entry · (other columns) = right side
///
/// with one denominator for all of them. That denominator is the determinant of the basis, so by
/// Cramer's rule all entries are integers, and the division in `pivot` leaves no remainder
/// (Edmonds's integral pivoting). Two numbers of 64 bits multiply into one of 128; only a quotient
/// that no longer fits 64 bits ends the computation, with `ArithmeticOverflow`.
struct ExactTableau {
  /// Index 0 holds the right side, which is never negative; index `c` holds column `c`.
  private var rows: [[Int]] = []
  /// The basic column of each row.
  private var basis: [Int] = []
  private var denominator = 1
  private var columnCount = 1
  /// The indices that still matter, ascending, beginning with the right side: a column that is
  /// known to stay zero is removed from this list, and its entries are not used again.
  private var live = [0]

  typealias Sum = [(column: Int, weight: Int)]

  mutating func addColumn() -> Int {
    for row in rows.indices { rows[row].append(0) }
    live.append(columnCount)
    columnCount += 1
    return columnCount - 1
  }

  /// Requires a sum to equal a number. If it cannot, returns `false` and leaves the tableau
  /// unchanged.
  mutating func demand(_ sum: Sum, equals right: Int) throws -> Bool {
    let before = self
    var row = try inTermsOfNonbasic(sum, right: right)
    if row[0] < 0 { for place in row.indices { row[place].negate() } }
    // The artificial column is what the sum lacks. The demand can be met if the column can
    // become zero.
    let artificial = addColumn()
    row.append(denominator)
    rows.append(row)
    basis.append(artificial)
    guard case .optimum(0, _) = try minimize([(artificial, 1)]) else {
      self = before
      return false
    }
    if let index = basis.firstIndex(of: artificial) {
      // It is zero but still basic, so any other column can replace it without a change of
      // values. If there is none, the row says 0 = 0.
      let others = live.dropFirst().filter { $0 != artificial }
      if let column = others.first(where: { rows[index][$0] != 0 }) {
        var none: [Int] = []
        try pivot(row: index, column: column, objective: &none)
      } else {
        rows.remove(at: index)
        basis.remove(at: index)
      }
    }
    live.removeAll { $0 == artificial }
    return true
  }

  enum Outcome: Equatable {
    /// The least value is `numerator / denominator`.
    case optimum(_ numerator: Int, _ denominator: Int)
    case unbounded
  }

  /// Minimizes a sum. `freezing` keeps it from growing later.
  ///
  /// Bland's rule - of all columns that help, the first enters; of all rows that block, the one
  /// with the first column leaves - never visits a basis twice, so this ends.
  mutating func minimize(_ sum: Sum, freezing: Bool = false) throws -> Outcome {
    // `denominator · value = Σ reduced cost · column - objective[0]`, basic columns having cost 0.
    var objective = try inTermsOfNonbasic(sum, right: 0)
    while let entering = live.dropFirst().first(where: { objective[$0] < 0 }) {
      guard let leaving = blockingRow(entering) else { return .unbounded }
      try pivot(row: leaving, column: entering, objective: &objective)
    }
    if freezing {
      // No column is negative and no reduced cost is. So the sum is minimal exactly where
      // every column of positive reduced cost is zero. Freezing fixes these.
      live.removeAll { $0 != 0 && objective[$0] > 0 }
    }
    return .optimum(-objective[0], denominator)
  }

  /// The value of a sum at the present vertex.
  func value(of sum: Sum) -> Double {
    var numerator: Int128 = 0
    for (column, weight) in sum {
      guard let row = basis.firstIndex(of: column) else { continue }
      numerator += Int128(weight) * Int128(rows[row][0])
    }
    return Double(numerator) / Double(denominator)
  }

  /// `denominator · sum` with the rows subtracted that make its basic columns disappear.
  private func inTermsOfNonbasic(_ sum: Sum, right: Int) throws -> [Int] {
    var wide = [Int128](repeating: 0, count: columnCount)
    wide[0] = Int128(right) * Int128(denominator)
    for (column, weight) in sum { wide[column] += Int128(weight) * Int128(denominator) }
    for (column, weight) in sum {
      guard let index = basis.firstIndex(of: column) else { continue }
      let row = rows[index]
      for place in live where row[place] != 0 {
        wide[place] -= Int128(weight) * Int128(row[place])
      }
    }
    return try wide.map(narrow)
  }

  /// The row whose basic column reaches zero first when the column grows.
  private func blockingRow(_ column: Int) -> Int? {
    var best: Int?
    for row in rows.indices where rows[row][column] > 0 {
      guard let current = best else {
        best = row
        continue
      }
      // right / entry compared by cross multiplication; both entries are positive.
      let mine = Int128(rows[row][0]) * Int128(rows[current][column])
      let its = Int128(rows[current][0]) * Int128(rows[row][column])
      if mine < its || (mine == its && basis[row] < basis[current]) { best = row }
    }
    return best
  }

  private mutating func pivot(row index: Int, column: Int, objective: inout [Int]) throws {
    // A negative pivot comes only from `demand`, in a row whose right side is zero.
    if rows[index][column] < 0 { for place in live { rows[index][place].negate() } }
    let pivotRow = rows[index]
    for row in rows.indices where row != index {
      try eliminate(column, from: &rows[row], using: pivotRow)
    }
    if !objective.isEmpty { try eliminate(column, from: &objective, using: pivotRow) }
    basis[index] = column
    denominator = pivotRow[column]
  }

  private func eliminate(_ column: Int, from row: inout [Int], using pivotRow: [Int]) throws {
    let pivot = pivotRow[column]
    let factor = row[column]
    // The two shortcuts only save time.
    if factor == 0, pivot == denominator { return }
    for place in live where row[place] != 0 || (factor != 0 && pivotRow[place] != 0) {
      let product =
        Int128(row[place]) * Int128(pivot) - Int128(factor) * Int128(pivotRow[place])
      if denominator == 1 {
        row[place] = try narrow(product)
      } else {
        let (quotient, remainder) = product.quotientAndRemainder(dividingBy: Int128(denominator))
        precondition(remainder == 0, "integral pivoting leaves no remainder")
        row[place] = try narrow(quotient)
      }
    }
  }

  private func narrow(_ wide: Int128) throws -> Int {
    guard let narrow = Int(exactly: wide) else { throw ArithmeticOverflow() }
    return narrow
  }
}
