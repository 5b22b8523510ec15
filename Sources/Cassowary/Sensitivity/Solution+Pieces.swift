extension Solution {
  /// A stretch of a parameter's values along which every variable moves in a straight line.
  ///
  /// Along a piece nothing becomes ambiguous, or ceases to be, and the same required constraints
  /// are given up.
  public struct Piece: Sendable {
    /// The values of the parameter; an end may be infinite.
    public internal(set) var range: ClosedRange<Double>
    /// The value of the parameter the others are counted from.
    let start: Double
    let values: [Double]
    let rates: [Double]
    let standing: Standing

    /// The value of a variable where the parameter has a value.
    public func value(of variable: Variable, at position: Double) -> Double {
      values[variable.index] + (position - start) * rates[variable.index]
    }

    /// How much a variable changes with each unit of the parameter.
    public func rate(of variable: Variable) -> Double { rates[variable.index] }

    public func isAmbiguous(_ variable: Variable) -> Bool {
      standing.ambiguous.contains(variable.index)
    }

    /// Leaves of the piece what lies in a range.
    public mutating func limit(to limits: ClosedRange<Double>) {
      range = range.clamped(to: limits)
    }

    /// The required constraints that are given up.
    public var dropped: [Solver.ConstraintID] {
      standing.dropped.sorted().map { Solver.ConstraintID(index: $0) }
    }
  }

  /// What stays the same along a piece besides directions.
  struct Standing: Hashable, Sendable {
    /// The variables that could have another value, ascending.
    var ambiguous: [Int]
    var dropped: Set<Int>
  }

  var standing: Standing {
    Standing(
      ambiguous: values.indices.filter { isAmbiguous(Variable(index: $0)) }, dropped: dropped)
  }

  /// The piece a parameter's value lies in; it may go on beyond the ends that are known of it.
  ///
  /// `nil` at a turn, where two pieces meet; and where the directions cannot be read off the
  /// solution because required constraints conflict, or because preferences about sums of several
  /// unknowns settled something. ``pieces(along:over:)`` finds the pieces all the same.
  public func piece(along parameter: Variable) -> Piece? {
    guard conflicts.isEmpty, solver.parameters.contains(where: { $0.variable == parameter.index })
    else { return nil }
    var system = system
    guard let course = Course(of: parameter.index, in: &system, values: values, reach: 0) else {
      return nil
    }
    return Piece(
      range: course.low...course.high, start: course.start, values: values,
      rates: course.rates(count: values.count), standing: standing)
  }

  /// All pieces of a range of a parameter's values, from the lowest up; two that follow each other
  /// differ in a direction, or in what is ambiguous or given up.
  ///
  /// Where a piece can be read off the solution there, it is exact, and none is missed. Where
  /// preferences about sums of several unknowns settle something, pieces are found by solving at
  /// more and more values, until straight lines account for all of them (``PieceTracer``). Every
  /// other variable than a parameter has no pieces.
  public func pieces(along parameter: Variable, over range: ClosedRange<Double>) -> [Piece] {
    guard solver.parameters.contains(where: { $0.variable == parameter.index }) else { return [] }
    var pieces: [Piece] = []
    var open = [range]
    var solution = self
    while let gap = open.popLast() {
      let value = gap.offCentre
      solution.suggest(value, for: parameter)
      let zone = solution.zone(along: parameter)?.clamped(to: gap)
      guard let zone, zone.upperBound - zone.lowerBound > Piece.hair,
        let hypothetical = solution.withoutConflicts()
      else {
        pieces += solution.traced(along: parameter, over: gap)
        continue
      }
      pieces += hypothetical.piecesOfZone(along: parameter, over: zone)
      open += gap.remainder(without: zone)
    }
    return Piece.joined(pieces, over: range)
  }

  /// The pieces of a range in which the same required constraints are given up.
  private func piecesOfZone(
    along parameter: Variable, over range: ClosedRange<Double>
  ) -> [Piece] {
    var pieces: [Piece] = []
    var open = [range]
    var solution = self
    while let gap = open.popLast() {
      solution.suggest(gap.offCentre, for: parameter)
      guard var piece = solution.piece(along: parameter) else {
        pieces += traced(along: parameter, over: gap)
        continue
      }
      piece.range = piece.range.clamped(to: gap)
      pieces.append(piece)
      // What is known of a piece ends a hair before its turn.
      open += gap.remainder(without: piece.range)
    }
    return Piece.joined(pieces, over: range)
  }

  private func traced(along parameter: Variable, over range: ClosedRange<Double>) -> [Piece] {
    var tracer = PieceTracer { value in
      var solution = self
      solution.suggest(value, for: parameter)
      return solution
    }
    return tracer.pieces(over: range)
  }
}

