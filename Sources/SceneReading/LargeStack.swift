import Dispatch
import Foundation
import Synchronization

/// A thread whose stack is deep enough for anything libyaml takes.
///
/// libyaml refuses more than 1,000 levels, and Yams makes its nodes by recursion: in a debug build
/// 1,000 levels need more than the 512 KB that threads other than the main one have on Apple's
/// platforms. What the caller's stack holds is therefore left out of it.
enum LargeStack {
  private static let size = 32 << 20

  /// Runs something that goes no deeper than a text does, here where the text is shallow: it needs no
  /// thread of its own then, with a stack and a heap to be set up for each of a thousand scenes.
  static func run<Result: Sendable>(
    for text: [UInt8], _ body: @escaping @Sendable () -> Result
  ) -> Result {
    // Each level of a list, a mapping or a bracketed term begins with one of these.
    let levels = text.count { "-:?[{(".utf8.contains($0) }
    return run(forDepth: levels, body)
  }

  /// Runs something that goes so many levels deep.
  static func run<Result: Sendable>(
    forDepth levels: Int, _ body: @escaping @Sendable () -> Result
  ) -> Result {
    levels < 100 ? body() : run(body)
  }

  /// Runs something and waits for its result.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
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
