import Foundation
import Snug
import SnugSnapshots
import Testing

/// Every mode with every kind of reference: the written references, and the test's message.
@Suite struct `A record mode` {
  enum Reference: CaseIterable { case missing, same, different, empty, unreadable, folder }

  static let name = "titleYields.wide.layout.txt"
  static let file = "\(SnapshotBench.references)/\(name)"

  static let recorded = "recorded \(name): look at it, then run the test again"
  static let missing = "there was no reference: \(recorded)"
  static let different = "title: width 156 → 132 (−24), now compressed"
  static let empty = "the reference \(name) is empty\n\n"
  static let unreadable = "the reference \(name) cannot be parsed"
  static let folder = "the reference \(name) is a folder\n\n"
  static let refused = folder + "nothing could be recorded: 'SHOP/\(file)' is a folder"

  /// The first lines of the message, and whether the reference is then that of the layout.
  static let table: [(RecordMode, Reference, says: String?, isWritten: Bool)] = [
    (.all, .missing, missing, true), (.all, .same, recorded, true),
    (.all, .different, different, true), (.all, .empty, empty + recorded, true),
    (.all, .unreadable, unreadable, true), (.all, .folder, refused, false),
    (.failed, .missing, missing, true), (.failed, .same, nil, true),
    (.failed, .different, different, true), (.failed, .empty, empty + recorded, true),
    (.failed, .unreadable, unreadable, true), (.failed, .folder, refused, false),
    (.missing, .missing, missing, true), (.missing, .same, nil, true),
    (.missing, .different, different, false), (.missing, .empty, empty, false),
    (.missing, .unreadable, unreadable, false), (.missing, .folder, folder, false),
    (
      .never, .missing,
      "there is no reference \(name), and none is recorded in mode 'never'\n\n", false
    ),
    (.never, .same, nil, true), (.never, .different, different, false),
    (.never, .empty, empty, false), (.never, .unreadable, unreadable, false),
    (.never, .folder, folder, false),
  ]

  @Test func `is tried with every reference`() {
    #expect(Self.table.count == RecordMode.allCases.count * Reference.allCases.count)
  }

  @Test(arguments: table.indices) func `writes the references it names`(row: Int) throws {
    let (mode, reference, says, isWritten) = Self.table[row]
    let bench = try SnapshotBench()
    let request = bench.request(try SnapshotBench.scene())
    _ = try bench.run().message(request)
    let own = try #require(bench.bytes(Self.file))
    switch reference {
    case .same: break
    case .missing: try FileManager.default.removeItem(at: bench.url(Self.file))
    case .different:
      let other = bench.request(try SnapshotBench.scene(badgeResists: 700), record: .all)
      // In this order, so that the drawing is always the same.
      _ = try bench.run().message(other)
      #expect(bench.bytes(Self.file) != own)
    case .empty: try bench.write("", to: Self.file)
    case .unreadable: try bench.write("no layout at all", to: Self.file)
    case .folder:
      try FileManager.default.removeItem(at: bench.url(Self.file))
      try FileManager.default.createDirectory(
        at: bench.url(Self.file), withIntermediateDirectories: true)
    }
    let before = bench.files(SnapshotBench.references).map {
      bench.bytes("\(SnapshotBench.references)/\($0)")
    }
    for asked in [true, false] {
      // Setting the mode by the call or by the environment gives the same message. Only the
      // environment can be changed by a command.
      let isFirst = asked
      guard isFirst || !isWritten else { continue }
      var again = request
      again.record = asked ? mode : nil
      let message = bench.bare(
        try bench.run(asked ? [:] : ["SNUG_TESTING_RECORD": mode.rawValue]).message(again))
      guard let says else {
        #expect(message == nil)
        continue
      }
      #expect(message?.hasPrefix(says) == true, "\(message ?? "passed")")
      let isReported = message?.contains(Self.recorded) == true
      #expect(isReported == isWritten)
      let advises = message?.contains("SNUG_TESTING_RECORD=failed swift test") == true
      #expect(advises == (!isWritten && !asked && reference != .folder))
    }
    #expect((bench.bytes(Self.file) == own) == isWritten)
    if !isWritten {
      #expect(
        before
          == bench.files(SnapshotBench.references).map {
            bench.bytes("\(SnapshotBench.references)/\($0)")
          })
    }
    // After recording, the test passes.
    if isWritten { #expect(try bench.run(["CI": "true"]).message(request) == nil) }
  }

  @Test func `records all that belongs to a picture`() throws {
    let bench = try SnapshotBench()
    let request = bench.request(try SnapshotBench.scene(), as: .svg)
    #expect(
      bench.bare(try bench.run().message(request)) == """
        there was no reference: recorded titleYields.wide.layout.txt and titleYields.wide.svg: look \
        at them, then run the test again

        reference: SHOP/Tests/ShopTests/__Snapshots__/CellTests/titleYields.wide.layout.txt
        actual: SHOP/.build/snug-testing/titleYields.wide.svg.HASH/actual.svg
        """)
    #expect(bench.references == ["titleYields.wide.layout.txt", "titleYields.wide.svg"])
  }

  @Test func `'missing' adds a picture only to an unchanged layout`() throws {
    let bench = try SnapshotBench()
    _ = try bench.run().message(bench.request(try SnapshotBench.scene()))
    let other = bench.request(try SnapshotBench.scene(badgeResists: 700), as: .svg)
    #expect(try bench.run().message(other)?.hasPrefix("title: ") == true)
    #expect(bench.references == ["titleYields.wide.layout.txt"])
    let same = bench.request(try SnapshotBench.scene(), as: .svg)
    #expect(
      try bench.run().message(same)?.hasPrefix(
        "there was no reference: recorded titleYields.wide.svg: look at it")
        == true)
    #expect(bench.references.count == 2)
    #expect(try bench.run().message(same) == nil)
  }

  @Test func `'never' writes nothing, not even a folder`() throws {
    let bench = try SnapshotBench()
    let request = bench.request(try SnapshotBench.scene(), as: .png(scale: 2))
    #expect(
      bench.bare(try bench.run(["CI": "true"]).message(request)) == """
        there is no reference titleYields.wide.layout.txt and titleYields.wide@2x.png, and none is recorded in mode 'never'

        actual: SHOP/.build/snug-testing/titleYields.wide@2x.png.HASH/actual.png

        if the new result is correct:
          SNUG_TESTING_RECORD=failed swift test --filter 'ShopTests.*titleYields'
          snug snapshots accept titleYields.wide@2x.png --package SHOP
        """)
    let tests = bench.url("Tests/ShopTests").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: tests) == ["CellTests.swift"])
  }
}
