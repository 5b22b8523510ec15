@testable import SnugSolver
import Testing

/// Pieces found by solving at some values only.
struct PieceTracerTests {
  /// Steps of a staircase: each takes a bisection, so that the limit for the samples is reached after
  /// some ten of them.
  @Test(arguments: [3.0, 100]) func `many steps are approximated, and no value is left out`(
    steps: Double
  ) throws {
    var tracer = PieceTracer { position in
      var solver = Solver()
      let height = solver.addVariable()
      solver.add(
        LinearConstraint(
          LinearExpression(height) - position.rounded(.down), .equal, strength: .required))
      return solver.solve()
    }
    let range = 0...steps - 0.5
    let pieces = tracer.pieces(over: range)
    #expect(pieces.first?.range.lowerBound == range.lowerBound)
    #expect(pieces.last?.range.upperBound == range.upperBound)
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      #expect(piece.range.upperBound == next.range.lowerBound)
    }
    let height = Variable(index: 0)
    for position in stride(from: 0.25, to: range.upperBound, by: 0.5) {
      let piece = try #require(pieces.first { $0.range.contains(position) })
      // A line between two samples is at most one step off.
      #expect(
        abs(piece.value(of: height, at: position) - position.rounded(.down))
          <= (steps < 10 ? 1e-6 : 1))
    }
    #expect(steps < 10 ? pieces.count == 3 : pieces.count < 100)
  }
}
