import Synchronization

/// The numbers of a test's snapshots without a name, in order of appearance.
///
/// The same content at the same call keeps its number, so that a repeated test finds its own
/// references.
final class SnapshotNumbers: Sendable {
  static let process = SnapshotNumbers()

  /// For each test, the calls of its snapshots without a name, and their contents.
  private let known = Mutex<[TestIdentity: [(test: TestIdentity, content: UInt64)]]>([:])

  /// The number of a snapshot without a name, from 1.
  ///
  /// - Parameter content: the hash of the snapshot's content.
  func number(of test: TestIdentity, content: UInt64) -> Int {
    known.withLock { known in
      let calls = known[test.test, default: []]
      if let index = calls.firstIndex(where: { $0 == (test, content) }) { return index + 1 }
      known[test.test] = calls + [(test, content)]
      return calls.count + 1
    }
  }
}
