import SnugPlatform
import Synchronization

/// Rewrites the pages of failures: at once while there are few, then at every sixteenth change
/// and at the end of the process, because a page contains all pictures of all failures.
final class PageWriter: Sendable {
  static let process = PageWriter()

  private let pending = Mutex<[String: Int]>([:])

  private init() {
    atexit { PageWriter.process.finish() }
  }

  func folderChanged(_ store: FailureStore) {
    let changes = pending.withLock { pending in
      pending[store.folder.path, default: 0] += 1
      return pending[store.folder.path] ?? 0
    }
    guard changes <= 16 || changes % 16 == 0 else { return }
    // An error is ignored: the test reports the failure without the page.
    try? store.writePage()
  }

  private func finish() {
    let late = pending.withLock { $0 }.filter { $0.value > 16 && $0.value % 16 != 0 }
    for path in late.keys.sorted() { try? FailureStore(URL(filePath: path)).writePage() }
  }
}
