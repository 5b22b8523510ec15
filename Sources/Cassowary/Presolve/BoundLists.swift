/// What is bounds on each symbol: what was from the start, and what passed to it.
///
/// What was demanded from the start is the formulation's and is not copied.
struct BoundLists {
  private let original: Ragged<Bound>
  private var passed: [Passed] = []
  /// The bounds that passed to each symbol; empty as long as none has.
  private var ends: [Ends] = []

  private struct Passed {
    var bound: Bound
    /// The next one that passed to the same symbol.
    var next: Int32
  }

  private struct Ends {
    var first: Int32 = -1
    var last: Int32 = -1
    /// Whether what was demanded from the start is so no more.
    var hidesOriginal = false
  }

  init(_ original: Ragged<Bound>) { self.original = original }

  /// How many symbols there are.
  var count: Int { original.count }

  subscript(symbol: Int) -> List { List(lists: self, symbol: symbol) }

  mutating func append(_ bound: Bound, to symbol: Int) {
    makeEnds()
    let place = Int32(passed.count)
    passed.append(Passed(bound: bound, next: -1))
    if ends[symbol].last < 0 {
      ends[symbol].first = place
    } else {
      passed[Int(ends[symbol].last)].next = place
    }
    ends[symbol].last = place
  }

  /// Gives back the room that was kept for more.
  mutating func trim() { passed = passed.trimmed }

  /// Forgets what was bounds on a symbol from the start.
  mutating func hideOriginal(of symbol: Int) {
    makeEnds()
    ends[symbol].hidesOriginal = true
  }

  private mutating func makeEnds() {
    if ends.isEmpty { ends = Array(repeating: Ends(), count: count) }
  }

  /// Where the bounds from the start are.
  private func originals(of symbol: Int) -> Range<Int> {
    let range = original.range(of: symbol)
    return ends.isEmpty || !ends[symbol].hidesOriginal
      ? range : range.upperBound..<range.upperBound
  }

  /// Asks of one symbol what is asked of another, in other words.
  mutating func pass(from symbol: Int, to other: Int, _ translated: (Bound) -> Bound) {
    for place in originals(of: symbol) {
      append(translated(original.elements[place]), to: other)
    }
    var place = ends.isEmpty ? -1 : Int(ends[symbol].first)
    while place >= 0 {
      append(translated(passed[place].bound), to: other)
      place = Int(passed[place].next)
    }
  }

  /// Whether all bounds on a symbol are as they should be; quicker than to ask a list.
  func allSatisfy(on symbol: Int, _ condition: (Bound) -> Bool) -> Bool {
    for place in originals(of: symbol) where !condition(original.elements[place]) { return false }
    var place = ends.isEmpty ? -1 : Int(ends[symbol].first)
    while place >= 0 {
      if !condition(passed[place].bound) { return false }
      place = Int(passed[place].next)
    }
    return true
  }

  /// The bounds on one symbol.
  struct List: Sequence {
    fileprivate let lists: BoundLists
    fileprivate let symbol: Int

    func makeIterator() -> Iterator {
      Iterator(
        lists: lists, original: lists.originals(of: symbol),
        passed: lists.ends.isEmpty ? -1 : Int(lists.ends[symbol].first))
    }

    struct Iterator: IteratorProtocol {
      fileprivate let lists: BoundLists
      fileprivate var original: Range<Int>
      fileprivate var passed: Int

      mutating func next() -> Bound? {
        if let place = original.popFirst() { return lists.original.elements[place] }
        guard passed >= 0 else { return nil }
        let found = lists.passed[passed]
        passed = Int(found.next)
        return found.bound
      }
    }
  }
}
