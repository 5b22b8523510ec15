import Foundation
import Snug
import Testing

@testable import SnugSnapshots

/// The stored failures of one process, or of several at once.
@Suite struct `A failure` {
  let bench: SnapshotBench

  init() throws { bench = try SnapshotBench() }

  private func fail(_ name: String = "wide", as form: SnapshotForm = .layout) throws {
    let scene = try SnapshotBench.scene()
    _ = try bench.run().message(bench.request(scene, as: form, named: name))
    let other = try SnapshotBench.scene(badgeResists: 700)
    #expect(try bench.run().message(bench.request(other, as: form, named: name)) != nil)
  }

  @Test func `is kept with all that belongs to it, by relative paths`() throws {
    try fail(as: .svg)
    let record = try #require(try bench.store.records().all.first)
    #expect(record.name == "titleYields.wide.svg")
    #expect(record.title == "titleYields, wide")
    #expect(record.test.filePath == "Tests/ShopTests/CellTests.swift")
    #expect(record.lines.first?.hasPrefix("title: width 132 → 156 (+24)") == true)
    let folder = "Tests/ShopTests/__Snapshots__/CellTests"
    #expect(
      record.candidates.map(\.reference)
        == ["\(folder)/titleYields.wide.layout.txt", "\(folder)/titleYields.wide.svg"])
    for candidate in record.candidates {
      #expect(record.bytes(of: candidate.file)?.isEmpty == false)
      #expect(bench.bytes(candidate.reference) != record.bytes(of: candidate.file))
    }
    let json = try #require(
      bench.text(
        "\(SnapshotBench.artifacts)/\(URL(filePath: record.folder).lastPathComponent)/failure.json"
      ))
    // Only the message contains paths on this machine.
    let lines = json.split(separator: "\n").filter { $0.contains(bench.folder.path) }
    #expect(lines.allSatisfy { $0.hasPrefix("  \"message\"") })
    let pictures = ["expected", "difference", "actual"].compactMap(record.picture)
    #expect(pictures.count == 3)
    for picture in pictures { #expect(record.bytes(of: picture) != nil) }
    #expect(record.text(of: "expected.layout.txt") != record.text(of: "actual.layout.txt"))
  }

  @Test func `is forgotten when its test passes, and only then`() throws {
    try fail()
    try fail("narrow")
    #expect(
      try bench.failures() == ["titleYields.narrow.layout.txt", "titleYields.wide.layout.txt"])
    let page = "\(SnapshotBench.artifacts)/index.html"
    #expect(bench.text(page)?.contains("titleYields") == true)
    let scene = try SnapshotBench.scene()
    #expect(try bench.run().message(bench.request(scene)) == nil)
    #expect(try bench.failures() == ["titleYields.narrow.layout.txt"])
    #expect(try bench.run().message(bench.request(scene, named: "narrow")) == nil)
    #expect(try bench.failures() == [])
    #expect(bench.text(page) == nil)
  }

  @Test func `takes the place of the last one of the same snapshot`() throws {
    try fail()
    let width = try SnapshotBench.scene(width: 300)
    _ = try bench.run().message(bench.request(width, test: bench.test(line: 99)))
    let records = try bench.store.records().all
    #expect(records.map(\.test.line) == [99])
    #expect(records[0].lines.contains { $0.contains("300") })
  }

  @Test func `differs from one of another file with the same name`() throws {
    let other = bench.folder.path + "/Tests/OtherTests/CellTests.swift"
    try bench.write("import Testing\n", to: "Tests/OtherTests/CellTests.swift")
    let scene = try SnapshotBench.scene()
    for file in [nil, other] {
      _ = try bench.run(["CI": "1"]).message(bench.request(scene, test: bench.test(file: file)))
    }
    #expect(
      try bench.store.records().all.map(\.test.filePath)
        == ["Tests/OtherTests/CellTests.swift", "Tests/ShopTests/CellTests.swift"])
  }

  @Test func `whose record is damaged is reported, and hides no other`() throws {
    try fail()
    try bench.write("{ \"name\":", to: "\(SnapshotBench.artifacts)/broken/failure.json")
    let records = try bench.store.records()
    #expect(records.all.map(\.name) == ["titleYields.wide.layout.txt"])
    #expect(
      records.damaged.map(bench.bare) == ["SHOP/.build/snug-testing/broken/failure.json"])
  }

  @Test func `and thirty others are kept by several processes at once`() async throws {
    let scene = try SnapshotBench.scene()
    let requests = (0..<30).map { number in
      bench.request(scene, named: "n\(number)", test: bench.test(line: number + 1))
    }
    // Each has its own numbers, like a process. All record, all fail, some pass.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<6 {
        let run = try bench.run()
        group.addTask {
          for request in requests[(worker * 5)..<(worker * 5 + 5)] { _ = run.message(request) }
          // All runs also verify these three requests.
          for request in requests.prefix(3) { _ = run.message(request) }
        }
      }
      try await group.waitForAll()
    }
    #expect(bench.references.count == 30)
    let own = bench.bytes("\(SnapshotBench.references)/titleYields.n0.layout.txt")
    for file in bench.references {
      #expect(bench.bytes("\(SnapshotBench.references)/\(file)") == own, "\(file)")
    }
    // Failures that passed later are removed, and no record is incomplete.
    let records = try bench.store.records()
    #expect(records.damaged == [])
    #expect(records.all.count >= 27)
    #expect(
      !bench.files(SnapshotBench.artifacts).contains { $0.split(separator: "/")[0].count == 37 })
    let run = try bench.run()
    for request in requests { #expect(run.message(request) == nil) }
    #expect(try bench.failures() == [])
  }

  @Test func `of a test outside of any package is kept in the temporary folder`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "AloneTests.swift").path
    let folder = FailureStore.standard(forFileAt: file, artifacts: nil).folder
    #expect(
      folder.path
        == FileManager.default.temporaryDirectory.appending(path: "snug-testing").path)
    #expect(
      FailureStore.standard(forFileAt: file, artifacts: "/kept").folder.path == "/kept")
  }
}
