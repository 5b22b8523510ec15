@testable import SnugSolver
import SnugSolverSupport
import SnugTestSupport
import Testing

/// An answer as a function of a parameter: straight lines, and their breakpoints.
struct PiecesTests {
  /// Two widths of 80 and 100 with 8 between and 16 around; the second gives way first.
  @Test func `a row of two turns where one is full and where one has no width left`() {
    var solver = Solver()
    let room = solver.addParameter(300)
    let title = solver.addVariable(nonnegative: true)
    let field = solver.addVariable(nonnegative: true)
    func add(
      _ expression: LinearExpression, _ relation: LinearConstraint.Relation, at strength: Strength
    ) {
      solver.add(LinearConstraint(expression, relation, strength: strength))
    }
    add(LinearExpression(title) + LinearExpression(field) - room + 40, .equal, at: .required)
    add(LinearExpression(title) - 80, .lessThanOrEqual, at: .optional(251))
    add(LinearExpression(title) - 80, .greaterThanOrEqual, at: .optional(750))
    add(LinearExpression(field) - 100, .lessThanOrEqual, at: .optional(250))
    add(LinearExpression(field) - 100, .greaterThanOrEqual, at: .optional(749))
    let pieces = solver.solve().pieces(along: room, over: 0...1000)
    // Below 40 nothing fits: the sum would be negative. 80 + 40 = 120; 80 + 100 + 40 = 220.
    let ends = pieces.map { ($0.range.upperBound * 1e6).rounded() / 1e6 }
    #expect(ends == [40, 120, 220, 1000] || ends == [40, 120, 1000])
    #expect(pieces.map { !$0.standing.dropped.isEmpty }.first == true)
    let last = pieces[pieces.count - 1]
    #expect(last.rate(of: field) == 1)
    #expect(last.value(of: title, at: 500) == 80)
    #expect(last.value(of: field, at: 500) == 380)
  }

  @Test(arguments: Seeds.parcels(of: 25, count: 8))
  func `pieces account for every value, and meet where something turns`(
    seeds: Range<Int>
  ) throws {
    var options = SystemGenerator.Options.givenNumbers
    options.variableCount = 1...6
    options.conflict = 0.1
    for seed in seeds {
      var system = SystemGenerator.system(seed: seed, options: options)
      system.settleAll()
      guard let parameter = system.parameters.first, let value = system.given[parameter.index]
      else { continue }
      let range = value - 150...value + 150
      let solution = system.makeSolver().solve(preferring: system.preferences)
      let pieces = solution.pieces(along: parameter, over: range)
      let note = "seed \(seed)\n\(system)"
      #expect(pieces.first?.range.lowerBound == range.lowerBound, "\(note)")
      #expect(pieces.last?.range.upperBound == range.upperBound, "\(note)")
      for (piece, next) in zip(pieces, pieces.dropFirst()) {
        #expect(piece.range.upperBound == next.range.lowerBound, "\(note)")
        let turns = system.variables.contains {
          abs(piece.rate(of: $0) - next.rate(of: $0)) > 1e-7
            || abs(
              piece.value(of: $0, at: piece.range.upperBound)
                - next.value(of: $0, at: piece.range.upperBound)) > 1e-7
        }
        #expect(turns || piece.standing != next.standing, "\(piece.range.upperBound)\n\(note)")
      }
      for step in 0..<40 {
        let position = range.lowerBound + 3.7 + 7.3 * Double(step)
        var changed = system
        changed.give(position, to: parameter)
        let fresh = changed.makeSolver().solve(preferring: system.preferences)
        // Of two pieces with a discontinuity between them, either may extend slightly too far.
        let around = pieces.filter {
          $0.range.lowerBound - Solution.Piece.negligibleLength <= position
            && position <= $0.range.upperBound + Solution.Piece.negligibleLength
        }
        let isFound = around.contains { piece in
          system.variables.allSatisfy {
            abs(piece.value(of: $0, at: position) - fresh[$0]) < 1e-6 * max(1, abs(fresh[$0]))
          }
        }
        let found = around.map { piece in
          system.variables.map { piece.value(of: $0, at: position) }
        }
        #expect(
          isFound, "at \(position): \(found), not \(system.variables.map { fresh[$0] })\n\(note)")
      }
    }
  }
}
