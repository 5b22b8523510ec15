import Foundation
import Snapshots
import Snug
import Testing

/// Snapshots that would share a file are rejected in every mode.
@Suite struct `Names that collide` {
  let bench: SnapshotBench
  let scene: Scene

  init() throws {
    bench = try SnapshotBench()
    scene = try SnapshotBench.scene()
  }

  private static let end = "give one of them another name"
  private static let one =
    """
    two snapshots would be stored in one file: \
    __Snapshots__/CellTests/titleYields.wide.layout.txt\n
    """

  @Test(arguments: RecordMode.allCases) func `are two calls of a test`(mode: RecordMode) throws {
    let run = try bench.run()
    _ = run.message(bench.request(scene))
    #expect(
      run.message(bench.request(scene, test: bench.test(line: 14), record: mode)) == """
        \(Self.one)\
          'wide' of titleYields (CellTests.swift:12)
          'wide' of titleYields (CellTests.swift:14)
        \(Self.end)
        """)
  }

  @Test func `are two spellings`() throws {
    let run = try bench.run()
    _ = run.message(bench.request(scene, named: "at 320"))
    #expect(
      run.message(bench.request(scene, named: "at-320", test: bench.test(line: 13))) == """
        two snapshots would be stored in one file: \
        __Snapshots__/CellTests/titleYields.at-320.layout.txt
          'at 320' of titleYields (CellTests.swift:12)
          'at-320' of titleYields (CellTests.swift:13)
        \(Self.end)
        """)
  }

  @Test(arguments: [("Wide", "wide"), ("ÄRMEL", "ärmel")])
  func `are two that differ in capitals`(first: String, second: String) throws {
    let run = try bench.run()
    _ = run.message(bench.request(scene, named: first))
    #expect(
      run.message(bench.request(scene, named: second, test: bench.test(line: 13))) == """
        two snapshots would be stored in files whose names differ only in case, which is one \
        file on many disks: __Snapshots__/CellTests/titleYields.\(first).layout.txt
          '\(first)' of titleYields (CellTests.swift:12)
          '\(second)' of titleYields (CellTests.swift:13)
        \(Self.end)
        """)
    #expect(bench.references == ["titleYields.\(first).layout.txt"])
  }

  @Test func `are tests of one name in two suites`() throws {
    let run = try bench.run()
    for named in ["wide", nil] {
      _ = run.message(bench.request(scene, named: named, test: bench.test(suite: "Narrow")))
      let name = named.map { "'\($0)'" } ?? "without a name"
      #expect(
        run.message(
          bench.request(scene, named: named, test: bench.test(suite: "Broad", line: 30))) == """
            two snapshots would be stored in one file: \
            __Snapshots__/CellTests/titleYields.\(named ?? "1").layout.txt
              \(name) of Narrow, titleYields (CellTests.swift:12)
              \(name) of Broad, titleYields (CellTests.swift:30)
            \(Self.end)
            """)
    }
  }

  @Test func `are arguments with equal spelling`() throws {
    let run = try bench.run()
    _ = run.message(bench.request(scene, test: bench.test(argument: "1.5")))
    #expect(
      run.message(bench.request(scene, test: bench.test(argument: "1-5"))) == """
        two snapshots would be stored in one file: \
        __Snapshots__/CellTests/titleYields.1-5.wide.layout.txt
          'wide' of titleYields, 1.5 (CellTests.swift:12)
          'wide' of titleYields, 1-5 (CellTests.swift:12)
        \(Self.end)
        """)
  }

  @Test func `are a name and a number`() throws {
    let run = try bench.run()
    _ = run.message(bench.request(scene, named: nil))
    #expect(
      run.message(bench.request(scene, named: "1", test: bench.test(line: 13)))?.contains(
        """
          without a name of titleYields (CellTests.swift:12)
          '1' of titleYields (CellTests.swift:13)
        """) == true)
  }

  @Test func `are different results of one call`() throws {
    let run = try bench.run()
    _ = run.message(bench.request(scene))
    #expect(run.message(bench.request(scene)) == nil)
    #expect(
      run.message(bench.request(try SnapshotBench.scene(width: 300))) == """
        one file would have to store two different results: \
        __Snapshots__/CellTests/titleYields.wide.layout.txt
          'wide' of titleYields (CellTests.swift:12)
          'wide' of titleYields (CellTests.swift:12)
        give each its own name
        """)
  }

  @Test func `are not those of a layout and a picture of it`() throws {
    let run = try bench.run()
    let forms: [SnapshotForm] = [.layout, .png(scale: 2), .png(scale: 1), .svg]
    for (index, form) in forms.enumerated() {
      let message = run.message(
        bench.request(scene, as: form, test: bench.test(line: 12 + index)))
      #expect(message?.contains("two snapshots") == false)
    }
    #expect(
      bench.references == [
        "titleYields.wide.layout.txt", "titleYields.wide.marks.json", "titleYields.wide.png",
        "titleYields.wide.svg", "titleYields.wide@2x.png",
      ])
    for (index, form) in forms.enumerated() {
      #expect(
        run.message(bench.request(scene, as: form, test: bench.test(line: 12 + index))) == nil)
    }
  }

  @Test func `are not those of other tests, arguments and files`() throws {
    let run = try bench.run()
    let other = bench.folder.path + "/Tests/ShopTests/RowTests.swift"
    let tests = [
      bench.test(), bench.test("priceYields()"), bench.test(argument: "1"),
      bench.test(argument: "2"), bench.test(file: other),
    ]
    for test in tests { _ = run.message(bench.request(scene, test: test)) }
    for test in tests { #expect(run.message(bench.request(scene, test: test)) == nil) }
    #expect(bench.references.count == 4)
  }
}
