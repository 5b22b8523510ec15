import Dispatch
import Synchronization

/// Parallel work whose results are taken in the order of the items.
public enum OrderedWork {
  /// Works on each item, on some threads, and takes the results here, one after the other.
  ///
  /// What is taken does not depend on the number of threads. Results after the end of the work are
  /// discarded.
  ///
  /// - Parameters:
  ///   - threads: how many work at once, at least one.
  ///   - take: takes the result of the item at a place; `false` ends the work there.
  public static func run<Item: Sendable, Result: Sendable>(
    over items: [Item], on threads: Int, _ work: @escaping @Sendable (Item) -> Result,
    take: (Int, Result) -> Bool
  ) {
    let turns = Turns<Result>()
    let workers = DispatchGroup()
    for _ in 0..<max(1, min(threads, items.count)) {
      DispatchQueue.global(qos: .userInitiated).async(group: workers) {
        while let index = turns.next(of: items.count) {
          turns.give(work(items[index]), of: index)
        }
      }
    }
    for index in items.indices where !take(index, turns.result(of: index)) { break }
    turns.end()
    workers.wait()
  }

  /// Results that may come in any order.
  private final class Turns<Result: Sendable>: Sendable {
    private let state = Mutex((started: 0, isOver: false, waiting: [Int: Result]()))
    private let arrivals = DispatchSemaphore(value: 0)

    func next(of count: Int) -> Int? {
      state.withLock { state in
        guard !state.isOver, state.started < count else { return nil }
        state.started += 1
        return state.started - 1
      }
    }

    func give(_ result: Result, of index: Int) {
      state.withLock { $0.waiting[index] = result }
      arrivals.signal()
    }

    /// Waits for the result of the item at a place.
    func result(of index: Int) -> Result {
      while true {
        if let result = state.withLock({ $0.waiting.removeValue(forKey: index) }) { return result }
        arrivals.wait()
      }
    }

    func end() { state.withLock { $0.isOver = true } }
  }
}
