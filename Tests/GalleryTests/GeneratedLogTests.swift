import Snug
import SnugExplanation
import SnugTestSupport
import Testing

/// Random reports, in all notations, against a check that shares nothing with the reader or the solver.
@Suite struct `A generated log` {
  private static let parcels = Seeds.parcels(of: 150, count: 8, least: 60)

  @Test(arguments: parcels)
  func `is answered by a smallest conflict with the broken row and the exact sum`(
    seeds: Range<Int>
  ) throws {
    var sums = 0
    for seed in seeds {
      let log = GeneratedLog(seed: seed)
      guard !log.canHold(log.whole) else { continue }
      sums += try Self.hasSum(log) ? 1 : 0
      guard try Self.failure(of: log) != nil else { continue }
      let shrunk = try log.shrunk { try !$0.canHold($0.whole) && Self.failure(of: $0) != nil }
      Issue.record("\(try Self.failure(of: shrunk) ?? ""), \(shrunk)")
    }
    #expect(sums > 0)
  }

  /// A row that is cut off is left out, or read as what it is.
  @Test(arguments: parcels)
  func `that is cut anywhere tells of no conflict that is none`(seeds: Range<Int>) throws {
    var count = 0
    for seed in seeds {
      let log = GeneratedLog(seed: seed)
      var random = SeededGenerator(seed: seed + 11)
      let whole = Array(log.text().utf8)
      let cut = String(decoding: whole[..<random.int(in: 1...whole.count)], as: UTF8.self)
      // The beginning may be too short for a log.
      guard let answer = try? Answer(to: cut, order: Array(log.rows.indices), of: log),
        !answer.rows.isEmpty
      else { continue }
      count += 1
      #expect(
        !log.sizesMakingIrreducible(answer.rows).isEmpty,
        "seed \(seed): rows \(answer.rows.sorted()) are not a smallest set of\n\(cut)")
    }
    #expect(count > 0)
  }

  /// The rows of the conflict, the one that is dropped, and the sentences.
  private struct Answer: Equatable {
    var rows: Set<Int> = []
    var broken = 0
    var body = ""

    init(to text: String, order: [Int], of log: GeneratedLog) throws {
      let explanation = pipeline.explain(try SourceText(name: "app.log", text).scene().value)
      let layout = explanation.layout
      guard let conflict = layout.conflicts.first else { return }
      func row(_ entry: EntryID) -> Int {
        let line = layout.system[entry].range?.start.line ?? 0
        let place = line - GeneratedLog.firstLine
        return order.indices.contains(place) ? order[place] : log.broken ?? -1
      }
      rows = Set(conflict.entries.map(row))
      broken = row(conflict.broken)
      body = explanation.reasons.first.map { explanation.prose(for: $0).body } ?? ""
    }
  }

  /// What is wrong in the answer to a log; `nil` if nothing is.
  private static func failure(of log: GeneratedLog) throws -> String? {
    let order = Array(log.rows.indices)
    let answer = try Answer(to: log.text(), order: order, of: log)
    guard !log.canHold(GeneratedLog.Selection(rows: answer.rows, sizes: log.whole.sizes)) else {
      return "rows \(answer.rows.sorted()) can hold"
    }
    let sizes = log.sizesMakingIrreducible(answer.rows)
    if sizes.isEmpty { return "rows \(answer.rows.sorted()) are not a smallest set" }
    if let broken = log.broken {
      let isMember = log.isMember(broken)
      if isMember != answer.rows.contains(broken) {
        return "row \(broken) is \(isMember ? "" : "not ")part of a conflict, but \(answer)"
      }
      let claim = answer.rows.count == 1 ? "No size" : "as the console says"
      let phrase = isMember ? claim : answer.rows.count == 1 ? "" : "even without it"
      if !phrase.isEmpty, !answer.body.contains(phrase) { return "'\(phrase)' is not in \(answer)" }
    }
    if let stated = difference(in: answer.body) {
      let exact = sizes.compactMap { sizes in
        log.violation(
          of: answer.broken, besides: GeneratedLog.Selection(rows: answer.rows, sizes: sizes))?
          .double
      }
      // With multipliers, the sum may count in other units.
      let isScaled = answer.rows.contains { log.rows[$0].isScaled }
      let factors = isScaled ? [1, 2, 4, 0.5, 0.25] : [1.0]
      guard exact.contains(where: { exact in factors.contains { abs(stated - exact * $0) < 0.02 } })
      else { return "the excess is \(exact), but \(answer.body)" }
    }
    var random = SeededGenerator(seed: log.seed)
    let shuffled = random.shuffle(order)
    let other = try Answer(to: log.text(in: shuffled), order: shuffled, of: log)
    if other != answer { return "in another order it is \(other) instead of \(answer)" }
    if log.broken != nil {
      let cut = try Answer(to: log.text(cutAfterAddress: true), order: order, of: log)
      if cut != answer { return "cut off it is \(cut) instead of \(answer)" }
    }
    return nil
  }

  private static func hasSum(_ log: GeneratedLog) throws -> Bool {
    let answer = try Answer(to: log.text(), order: Array(log.rows.indices), of: log)
    return difference(in: answer.body) != nil
  }

  /// The difference of the totals in “16 + 90 = 106 is wanted, 80 available”, or of the places in “is at
  /// 0 by the others, and at 30 by …”.
  private static func difference(in body: String) -> Double? {
    if let sum = body.firstMatch(of: #/(\S+) is wanted, (?:[^:;]*? )??(\S+) available/#) {
      guard let wanted = number(sum.1), let room = number(sum.2) else { return nil }
      return abs(wanted - room)
    }
    if let places = body.firstMatch(
      of: #/ is at (\S+)(?: or less| or more)? by the others?, and at (\S+)/#)
    {
      guard let one = number(places.1), let other = number(places.2) else { return nil }
      return abs(one - other)
    }
    return nil
  }

  private static func number(_ text: Substring) -> Double? {
    Double(text.replacing("\u{2212}", with: "-"))
  }
}
