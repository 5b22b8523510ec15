import Foundation
import Snug
import Synchronization
import Testing

@Suite struct `Work on many things` {
  @Test(arguments: 0...9, 1...4)
  func `is processed in order, on any number of threads`(count: Int, threads: Int) {
    var taken: [String] = []
    OrderedWork.run(over: Array(0..<count), on: threads, into: &taken) { item in
      // Later items finish first.
      (0..<(count - item) * 200).reduce(item) { $0 ^ $1 &* 0 }
    } take: { taken, index, result in
      taken.append("\(index): \(result)")
      return true
    }
    #expect(taken == (0..<count).map { "\($0): \($0)" })
  }

  @Test(arguments: 0..<6, 1...4)
  func `ends when its results are no longer needed`(last: Int, threads: Int) {
    var taken: [Int] = []
    OrderedWork.run(over: Array(0..<6), on: threads, into: &taken) {
      $0
    } take: { taken, index, _ in
      taken.append(index)
      return index != last
    }
    #expect(taken == Array(0...last))
  }

  @Test func `is done by one thread if only one is allowed`() {
    let most = Mutex((now: 0, ever: 0))
    var done = 0
    OrderedWork.run(over: Array(0..<20), on: 1, into: &done) { _ in
      most.withLock {
        $0.now += 1
        $0.ever = max($0.ever, $0.now)
      }
      // Long enough for another thread to start.
      usleep(2000)
      most.withLock { $0.now -= 1 }
    } take: { done, _, _ in
      done += 1
      return true
    }
    #expect(done == 20)
    #expect(most.withLock(\.ever) == 1)
  }
}
