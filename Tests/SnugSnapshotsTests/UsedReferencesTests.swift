import Foundation
import Snug
import Testing

@testable import SnugSnapshots

/// References that no test used.
@Suite struct `Pruning` {
  let bench: SnapshotBench
  let scene: Scene

  init() throws {
    bench = try SnapshotBench()
    scene = try SnapshotBench.scene()
    for name in ["a", "b", "c"] { _ = try bench.run().message(bench.request(scene, named: name)) }
  }

  private var log: String { bench.url("used.txt").path }

  private func use(_ names: [String], as form: SnapshotForm = .layout) throws {
    let run = try bench.run(["SNUG_TESTING_USED": log])
    for (line, name) in names.enumerated() {
      _ = run.message(
        bench.request(scene, as: form, named: name, test: bench.test(line: line + 1)))
    }
  }

  private func unused() throws -> [String] {
    try SnapshotPackage(at: bench.folder.path, artifacts: nil)
      .unusedReferences(besidesThoseIn: log).map { URL(filePath: $0).lastPathComponent }
  }

  private static func file(_ name: String) -> String { "titleYields.\(name).layout.txt" }

  @Test func `finds references that no run in the log used, including failed snapshots`() throws {
    try use(["a"])
    #expect(try unused() == [Self.file("b"), Self.file("c")])
    let other = try SnapshotBench.scene(badgeResists: 700)
    let run = try bench.run(["SNUG_TESTING_USED": log])
    #expect(run.message(bench.request(other, named: "b")) != nil)
    #expect(try unused() == [Self.file("c")])
  }

  @Test func `deletes nothing if the log is empty, truncated or missing`() throws {
    #expect(throws: SnapshotError("the log '\(log)' names no reference")) { try unused() }
    try bench.write("", to: "used.txt")
    #expect(throws: SnapshotError("the log '\(log)' names no reference")) { try unused() }
    try bench.write("\(SnapshotBench.references)/\(Self.file("a"))", to: "used.txt")
    #expect(throws: SnapshotError("the log '\(log)' names no reference")) { try unused() }
  }

  @Test func `fails the tests where the log cannot be written`() throws {
    let run = try bench.run(["SNUG_TESTING_USED": "/nowhere/used.txt"])
    #expect(
      run.message(bench.request(scene, named: "a"))
        == "'/nowhere/used.txt', which SNUG_TESTING_USED names, cannot be written")
  }

  @Test func `finds references of a removed test file`() throws {
    try use(["a"])
    try FileManager.default.removeItem(at: bench.testFile)
    #expect(try unused() == [Self.file("b"), Self.file("c")])
  }

  @Test func `leaves the references of other libraries and of other packages alone`() throws {
    let folder = SnapshotBench.references
    for name in ["testRow.1.png", "testRow.1.txt", "testRow.b.svg", "titleYields.b.json"] {
      try bench.write("theirs", to: "\(folder)/\(name)")
    }
    try bench.write("// nested", to: "Example/Package.swift")
    try bench.write("theirs", to: "Example/Tests/__Snapshots__/RowTests/row.1.layout.txt")
    try bench.write("hidden", to: ".cache/__Snapshots__/RowTests/row.1.layout.txt")
    try use(["a"])
    #expect(try unused() == [Self.file("b"), Self.file("c")])
  }

  @Test func `takes a picture with its layout`() throws {
    _ = try bench.run().message(bench.request(scene, as: .svg, named: "d"))
    try use(["a", "b", "c"])
    var dark = bench.request(scene, as: .png(scale: 2), named: "d")
    dark.appearance = .dark
    _ = try bench.run().message(dark)
    #expect(
      try unused()
        == ["titleYields.d.layout.txt", "titleYields.d.svg", "titleYields.d~dark@2x.png"])
    try use(["d"], as: .svg)
    #expect(try unused() == ["titleYields.d~dark@2x.png"])
    try FileManager.default.removeItem(
      at: bench.url("\(SnapshotBench.references)/titleYields.d~dark@2x.png"))
    #expect(try unused() == [])
  }
}
