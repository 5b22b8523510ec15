/// All that is left of a system after its reduction, and the way to the one best answer.
///
/// Every symbol starts where it costs least, so at first no multiplier is needed: the basis is dual
/// feasible, for all levels at once. What is wrong is that the rows put their basic symbols somewhere
/// else than where they cost least. ``repair()`` mends one row after the other, each time by whoever
/// can give most cheaply, and cheaper is meant lexicographically. This is the *dual simplex method*;
/// that one step may pass several stops of the penalties is its *long-step rule*, or *bound flipping
/// ratio test* (as in SoPlex, `spxboundflippingrt.h`), with vectors where others have numbers.
///
/// The multiplier of a symbol says, per level, what it costs if the symbol is pushed. At the end
/// every multiplier lies between the slopes to the left and to the right of its symbol, which
/// proves that nothing can be better (see ``Certificate``).
struct DualSimplex {
  typealias Place = Penalties.Place

  var tableau: Tableau
  var penalties: Penalties
  var positions: [Double]
  /// Where each symbol is meant to be: a parametric one is there, a basic one may be elsewhere.
  var places: [Place]
  /// What each symbol is multiplied by in the proof; the multiples add up to nothing. Of a symbol
  /// that is fixed it is not kept: see ``multipliers(of:)``.
  var multipliers: [LevelVector]
  let tolerance: Tolerance
  /// Basic symbols that may not be where they are meant to be.
  var waiting: [Int] = []
  var isWaiting: [Bool]
  /// Basic symbols whose positions were moved by small steps since they were last reckoned anew.
  var moved: [Int] = []
  var isMoved: [Bool]
  /// Symbols that went over to other places, and rows in which some did.
  var turned: [Int] = []

  /// Symbols that cost what the penalties say; the first are parametric, the others are rows.
  init(
    _ penalties: Penalties, parametric count: Int, rows: [[Tableau.Entry]], _ tolerance: Tolerance
  ) {
    self.penalties = penalties
    self.tolerance = tolerance
    tableau = Tableau(parametricSymbols: count)
    places = penalties.best
    positions = Array(repeating: 0, count: places.count)
    multipliers = Array(repeating: .zero, count: places.count)
    isWaiting = Array(repeating: false, count: places.count)
    isMoved = Array(repeating: false, count: places.count)
    for symbol in 0..<count {
      let (low, high) = penalties.interval(places[symbol], of: symbol)
      if places[symbol].isStop || low.isFinite {
        positions[symbol] = low
        if !places[symbol].isStop { places[symbol] = places[symbol].end(towards: -1) }
      } else if high.isFinite {
        positions[symbol] = high
        places[symbol] = places[symbol].end(towards: 1)
      }
    }
    for row in rows {
      let symbol = tableau.addBasicSymbol(row)
      positions[symbol] = evaluated(symbol)
      wait(for: symbol)
    }
  }

  /// The position of a basic symbol, reckoned from the parametric ones.
  func evaluated(_ basic: Int) -> Double {
    tableau.row(of: basic).reduce(0) { $0 + $1.coefficient * positions[$1.symbol] }
  }

  /// What symbols that share no row with others are multiplied by in the proof.
  func multipliers(of symbols: [Int]) -> [LevelVector] {
    var ofFixed: [Int: LevelVector] = [:]
    for symbol in symbols where tableau.isBasic(symbol) && !multipliers[symbol].isZero {
      for entry in tableau.row(of: symbol) where penalties.isFixed(entry.symbol) {
        ofFixed[entry.symbol] = (ofFixed[entry.symbol] ?? .zero).adding(
          -entry.coefficient, times: multipliers[symbol])
      }
    }
    return symbols.map { symbol in
      penalties.isFixed(symbol) && !tableau.isBasic(symbol)
        ? ofFixed[symbol] ?? .zero : multipliers[symbol]
    }
  }

  mutating func wait(for basic: Int) {
    guard !isWaiting[basic] else { return }
    isWaiting[basic] = true
    waiting.append(basic)
  }

  /// Moves a symbol, and with it the rows that mention it.
  mutating func move(_ parametric: Int, by distance: Double, column: [Tableau.Entry]) {
    positions[parametric] += distance
    for entry in column {
      positions[entry.symbol] += entry.coefficient * distance
      wait(for: entry.symbol)
      guard !isMoved[entry.symbol] else { continue }
      isMoved[entry.symbol] = true
      moved.append(entry.symbol)
    }
  }

  /// Gives a parameter another value.
  mutating func move(parameter symbol: Int, to position: Double) {
    let column = tableau.column(symbol)
    penalties.moveStop(of: symbol, to: position)
    move(symbol, by: position - positions[symbol], column: column)
    positions[symbol] = position
  }

  /// Reckons the positions anew that were reached by small steps, so that errors do not add up.
  mutating func refresh() {
    for symbol in moved {
      isMoved[symbol] = false
      guard tableau.isBasic(symbol) else { continue }
      positions[symbol] = evaluated(symbol)
      wait(for: symbol)
    }
    moved.removeAll(keepingCapacity: true)
  }
}
