import Synchronization

/// Runs code on a thread with a stack large enough for any scene.
///
/// A scene is read by recursion, and in a debug build the deepest needs more than the 512 KB that
/// threads other than the main one have on Apple's platforms. The new thread's stack does not
/// depend on the caller's.
package enum LargeStack {
  private static let size = 32 << 20

  /// Runs code that recurses a number of levels deep. If they are few, it runs on this thread, because
  /// a new thread costs a stack and a heap.
  package static func run<Result: Sendable>(
    forDepth levels: Int, _ body: @escaping @Sendable () -> Result
  ) -> Result {
    guard levels >= 20 else { return body() }
    let result = Mutex<Result?>(nil)
    let work = Work {
      let value = body()
      result.withLock { $0 = value }
    }
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    pthread_attr_setstacksize(attributes, size)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    var id = pthread_t(bitPattern: 0)
    let status = pthread_create(
      &id, attributes,
      { argument in
        let work: UnsafeMutableRawPointer? = argument
        Unmanaged<Work>.fromOpaque(work!).takeRetainedValue().body()
        return nil
      }, Unmanaged.passRetained(work).toOpaque())
    precondition(status == 0, "there is no memory for another thread")
    // Optional only on Apple's platforms.
    let thread: pthread_t? = id
    pthread_join(thread!, nil)
    return result.withLock { $0! }
  }

  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
  }
}
