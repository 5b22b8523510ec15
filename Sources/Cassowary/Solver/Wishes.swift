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
      let (holder, factor, constant) = reduction.holder(of: preference.variable.index)
      if let step = reduction.stepOfVariable[holder] {
        if reduction.steps[step].terms.isEmpty { continue }
        leftover = preferences[index...]
        break
      }
      guard
        let target = preference.target(factor, constant, among: reduction.demands[holder])
      else {
        leftover = preferences[index...]
        break
      }
      var demand = Demand(
        constraint: nil, strength: .required, relation: .equal, target: target,
        weight: abs(factor))
      demand.level = level
      demands.append((holder, demand))
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
