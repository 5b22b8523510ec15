import Foundation
import Processes
import Synchronization
import TestSupport
import Testing

@testable import Snapshots

@Suite struct `A file's lock` {
  @Test func `excludes others while it is held`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("lock")
    let isInside = Mutex(false)
    let isOver = DispatchSemaphore(value: 0)
    let meetings = Mutex(0)
    for _ in 0..<4 {
      Thread.detachNewThread {
        for _ in 0..<5 {
          try? FileLock(path: file).withLock {
            // Each stays inside long enough for a second one to be detected.
            if isInside.withLock({ wasInside in (wasInside, wasInside = true).0 }) {
              meetings.withLock { $0 += 1 }
            }
            Thread.sleep(forTimeInterval: 0.002)
            isInside.withLock { $0 = false }
          }
        }
        isOver.signal()
      }
    }
    withExtendedLifetime(folder) { for _ in 0..<4 { isOver.wait() } }
    #expect(meetings.withLock(\.self) == 0)
  }

  @Test func `that cannot be created is an error`() {
    #expect(throws: Errno.noSuchFileOrDirectory) {
      try FileLock(path: "/nowhere/at/all").withLock {}
    }
  }
}
