/// Preferences as bounds of levels of their own, below all levels of the constraints: each is
/// heeded as far as those before it allow.
struct PreferenceBounds {
  private var bounds: [Bound] = []
  /// The bound on each symbol of the formulation. There is one at most: a preference leaves its
  /// symbol one position, so no later one has a say about it.
  private var ofSymbol = IndexMap(count: 0)
  /// The preferences from the first one on that is about a combination of several symbols; they are
  /// settled afterwards, if anything is still free by then.
  private(set) var leftover: ArraySlice<Preference>

  init(_ preferences: [Preference], of reduction: Reduction) {
    var level = Int32(reduction.formulation.levels.count)
    leftover = []
    if !preferences.isEmpty { ofSymbol = IndexMap(count: reduction.formulation.symbolCount) }
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
      if ofSymbol[symbol] != nil { continue }
      guard
        let target = preference.target(factor, constant, among: reduction.bounds[symbol])
      else {
        leftover = preferences[index...]
        break
      }
      ofSymbol[symbol] = bounds.count
      bounds.append(
        Bound(constraint: nil, strength: .required, level: level, relation: .equal, target: target)
      )
    }
  }

  /// What is wished of a symbol of the formulation.
  subscript(symbol: Int) -> Bound? {
    bounds.isEmpty ? nil : ofSymbol[symbol].map { bounds[$0] }
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
