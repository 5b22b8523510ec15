/// One step of the dual simplex method.
///
/// A basic symbol that is outside its status leaves the basis, and the symbol of its row that moves most
/// cheaply enters. One step may pass several breakpoints: the *long-step rule*, or *bound flipping ratio test*
/// (as in SoPlex, `spxboundflippingrt.h`), with vectors where others have numbers.
extension DualSimplex {
  /// A candidate of the ratio test: a symbol that moves to its next segment.
  private struct Candidate: Comparable {
    /// A nonbasic symbol with its coefficient in the row, or the basic symbol itself with −1, which
    /// can stay where it is at the cost of its own segment.
    var entry: Entry
    /// The entry's weight in the row.
    var weight: Double
    var status: Status
    /// The cost of a unit of infeasibility on that segment.
    var rate: LevelVector

    /// The cheaper one first. Of equally cheap ones, the safer pivot, with the greater weight, then
    /// the earlier symbol.
    static func < (left: Candidate, right: Candidate) -> Bool {
      let order = left.rate.compared(to: right.rate)
      if order != 0 { return order < 0 }
      if abs(left.weight - right.weight) > Tolerance.rate * max(left.weight, right.weight) {
        return left.weight > right.weight
      }
      return left.entry.symbol < right.entry.symbol
    }

    static func == (left: Candidate, right: Candidate) -> Bool {
      left.entry.symbol == right.entry.symbol
    }
  }

  enum Step {
    case improved
    /// No level's cost increased.
    case degenerate
    /// No symbol of the row can give way: the required constraints cannot hold.
    case infeasible
  }

  /// Removes the infeasibility of a basic symbol at the least cost.
  mutating func step(_ basic: Int, _ infeasibility: Double) -> Step {
    let direction = infeasibility > 0 ? 1.0 : -1.0
    var remaining = abs(infeasibility)
    let closeness = closeness(of: basic)
    let row = basis.row(of: basic)
    var candidates: [Candidate] = []
    candidates.reserveCapacity(row.count + 1)
    func add(_ entry: Entry, _ status: Status?) {
      guard let status else { return }
      let rate = rate(of: entry, direction, on: status)
      candidates.append(
        Candidate(entry: entry, weight: basis.units.weight(of: entry), status: status, rate: rate))
    }
    add(
      Entry(symbol: basic, coefficient: -1),
      costs.segment(from: statuses[basic], towards: -direction, of: basic))
    // An entry this small beside the largest is a rounding error, not a pivot.
    let least = Tolerance.pivot * basis.units.largestWeight(in: row)
    for entry in row where basis.units.weight(of: entry) > least && !costs.isFixed(entry.symbol) {
      let status = statuses[entry.symbol]
      add(
        entry,
        status.isBreakpoint
          ? costs.segment(
            from: status, towards: direction * entry.coefficient, of: entry.symbol) : status)
    }
    var heap = MinimumHeap(candidates)
    // Symbols that are passed over, each with the far end of its segment.
    var passed: [(symbol: Int, status: Status)] = []
    var ownStatus = statuses[basic]
    while var candidate = heap.minimum {
      let symbol = candidate.entry.symbol
      let sense = direction * candidate.entry.coefficient
      let length = length(of: candidate, towards: sense)
      guard length < remaining - closeness else {
        pass(passed)
        updateMultipliers(of: row, basic, by: direction, candidate)
        if symbol == basic {
          statuses[basic] = candidate.status
        } else {
          let (low, high) = costs.interval(ownStatus, of: basic)
          enter(symbol, candidate.status, leaving: basic, at: direction > 0 ? low : high, row)
          statuses[basic] = costs.end(of: ownStatus, towards: -direction, of: basic) ?? ownStatus
        }
        return candidate.rate.sign == 0 ? .degenerate : .improved
      }
      remaining -= length
      if symbol == basic {
        ownStatus = candidate.status
      } else {
        let end = costs.end(of: candidate.status, towards: sense, of: symbol)
        passed.append((symbol, end ?? candidate.status))
      }
      let next = costs.segment(from: candidate.status, towards: sense, of: symbol)
      if let next {
        candidate.status = next
        candidate.rate = rate(of: candidate.entry, direction, on: next)
      }
      heap.replaceMinimum(with: next == nil ? nil : candidate)
    }
    return .infeasible
  }

  /// The cost of a unit of infeasibility when a symbol moves along a segment.
  @inline(__always)
  private func rate(of entry: Entry, _ direction: Double, on segment: Status) -> LevelVector {
    var rate = costs.slope(
      segment.number, of: entry.symbol, plus: -1, times: multipliers[entry.symbol])
    rate.scale(by: direction / entry.coefficient)
    return rate.sign <= 0 ? .zero : rate
  }

  /// The length a candidate can move, in units of the row: its segment, or the rest of it.
  private func length(of candidate: Candidate, towards sense: Double) -> Double {
    let symbol = candidate.entry.symbol
    var (low, high) = costs.interval(candidate.status, of: symbol)
    if !basis.isBasic[symbol], candidate.status == statuses[symbol] {
      if sense > 0 { low = positions[symbol] } else { high = positions[symbol] }
    }
    return (high - low) * abs(candidate.entry.coefficient)
  }

  /// Moves nonbasic symbols that are passed over to their breakpoints, all at once.
  mutating func pass(_ passed: [(symbol: Int, status: Status)]) {
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

  /// Takes the dual step: each multiplier of the row changes by its coefficient times the candidate's
  /// rate, and the candidate's own becomes the slope of its segment.
  private mutating func updateMultipliers(
    of row: [Entry], _ basic: Int, by direction: Double, _ candidate: Candidate
  ) {
    let entering = candidate.entry.symbol
    if !candidate.rate.isZero {
      for entry in row where entry.symbol != entering && !isFixedColumn(entry.symbol) {
        multipliers[entry.symbol].add(entry.coefficient * direction, times: candidate.rate)
        largestMagnitude = max(largestMagnitude, multipliers[entry.symbol].largestMagnitude)
      }
      if basic != entering { multipliers[basic].add(-direction, times: candidate.rate) }
    }
    multipliers[entering] = costs.slope(candidate.status.number, of: entering)
  }

  /// Makes a symbol basic in place of another, which moves to a breakpoint.
  private mutating func enter(
    _ entering: Int, _ status: Status, leaving: Int, at position: Double, _ row: [Entry]
  ) {
    let coefficient = row.coefficient(of: entering) ?? 1
    let distance = (position - positions[leaving]) / coefficient
    moveBasics(with: [Entry(symbol: entering, coefficient: distance)])
    // The column has just moved it there, by the distance the row gave. If the two disagree, the inverse is
    // inaccurate.
    if abs(positions[leaving] - position) > Tolerance.pivot * max(abs(distance * coefficient), 1) {
      isInverseDoubtful = true
    }
    positions[entering] += distance
    positions[leaving] = position
    statuses[entering] = status
    basis.pivot(entering: entering, leaving: leaving, row: row)
    pivotCount += 1
    list(entering)
    noteMove(of: entering)
  }
}
