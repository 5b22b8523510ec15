import Dispatch
import Synchronization

/// Parallel work whose results are taken in the order of the items.
public enum OrderedWork {
  /// Works on each item, on some threads, and takes the results one after the other.
  ///
  /// What is taken does not depend on the number of threads. Results after the end of the work are
  /// discarded.
  ///
  /// - Parameters:
  ///   - threads: how many work at once, at least one.
  ///   - state: what the results are taken into.
  ///   - take: takes the result of the item at a place; `false` ends the work there.
  public static func run<Item: Sendable, Result: Sendable, State: Sendable>(
    over items: [Item], on threads: Int, into state: inout State,
    _ work: @Sendable (Item) -> Result, take: @Sendable (inout State, Int, Result) -> Bool
  ) {
    let turns = Mutex(Turns<Result, State>(state: state))
    DispatchQueue.concurrentPerform(iterations: max(1, min(threads, items.count))) { _ in
      while let index = turns.withLock({ $0.next(of: items.count) }) {
        let result = work(items[index])
        turns.withLock { $0.give(result, of: index, take) }
      }
    }
    state = turns.withLock(\.state)
  }

  /// Results that may have come in any order.
  private struct Turns<Result, State> {
    var state: State
    private var started = 0
    private var taken = 0
    private var isOver = false
    private var waiting: [Int: Result] = [:]

    init(state: State) { self.state = state }

    mutating func next(of count: Int) -> Int? {
      guard !isOver, started < count else { return nil }
      started += 1
      return started - 1
    }

    mutating func give(
      _ result: Result, of index: Int, _ take: (inout State, Int, Result) -> Bool
    ) {
      waiting[index] = result
      while !isOver, let result = waiting.removeValue(forKey: taken) {
        isOver = !take(&state, taken, result)
        taken += 1
      }
    }
  }
}
