/// The text of ``Solution/tableauDescription(variable:constraint:)``, a section a property.
///
/// Symbols are told part by part, in the order of the solver, so that the same system always has
/// the same text.
struct TableauDescription {
  private let solution: Solution
  private let system: SolvedSystem
  private let variableNames: [String]
  private let constraintNames: [String]
  /// By symbol of the simplex.
  private let symbolNames: [String]
  /// The symbols whose names do not tell all, since they are long.
  private let abridged: [Int]
  private let multipliers: [LevelVector]

  init(
    _ solution: Solution, variable: (Variable) -> String,
    constraint: (Solver.ConstraintID) -> String
  ) {
    let system = solution.system
    let variables = solution.values.indices.map { variable(Variable(index: $0)) }
    var names: [String] = []
    var abridged: [Int] = []
    var uses: [String: Int] = [:]
    for (symbol, origin) in system.origins.enumerated() {
      let row = Int(origin) - variables.count
      guard row >= 0 else {
        names.append(variables[Int(origin)])
        continue
      }
      let entries = system.presolved.rows[row]
      let shown = entries.count > Self.longest ? entries.prefix(Self.longest - 1) : entries
      var name = Wording.sum(shown) { variables[$0] }
      if shown.count < entries.count {
        abridged.append(symbol)
        name += " + \(entries.count - shown.count) more"
        uses[name, default: 0] += 1
        if let use = uses[name], use > 1 { name += ", the \(use)." }
      }
      names.append("(\(name))")
    }
    self.solution = solution
    self.system = system
    variableNames = variables
    constraintNames = solution.solver.constraints.indices.map {
      constraint(Solver.ConstraintID(index: $0))
    }
    symbolNames = names
    self.abridged = abridged
    multipliers = system.dual.multipliers(of: Array(system.origins.indices))
  }

  /// How many variables are named in the name of a combination.
  private static let longest = 4

