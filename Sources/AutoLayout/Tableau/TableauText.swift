import Cassowary
import Geometry

/// A solver's tableau as text, one section for each property.
///
/// Symbols are in the solver's order, so that the same system always gives the same text.
struct TableauText {
  private let solution: Solution
  private let tableau: Tableau
  private let variableNames: [String]
  private let constraintName: (Solver.ConstraintID) -> String
  private var symbolNames: [String] = []
  /// The symbols whose names are abbreviated.
  private var abbreviated: [Int] = []

  init(
    _ solution: Solution, variable: (Variable) -> String,
    constraint: @escaping (Solver.ConstraintID) -> String
  ) {
    self.solution = solution
    tableau = solution.tableau
    variableNames = solution.variables.map(variable)
    constraintName = constraint
    var uses: [String: Int] = [:]
    for (index, symbol) in tableau.symbols.enumerated() {
      let terms = symbol.definition
      guard !symbol.isVariable else {
        symbolNames.append(variableNames[terms[0].symbol])
        continue
      }
      let shown = terms.count > Self.longest ? terms.prefix(Self.longest - 1) : terms[...]
      var name = NumberText.sum(shown) { variableNames[$0] }
      if shown.count < terms.count {
        abbreviated.append(index)
        name += " + \(terms.count - shown.count) more"
        uses[name, default: 0] += 1
        if let use = uses[name], use > 1 { name += ", no. \(use)" }
      }
      symbolNames.append("(\(name))")
    }
  }

  /// The greatest number of variables in the name of a combination.
  private static let longest = 4

  var text: String {
    var sections = [counts, removals]
    if !abbreviated.isEmpty { sections.append(abbreviations) }
    if !tableau.symbols.isEmpty { sections += [bounds, nonbasic, basic] }
    return sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var counts: [String] {
    let symbols = tableau.symbols.count
    let rows = tableau.symbols.count { $0.row != nil }
    var lines = [
      solution.solver.constraints.count.counting("constraint") + " on "
        + variableNames.count.counting("variable")
        + "; presolve removed \(tableau.removals.count) of them",
      symbols == 0
        ? "nothing left for the tableau"
        : symbols.counting("symbol") + " left in " + tableau.componentCount.counting("component")
          + ": \(symbols - rows) nonbasic, "
          + (rows == 0 ? "none basic; " : "\(rows) basic, a row each; ")
          + solution.pivotCount.counting("pivot"),
    ]
    for constraint in solution.droppedConstraints {
      lines.append("left out because of a conflict: \(constraintName(constraint))")
    }
    if tableau.narrowedCount > 0 {
      lines.append(
        "tie-breaks from \(tableau.firstLeftover + 1) on were applied afterwards, to "
          + tableau.narrowedCount.counting("component"))
    }
    return lines
  }

  private var removals: [String] {
    let rows = tableau.removals.map { removal in
      [
        variableNames[removal.variable],
        "= " + NumberText.sum(removal.terms, plus: removal.constant) { variableNames[$0] },
        removal.terms.isEmpty
          ? "" : NumberText.length(solution[solution.variables[removal.variable]]),
        removal.constraint.map(constraintName) ?? "",
      ]
    }
    return ["removed by presolve, in this order"]
      + table(["variable", "is", "value", "because of"], rows)
  }

  private var abbreviations: [String] {
    let rows = abbreviated.map { symbol in
      [
        symbolNames[symbol],
        "= " + NumberText.sum(tableau.symbols[symbol].definition) { variableNames[$0] },
      ]
    }
    return ["abbreviated symbols"] + table(["symbol", "is"], rows)
  }

  private var bounds: [String] {
    var rows: [[String]] = []
    for (symbol, name) in zip(tableau.symbols, symbolNames) {
      for (index, bound) in symbol.bounds.enumerated() {
        let relation = Constraint.Relation.allCases.first { $0.linear == bound.relation }!
        let cause =
          switch bound.source {
          case .constraint(let id): constraintName(id)
          case .domain where symbol.component == nil: "its value is given"
          case .domain(let owner): "the domain of \(variableNames[owner.index])"
          case nil: text(of: solution.preferences[tieBreak(Int(bound.level)) - 1])
          }
        rows.append([
          index == 0 ? name : "", "\(relation.rawValue) \(NumberText.length(bound.target))",
          level(Int(bound.level)), bound.weight == 1 ? "" : NumberText.factor(bound.weight), cause,
        ])
      }
      if symbol.bounds.isEmpty { rows.append([name, "none", "", "", ""]) }
    }
    return ["bounds, constants moved to the right"]
      + table(["symbol", "bound", "priority", "weight", "because of"], rows)
  }

  private var nonbasic: [String] {
    ["nonbasic symbols: all others follow from their positions"]
      + positions { $0.row == nil }
  }

  private var basic: [String] {
    let rows = zip(tableau.symbols, symbolNames).compactMap { symbol, name in
      symbol.row.map { row in [name, "= " + NumberText.sum(row) { symbolNames[$0] }] }
    }
    guard !rows.isEmpty else { return ["basic symbols", "  none"] }
    return ["basic symbols: their rows give their positions"] + table(["symbol", "row"], rows) + [
      ""
    ]
      + positions { $0.row != nil }
  }

  private func positions(where isMeant: (Tableau.Symbol) -> Bool) -> [String] {
    let rows = zip(tableau.symbols, symbolNames).filter { isMeant($0.0) }.map { symbol, name in
      [
        name, symbol.component.map { "\($0 + 1)" } ?? "", NumberText.length(symbol.position),
        NumberText.range(symbol.interval.lower, symbol.interval.upper),
        text(of: symbol.multiplier), cost(of: symbol),
      ]
    }
    return table(["symbol", "component", "position", "range", "multiplier", "cost"], rows)
  }

  private func table(_ header: [String], _ rows: [[String]]) -> [String] {
    rows.isEmpty ? ["  none"] : TextTable(header: header, rows: rows).lines.map { "  " + $0 }
  }

  /// Breakpoints from left to right, with the cost of a step to the right between them. ‖ is
  /// a required bound, and brackets mark the symbol's position.
  private func cost(of symbol: Tableau.Symbol) -> String {
    var texts: [String] = []
    for index in 0...2 * symbol.breakpoints.count {
      let text: String
      if index % 2 == 1 {
        text = NumberText.length(symbol.breakpoints[index / 2])
      } else if let slope = symbol.slopes[index / 2] {
        text = self.text(of: slope, zero: "free")
      } else {
        continue
      }
      texts.append(index == symbol.status ? "[\(text)]" : text)
    }
    return (symbol.slopes[0] == nil ? "‖ " : "") + texts.joined(separator: " | ")
      + (symbol.slopes[symbol.breakpoints.count] == nil ? " ‖" : "")
  }

  private func text(of values: [Tableau.LevelValue], zero: String = "0") -> String {
    values.isEmpty
      ? zero
      : values.map { "\(level($0.level)): \(NumberText.factor($0.value))" }.joined(separator: ", ")
  }

  private func text(of preference: Preference) -> String {
    switch preference {
    case .near(let variable, let value):
      "\(variableNames[variable.index]) near \(NumberText.length(value))"
    case .least(let variable): "\(variableNames[variable.index]) least"
    }
  }

  /// A level's strength. The levels of preferences have none and are numbered.
  private func level(_ level: Int) -> String {
    if level == 0 { return "required" }
    if level <= tableau.strengths.count { return NumberText.length(tableau.strengths[level - 1]) }
    return "tie-break \(tieBreak(level))"
  }

  private func tieBreak(_ level: Int) -> Int { level - tableau.strengths.count }
}
