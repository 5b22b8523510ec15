/// One step of the dual simplex method.
///
/// The row of an infeasible basic symbol is pushed, and whoever can give most cheaply gives. One step
/// may pass several breakpoints: the *long-step rule*, or *bound flipping ratio test* (as in SoPlex,
/// `spxboundflippingrt.h`), with vectors where others have numbers.
extension DualSimplex {
  /// A candidate of the ratio test: a nonbasic symbol, or the basic one itself, that goes over to its
  /// next segment.
  private struct Candidate {
    var symbol: Int
    /// The symbol's coefficient in the row; 1 for the basic symbol itself.
    var coefficient: Double
    /// The segment it goes over to.
    var status: Status
    /// What each point of the row's way costs.
    var rate: LevelVector
    /// How much of the row it is: of candidates that cost the same the largest is the safest pivot.
    var weight: Double
  }

  enum Step {
    case improved
    /// No level came to cost more.
    case degenerate
    /// Nothing in the row can give: what is required cannot hold.
    case infeasible
  }

  /// Closes a row's gap in the cheapest way.
  mutating func step(_ basic: Int, _ infeasibility: Double) -> Step {
    let direction = infeasibility > 0 ? 1.0 : -1.0
    var gap = abs(infeasibility)
    let closeness = closeness(of: basic)
    let row = basis.row(of: basic)
    var candidates: [Candidate] = []
    candidates.reserveCapacity(row.count + 1)
    if let own = ownCandidate(basic, direction, from: statuses[basic]) { candidates.append(own) }
    // Next to nothing beside the others is what rounding left: nobody gets anywhere by that.
    let least = Tolerance.pivot * row.reduce(0) { max($0, basis.units.weight(of: $1)) }
    for entry in row where basis.units.weight(of: entry) > least && !costs.isFixed(entry.symbol) {
      if let found = candidate(entry, direction, from: statuses[entry.symbol]) {
        candidates.append(found)
      }
    }
    // Symbols that are passed over, each on its way to the far end of a segment.
    var passed: [(symbol: Int, status: Status)] = []
    var ownStatus = statuses[basic]
    var heap = CandidateHeap(candidates)
    while let candidate = heap.first {
      let isOwn = candidate.symbol == basic
      let length = length(of: candidate, direction, isOwn: isOwn)
      guard length < gap - closeness else {
        pass(passed)
        price(row, basic, by: direction, candidate.rate)
        if isOwn {
          statuses[basic] = candidate.status
          multipliers[basic] = costs.slope(candidate.status.number, of: basic)
        } else {
          let end = costs.interval(ownStatus, of: basic)
          enter(
            candidate.symbol, candidate.status, leaving: basic,
            at: direction > 0 ? end.low : end.high, row)
          statuses[basic] =
            ownStatus.isBreakpoint ? ownStatus : ownStatus.end(towards: -direction)
        }
        return candidate.rate.sign == 0 ? .degenerate : .improved
      }
      gap -= length
      if isOwn {
        ownStatus = candidate.status
        heap.replaceFirst(by: ownCandidate(basic, direction, from: candidate.status))
      } else {
        let entry = Entry(symbol: candidate.symbol, coefficient: candidate.coefficient)
        let end = candidate.status.end(towards: direction * candidate.coefficient > 0 ? 1 : -1)
        passed.append((candidate.symbol, end))
        heap.replaceFirst(by: self.candidate(entry, direction, from: end))
      }
    }
    return .infeasible
  }

  /// How a nonbasic symbol helps a row.
  private func candidate(
    _ entry: Entry, _ direction: Double, from status: Status
  ) -> Candidate? {
    let sense = direction * entry.coefficient > 0 ? 1.0 : -1.0
    let segment = status.isBreakpoint ? status.segment(towards: sense) : status
    guard !costs.isBeyondHardBound(segment, of: entry.symbol) else { return nil }
    let slope = costs.slope(segment.number, of: entry.symbol)
    let rate = (sense / abs(entry.coefficient)) * (slope - multipliers[entry.symbol])
    return Candidate(
      symbol: entry.symbol, coefficient: entry.coefficient, status: segment,
      rate: rate.sign <= 0 ? .zero : rate, weight: basis.units.weight(of: entry))
  }