  var text: String {
    var sections = [counts, takenOut]
    if !abridged.isEmpty { sections.append(longNames) }
    if !system.origins.isEmpty { sections += [bounds, parametric, basic] }
    return sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var counts: [String] {
    let symbols = system.origins.count
    let rows = system.dual.basis.rows.count
    var lines = [
      Wording.count(solution.solver.constraints.count, "constraint") + " on "
        + Wording.count(variableNames.count, "variable")
        + "; \(system.presolved.transforms.count) of them taken out",
      symbols == 0
        ? "nothing left for the tableau"
        : Wording.count(symbols, "symbol") + " left in "
          + Wording.count(system.parts.count, "part")
          + ": \(symbols - rows) parametric, "
          + (rows == 0 ? "none basic; " : "\(rows) basic, a row each; ")
          + Wording.count(system.dual.basis.pivotCount, "pivot"),
    ]
    for constraint in solution.dropped.sorted() {
      lines.append("given up, as it conflicts: \(constraintNames[constraint])")
    }
    if !system.narrowed.isEmpty {
      lines.append(
        "\(Wording.count(system.narrowed.count, "part")) settled afterwards, by tie-break "
          + "\(system.leftover.startIndex + 1) and those behind it")
    }
    return lines
  }

  /// The steps of presolve.
  private var takenOut: [String] {
    let presolved = system.presolved
    var table = TextColumns("variable", "is", "value", "by")
    for step in presolved.transforms {
      let equality = presolved.formulation.bounds[step.source].first {
        $0.isRequired && $0.relation == .equal
      }
      table.add(
        variableNames[step.variable],
        "= "
          + Wording.sum(presolved.transformEntries[step.terms], plus: step.constant) {
            variableNames[$0]
          },
        step.terms.isEmpty ? "" : Wording.length(solution.values[step.variable]),
        equality?.constraint.map { constraintNames[$0] } ?? "")
    }
    return ["taken out, in this order: what required equalities determine"] + table.lines
  }

  private var longNames: [String] {
    var table = TextColumns("symbol", "is")
    for symbol in abridged {
      let row = Int(system.origins[symbol]) - variableNames.count
      table.add(
        symbolNames[symbol],
        "= " + Wording.sum(system.presolved.rows[row]) { variableNames[$0] })
    }
    return ["long names: what is abridged below"] + table.lines
  }

  /// What is asked of the symbols that are left, constants brought to the right side.
  private var bounds: [String] {
    let presolved = system.presolved
    let wanted = PreferenceBounds(solution.preferences, of: presolved)
    var table = TextColumns("symbol", "is asked to be", "at", "weight", "by")
    for symbol in order {
      let origin = Int(system.origins[symbol])
      var name = symbolNames[symbol]
      func add(_ bound: Bound, by author: String) {
        let sign =
          switch bound.relation {
          case .lessThanOrEqual: "<="
          case .equal: "=="
          case .greaterThanOrEqual: ">="
          }
        table.add(
          name, "\(sign) \(Wording.length(bound.target - presolved.offset(of: origin)))",
          level(bound.level), bound.weight == 1 ? "" : Wording.factor(bound.weight), author)
        name = ""
      }
      guard system.partOfSymbol[symbol] >= 0 else {
        add(Bound(domainOf: origin, .equal, system.position(of: symbol)), by: "being given")
        continue
      }
      for bound in presolved.bounds[origin] {
        let domain = bound.owner.map { "the domain of \(variableNames[$0])" }
        add(bound, by: bound.constraint.map { constraintNames[$0] } ?? domain ?? "")
      }
      if let wish = wanted[origin] {
        add(wish, by: words(for: solution.preferences[tieBreak(wish.level) - 1]))
      }
      if !name.isEmpty { table.add(name, "anything", "", "", "") }
    }
    return ["asked of what is left, constants moved to the right"] + table.lines
  }

  private var parametric: [String] {
    ["parametric symbols: these stand where they are, all else follows"]
      + table(of: order.filter { !system.dual.basis.isBasic[$0] }).lines
  }

  private var basic: [String] {
    let symbols = order.filter { system.dual.basis.isBasic[$0] }
    guard !symbols.isEmpty else { return ["basic symbols", "  none"] }
    var rows = TextColumns("symbol", "row")
    var basis = system.dual.basis
    for symbol in symbols {
      rows.add(
        symbolNames[symbol],
        "= " + Wording.sum(basis.row(of: symbol)) { symbolNames[$0] })
    }
    return ["basic symbols: these follow from the parametric ones"] + rows.lines + [""]
      + table(of: symbols).lines
  }

  /// Where symbols are, where else they could be, and what keeps them there.
  private func table(of symbols: [Int]) -> TextColumns {
    var table = TextColumns("symbol", "part", "at", "free in", "multiplier", "price")
    for symbol in symbols {
      let part = Int(system.partOfSymbol[symbol])
      let interval = system.dual.interval(of: symbol, above: system.preferenceLevel)
      table.add(
        symbolNames[symbol], part < 0 ? "" : "\(part + 1)",
        Wording.length(system.position(of: symbol)), Wording.range(interval.lower, interval.upper),
        words(for: multipliers[symbol]), price(of: symbol))
    }
    return table
  }

  /// What is given, then part by part.
  private var order: [Int] {
    system.origins.indices.filter { system.partOfSymbol[$0] < 0 }
      + system.parts.indices.flatMap { system.members(of: $0) }
  }

  /// The axis of a symbol from left to right: stops, and between them what a step to the right
  /// costs. ‖ is a wall, and what is in brackets is where the symbol is.
  private func price(of symbol: Int) -> String {
    let costs = system.dual.costs
    let position = system.position(of: symbol)
    let tolerance = costs.tolerance
    let stops = (0..<costs.breakpointCount(symbol)).map { costs.breakpoint($0, of: symbol) }
    let here =
      stops.firstIndex { tolerance.areEqual($0, position) }.map { .breakpoint($0) }
      ?? DualSimplex.Status.segment(stops.count { $0 < position })
    var places: [String] = []
    var isWalled = (below: false, above: false)
    for index in 0...(2 * stops.count) {
      let place = DualSimplex.Status(index: Int32(index))
      if costs.isBeyondHardBound(place, of: symbol), !place.isBreakpoint {
        if index == 0 { isWalled.below = true } else { isWalled.above = true }
        continue
      }
      let text =
        place.isBreakpoint
        ? Wording.length(stops[place.number])
        : words(for: costs.slope(place.number, of: symbol), zero: "free")
      places.append(place == here ? "[\(text)]" : text)
    }
    return (isWalled.below ? "‖ " : "") + places.joined(separator: " | ")
      + (isWalled.above ? " ‖" : "")
  }

  private func words(for vector: LevelVector, zero: String = "0") -> String {
    guard !vector.isZero else { return zero }
    return (0..<vector.count).map {
      "\(level(vector[$0].level)): \(Wording.factor(vector[$0].value))"
    }.joined(separator: ", ")
  }

  private func words(for preference: Preference) -> String {
    switch preference {
    case .near(let variable, let value):
      "\(variableNames[variable.index]) near \(Wording.length(value))"
    case .least(let variable): "\(variableNames[variable.index]) least"
    }
  }

  /// A level by its strength; those of preferences have none and are counted.
  private func level(_ level: Int32) -> String {
    let strengths = system.presolved.formulation.levels
    if level == 0 { return "required" }
    if level <= strengths.count { return Wording.length(strengths[Int(level) - 1]) }
    return "tie-break \(tieBreak(level))"
  }

  /// Which preference a level is that of, counted from one.
  private func tieBreak(_ level: Int32) -> Int {
    Int(level) - system.presolved.formulation.levels.count
  }
}
