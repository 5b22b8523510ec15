import Foundation
import Processes
import TestSupport
import Testing

@Suite struct `Child processes` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func end(_ script: String, within limit: Double) throws -> ChildProcess.End {
    try ChildProcess("perl", ["-e", script])
      .run(within: limit, output: folder.path("output")).end
  }

  @Test func `have their exit code or their signal`() throws {
    #expect(try end("exit 0", within: 60) == .exit(0))
    #expect(try end("exit 3", within: 60) == .exit(3))
    #expect(try end("kill 'TERM', $$; sleep 60", within: 60) == .signal(15))
  }

  @Test func `are stopped at the time limit`() throws {
    #expect(try end("sleep 60", within: 0.2) == .timeLimit)
  }

  /// Nothing stops this one, since it joins the group of its parent.
  @Test func `that end by themselves have their exit code, even after the limit`() throws {
    let script = "setpgrp(0, getpgrp(getppid())); select(undef, undef, undef, 1); exit 3"
    #expect(try end(script, within: 0.5) == .exit(3))
  }
}
