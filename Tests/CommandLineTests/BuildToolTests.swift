import Foundation
import SnugTestSupport
import Testing

/// `Fixtures/Build`: make and Ninja draw only changed scenes.
@Suite struct `Build tools` {
  let sandbox: Sandbox

  init() async throws {
    sandbox = try Sandbox()
    _ = try await sandbox.run("cp -R \"$FIXTURES/Build/\" Build")
  }

  @Test(
    arguments: [
      ("make", "make: Nothing to be done for 'all'."), ("ninja", "ninja: no work to do."),
    ]
    .filter { Tool.isInstalled($0.0) })
  func `draw changed scenes, and nothing twice`(tool: String, nothing: String) async throws {
    #expect(try await drawn(by: tool) == ["card", "row"])
    #expect(try await run(tool).contains(nothing))
    #expect(try await drawn(by: tool) == [])

    _ = try await sandbox.run("sleep 0.01; touch Build/Docs/icon.png")
    #expect(try await drawn(by: tool) == ["card"])
    _ = try await sandbox.run("sleep 0.01; touch Build/Docs/row.yaml")
    #expect(try await drawn(by: tool) == ["row"])
    #expect(try await drawn(by: tool) == [])

    // An image that is no longer named can be removed.
    _ = try await sandbox.run(
      "cd Build/Docs && sed 's/icon.png/[24, 24]/' card.yaml > new && mv new card.yaml && rm icon.png"
    )
    #expect(try await drawn(by: tool) == ["card"])
    #expect(try await drawn(by: tool) == [])

    let picture = try #require(sandbox.bytes(of: "Build/Out/row.svg"))
    #expect(try await sandbox.run("snug Build/Docs/row.yaml -o -").output == picture)
  }

  @Test(arguments: ["make", "ninja"].filter(Tool.isInstalled))
  func `draw a conflict, and repeat its error until it is fixed`(tool: String) async throws {
    #expect(try await drawn(by: tool) == ["card", "row"])
    let before = try #require(sandbox.bytes(of: "Build/Out/row.svg"))
    _ = try await sandbox.run(
      "cd Build/Docs && cp row.yaml good && sleep 0.01; echo '  - view.width == 1' >> row.yaml")
    for _ in 1...2 {
      let result = try await sandbox.run("\(tool) -C Build")
      #expect(result.exitCode != 0)
      #expect((result.text + result.errors).contains("required constraints conflict"))
      let conflict = try #require(sandbox.bytes(of: "Build/Out/row.svg"))
      #expect(conflict != before)
    }
    _ = try await sandbox.run("cd Build/Docs && mv good row.yaml && sleep 0.01; touch row.yaml")
    #expect(try await drawn(by: tool) == ["row"])
    #expect(sandbox.bytes(of: "Build/Out/row.svg") == before)
  }

  private func run(_ tool: String) async throws -> String {
    let result = try await sandbox.run("\(tool) -C Build")
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.text
  }

  /// The scenes that a build tool draws.
  private func drawn(by tool: String) async throws -> [String] {
    try await run(tool).matches(of: /snug Docs\/(?<name>\w+)\.yaml -o/).map { String($0.name) }
      .sorted()
  }
}
