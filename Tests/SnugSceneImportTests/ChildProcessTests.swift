import Foundation
import SnugProcesses
import SnugTestSupport
import Testing

@Suite struct `Child processes` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func end(_ script: String, within limit: Double) async throws -> ChildProcess.End {
    let output = folder.path("output")
    return try await waitingForPrograms {
      try ChildProcess("perl", ["-e", script]).run(within: limit, output: output).end
    }
  }

  @Test func `have their exit code or their signal`() async throws {
    #expect(try await end("exit 0", within: 60) == .exit(0))
    #expect(try await end("exit 3", within: 60) == .exit(3))
    #expect(try await end("kill 'TERM', $$; sleep 60", within: 60) == .signal(15))
  }

  @Test func `are stopped at the time limit`() async throws {
    #expect(try await end("sleep 60", within: 0.2) == .timeLimit)
  }

  /// Nothing stops this one, since it joins the group of its parent.
  @Test func `that end by themselves have their exit code, even after the limit`() async throws {
    let script = "setpgrp(0, getpgrp(getppid())); select(undef, undef, undef, 1); exit 3"
    #expect(try await end(script, within: 0.5) == .exit(3))
  }
}
