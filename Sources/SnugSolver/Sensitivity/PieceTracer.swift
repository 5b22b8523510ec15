/// Finds the pieces of solutions that depend on one number by solving at some of its values:
/// guesses straight lines, intersects them, and checks them between their ends.
///
/// A breakpoint is the intersection of the lines on both sides, and so it is exact. If they do not
/// meet, the solution is discontinuous, and bisection finds the point.
package struct PieceTracer {
  private let solve: (Double) -> Solution
  private typealias Sample = (values: [Double], standing: Solution.Standing)
  private var samples: [Double: Sample] = [:]

  package init(_ solve: @escaping (Double) -> Solution) { self.solve = solve }

  package mutating func pieces(over range: ClosedRange<Double>) -> [Solution.Piece] {
    var pieces: [Solution.Piece] = []
    // After very many discontinuities, lines through a few more samples approximate the rest.
    let most = samples.count + Self.mostSamples
    let shortest = max(0.5, (range.upperBound - range.lowerBound) / 64)
    var open = [range]
    while let gap = open.popLast() {
      let length = gap.upperBound - gap.lowerBound
      if let piece = straight(over: gap) {
        pieces.append(piece)
      } else if samples.count < most, let pair = pair(over: gap) {
        pieces += pair
      } else if length > (samples.count < most ? Solution.Piece.negligibleLength : shortest) {
        let middle = gap.lowerBound + 0.528 * length
        open += [middle...gap.upperBound, gap.lowerBound...middle]
      } else if samples.count >= most, let piece = line(over: gap) {
        pieces.append(piece)
      }
    }
    return Solution.Piece.joined(pieces, over: range)
  }

  /// Pieces beyond are lines between a few more samples; their layouts are marked as sampled.
  private static let mostSamples = 500

  /// The greatest distance of a value from a straight line: larger than rounding errors.
  private static let tolerance = 1e-7

  private mutating func sample(_ position: Double) -> Sample {
    if let known = samples[position] { return known }
    let solution = solve(position)
    let sample = (solution.values, solution.standing)
    samples[position] = sample
    return sample
  }

  /// The piece from one end to the other, if it is one.
  private mutating func straight(over range: ClosedRange<Double>) -> Solution.Piece? {
    guard let piece = line(over: range) else { return nil }
    // Near the ends, too: a conflict there need not change the lines.
    for fraction in [0.472, 0.854, 0.146, 0.003, 0.997] {
      let position = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
      guard fits(piece, at: position) else { return nil }
    }
    return piece
  }

  /// The line from one end to the other, not checked between them.
  private mutating func line(over range: ClosedRange<Double>) -> Solution.Piece? {
    let (low, high) = (range.lowerBound, range.upperBound)
    guard high > low else { return nil }
    // At its ends a piece may already be as ambiguous as its neighbor.
    let first = sample(low)
    let last = sample(high)
    let standing = sample(low + 0.472 * (high - low)).standing
    guard first.values.count == last.values.count else { return nil }
    return Solution.Piece(
      range: range, start: low, values: first.values,
      rates: zip(first.values, last.values).map { ($1 - $0) / (high - low) }, standing: standing)
  }

  private mutating func fits(_ piece: Solution.Piece, at position: Double) -> Bool {
    let sample = sample(position)
    guard sample.standing == piece.standing, sample.values.count == piece.values.count else {
      return false
    }
    return sample.values.indices.allSatisfy {
      abs(sample.values[$0] - piece.value(of: Variable(index: $0), at: position)) < Self.tolerance
    }
  }

  /// Two pieces that meet, or have one discontinuity between them.
  private mutating func pair(over range: ClosedRange<Double>) -> [Solution.Piece]? {
    let length = (range.upperBound - range.lowerBound) / 16
    guard let low = straight(over: range.lowerBound...range.lowerBound + length),
      let high = straight(over: range.upperBound - length...range.upperBound)
    else { return nil }
    if let meeting = low.intersection(with: high), meeting > range.lowerBound,
      meeting < range.upperBound, let one = straight(over: range.lowerBound...meeting),
      let other = straight(over: meeting...range.upperBound)
    {
      return [one, other]
    }
    var before = low.range.upperBound
    var behind = high.range.lowerBound
    while behind - before > Solution.Piece.negligibleLength {
      let middle = (before + behind) / 2
      if fits(low, at: middle) {
        before = middle
      } else if fits(high, at: middle) {
        behind = middle
      } else {
        return nil
      }
    }
    guard let one = straight(over: range.lowerBound...before),
      let other = straight(over: behind...range.upperBound)
    else { return nil }
    return [one, other]
  }
}
