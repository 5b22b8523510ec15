import Foundation
import SnugTestSupport
import Testing

/// `Fixtures/Transcripts/<name>.console`: command lines and their output.
///
/// A line `$ …` is run by a shell, in a folder with the scenes in the folder of the transcripts.
/// Below it is the output: standard output unchanged, then standard error with `! ` before each
/// line, then `[exit N]` if N is not 0. Of the help that ArgumentParser prints, only the first line is
/// there; after an error, none. A line `# …` is a comment. `swift-module.console` builds
/// the module UIKit, and is repeated only if all random cases are run.
@Suite struct `Transcripts` {
  static let folder = "Fixtures/Transcripts"
  static let all = Fixtures.files(below: folder).filter {
    $0.hasSuffix(".console") && (Seeds.areAllDrawn || !$0.hasSuffix("/swift-module.console"))
  }

  @Test(arguments: all)
  func `are repeated word for word`(path: String) async throws {
    let sandbox = try Sandbox()
    for scene in Fixtures.files(below: Self.folder).filter({ !$0.hasSuffix(".console") }) {
      let name = scene.split(separator: "/").last.map(String.init) ?? scene
      try sandbox.write(try Fixtures.text(scene), to: name)
    }
    let transcript = try Fixtures.text(path)
    let asked = transcript.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.hasPrefix("$ ") || $0.hasPrefix("#") }
    #expect(asked.contains { $0.hasPrefix("$ ") })
    let environment = path.hasPrefix(Self.folder + "/swift") ? Self.toolchain : [:]
    var text = ""
    for line in asked {
      text +=
        line.hasPrefix("#")
        ? "\(line)\n" : try await answer(to: line.dropFirst(2), in: sandbox, environment)
    }
    let failure = try Golden.failure(of: text, expectedIn: path)
    #expect(failure == nil)
  }

  /// The compiler that built the tests, and a cache for the module UIKit that all lines share.
  private static let toolchain = [
    "PATH": "\(Sandbox.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
    "SNUG_CACHE_DIR": ".cache",
  ]

  /// A line and its output, with an empty line after it.
  private func answer(
    to line: Substring, in sandbox: Sandbox, _ environment: [String: String]
  ) async throws -> String {
    let result = try await sandbox.run(String(line), environment: environment, limit: 300)
    let isHelp = result.text.hasPrefix("OVERVIEW: ")
    var text = "$ \(line)\n" + (isHelp ? result.text.prefix { $0 != "\n" } + "\n" : result.text)
    if !text.hasSuffix("\n") { text += " [no end of line]\n" }
    let errors = result.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let help = ["Usage: ", "Help: ", "OVERVIEW: "]
    for line in errors.prefix(while: { line in !help.contains { line.hasPrefix($0) } }) {
      text += line.isEmpty ? "!\n" : "! \(line)\n"
    }
    if result.exitCode != 0 { text += "[exit \(result.exitCode)]\n" }
    return text + "\n"
  }

  @Test func `exist`() { #expect(Self.all.count >= 5) }
}
