extension SolvedSystem {
  /// Settles by the preferences that are left over what is still free, one after the other.
  mutating func settleLeftovers(_ motion: Motion) {
    guard !motion.speeds.isEmpty, !leftover.isEmpty else { return }
    var unsettled = unsettled
    for preference in leftover where !unsettled.isEmpty && motion.moves(preference.variable) {
      settle(preference, &unsettled)
    }
  }

  /// Settles what is free by one preference.
  private mutating func settle(_ preference: Preference, _ unsettled: inout Set<Int>) {
    switch preference {
    case .near(let variable, let value):
      // A variable with a preference of its own is taken out only where it has one value, or is a
      // multiple of another.
      guard let (symbol, factor, constant) = presolved.symbol(of: variable.index) else { return }
      let own = Int(symbols[symbol])
      guard own >= 0, unsettled.contains(Int(partOfSymbol[own])) else { return }
      let part = Int(partOfSymbol[own])
      narrow(part)
      guard let face = narrowed[part] else { return }
      settle(
        face.simplex.basis.definition(of: face.symbol(ofMember: Int(placeInPart[own]))), in: part,
        at: (value - constant) / factor - presolved.offset(of: symbol), &unsettled)
    case .least(let variable):
      // The least sum over independent parts is the sum of what is least in each.
      for (part, entries) in entries(of: LinearExpression(variable)) where unsettled.contains(part)
      {
        narrow(part)
        guard var face = narrowed[part], face.canMove(entries) else { continue }
        let least = face.extreme(of: entries, upwards: false).value
        settle(entries, in: part, at: least.isFinite ? least : 0, &unsettled)
      }
    }
  }

  /// Begins to narrow what the levels and the other preferences left of a part.
  private mutating func narrow(_ part: Int) {
    if narrowed[part] == nil {
      narrowed[part] = face(of: part, above: PiecewiseLinearCosts.perturbationLevel)
    }
  }

  private mutating func settle(
    _ combination: [Entry], in part: Int, at target: Double, _ unsettled: inout Set<Int>
  ) {
    guard var face = narrowed[part], face.canMove(combination) else { return }
    narrowed[part] = nil
    face.narrow(combination, to: target)
    if face.isSettled { unsettled.remove(part) }
    narrowed[part] = face
  }

  /// An expression in the symbols of the parts it depends on, constants left aside.
  func entries(of expression: LinearExpression) -> [(part: Int, entries: [Entry])] {
    var coefficients: [Int: Double] = [:]
    for term in expression.terms {
      for entry in expanded(term.variable.index) {
        coefficients[entry.symbol, default: 0] += term.coefficient * entry.coefficient
      }
    }
    var entries: [Int: [Entry]] = [:]
    for (variable, coefficient) in coefficients.sorted(by: { $0.key < $1.key })
    where coefficient != 0 {
      let symbol = Int(symbols[variable])
      guard symbol >= 0, partOfSymbol[symbol] >= 0 else { continue }
      entries[Int(partOfSymbol[symbol]), default: []].append(
        Entry(symbol: Int(placeInPart[symbol]), coefficient: coefficient))
    }
    return entries.sorted { $0.key < $1.key }.map { (part: $0.key, entries: $0.value) }
  }

  /// A variable as a combination of variables that were not taken out, constants left aside.
  private func expanded(_ variable: Int) -> [Entry] {
    guard presolved.transformOfVariable[variable] != nil else {
      return [Entry(symbol: variable, coefficient: 1)]
    }
    // The terms of a step were still there when it was taken: they are taken out later, or never.
    // So the steps are walked in their order, each once.
    var coefficients: [Int: Double] = [variable: 1]
    var waiting = MinimumHeap<Int>()
    if let step = presolved.transformOfVariable[variable] { waiting.insert(step) }
    while let index = waiting.popMinimum() {
      let step = presolved.transforms[index]
      guard let factor = coefficients.removeValue(forKey: step.variable) else { continue }
      for term in presolved.transformEntries[step.terms] {
        coefficients[term.symbol, default: 0] += factor * term.coefficient
        if let next = presolved.transformOfVariable[term.symbol] { waiting.insert(next) }
      }
    }
    return coefficients.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map {
      Entry(symbol: $0.key, coefficient: $0.value)
    }
  }
}
