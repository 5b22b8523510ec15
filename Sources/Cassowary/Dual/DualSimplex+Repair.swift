/// The steps of the dual simplex method.
extension DualSimplex {
  enum Outcome {
    case optimal
    /// What is required cannot hold: there is a row that nobody can mend.
    case infeasible
    /// It took more steps than it should; somebody else has to find the answer.
    case unfinished
  }

  /// A way to bring a row nearer to where its basic symbol is meant to be: another symbol, or the
  /// basic symbol itself, goes over to its next segment.
  private struct Way {
    var symbol: Int
    /// The symbol's coefficient in the row; 1 for the basic symbol itself.
    var coefficient: Double
    /// The segment it goes over to.
    var place: Place
    /// What each point of the row's way costs.
    var rate: LevelVector
  }

  /// Brings every basic symbol to where it is meant to be, or where that costs too much, to the
  /// next best place.
  mutating func repair() -> Outcome {
    let limit = 50 * (positions.count + 20)
    var steps = 0
    // Steps that cost nothing might go round in a circle; Bland's rule, slower on all others, ends
    // every run of them.
    var idleSteps = 0
    var rounds = 0
    while true {
      while let basic = next(byBlandsRule: idleSteps > Self.mostIdleSteps) {
        guard let gap = gap(of: basic) else { continue }
        steps += 1
        guard steps < limit else { return .unfinished }
        turned.append(basic)
        guard
          let wasFree = mend(basic, gap, byBlandsRule: idleSteps > Self.mostIdleSteps)
        else { return .infeasible }
        idleSteps = wasFree ? idleSteps + 1 : 0
      }
      if moved.isEmpty { return .optimal }
      refresh()
      rounds += 1
      if rounds > Self.mostRounds { return .optimal }
    }
  }

  private static let mostIdleSteps = 100
  private static let mostRounds = 20

  private mutating func next(byBlandsRule: Bool) -> Int? {
    while !waiting.isEmpty {
      if byBlandsRule, let first = waiting.indices.min(by: { waiting[$0] < waiting[$1] }) {
        waiting.swapAt(first, waiting.count - 1)
      }
      let basic = waiting.removeLast()
      isWaiting[basic] = false
      if tableau.isBasic(basic) { return basic }
    }
    return nil
  }

  /// How far a basic symbol has to go, and which way; `nil` when it is where it is meant to be.
  private func gap(of basic: Int) -> Double? {
    let (low, high) = penalties.interval(places[basic], of: basic)
    let position = positions[basic]
    if position < low - tolerance.length { return low - position }
    if position > high + tolerance.length { return high - position }
    return nil
  }

  /// Closes a row's gap in the cheapest way; `nil` when there is none, else whether it was free.
  private mutating func mend(_ basic: Int, _ gap: Double, byBlandsRule: Bool) -> Bool? {
    let direction = gap > 0 ? 1.0 : -1.0
    var gap = abs(gap)
    let row = tableau.row(of: basic)
    var ways: [Way] = []
    if let own = ownWay(of: basic, direction, from: places[basic]) { ways.append(own) }
    // Next to nothing beside the others is what rounding left: nobody gets anywhere by that.
    let least = Tolerance.rate * row.reduce(0) { max($0, abs($1.coefficient)) }
    for entry in row where abs(entry.coefficient) > least && !penalties.isFixed(entry.symbol) {
      if let way = way(of: entry, direction, from: places[entry.symbol]) { ways.append(way) }
    }
    // Passed over, each symbol on its way to the far end of a segment.
    var passed: [(symbol: Int, place: Place)] = []
    var ownPlace = places[basic]
    var heap = WayHeap(ways, byBlandsRule: byBlandsRule)
    while let way = heap.first {
      let isOwn = way.symbol == basic
      let length = length(of: way, direction, isOwn: isOwn)
      guard length < gap - tolerance.length else {
        for (symbol, place) in passed { pass(symbol, to: place, from: basic) }
        price(row, basic, by: direction, way.rate)
        if isOwn {
          places[basic] = way.place
          multipliers[basic] = penalties.slope(way.place.number, of: basic)
        } else {
          let end = penalties.interval(ownPlace, of: basic)
          enter(way.symbol, way.place, leaving: basic, at: direction > 0 ? end.low : end.high)
          places[basic] = ownPlace.isStop ? ownPlace : ownPlace.end(towards: -direction)
        }
        return way.rate.sign == 0
      }
      gap -= length
      if isOwn {
        ownPlace = way.place
        heap.replaceFirst(by: ownWay(of: basic, direction, from: way.place))
      } else {
        let entry = Tableau.Entry(symbol: way.symbol, coefficient: way.coefficient)
        let end = way.place.end(towards: direction * way.coefficient > 0 ? 1 : -1)
        passed.append((way.symbol, end))
        heap.replaceFirst(by: self.way(of: entry, direction, from: end))
      }
    }
    return nil
  }

