import Foundation
import Snug
import SnugTestSupport
import Testing

@testable import SnugSnapshots

/// `snug snapshots`: command lines and their complete output.
@Suite struct `snug snapshots` {
  let bench: SnapshotBench

  init() throws { bench = try SnapshotBench() }

  private static let folder = SnapshotBench.references

  /// Makes two references differ and one missing.
  private func fail() throws {
    let (scene, other) = (
      try SnapshotBench.scene(), try SnapshotBench.scene(badgeResists: 700)
    )
    for (line, name) in ["wide", "narrow"].enumerated() {
      let test = bench.test(line: 12 + line)
      _ = try bench.run().message(bench.request(scene, named: name, test: test))
      _ = try bench.run().message(bench.request(other, named: name, test: test))
    }
    _ = try bench.run(["CI": "1"]).message(
      bench.request(scene, named: "tall", test: bench.test(line: 20)))
  }

  @Test func `list prints a line for each failure`() async throws {
    #expect(try await bench.answer(to: "snug snapshots list") == "nothing failed\n")
    try fail()
    let list = """
      1  titleYields.wide.layout.txt  (Tests/ShopTests/CellTests.swift:12): title: width 132 → \
      156 (+24), now intrinsic: badge's resistance fell to 700 (cell.yaml:6), and 1 more
      2  titleYields.narrow.layout.txt  (Tests/ShopTests/CellTests.swift:13): title: width 132 → \
      156 (+24), now intrinsic: badge's resistance fell to 700 (cell.yaml:6), and 1 more
      3  titleYields.tall.layout.txt  (Tests/ShopTests/CellTests.swift:20): there is no reference \
      titleYields.tall.layout.txt, and none is recorded in mode 'never'
      [exit 1]

      """
    for line in ["snug snapshots list", "snug snapshots list --package Tests"] {
      #expect(try await bench.answer(to: line) == list)
    }
    #expect(
      try await bench.answer(to: "cd / && snug snapshots list --package \(bench.folder.path)")
        == list)
  }

  @Test func `review shows the difference of the layouts, and asks nothing without a terminal`()
    async throws
  {
    try fail()
    let answer = try await bench.answer(to: "snug snapshots review")
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "1 of 3: titleYields, wide (Tests/ShopTests/CellTests.swift:12)")
    #expect(lines[2].hasPrefix("title: width 132 → 156 (+24), now intrinsic: badge's"))
    #expect(lines.contains("- title: 132 × 20.5 at (16, 19.75)"))
    #expect(lines.contains("+ title: 156 × 20.5 at (16, 19.75)"))
    #expect(answer.contains("expected: SHOP/.build/snug-testing/titleYields.wide.layout.txt.HASH/"))
    #expect(answer.contains("\n3 of 3: titleYields, tall (Tests/ShopTests/CellTests.swift:20)\n"))
    #expect(answer.hasSuffix("[exit 1]\n"))
    #expect(!answer.contains("\u{1B}") && !answer.contains("accept, skip"))
    #expect(try bench.failures().count == 3)
  }

  @Test func `review compares a reference whose lines end in CR LF line by line`() async throws {
    let file = "\(Self.folder)/titleYields.wide.layout.txt"
    _ = try bench.run().message(bench.request(SnapshotBench.scene()))
    try bench.write(try #require(bench.text(file)).replacing("\n", with: "\r\n"), to: file)
    _ = try bench.run().message(bench.request(SnapshotBench.scene(badgeResists: 700)))
    let answer = try await bench.answer(to: "snug snapshots review")
    let lines = answer.split(separator: "\n")
    #expect(lines.contains("- title: 132 × 20.5 at (16, 19.75)"))
    #expect(lines.contains("+ title: 156 × 20.5 at (16, 19.75)"))
    #expect(lines.contains("  …"))
  }

  @Test func `accept makes the drawn the reference, by number or name, or all`() async throws {
    try fail()
    #expect(
      try await bench.answer(to: "snug snapshots accept 2") == """
        wrote Tests/ShopTests/__Snapshots__/CellTests/titleYields.narrow.layout.txt

        """)
    #expect(
      try bench.failures() == ["titleYields.wide.layout.txt", "titleYields.tall.layout.txt"])
    #expect(
      try await bench.answer(to: "snug snapshots accept 'titleYields, tall'") == """
        wrote Tests/ShopTests/__Snapshots__/CellTests/titleYields.tall.layout.txt

        """)
    #expect(
      try await bench.answer(to: "snug snapshots accept --all") == """
        wrote Tests/ShopTests/__Snapshots__/CellTests/titleYields.wide.layout.txt

        """)
    #expect(try await bench.answer(to: "snug snapshots accept --all") == "nothing failed\n")
    #expect(try await bench.answer(to: "snug snapshots review") == "nothing failed\n")
    let other = try SnapshotBench.scene(badgeResists: 700)
    for (line, name) in ["wide", "narrow"].enumerated() {
      let test = bench.test(line: 12 + line)
      #expect(try bench.run().message(bench.request(other, named: name, test: test)) == nil)
    }
  }

  @Test(arguments: [
    (
      "snug snapshots accept 4",
      "error: no failure is called '4'; 'snug snapshots list' lists them", 2
    ),
    (
      "snug snapshots accept titleYields.wide.layot.txt",
      """
      error: no failure is called 'titleYields.wide.layot.txt'; did you mean \
      'titleYields.wide.layout.txt'?
      """, 2
    ),
    (
      "snug snapshots accept titleYields",
      "error: several failures are called 'titleYields'; name a number: 1, 2, 3", 2
    ),
    (
      "snug snapshots accept badge",
      "error: no failure is called 'badge'; 'snug snapshots list' lists them", 2
    ),
    (
      "snug snapshots accept",
      "Error: name a failure, or use --all; 'snug snapshots list' lists them.", 64
    ),
    ("snug snapshots accept 1 --all", "Error: --all takes no names.", 64),
    ("snug snapshots list --package nowhere", "error: there is no folder 'nowhere'", 2),
    (
      "snug snapshots list --artifacts nowhere", "error: there is no folder 'nowhere'", 2
    ),
  ])
  func `reports errors, and changes nothing`(line: String, says: String, exitCode: Int)
    async throws
  {
    try fail()
    let before = bench.references.map { bench.bytes("\(Self.folder)/\($0)") }
    let answer = try await bench.answer(to: line)
    #expect(answer.hasPrefix("! \(says)\n"), "\(answer)")
    #expect(answer.hasSuffix("[exit \(exitCode)]\n"))
    #expect(before == bench.references.map { bench.bytes("\(Self.folder)/\($0)") })
    #expect(try bench.failures().count == 3)
  }

  @Test func `accept takes failures kept by CI, and none that are out of date`()
    async throws
  {
    try fail()
    _ = try await bench.sandbox.run("mv .build/snug-testing kept")
    #expect(try await bench.answer(to: "snug snapshots list") == "nothing failed\n")
    let wide = "Tests/ShopTests/__Snapshots__/CellTests/titleYields.wide.layout.txt"
    #expect(
      try await bench.answer(to: "snug snapshots accept 1 --artifacts kept") == "wrote \(wide)\n")
    let narrow = "Tests/ShopTests/__Snapshots__/CellTests/titleYields.narrow.layout.txt"
    try bench.write("changed meanwhile", to: narrow)
    #expect(
      try await bench.answer(to: "snug snapshots accept 1 --artifacts kept") == """
        ! error: '\(narrow)' changed after the test failed: run the test again
        [exit 2]

        """)
    try FileManager.default.removeItem(at: bench.url(narrow))
    #expect(
      try await bench.answer(to: "SNUG_TESTING_ARTIFACTS=kept snug snapshots accept 1") == """
        ! error: '\(narrow)' was removed after the test failed: run the test again
        [exit 2]

        """)
    try FileManager.default.removeItem(at: bench.testFile)
    #expect(
      try await bench.answer(to: "snug snapshots accept 2 --artifacts kept") == """
        ! error: 'SHOP' has no Tests/ShopTests/CellTests.swift: name the folder of the package \
        whose tests failed
        [exit 2]

        """)
  }

  @Test(arguments: [
    "../outside/__Snapshots__/T/x.layout.txt", "/etc/__Snapshots__/T/x", "Tests/x.layout.txt",
    "Tests/__Snapshots__/../../x/y", "Tests//__Snapshots__/T/x", "",
  ])
  func `accept writes only to references`(reference: String) async throws {
    let record = FailureRecord(
      name: "x.layout.txt", test: bench.test(), lines: ["x"], message: "x",
      candidates: [FailureRecord.Candidate(file: "candidates/x", reference: reference)])
    let file = SnapshotFailure.Attachment(name: "candidates/x", bytes: [65])
    try bench.store.write(record, files: [file], as: "x.00000000")
    let before = bench.files(".")
    #expect(
      try await bench.answer(to: "snug snapshots accept 1") == """
        ! error: '\(reference)' is not the path of a reference
        [exit 2]

        """)
    #expect(bench.files(".") == before)
  }

  @Test func `accept does nothing if the run recorded`() async throws {
    _ = try bench.run().message(bench.request(try SnapshotBench.scene()))
    #expect(
      try await bench.answer(to: "snug snapshots accept --all")
        == "the references of titleYields.wide.layout.txt are up to date\n")
    #expect(try await bench.answer(to: "snug snapshots list") == "nothing failed\n")
  }

  @Test func `accept writes a reference that two failures share once`() async throws {
    let (scene, other) = (try SnapshotBench.scene(), try SnapshotBench.scene(badgeResists: 700))
    for scene in [scene, other] {
      for form in [SnapshotForm.layout, .svg] {
        _ = try bench.run().message(bench.request(scene, as: form))
      }
    }
    let answer = try await bench.answer(to: "snug snapshots accept --all")
    let lines = answer.split(separator: "\n")
    #expect(lines.filter { $0.hasSuffix("wide.layout.txt") }.count == 1, "\(answer)")
    #expect(try bench.failures() == [])
  }

  @Test func `reports a record that is damaged`() async throws {
    try bench.write("{", to: ".build/snug-testing/broken/failure.json")
    #expect(
      try await bench.answer(to: "snug snapshots list") == """
        ! error: 'SHOP/.build/snug-testing/broken/failure.json' is not the record of a failure, or \
        is incomplete
        [exit 2]

        """)
  }
}