  /// How a basic symbol helps its own row: by staying behind.
  private func ownCandidate(
    _ basic: Int, _ direction: Double, from status: Status
  ) -> Candidate? {
    let segment = status.segment(towards: -direction)
    guard !costs.isBeyondHardBound(segment, of: basic) else { return nil }
    let slope = costs.slope(segment.number, of: basic)
    let rate = direction * (multipliers[basic] - slope)
    return Candidate(
      symbol: basic, coefficient: 1, status: segment, rate: rate.sign <= 0 ? .zero : rate,
      weight: basis.units[basic])
  }

  /// How far a candidate reaches, in the row's measure: a segment, or what is left of it.
  private func length(of candidate: Candidate, _ direction: Double, isOwn: Bool) -> Double {
    var (low, high) = costs.interval(candidate.status, of: candidate.symbol)
    if !isOwn, candidate.status == statuses[candidate.symbol] {
      if direction * candidate.coefficient > 0 {
        low = positions[candidate.symbol]
      } else {
        high = positions[candidate.symbol]
      }
    }
    return (high - low) * abs(candidate.coefficient)
  }

  /// Moves the nonbasic symbols that are passed over to their breakpoints, all at once.
  private mutating func pass(_ passed: [(symbol: Int, status: Status)]) {
    guard !passed.isEmpty else { return }
    var moves: [Entry] = []
    for (symbol, status) in passed {
      let position = costs.interval(status, of: symbol).low
      moves.append(Entry(symbol: symbol, coefficient: position - positions[symbol]))
      positions[symbol] = position
      statuses[symbol] = status
    }
    moveBasics(with: moves)
  }

  /// Takes the dual step: the row is pushed as hard as the chosen candidate costs.
  private mutating func price(
    _ row: [Entry], _ basic: Int, by direction: Double, _ rate: LevelVector
  ) {
    guard !rate.isZero else { return }
    for entry in row where !isFixedColumn(entry.symbol) {
      multipliers[entry.symbol].add(entry.coefficient * direction, times: rate)
      largestMagnitude = max(largestMagnitude, multipliers[entry.symbol].largestMagnitude)
    }
    multipliers[basic].add(-direction, times: rate)
  }

  /// Makes a symbol basic in place of another, which comes to rest at a breakpoint.
  private mutating func enter(
    _ entering: Int, _ status: Status, leaving: Int, at position: Double, _ row: [Entry]
  ) {
    let coefficient = row.coefficient(of: entering) ?? 1
    let distance = (position - positions[leaving]) / coefficient
    moveBasics(with: [Entry(symbol: entering, coefficient: distance)])
    // It has just been moved there by the column; the row said how far that is.
    if abs(positions[leaving] - position) > Tolerance.pivot * max(abs(distance * coefficient), 1) {
      isInverseDoubtful = true
    }
    positions[entering] += distance
    positions[leaving] = position
    statuses[entering] = status
    multipliers[entering] = costs.slope(status.number, of: entering)
    basis.pivot(entering: entering, leaving: leaving, row: row)
    list(entering)
    noteMove(of: entering)
  }

  /// A heap of candidates, the cheapest first.
  private struct CandidateHeap {
    private var candidates: [Candidate]

    init(_ candidates: [Candidate]) {
      self.candidates = candidates
      for index in stride(from: candidates.count / 2 - 1, through: 0, by: -1) { sink(from: index) }
    }

    var first: Candidate? { candidates.first }

    /// Puts the next candidate of the same symbol in the place of the first, or nothing.
    mutating func replaceFirst(by candidate: Candidate?) {
      if let candidate {
        candidates[0] = candidate
      } else {
        let last = candidates.removeLast()
        if candidates.isEmpty { return }
        candidates[0] = last
      }
      sink(from: 0)
    }

    /// The cheaper one first; of two that cost the same the safer pivot, then the earlier symbol.
    private func precedes(_ one: Candidate, _ other: Candidate) -> Bool {
      let order = one.rate.compared(to: other.rate)
      if order != 0 { return order < 0 }
      let (left, right) = (one.weight, other.weight)
      if abs(left - right) > Tolerance.rate * max(left, right) { return left > right }
      return one.symbol < other.symbol
    }

    private mutating func sink(from index: Int) {
      var index = index
      while true {
        var child = 2 * index + 1
        guard child < candidates.count else { return }
        if child + 1 < candidates.count, precedes(candidates[child + 1], candidates[child]) {
          child += 1
        }
        guard precedes(candidates[child], candidates[index]) else { return }
        candidates.swapAt(index, child)
        index = child
      }
    }
  }
}
