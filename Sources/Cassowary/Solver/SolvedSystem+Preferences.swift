extension SolvedSystem {
  /// Settles by the preferences that are left over what is still free, one after the other.
  mutating func settleLeftovers(_ motion: Motion) {
    guard !motion.speeds.isEmpty, !leftover.isEmpty else { return }
    var unsettled: Set<Int> = []
    for part in parts.indices
    where parts[part].contains(where: {
      !dual.tableau.isBasic(Int($0)) && !dual.isBoxed(Int($0), above: .max)
    }) {
      unsettled.insert(part)
    }
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
      guard let (symbol, factor, constant) = reduction.symbol(of: variable.index) else { return }
      let own = Int(symbols[symbol])
      guard own >= 0, unsettled.contains(Int(partOfSymbol[own])) else { return }
      let entry = Tableau.Entry(symbol: Int(placeInPart[own]), coefficient: 1)
      prefer(
        [entry], .equal, (value - constant) / factor - reduction.offset(of: symbol),
        in: Int(partOfSymbol[own]), &unsettled)
    case .least(let variable):
      // The least sum over independent parts is the sum of what is least in each.
      for (part, entries) in entries(of: LinearExpression(variable)) where unsettled.contains(part)
      {
        // Most are settled by what came before, and a combination may be long.
        narrow(part)
        guard let face = narrowed[part], entries.contains(where: { face.canMove($0.symbol) }) else {
          continue
        }
        let least = face.least(entries)
        prefer(entries, least == nil ? .equal : .lessThanOrEqual, least ?? 0, in: part, &unsettled)
      }
    }
  }

  /// Begins to narrow what the levels and the other preferences left of a part.
  private mutating func narrow(_ part: Int) {
    if narrowed[part] == nil {
      narrowed[part] =
        dual.face(of: members(of: part), above: .max, localIndex: &localIndex).simplex
    }
  }

  private mutating func prefer(
    _ combination: [Tableau.Entry], _ relation: LinearConstraint.Relation, _ target: Double,
    in part: Int, _ unsettled: inout Set<Int>
  ) {
    narrow(part)
    guard var face = narrowed[part] else { return }
    narrowed[part] = nil
    let symbol = face.symbol(for: combination)
    if face.canMove(symbol) {
      _ = face.minimize([(symbol, LevelPenalty(relation, target, face.tolerance))])
      if face.isSettled { unsettled.remove(part) }
    }
    narrowed[part] = face
  }

  /// An expression in the symbols of the parts it depends on, constants left aside.
  func entries(of expression: LinearExpression) -> [(part: Int, entries: [Tableau.Entry])] {
    var coefficients: [Int: Double] = [:]
    for term in expression.terms {
      for entry in expanded(term.variable.index) {
        coefficients[entry.symbol, default: 0] += term.coefficient * entry.coefficient
      }
    }
    var entries: [Int: [Tableau.Entry]] = [:]
    for (variable, coefficient) in coefficients.sorted(by: { $0.key < $1.key })
    where coefficient != 0 {
      let symbol = Int(symbols[variable])
      guard symbol >= 0, partOfSymbol[symbol] >= 0 else { continue }
      entries[Int(partOfSymbol[symbol]), default: []].append(
        Tableau.Entry(symbol: Int(placeInPart[symbol]), coefficient: coefficient))
    }
    return entries.sorted { $0.key < $1.key }.map { (part: $0.key, entries: $0.value) }
  }

  /// A variable as a combination of variables that were not taken out, constants left aside.
  private func expanded(_ variable: Int) -> [Tableau.Entry] {
    guard reduction.stepOfVariable[variable] != nil else {
      return [Tableau.Entry(symbol: variable, coefficient: 1)]
    }
    // The terms of a step were still there when it was taken: they are taken out later, or never.
    // So the steps are walked in their order, each once.
    var coefficients: [Int: Double] = [variable: 1]
    var waiting = MinimumHeap<Int>()
    if let step = reduction.stepOfVariable[variable] { waiting.insert(step) }
    while let index = waiting.popMinimum() {
      let step = reduction.steps[index]
      guard let factor = coefficients.removeValue(forKey: step.variable) else { continue }
      for term in reduction.stepEntries[step.terms] {
        coefficients[term.symbol, default: 0] += factor * term.coefficient
        if let next = reduction.stepOfVariable[term.symbol] { waiting.insert(next) }
      }
    }
    return coefficients.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map {
      Tableau.Entry(symbol: $0.key, coefficient: $0.value)
    }
  }
}

extension Simplex {
  /// Minimises one level and narrows the boxes to its face; returns the proof.
  mutating func minimize(_ penalties: [(symbol: Int, penalty: LevelPenalty)]) -> [Tableau.Entry] {
    var minimizer = LevelMinimizer(self, penalties: penalties)
    minimizer.minimize()
    self = minimizer.simplex
    return minimizer.multipliers
  }

  /// The symbol that stands for a combination; a new one, unless it is a symbol already.
  mutating func symbol(for combination: [Tableau.Entry]) -> Int {
    combination.count == 1 && combination[0].coefficient == 1
      ? combination[0].symbol : addBasicSymbol(combination)
  }

  /// Whether a symbol could have another position, as far as its row tells.
  func canMove(_ symbol: Int) -> Bool {
    guard !isFixed(symbol) else { return false }
    return !tableau.isBasic(symbol)
      || tableau.row(of: symbol).contains { !isFixed($0.symbol) }
  }
}