extension ClosedRange<Double> {
  /// A place off the middle, where layouts like to turn.
  fileprivate var offCentre: Double { lowerBound + 0.618_034 * (upperBound - lowerBound) }

  /// What is left on both sides of a part.
  fileprivate func remainder(without part: ClosedRange<Double>) -> [ClosedRange<Double>] {
    var rest: [ClosedRange<Double>] = []
    if part.upperBound < upperBound - Solution.Piece.hair {
      rest.append(part.upperBound...upperBound)
    }
    if lowerBound < part.lowerBound - Solution.Piece.hair {
      rest.append(lowerBound...part.lowerBound)
    }
    return rest
  }
}

extension Solution.Piece {
  /// Shorter than anything a layout could show, longer than what rounding leaves between pieces.
  static let hair = 1e-7

  /// The same straight lines, continued.
  func continues(_ other: Solution.Piece) -> Bool {
    guard standing == other.standing, rates.count == other.rates.count else { return false }
    let meeting = other.range.upperBound
    return rates.indices.allSatisfy { index in
      let variable = Variable(index: index)
      return abs(rates[index] - other.rates[index]) < 1e-7
        && abs(value(of: variable, at: meeting) - other.value(of: variable, at: meeting)) < 1e-6
    }
  }

  /// Pieces in order, without gaps: those that continue each other as one, the others up to where
  /// their lines meet.
  package static func joined(
    _ pieces: [Solution.Piece], over range: ClosedRange<Double>
  ) -> [Solution.Piece] {
    var joined: [Solution.Piece] = []
    for piece in pieces.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard var last = joined.popLast() else {
        joined.append(piece)
        continue
      }
      if piece.continues(last) {
        last.range = last.range.lowerBound...max(last.range.upperBound, piece.range.upperBound)
        joined.append(last)
      } else {
        var piece = piece
        let turn = last.turn(into: piece)
        last.range = min(last.range.lowerBound, turn)...turn
        piece.range = turn...max(turn, piece.range.upperBound)
        joined += [last, piece]
      }
    }
    if let first = joined.indices.first, let last = joined.indices.last {
      joined[first].range = range.lowerBound...joined[first].range.upperBound
      joined[last].range = joined[last].range.lowerBound...range.upperBound
    }
    return joined
  }

  /// Where the lines of two pieces meet, between the end of the one and the beginning of the other.
  private func turn(into next: Solution.Piece) -> Double {
    let low = min(range.upperBound, next.range.lowerBound)
    let high = max(range.upperBound, next.range.lowerBound)
    guard rates.count == next.rates.count,
      let sharpest = rates.indices.max(by: {
        abs(rates[$0] - next.rates[$0]) < abs(rates[$1] - next.rates[$1])
      }), abs(rates[sharpest] - next.rates[sharpest]) > 1e-7
    else { return (low + high) / 2 }
    let variable = Variable(index: sharpest)
    let gap = next.value(of: variable, at: low) - value(of: variable, at: low)
    let meeting = low + gap / (rates[sharpest] - next.rates[sharpest])
    guard meeting >= low - 1e-6, meeting <= high + 1e-6 else { return (low + high) / 2 }
    return min(max(meeting, low), high)
  }
}
