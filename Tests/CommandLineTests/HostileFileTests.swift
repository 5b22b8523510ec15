import Foundation
import SnugTestSupport
import Testing

/// Links, pipes and other special files at the path of a scene or a picture.
@Suite struct `A file in the way` {
  let sandbox: Sandbox
  private let files = FileManager.default

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(try Fixtures.text("Fixtures/Transcripts/row.yaml"), to: "row.yaml")
  }

  private func path(_ name: String) -> String { sandbox.folder.appending(path: name).path }

  @Test func `that is a symbolic link is replaced, and not its destination`() async throws {
    try sandbox.write("precious", to: "profile")
    try files.createSymbolicLink(atPath: path("row.svg"), withDestinationPath: path("profile"))
    #expect(try await sandbox.run("snug row.yaml").exitCode == 0)
    #expect(files.contents(atPath: path("profile")) == Data("precious".utf8))
    #expect(
      try files.attributesOfItem(atPath: path("row.svg"))[.type] as? FileAttributeType
        == .typeRegular)
    let picture = try await sandbox.run("snug row.yaml -o -").output
    #expect(files.contents(atPath: path("row.svg")) == picture)
    // The name of standard output is a link, too.
    let linked = try await sandbox.run("snug row.yaml --format svg --id snug-row -o /dev/stdout")
    #expect(linked.output == picture)
  }

  @Test func `of a killed process is removed, and of a running process is not`() async throws {
    let names = (0..<3).map { _ in ".snug-\(UUID().uuidString)" }
    for name in names + [".snug-mine"] { try sandbox.write("half a pict", to: name) }
    for name in [names[0], names[1], ".snug-mine"] {
      try files.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: path(name))
    }
    #expect(try await sandbox.run("snug row.yaml").exitCode == 0)
    #expect(
      try files.contentsOfDirectory(atPath: sandbox.folder.path).sorted()
        == [names[2], ".snug-mine", "row.svg", "row.yaml"].sorted())
  }

  @Test func `that is a pipe does not block`() async throws {
    #expect(mkfifo(path("pipe.yaml"), 0o600) == 0 && mkfifo(path("pipe.png"), 0o600) == 0)
    #expect(try await sandbox.run("snug . --output-dir out").exitCode == 0)
    try sandbox.write(
      "view: { subviews: { a: { class: UIImageView, image: pipe.png } } }", to: "image.yaml")
    let result = try await sandbox.run("snug solve image.yaml")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("the image 'pipe.png' cannot be read"))
    // A named pipe is read.
    #expect(try await sandbox.run("snug solve /dev/stdin < row.yaml").exitCode == 0)
    #expect(try await sandbox.run("cat row.yaml | snug solve /dev/stdin").exitCode == 0)
  }

  @Test func `that is too large for a scene can be a log, of which an excerpt is kept`()
    async throws
  {
    let report = try Fixtures.text("Fixtures/Logs/two-widths.log")
    try sandbox.write(report, to: "report.log")
    let noise =
      "yes '2024-02-11 10:04:27 App[6021:1] request <Task: 0x600000aa1> done' | head -c 9000000"
    #expect(
      try await sandbox.run("(\(noise); echo; cat report.log; \(noise)) > app.log").exitCode == 0)
    let result = try await sandbox.run("snug list app.log")
    #expect(result.text.hasSuffix("\t2 constraints that cannot all be satisfied\n"))
    let explanation = try await sandbox.run("snug explain app.log")
    #expect(
      explanation.text.contains("lockIcon.width == 24 and lockIcon.width == 40 cannot both hold"))
    let lines = try await sandbox.run("grep -n 'width == 40' app.log | head -1 | cut -d: -f1").text
    #expect(explanation.text.contains("line \(lines.dropLast()): lockIcon.width == 40, broken"))
  }

  @Test func `that is too large is not read to its end`() async throws {
    #expect(try await sandbox.run("truncate -s 1T large.yaml").exitCode == 0)
    let result = try await sandbox.run("snug large.yaml")
    #expect(result.exitCode == 1)
    #expect(result.errors == "large.yaml: error: the scene is larger than 16 MB [too-large]\n")
  }
}
