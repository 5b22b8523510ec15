import Geometry

/// The sum that had to come out in a contest: what is wanted and what there is, in words.
struct ContestSum {
  /// “16 + 79 + 8 = 103”
  let wanted: String
  /// “375”, “2 + 2 × 100 = 202”, “0.5 × (142 − 16 − 16) = 55”
  let available: String

  /// A sum of more numbers than this says no more than its total.
  static let most = 12

  /// The scale is what all of it is multiplied by. Where there are multipliers, lengths that count by
  /// one of them are taken together.
  init(of contest: Contest, scale: Double, hasMultiplier: Bool) {
    // A long sum is not even looked at: many contests may have it in common.
    let wanted = contest.wantedCount <= Self.most ? contest.wanted : []
    let available = contest.availableCount <= Self.most ? contest.available : []
    let isShort = contest.wantedCount <= Self.most && contest.availableCount <= Self.most
    let shares = hasMultiplier && isShort ? Share.all(in: wanted, available) : []
    let isLoose = { (term: Contest.Term) in !shares.contains { $0.holds(term) } }
    self.wanted =
      contest.wantedCount > Self.most
      ? Self.text(contest.wantedCount, contest.wantedTotal * scale)
      : Self.text(wanted.filter(isLoose), scale)
    self.available =
      contest.availableCount > Self.most
      ? Self.text(contest.availableCount, contest.availableTotal * scale)
      : Self.text(available.filter(isLoose), scale, and: shares)
  }

  private static func text(_ count: Int, _ total: Double) -> String {
    "\(Wording.grouped(count)) lengths = \(Wording.number(total))"
  }

  private static func text(
    _ terms: [Contest.Term], _ scale: Double, and shares: [Share] = []
  ) -> String {
    let total = Wording.number(
      terms.reduce(0) { $0 + $1.total } * scale + shares.reduce(0) { $0 + $1.total })
    let isPlain = { (term: Contest.Term) in abs(term.factor * scale - 1) < 1e-9 }
    if terms.count == 1, shares.isEmpty, isPlain(terms[0]) { return total }
    let parts = terms.map { term in
      isPlain(term)
        ? Wording.number(term.value)
        : "\(Wording.factor(term.factor * scale, times: term.value)) × \(Wording.number(term.value))"
    }
    return (parts + shares.map(\.text)).joined(separator: " + ") + " = " + total
  }

  /// Several lengths of which some multiple is there: of the screen without its margins, a third.
  private struct Share {
    let factor: Double
    var added: [Contest.Term] = []
    var subtracted: [Contest.Term] = []

    var total: Double {
      added.reduce(0) { $0 + $1.total } - subtracted.reduce(0) { $0 + $1.total }
    }

    var text: String {
      let lengths =
        added.map { Wording.number($0.value) }.joined(separator: " + ")
        + subtracted.map { " − " + Wording.number($0.value) }.joined()
      return "\(Wording.factor(factor, times: total / factor)) × (\(lengths))"
    }

    func holds(_ term: Contest.Term) -> Bool { abs(term.factor - factor) < 1e-9 }

    static func all(in wanted: [Contest.Term], _ available: [Contest.Term]) -> [Share] {
      var shares: [Share] = []
      for term in available where abs(term.factor - 1) > 1e-9 {
        if !shares.contains(where: { $0.holds(term) }) { shares.append(Share(factor: term.factor)) }
      }
      for index in shares.indices {
        shares[index].added = available.filter(shares[index].holds)
        shares[index].subtracted = wanted.filter(shares[index].holds)
      }
      return shares.filter { $0.added.count + $0.subtracted.count > 1 && $0.total > 0 }
    }
  }
}
