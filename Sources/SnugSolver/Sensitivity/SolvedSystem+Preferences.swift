extension SolvedSystem {
  /// Applies the preferences that are not in the costs to what is still free, one after the other.
  mutating func applyLeftovers(_ direction: Direction) {
    guard !direction.rates.isEmpty, !leftover.isEmpty else { return }
    var unsettled = unsettled
    for preference in leftover where !unsettled.isEmpty && direction.moves(preference.variable) {
      apply(preference, &unsettled)
    }
  }

  /// Components are independent: a sum is best if the part of each component is best.
  private mutating func apply(_ preference: Preference, _ unsettled: inout Set<Int>) {
    for (component, entries) in entries(of: LinearExpression(preference.variable))
    where unsettled.contains(component) {
      // It starts from the face that the levels and the preferences in the costs leave.
      var face =
        narrowed[component] ?? face(of: component, above: PiecewiseLinearCosts.perturbationLevel)
      if face.canMove(entries), let target = target(of: preference, entries, on: face) {
        face.narrow(entries, to: target)
        if face.isSettled { unsettled.remove(component) }
      }
      narrowed[component] = face
    }
  }

  /// The target for the sum of a variable's symbols, without the variable's constant.
  private func target(
    of preference: Preference, _ entries: [Entry], on face: OptimalFace
  ) -> Double? {
    switch preference {
    case .near(let variable, let value):
      // Presolve removes a variable with such a preference only if it has one value or is a
      // multiple of another.
      guard let (symbol, factor, constant) = presolved.symbol(of: variable.index), let symbol
      else { return nil }
      return value - constant - factor * presolved.offset(of: symbol)
    case .least:
      let least = face.extreme(of: entries, upwards: false).value
      return least.isFinite ? least : 0
    }
  }

  func entries(of expression: LinearExpression) -> [(component: Int, entries: [Entry])] {
    var entries: [Int: [Entry]] = [:]
    for (variable, coefficient) in expanded(expression) {
      let symbol = Int(symbols[variable])
      guard symbol >= 0, componentOfSymbol[symbol] >= 0 else { continue }
      entries[Int(componentOfSymbol[symbol]), default: []].append(
        Entry(symbol: Int(indexInComponent[symbol]), coefficient: coefficient))
    }
    return entries.sorted { $0.key < $1.key }.map { (component: $0.key, entries: $0.value) }
  }

  /// An expression in variables that presolve did not remove, ascending, without constants.
  private func expanded(
    _ expression: LinearExpression
  ) -> [(variable: Int, coefficient: Double)] {
    var transforms: Set<Int> = []
    var waiting = expression.terms.map(\.variable.index)
    while let removed = waiting.popLast() {
      guard let index = presolved.transformOfVariable[removed], transforms.insert(index).inserted
      else { continue }
      waiting += presolved.transformEntries[presolved.transforms[index].terms].map(\.symbol)
    }
    // The terms of a transform are removed later, or never.
    var coefficients = Dictionary(
      uniqueKeysWithValues: expression.terms.map { ($0.variable.index, $0.coefficient) })
    for transform in transforms.sorted().map({ presolved.transforms[$0] }) {
      guard let factor = coefficients.removeValue(forKey: transform.variable) else { continue }
      for term in presolved.transformEntries[transform.terms] {
        coefficients[term.symbol, default: 0] += factor * term.coefficient
      }
    }
    return coefficients.sorted { $0.key < $1.key }.filter { $0.value != 0 }
      .map { (variable: $0.key, coefficient: $0.value) }
  }
}
