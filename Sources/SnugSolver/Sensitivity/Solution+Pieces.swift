extension Solution {
  /// An interval of a parameter's values in which every variable is a linear function of it.
  ///
  /// The same variables are ambiguous along all of it, and the same required constraints are dropped.
  package struct Piece: Sendable {
    /// The values of the parameter; an end may be infinite.
    package var range: ClosedRange<Double>
    /// The value of the parameter at which the variables have `values`.
    let start: Double
    let values: [Double]
    let rates: [Double]
    package let standing: Standing

    package func value(of variable: Variable, at position: Double) -> Double {
      values[variable.index] + (position - start) * rates[variable.index]
    }

    /// The change of a variable per unit of the parameter.
    package func rate(of variable: Variable) -> Double { rates[variable.index] }
  }

  /// The properties that are constant along a piece, besides rates.
  package struct Standing: Hashable, Sendable {
    /// The ambiguous variables, ascending.
    var ambiguous: [Int]
    package var dropped: Set<Int>
  }

  var standing: Standing {
    Standing(
      ambiguous: values.indices.filter { isAmbiguous(Variable(index: $0)) }, dropped: dropped)
  }

  /// All pieces of a range of a parameter's values, in ascending order. Adjacent pieces differ in
  /// a rate, or in the variables that are ambiguous, or in the dropped constraints.
  ///
  /// A piece is exact if the rates are known at a value inside it. If they are not, ``PieceTracer``
  /// solves at more and more values until straight lines fit all of them. A variable that is not a
  /// parameter has no pieces.
  package func pieces(along parameter: Variable, over range: ClosedRange<Double>) -> [Piece] {
    guard solver.parameters.contains(where: { $0.variable == parameter.index }) else { return [] }
    var pieces: [Piece] = []
    var open = [range]
    var solution = self
    while let gap = open.popLast() {
      solution.suggest(gap.offCenter, for: parameter)
      // In the interval in which the conflicts remain, the same constraints are dropped. The others
      // form a system without conflicts.
      if dropped.isEmpty || !conflicts.isEmpty,
        let interval = solution.conflictInterval(along: parameter)?.clamped(to: gap),
        interval.upperBound - interval.lowerBound > Piece.negligibleLength,
        let kept = solution.withoutConflicts()
      {
        pieces += kept.pieces(along: parameter, over: interval)
        open += gap.remainder(without: interval)
      } else if var piece = solution.piece(along: parameter) {
        piece.range = piece.range.clamped(to: gap)
        pieces.append(piece)
        // The range of a piece ends slightly before the breakpoint.
        open += gap.remainder(without: piece.range)
      } else {
        var tracer = PieceTracer { [solution] value in
          var solution = solution
          solution.suggest(value, for: parameter)
          return solution
        }
        pieces += tracer.pieces(over: gap)
      }
    }
    return Piece.joined(pieces, over: range)
  }

  /// The piece that contains a parameter's value; it may be longer than its `range`.
  ///
  /// `nil` at a breakpoint, where two pieces meet. Also `nil` if the rates are not known,
  /// because required constraints conflict or preferences about sums of several unknowns were
  /// applied.
  private func piece(along parameter: Variable) -> Piece? {
    guard conflicts.isEmpty else { return nil }
    var system = system()
    let column = system.column(of: parameter.index)
    return ParametricSegment(of: parameter.index, column, in: system, values: values).map {
      Piece(
        range: $0.low...$0.high, start: $0.start, values: values, rates: $0.rates,
        standing: standing)
    }
  }
}

extension ClosedRange<Double> {
  /// A point near the middle, but not at it: layouts often have a breakpoint in the middle.
  fileprivate var offCenter: Double { lowerBound + 0.618_034 * (upperBound - lowerBound) }

  /// The parts on both sides of an interval.
  fileprivate func remainder(without interval: ClosedRange<Double>) -> [ClosedRange<Double>] {
    [(interval.upperBound, upperBound), (lowerBound, interval.lowerBound)]
      .filter { $1 - $0 > Solution.Piece.negligibleLength }.map { $0...$1 }
  }
}

extension Solution.Piece {
  /// Ranges up to this length are ignored, in points: nothing so short is visible in a layout, and rounding
  /// leaves shorter gaps between pieces.
  static let negligibleLength = 1e-7

  func continues(_ other: Solution.Piece) -> Bool {
    guard standing == other.standing, rates.count == other.rates.count else { return false }
    let meeting = other.range.upperBound
    return rates.indices.allSatisfy { index in
      let variable = Variable(index: index)
      return abs(rates[index] - other.rates[index]) < 1e-7
        && abs(value(of: variable, at: meeting) - other.value(of: variable, at: meeting)) < 1e-6
    }
  }

  /// Pieces in order, without gaps. Pieces that continue each other are joined; others extend to
  /// the intersection of their lines.
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
        let breakpoint = last.breakpoint(before: piece)
        last.range = min(last.range.lowerBound, breakpoint)...breakpoint
        piece.range = breakpoint...max(breakpoint, piece.range.upperBound)
        joined += [last, piece]
      }
    }
    if let first = joined.indices.first, let last = joined.indices.last {
      joined[first].range = range.lowerBound...joined[first].range.upperBound
      joined[last].range = joined[last].range.lowerBound...range.upperBound
    }
    return joined
  }

  /// The intersection of the lines of two pieces, between the end of one and the beginning of the
  /// other.
  private func breakpoint(before next: Solution.Piece) -> Double {
    let low = min(range.upperBound, next.range.lowerBound)
    let high = max(range.upperBound, next.range.lowerBound)
    guard let meeting = intersection(with: next), meeting >= low - 1e-6, meeting <= high + 1e-6
    else { return (low + high) / 2 }
    return min(max(meeting, low), high)
  }

  /// The intersection of the lines of the variable whose rates differ most; `nil` if no rates differ.
  func intersection(with other: Solution.Piece) -> Double? {
    guard rates.count == other.rates.count,
      let steepest = rates.indices.max(by: {
        abs(rates[$0] - other.rates[$0]) < abs(rates[$1] - other.rates[$1])
      }), abs(rates[steepest] - other.rates[steepest]) > 1e-7
    else { return nil }
    let variable = Variable(index: steepest)
    let gap = other.value(of: variable, at: start) - value(of: variable, at: start)
    return start + gap / (rates[steepest] - other.rates[steepest])
  }
}
