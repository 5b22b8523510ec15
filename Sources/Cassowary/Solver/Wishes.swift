/// Preferences as demands of levels of their own, below all levels of the constraints: each is
/// heeded as far as those before it allow.
struct Wishes {
  /// What is wished of symbols of the formulation, ordered by symbol.
  private(set) var demands: [(symbol: Int, demand: Demand)] = []
  /// The preferences from the first one on that is about a combination of several symbols; they are
  /// settled afterwards, if anything is still free by then.
  private(set) var leftover: ArraySlice<Preference>

  init(_ preferences: [Preference], of reduction: Reduction) {
    var level = Int32(reduction.formulation.levels.count)
    leftover = []
    for (index, preference) in preferences.enumerated() {
      level += 1
      guard let (symbol, factor, constant) = reduction.symbol(of: preference.variable.index) else {
        // It depends on no unknown, or on several.
        if reduction.isCombination(preference.variable.index) {
          leftover = preferences[index...]
          break
        }
        continue
      }
      guard
        let target = preference.target(factor, constant, among: reduction.demands[symbol])
      else {
        leftover = preferences[index...]
        break
      }
      var demand = Demand(
        constraint: nil, strength: .required, level: level, relation: .equal, target: target)
      demand = demand.divided(by: 1 / abs(factor))
      demand.target = target
      demands.append((symbol, demand))
    }
    demands.sort { ($0.symbol, $0.demand.level) < ($1.symbol, $1.demand.level) }
  }
}

extension Preference {
  var variable: Variable {
    switch self {
    case .near(let variable, _), .least(let variable): variable
    }
  }

  /// Where `factor × symbol + constant` is best; `nil` when that is wherever it is least, and nothing
  /// required of the symbol itself says how far that may be.
  fileprivate func target(
    _ factor: Double, _ constant: Double, among demands: some Sequence<Demand>
  ) -> Double? {
    if case .near(_, let value) = self { return (value - constant) / factor }
    let bounds = demands.filter {
      $0.level == 0
        && $0.relation != (factor > 0 ? .lessThanOrEqual : .greaterThanOrEqual)
    }.map(\.target)
    return factor > 0 ? bounds.max() : bounds.min()
  }
}
