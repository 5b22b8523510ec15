/// A tableau with a position for every symbol, and the box each symbol must stay in.
///
/// The boxes are the optimal face: all that the levels settled so far leave free. Minimising a
/// level moves the positions to where that level costs least, then narrows the boxes to the
/// positions that cost no more. A level therefore never has to be weighed against another.
struct Simplex {
  var tableau: Tableau
  var positions: [Double]
  /// The box of each symbol: from `lower` to `upper`, either of which may be infinite.
  var lower: [Double]
  var upper: [Double]
  let tolerance: Tolerance

  /// Symbols at given positions, none of them confined.
  init(_ tableau: Tableau, positions: [Double], tolerance: Tolerance) {
    self.tableau = tableau
    self.positions = positions
    lower = Array(repeating: -.infinity, count: positions.count)
    upper = Array(repeating: .infinity, count: positions.count)
    self.tolerance = tolerance
  }

  /// Adds a symbol that is a combination of others; it is wherever they put it.
  mutating func addBasicSymbol(_ combination: [Tableau.Entry]) -> Int {
    let symbol = tableau.addBasicSymbol(combination)
    positions.append(0)
    lower.append(-.infinity)
    upper.append(.infinity)
    positions[symbol] = evaluated(symbol)
    return symbol
  }

  /// Whether the boxes leave a symbol a single position.
  func isFixed(_ symbol: Int) -> Bool { upper[symbol] - lower[symbol] <= tolerance.length }

  /// Whether nothing can move any more.
  var isSettled: Bool {
    positions.indices.allSatisfy { tableau.isBasic($0) || isFixed($0) }
  }

  /// The position of a basic symbol, reckoned anew from the parametric ones.
  func evaluated(_ basic: Int) -> Double {
    tableau.row(of: basic).reduce(0) { $0 + $1.coefficient * positions[$1.symbol] }
  }

  /// Reckons all basic positions anew, so that errors of many small steps do not add up.
  mutating func refreshPositions() {
    for symbol in positions.indices where tableau.isBasic(symbol) {
      positions[symbol] = evaluated(symbol)
    }
  }
}

/// A stretch of one symbol's axis over which its penalty grows evenly.
struct Segment {
  var lower: Double
  var upper: Double
  var slope: Double
}

extension Simplex {
  /// The stretch between two neighbouring breakpoints, cut down to the symbol's box.
  func segment(_ index: Int, of symbol: Int, under penalty: LevelPenalty?) -> Segment {
    guard let penalty else {
      return Segment(lower: lower[symbol], upper: upper[symbol], slope: 0)
    }
    let breakpoints = penalty.breakpoints
    return Segment(
      lower: max(lower[symbol], index > 0 ? breakpoints[index - 1] : -.infinity),
      upper: min(upper[symbol], index < breakpoints.count ? breakpoints[index] : .infinity),
      slope: penalty.slopes[index])
  }

  /// The segments to the left and to the right of a symbol's position; the same one twice when
  /// the position is not a breakpoint.
  func segments(at symbol: Int, under penalty: LevelPenalty?) -> (left: Int, right: Int) {
    guard let penalty else { return (0, 0) }
    let position = positions[symbol]
    let left =
      penalty.breakpoints.firstIndex { $0 >= position - tolerance.length }
      ?? penalty.breakpoints.count
    let isAtBreakpoint =
      left < penalty.breakpoints.count
      && tolerance.areEqual(penalty.breakpoints[left], position)
    return (left, isAtBreakpoint ? left + 1 : left)
  }
}
