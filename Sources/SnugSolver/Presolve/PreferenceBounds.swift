/// Preferences as bounds at levels below those of all constraints, one level each: a preference
/// applies as far as earlier ones allow.
struct PreferenceBounds {
  /// The bound on each symbol of the formulation; empty without preferences. The first preference
  /// leaves its symbol one position, so later ones have no effect.
  private var bounds: [Bound?] = []
  /// The first preference about a combination of several symbols, and all after it. They are
  /// applied later, to what is still free.
  private(set) var leftover: ArraySlice<Preference>

  init(_ preferences: [Preference], of presolved: PresolvedSystem) {
    leftover = []
    if !preferences.isEmpty {
      bounds = Array(repeating: nil, count: presolved.formulation.symbolCount)
    }
    for (index, preference) in preferences.enumerated() {
      guard let (symbol, factor, constant) = presolved.symbol(of: preference.variable.index) else {
        continue
      }
      if let symbol, bounds[symbol] != nil { continue }
      guard let symbol,
        let target = preference.target(factor, constant, among: presolved.bounds[symbol]),
        target.isFinite
      else {
        leftover = preferences[index...]
        break
      }
      let level = presolved.formulation.levels.count + 1 + index
      bounds[symbol] = Bound(.equal, target, level: Int32(level))
    }
  }

  subscript(symbol: Int) -> Bound? { bounds.isEmpty ? nil : bounds[symbol] }
}

extension Preference {
  var variable: Variable {
    switch self {
    case .near(let variable, _), .least(let variable): variable
    }
  }

  /// The symbol's position at which `factor × symbol + constant` is best; `nil` if it should be
  /// minimal and no required bound limits it.
  fileprivate func target(
    _ factor: Double, _ constant: Double, among bounds: some Sequence<Bound>
  ) -> Double? {
    if case .near(_, let value) = self { return (value - constant) / factor }
    let bounds = bounds.filter {
      $0.level == 0
        && $0.relation != (factor > 0 ? .lessThanOrEqual : .greaterThanOrEqual)
    }.map(\.target)
    return factor > 0 ? bounds.max() : bounds.min()
  }
}
