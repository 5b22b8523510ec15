/// A part of the system that shares no unknown with the rest, and is solved by itself.
struct Component {
  /// The variables and combinations of the formulation that are this component's, ascending: the
  /// simplex's symbols are their places in this list.
  let symbols: [Int]
  private var demands: [[Demand]]
  private(set) var simplex: Simplex
  /// What each level came to, highest first.
  private(set) var levels: [SolvedLevel] = []
  /// The optimal face before any preference narrowed it, at a point in its relative interior.
  private(set) var face: Simplex
  /// Whether nothing is left for preferences to settle.
  private(set) var isSettled = false

  struct SolvedLevel {
    var strength: Double
    var violation: Double
    /// The proof of a violation, by symbol of the formulation; empty when there is none.
    var multipliers: [Tableau.Entry]
    /// What the higher levels left free; `nil` when this level costs nothing.
    var before: Simplex?
  }

  init(variables: [Int], rows: [Int], of reduction: Reduction, localIndex: [Int]) {
    let formulation = reduction.formulation
    symbols = variables + rows.map { $0 + formulation.variableCount }
    demands = symbols.map { symbol in
      let offset =
        symbol < formulation.variableCount
        ? 0 : reduction.offsets[symbol - formulation.variableCount]
      return reduction.demands[symbol].map { demand in
        var demand = demand
        demand.target -= offset
        return demand
      }
    }
    // Starting where the strongest wish of a variable wants it, most levels have nothing to do.
    let wishes = demands.prefix(variables.count).map { demands in
      demands.filter { $0.strength < .required }.max { $0.strength < $1.strength }
        ?? demands.first
    }
    simplex = Simplex(
      positions: wishes.map { $0?.target ?? 0 }, tolerance: formulation.tolerance)
    for row in rows {
      _ = simplex.addBasicSymbol(
        reduction.rows[row].map {
          Tableau.Entry(symbol: localIndex[$0.symbol], coefficient: $0.coefficient)
        })
    }
    face = simplex
  }

  /// Satisfies the required demands; `false` when they cannot all hold.
  mutating func satisfyRequirements() -> Bool {
    _ = minimize(
      .required,
      of: demands.indices.filter { symbol in
        demands[symbol].contains { $0.strength == .required }
      })
    return demands.indices.allSatisfy { symbol in
      demands[symbol].allSatisfy { demand in
        demand.strength < .required
          || demand.violation(at: simplex.positions[symbol])
            <= 4 * demand.weight * simplex.tolerance.length
      }
    }
  }

  /// Minimises one optional level after the other, highest first.
  mutating func minimizeLevels() {
    var pricedAt: [Strength: [Int]] = [:]
    for symbol in demands.indices {
      for strength in Set(demands[symbol].map(\.strength)) {
        pricedAt[strength, default: []].append(symbol)
      }
    }
    for strength in pricedAt.keys.sorted(by: >) {
      guard case .optional(let level) = strength else { continue }
      let priced = pricedAt[strength] ?? []
      let before = simplex
      let multipliers = minimize(strength, of: priced)
      let violation = violation(at: strength, of: priced)
      let isPaid = violation > simplex.tolerance.length
      levels.append(
        SolvedLevel(
          strength: level, violation: isPaid ? violation : 0,
          multipliers: isPaid
            ? multipliers.map {
              Tableau.Entry(symbol: symbols[$0.symbol], coefficient: $0.coefficient)
            } : [],
          before: isPaid ? before : nil))
    }
    face = simplex
    face.moveToRelativeInterior()
    isSettled = face.isSettled
  }

  /// Minimises a level by the symbols it demands something of.
  private mutating func minimize(_ strength: Strength, of priced: [Int]) -> [Tableau.Entry] {
    simplex.minimize(
      priced.map { symbol in
        var penalty = Penalty()
        for demand in demands[symbol] where demand.strength == strength {
          penalty.add(demand, simplex.tolerance)
        }
        return (symbol, penalty)
      })
  }

  private func violation(at strength: Strength, of priced: [Int]) -> Double {
    priced.reduce(0) { total, symbol in
      demands[symbol].reduce(total) {
        $1.strength == strength ? $0 + $1.violation(at: simplex.positions[symbol]) : $0
      }
    }
  }

  /// Settles what is free by a wish about a combination of this component's symbols.
  mutating func prefer(
    _ combination: [Tableau.Entry], _ relation: LinearConstraint.Relation, _ target: Double
  ) {
    let symbol = simplex.symbol(for: combination)
    guard simplex.canMove(symbol) else { return }
    _ = simplex.minimize([(symbol, Penalty(relation, target, simplex.tolerance))])
    isSettled = simplex.isSettled
  }
}

extension Simplex {
  /// Minimises one level and narrows the boxes to its face; returns the proof.
  mutating func minimize(_ penalties: [(symbol: Int, penalty: Penalty)]) -> [Tableau.Entry] {
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
    return !tableau.isBasic[symbol]
      || tableau.rows[symbol].contains { !isFixed($0.symbol) }
  }
}
