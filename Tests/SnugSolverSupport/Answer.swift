public import SnugSolver
import Testing

/// The answer of any solver to a system, so that one check works for all solvers.
public struct Answer: Sendable {
  /// Minimal sets of required constraints that cannot hold, by index; the last one is dropped.
  public var conflicts: [[Int]]
  public var levels: [Level]
  public var values: [Double]
  public var isAmbiguous: [Bool]
  public var ranges: [ClosedRange<Double>]
  /// Errors in the answer's proofs.
  public var failures: [String] = []

  public struct Level: Hashable, Sendable {
    public var strength: Double
    public var violation: Double
  }

  /// The required constraints that were dropped, in the order they were found.
  public var broken: [Int] { conflicts.compactMap(\.last) }

  public subscript(variable: Variable) -> Double { values[variable.index] }
  public func isAmbiguous(_ variable: Variable) -> Bool { isAmbiguous[variable.index] }
  public func range(of variable: Variable) -> ClosedRange<Double> { ranges[variable.index] }
}

/// The solver under test, or the reference it is compared with.
public enum Engine: String, CaseIterable, Sendable {
  case solver, reference

  public func answer(to system: LinearSystem) throws -> Answer {
    switch self {
    case .reference:
      return try ReferenceSolver(system).answer()
    case .solver:
      let solution = system.makeSolver().solve(preferring: system.preferences)
      return Answer(solution, to: system)
    }
  }
}

extension Answer {
  /// The answer in a solution, for every variable of its system.
  public init(_ solution: Solution, to system: LinearSystem) {
    self.init(
      conflicts: solution.conflicts.map { conflict in
        (conflict.constraints.filter { $0 != conflict.broken } + [conflict.broken]).map(\.index)
      },
      levels: solution.levels.map { Level(strength: $0.strength, violation: $0.violation) },
      values: system.variables.map { solution[$0] },
      isAmbiguous: system.variables.map { solution.isAmbiguous($0) },
      ranges: system.variables.map { solution.range(of: LinearExpression($0)) })
    // Each end of a range needs its own search. With so many systems, a sample of variables is
    // enough.
    let count = system.variables.count
    let some =
      system.constraints.count % 4 == 0 && count > 0
      ? [system.variables[system.constraints.count / 4 % count]] : []
    failures = solution.verify(rangesOf: some).map { "\($0)" }
  }
}
