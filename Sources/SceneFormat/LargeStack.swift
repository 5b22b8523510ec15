import Dispatch
import Foundation
import Synchronization

/// A thread whose stack is deep enough for any scene.
///
/// A scene is read by recursion, and in a debug build the deepest needs more than the 512 KB that
/// threads other than the main one have on Apple's platforms. What the caller's stack holds is
/// therefore left out of it.
enum LargeStack {
  private static let size = 32 << 20

  /// Runs something that goes so many levels deep: here, if they are few. A thread needs a stack and a
  /// heap to be set up.
  static func run<Result: Sendable>(
    forDepth levels: Int, _ body: @escaping @Sendable () -> Result
  ) -> Result {
    levels < 20 ? body() : run(body)
  }

  /// Runs something and waits for its result.
  private static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let result = body()
      box.result.withLock { $0 = result }
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let result = box.result.withLock({ $0 }) else {
      preconditionFailure("A thread signals that it is done only after it has a result.")
    }
    return result
  }

  private final class Box<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
  }
}
