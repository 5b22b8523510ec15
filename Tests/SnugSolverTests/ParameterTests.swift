@testable import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// Parameters: numbers that are given and can be changed later.
struct ParameterTests {
  private static let parcels = Seeds.parcels(of: 100, count: 16)

  @Test(arguments: parcels, [true, false])
  func `a parameter counts like the number it is`(seeds: Range<Int>, reduces: Bool) {
    for seed in seeds {
      let system = SystemGenerator.system(seed: seed)
      let expected = system.makeSolver().solve(preferring: system.preferences)
      var solver = parametrized(system, seed: seed)
      solver.usesPresolve = reduces
      let actual = solver.solve(preferring: system.preferences)
      let note = "seed \(seed):\n\(system)"
      #expect(actual.conflicts.map(\.broken) == expected.conflicts.map(\.broken), "\(note)")
      for (one, other) in zip(actual.levels, expected.levels) {
        #expect(one.violation ≈ other.violation, "level \(one.strength), \(note)")
      }
      for variable in system.variables {
        let name = "v\(variable.index), \(note)"
        let expression = LinearExpression(variable)
        #expect(actual.range(of: expression) ≈ expected.range(of: expression), "\(name)")
        #expect(actual.isAmbiguous(variable) == expected.isAmbiguous(variable), "\(name)")
        if system.isSettled(variable) {
          #expect(actual[variable] ≈ expected[variable], "\(name)")
        }
      }
    }
  }

  /// A system in which some constants are parameters; equal numbers often share one.
  private func parametrized(_ system: LinearSystem, seed: Int) -> Solver {
    var random = SeededGenerator(seed: seed)
    var solver = system.makeSolver()
    var known: [(number: Double, parameter: Variable)] = []
    for index in system.constraints.indices where random.chance(0.5) {
      let id = Solver.ConstraintID(index: index)
      var expression = solver[id].expression
      let factor = random.choose([1.0, -1, 2])
      let number = expression.constant / factor
      var parameter = known.first { $0.number == number }?.parameter
      if parameter == nil || random.chance(0.3) {
        parameter = solver.addParameter(number)
        known.append((number, parameter!))
      }
      expression.constant = 0
      expression.add(factor, times: parameter!)
      solver[id].expression = expression
    }
    return solver
  }

  @Test func `a suggested value counts as if it had been there from the start`() {
    var solver = Solver()
    let window = solver.addParameter(100)
    let label = solver.addVariable(nonnegative: true)
    let field = solver.addVariable(nonnegative: true)
    solver.add(LinearConstraint(label + field - window, .equal, strength: .required))
    solver.add(LinearConstraint(LinearExpression(label) - 40, .equal, strength: .optional(750)))
    var solution = solver.solve()
    #expect(solution[window] == 100)
    #expect(solution[field] == 60)
    solution.suggest(30, for: window)
    #expect(solution[window] == 30)
    #expect(solution[label] == 30)
    #expect(solution[field] == 0)
    #expect(solution.levels.map(\.violation) == [10])
  }

  @Test func `a parameter stays while all else is taken out`() throws {
    var solver = Solver()
    let window = solver.addParameter(200)
    var (left, width) = (LinearExpression(constant: 0), LinearExpression(window))
    var boxes: [(left: Variable, width: Variable)] = []
    for _ in 0..<20 {
      let box = (left: solver.addVariable(), width: solver.addVariable(nonnegative: true))
      boxes.append(box)
      solver.require(LinearExpression(box.left) - left - 1)
      solver.require(LinearExpression(box.width) - width + 2)
      (left, width) = (LinearExpression(box.left), LinearExpression(box.width))
    }
    let presolved = try #require(PresolvedSystem(Formulation(solver), keeping: []))
    #expect(presolved.transforms.count == 40)
    #expect(presolved.transformOfVariable[window.index] == nil)
    #expect(presolved.components().sets.isEmpty)
    // Removed variables follow the parameter without another presolve.
    for number in [200.0, 50, 40] {
      var values = [Double](repeating: 0, count: 41)
      values[window.index] = number
      presolved.postsolve(&values)
      for (depth, box) in boxes.enumerated() {
        #expect(values[box.left.index] == Double(depth + 1))
        #expect(values[box.width.index] == number - 2 * Double(depth + 1))
      }
    }
  }

  @Test func `the fields of a form become one`() throws {
    var solver = Solver()
    let window = solver.addParameter(400)
    let first = solver.addVariable(nonnegative: true)
    var fields: [Variable] = []
    for row in 0..<20 {
      let label = row == 0 ? first : solver.addVariable(nonnegative: true)
      let (left, field) = (solver.addVariable(), solver.addVariable(nonnegative: true))
      if row > 0 { solver.require(label - first) }
      solver.require(left - label - 8)
      solver.require(left + field - window + Double(row))
      solver.add(
        LinearConstraint(LinearExpression(field) - 100, .equal, strength: .optional(250)))
      fields.append(field)
    }
    let presolved = try #require(
      PresolvedSystem(Formulation(solver), keeping: [.near(fields[3], 0)]))
    #expect(presolved.components().sets == [[first.index]])
    let rows = presolved.rows.indices.filter { presolved.firstUnknown(of: $0) != nil }
    #expect(rows.count == 1)
    let row = try #require(rows.first)
    let symbol = presolved.formulation.variableCount + row
    // Each field is at least zero and would like to be a hundred.
    #expect(presolved.bounds[symbol].count == 40)
    var values = [Double](repeating: 0, count: solver.isNonnegative.count)
    values[window.index] = 400
    values[first.index] = 70
    presolved.postsolve(&values)
    let position = presolved.rows[row].reduce(presolved.offsets[row]) {
      $0 + $1.coefficient * values[$1.symbol]
    }
    for (number, field) in fields.enumerated() {
      #expect(values[field.index] == 400 - 70 - 8 - Double(number))
      let found = try #require(presolved.symbol(of: field.index))
      #expect(found.symbol == symbol)
      #expect(found.factor * position + found.constant == values[field.index])
      let target = presolved.bounds[symbol].first { $0.source == .domain(field) }?.target
      #expect(target.map { found.factor * $0 + found.constant } == 0)
    }
  }

  @Test func `a parameter does not connect the components that share it`() throws {
    var solver = Solver()
    let window = solver.addParameter(300)
    for _ in 0..<5 {
      let (one, other) = (
        solver.addVariable(nonnegative: true), solver.addVariable(nonnegative: true)
      )
      let third = solver.addVariable(nonnegative: true)
      solver.require(one + other + LinearExpression(third) - LinearExpression(window))
    }
    for usesPresolve in [true, false] {
      solver.usesPresolve = usesPresolve
      let components = try #require(SolvedSystem(solver, without: [])).components
      // Three variables and their sum.
      #expect(components.indices.map { components.count(of: $0) } == [4, 4, 4, 4, 4])
    }
  }
}

extension Solver {
  fileprivate mutating func require(_ expression: LinearExpression) {
    add(LinearConstraint(expression, .equal, strength: .required))
  }
}