  /// How a parametric symbol at a place helps a row.
  private func way(
    of entry: Tableau.Entry, _ direction: Double, from place: Place
  ) -> Way? {
    let sense = direction * entry.coefficient > 0 ? 1.0 : -1.0
    let segment = place.isStop ? place.segment(towards: sense) : place
    guard !penalties.isBeyondWall(segment, of: entry.symbol) else { return nil }
    let slope = penalties.slope(segment.number, of: entry.symbol)
    let rate = (sense / abs(entry.coefficient)) * (slope - multipliers[entry.symbol])
    return Way(
      symbol: entry.symbol, coefficient: entry.coefficient, place: segment,
      rate: rate.sign < 0 ? .zero : rate)
  }

  /// How far a way goes, in the row's measure: a segment, or what is left of it.
  private func length(of way: Way, _ direction: Double, isOwn: Bool) -> Double {
    var (low, high) = penalties.interval(way.place, of: way.symbol)
    if !isOwn, way.place == places[way.symbol] {
      if direction * way.coefficient > 0 {
        low = positions[way.symbol]
      } else {
        high = positions[way.symbol]
      }
    }
    return (high - low) * abs(way.coefficient)
  }

  /// How a basic symbol helps its own row: by staying behind.
  private func ownWay(of basic: Int, _ direction: Double, from place: Place) -> Way? {
    let segment = place.segment(towards: -direction)
    guard !penalties.isBeyondWall(segment, of: basic) else { return nil }
    let slope = penalties.slope(segment.number, of: basic)
    let rate = direction * (multipliers[basic] - slope)
    return Way(symbol: basic, coefficient: 1, place: segment, rate: rate.sign < 0 ? .zero : rate)
  }

  /// Moves a parametric symbol to a stop it is passed over to.
  private mutating func pass(_ symbol: Int, to place: Place, from basic: Int) {
    let end = penalties.interval(place, of: symbol).low
    let column = tableau.column(symbol)
    move(symbol, by: end - positions[symbol], column: column)
    positions[symbol] = end
    places[symbol] = place
  }

  /// Takes a dual step: a row's basic symbol is pushed as hard as the way that was chosen costs.
  private mutating func price(
    _ row: [Tableau.Entry], _ basic: Int, by direction: Double, _ rate: LevelVector
  ) {
    guard !rate.isZero else { return }
    for entry in row where !penalties.isFixed(entry.symbol) {
      multipliers[entry.symbol] = multipliers[entry.symbol].adding(
        entry.coefficient * direction, times: rate)
    }
    multipliers[basic] = multipliers[basic].adding(-direction, times: rate)
  }

  /// Makes a symbol basic in place of another, which comes to rest at a stop.
  private mutating func enter(
    _ entering: Int, _ place: Place, leaving: Int, at position: Double
  ) {
    let column = tableau.column(entering)
    let coefficient = column.first { $0.symbol == leaving }?.coefficient ?? 1
    move(entering, by: (position - positions[leaving]) / coefficient, column: column)
    positions[leaving] = position
    places[entering] = place
    multipliers[entering] = penalties.slope(place.number, of: entering)
    tableau.pivot(entering: entering, leaving: leaving)
    wait(for: entering)
    if !isMoved[entering] {
      isMoved[entering] = true
      moved.append(entering)
    }
  }

  /// A heap of ways, the cheapest first.
  private struct WayHeap {
    private var ways: [Way]
    private let byBlandsRule: Bool

    init(_ ways: [Way], byBlandsRule: Bool) {
      self.ways = ways
      self.byBlandsRule = byBlandsRule
      for index in stride(from: ways.count / 2 - 1, through: 0, by: -1) { sink(from: index) }
    }

    var first: Way? { ways.first }

    /// Puts the next way of the same symbol in the place of the first, or nothing.
    mutating func replaceFirst(by way: Way?) {
      if let way {
        ways[0] = way
      } else {
        let last = ways.removeLast()
        if ways.isEmpty { return }
        ways[0] = last
      }
      sink(from: 0)
    }

    /// The cheaper way first; of two that cost the same the safer pivot, then the earlier symbol.
    private func precedes(_ one: Way, _ other: Way) -> Bool {
      let order = one.rate.compared(to: other.rate)
      if order != 0 { return order < 0 }
      let (left, right) = (abs(one.coefficient), abs(other.coefficient))
      if !byBlandsRule, abs(left - right) > Tolerance.rate * max(left, right) {
        return left > right
      }
      return one.symbol < other.symbol
    }

    private mutating func sink(from index: Int) {
      var index = index
      while true {
        var child = 2 * index + 1
        guard child < ways.count else { return }
        if child + 1 < ways.count, precedes(ways[child + 1], ways[child]) { child += 1 }
        guard precedes(ways[child], ways[index]) else { return }
        ways.swapAt(index, child)
        index = child
      }
    }
  }
}
