/// The position of a symbol, and the distance at which it still counts as equal to a target.
struct Location {
  let position: Double
  let closeness: Double

  /// - Parameter closeness: that of a variable; the sum that a row is may be off by more.
  init(of symbol: Int, in formulation: Formulation, at values: [Double], _ closeness: Double) {
    guard symbol >= formulation.variableCount else {
      (position, self.closeness) = (values[symbol], closeness)
      return
    }
    var position = 0.0
    var reach = 0.0
    for entry in formulation.combinations[symbol - formulation.variableCount] {
      position += entry.coefficient * values[entry.symbol]
      reach += abs(entry.coefficient * values[entry.symbol])
    }
    self.position = position
    self.closeness = max(closeness, Tolerance.position * reach)
  }

  func violates(_ bound: Bound) -> Bool {
    bound.level > 0 && bound.violation(at: position) > bound.weight * closeness
  }
}
