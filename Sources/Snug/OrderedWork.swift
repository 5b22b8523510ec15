import Dispatch
import Synchronization

/// Parallel work whose results are processed in the order of the items.
package enum OrderedWork {
  /// Processes the items in parallel, and their results in order.
  ///
  /// The processed results do not depend on the number of threads. Results after the end of the
  /// work are discarded.
  ///
  /// - Parameters:
  ///   - threads: the number of threads, at least one.
  ///   - state: the state that `take` changes.
  ///   - take: processes the result of the item at an index; `false` ends the work.
  package static func run<Item: Sendable, Result: Sendable, State: Sendable>(
    over items: [Item], on threads: Int, into state: inout State,
    _ work: @Sendable (Item) -> Result, take: @Sendable (inout State, Int, Result) -> Bool
  ) {
    let queue = Mutex(Queue<Result, State>(state: state))
    DispatchQueue.concurrentPerform(iterations: max(1, min(threads, items.count))) { _ in
      while let index = queue.withLock({ $0.next(of: items.count) }) {
        let result = work(items[index])
        queue.withLock { $0.give(result, of: index, take) }
      }
    }
    state = queue.withLock(\.state)
  }

  /// Stores results that arrive in any order, and processes them in order.
  private struct Queue<Result, State> {
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
