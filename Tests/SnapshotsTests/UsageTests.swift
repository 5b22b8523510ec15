import Foundation
import Snug
import Testing

@testable import Snapshots

/// Which references are known to be of no use any more.
@Suite struct `Pruning` {
  let bench: SnapshotBench
  let scene: Scene

  init() throws {
    bench = try SnapshotBench()
    scene = try SnapshotBench.scene()
    try bench.write("import Testing\n", to: "Tests/ShopTests/CellTests.swift")
    // Recorded by a run that is therefore no full one.
    try use(["a", "b", "c"])
  }

  /// A process that uses some references, and ends in one way or another.
  private func use(
    _ names: [String], isFull: Bool = true, end: Bool? = true,
    library: TestArguments.TestLibrary = .swiftTesting
  ) throws {
    let run = try bench.run(arguments: TestArguments(library: library, isFull: isFull))
    for (line, name) in names.enumerated() {
      _ = run.message(bench.request(scene, named: name, test: bench.test(line: line + 1)))
    }
    if let end { run.usage.end(isSuccess: end) }
  }

  private func unused() throws -> [String] {
    try SnapshotPackage(at: bench.folder.path, artifacts: nil).unusedReferences()
      .map { URL(filePath: $0).lastPathComponent }
  }

  private static func file(_ name: String) -> String { "titleYields.\(name).layout.txt" }

  @Test func `finds what a full run did not use`() throws {
    try use(["a", "b"])
    #expect(try unused() == [Self.file("c")])
    try use(["a", "b", "c"])
    #expect(try unused() == [])
  }

  @Test func `knows nothing without a full run`() throws {
    let error = #expect(throws: SnapshotTrouble.self) { try unused() }
    #expect(
      error?.description
        == "it is not known which references are used: run all tests, without --filter or --skip, "
        + "until they pass")
    try use(["a"], isFull: false)
    #expect(throws: SnapshotTrouble.self) { try unused() }
    try use(["a"], end: nil)
    #expect(throws: SnapshotTrouble.self) { try unused() }
    try use(["a"], end: false)
    #expect(throws: SnapshotTrouble.self) { try unused() }
  }

  @Test func `is not led astray by a part of the tests, a crash or a failure afterwards`() throws {
    try use(["a", "b", "c"])
    try use(["a"], isFull: false)
    try use(["a"], end: nil)
    try use(["a"], end: false)
    #expect(try unused() == [])
  }

  @Test func `spares what such a run has used since`() throws {
    try use(["a"])
    #expect(try unused() == [Self.file("b"), Self.file("c")])
    try use(["b"], isFull: false)
    #expect(try unused() == [Self.file("c")])
    try use(["c"], end: nil)
    #expect(try unused() == [])
    try use(["a"])
    #expect(try unused() == [Self.file("b"), Self.file("c")])
  }

  @Test func `takes a run in which a snapshot failed for no full one`() throws {
    let run = try bench.run()
    let other = try SnapshotBench.scene(badgeResists: 700)
    _ = run.message(bench.request(other, named: "a"))
    run.usage.end(isSuccess: true)
    #expect(throws: SnapshotTrouble.self) { try unused() }
  }

  @Test func `spares what came or changed since the full run`() throws {
    try use(["a"])
    try bench.write("another", to: "\(SnapshotBench.references)/\(Self.file("b"))")
    try bench.write("new", to: "\(SnapshotBench.references)/\(Self.file("d"))")
    #expect(try unused() == [Self.file("c")])
  }

  @Test func `spares what a test of the other library may use`() throws {
    try bench.write("import Testing\nimport XCTest\n", to: "Tests/ShopTests/CellTests.swift")
    try use(["a"])
    #expect(try unused() == [])
    try use(["b"], library: .xcTest)
    #expect(try unused() == [Self.file("c")])
    try bench.write("import XCTest\n", to: "Tests/ShopTests/CellTests.swift")
    try use(["a", "b", "c"])
    #expect(try unused() == [])
  }

  @Test func `finds what a test file that was removed has left`() throws {
    try use(["a"])
    try FileManager.default.removeItem(at: bench.testFile)
    #expect(try unused() == [Self.file("b"), Self.file("c")])
  }

  @Test func `leaves the references of other libraries and of other packages alone`() throws {
    let folder = SnapshotBench.references
    for name in ["testRow.1.png", "testRow.1.txt", "titleYields.b.png", "titleYields.b.json"] {
      try bench.write("theirs", to: "\(folder)/\(name)")
    }
    try bench.write("// nested", to: "Example/Package.swift")
    try bench.write("theirs", to: "Example/Tests/__Snapshots__/RowTests/row.1.layout.txt")
    try bench.write("hidden", to: ".cache/__Snapshots__/RowTests/row.1.layout.txt")
    try use(["a"])
    #expect(try unused() == [Self.file("b"), Self.file("c")])
  }

  @Test func `takes a picture with its marks`() throws {
    let request = bench.request(scene, as: .svg, named: "d")
    _ = try bench.run().message(request)
    try use(["a", "b", "c"])
    #expect(
      try unused()
        == ["titleYields.d.layout.txt", "titleYields.d.marks.json", "titleYields.d.svg"])
    let run = try bench.run()
    _ = run.message(request)
    run.usage.end(isSuccess: true)
    #expect(try unused() == [Self.file("a"), Self.file("b"), Self.file("c")])
  }

  @Test func `deletes no more than it names, and folders that are empty`() throws {
    try use(["a"])
    let package = try SnapshotPackage(at: bench.folder.path, artifacts: nil)
    try package.delete(try package.unusedReferences())
    #expect(bench.references == [Self.file("a")])
    try FileManager.default.removeItem(at: bench.testFile)
    try package.delete(["\(SnapshotBench.references)/\(Self.file("a"))"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bench.url("Tests/ShopTests").path) == [])
  }

  @Test func `keeps the logs of one full run of each library`() throws {
    for _ in 0..<3 { try use(["a", "b", "c"]) }
    try use(["a"], library: .xcTest)
    try use(["a"], isFull: false)
    let logs = UsageHistory.logs(in: UsageLog.folder(in: bench.store.folder))
    #expect(logs.map(\.number) == [4, 5, 6])
  }
}

@Suite struct `The arguments of a process of tests` {
  @Test(arguments: [
    ("x.xctest --testing-library swift-testing", TestArguments.TestLibrary.swiftTesting, true),
    ("x.xctest", .xcTest, true),
    ("x.xctest --parallel --testing-library swift-testing", .swiftTesting, true),
    (
      "x.xctest -c release --build-path /b --testing-library=swift-testing", .swiftTesting,
      true
    ),
    ("helper --test-bundle-path /b/x.xctest --testing-library swift-testing", .swiftTesting, true),
    ("xctest /b/x.xctest", .xcTest, true),
    ("x.xctest --filter Cell --testing-library swift-testing", .swiftTesting, false),
    ("x.xctest --filter=Cell --testing-library swift-testing", .swiftTesting, false),
    ("x.xctest --testing-library swift-testing --skip Cell", .swiftTesting, false),
    ("x.xctest ShopTests.CellTests/testTitle", .xcTest, false),
    ("xctest -XCTest ShopTests.CellTests /b/x.xctest", .xcTest, false),
    ("x.xctest --something-new --testing-library swift-testing", .swiftTesting, false),
    ("x.xctest list", .xcTest, false),
  ])
  func `say whether tests were left out`(
    line: String, library: TestArguments.TestLibrary, isFull: Bool
  ) {
    let arguments = TestArguments(line.split(separator: " ").map(String.init))
    #expect(arguments == TestArguments(library: library, isFull: isFull))
  }
}
