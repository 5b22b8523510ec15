import Snug
import SnugTestSupport
import Testing

@testable import SnugSnapshots
@testable import SnugTesting

extension TemporaryFolder {
  /// Expects a snapshot with references and failures in the folder, as in a separate run.
  fileprivate func expect(_ scene: Scene, as form: SnapshotForm, record: RecordMode) throws {
    let test = TestIdentity(
      filePath: path("CellTests.swift"), fileID: "Cells/CellTests.swift", function: "`a cell`()",
      line: 12, column: 5)
    let settings = SnapshotSettings(
      environment: ["SNUG_TESTING_ARTIFACTS": path("artifacts")])
    SnugTesting.verify(
      SnapshotRequest(scene, as: form, named: "wide", test: test, record: record),
      by: SnapshotVerifier(
        pipeline: try pipeline.get(), settings: settings, numbers: SnapshotNumbers()),
      at: CallSite(#fileID, #filePath, #line, #column))
  }
}

extension Issue {
  /// Its message.
  fileprivate var message: String { comments.map(\.rawValue).joined(separator: "\n") }
}

@Suite struct `A failing snapshot` {
  @Test(arguments: [SnapshotForm.layout, .png(scale: 1), .svg])
  func `fails the test that recorded, and not the next one`(form: SnapshotForm) throws {
    let folder = try TemporaryFolder()
    let cell = try scene(row)
    try withKnownIssue {
      try folder.expect(cell, as: form, record: .missing)
    } matching: {
      $0.message.contains("recorded")
    }
    try folder.expect(cell, as: form, record: .missing)
    try folder.expect(cell, as: form, record: .never)
  }

  @Test func `fails its test with the view, the points and the reason`() throws {
    let folder = try TemporaryFolder()
    withKnownIssue { try folder.expect(try scene(row), as: .layout, record: .all) }
    let changed = row.replacing("size: [320, 44]", with: "size: [230, 44]")
      .replacing("compressionResistance: 751", with: "compressionResistance: 749")
    try withKnownIssue {
      try folder.expect(try scene(changed), as: .layout, record: .never)
    } matching: { issue in
      issue.message.contains("time: x 261.5 → 183.5 (−78), width 42.5 → 30.5 (−12), now compressed")
    }
  }
}

@Suite struct `A failing expectation` {
  @Test func `fails its test at its line, and only if it is not met`() throws {
    let cell = try scene(row)
    expectView("title", in: cell, is: .stretched)
    expectView("title", in: cell, isNot: .compressed)
    expectView("title", in: cell, isNot: .truncated, widths: 242...430)
    expectUnambiguous(cell, widths: 100...500, heights: 44...60)
    for expectation in [
      { expectView("title", in: cell, isNot: .stretched) },
      { expectView("title", in: cell, is: .compressed) },
      { expectView("title", in: cell, isNot: .truncated, widths: 241.5...430) },
      { expectUnambiguous(cell, widths: -1...500) }, { expectUnambiguous(cell, heights: -1...60) },
    ] {
      withKnownIssue {
        expectation()
      } matching: {
        $0.sourceLocation?.fileName == "ReportingTests.swift"
      }
    }
  }
}

@Suite struct `A mistake in a scene` {
  @Test func `is shown at its line`() throws {
    let error = try #require(throws: Diagnostics.self) {
      try scene("view: { size: [9, 9] }\nconstraints: [a.width == 1]")
    }
    #expect(
      "\(error)" == """
        cell.yaml:2:15: error: there is no view 'a' [unknown-view]
        2 | constraints: [a.width == 1]
          |               ^
        """)
  }
}

private let site = CallSite(#fileID, #filePath, #line, #column)

@Suite struct `The running test` {
  @Test func `is known by its suites and its name`() {
    let test = TestIdentity.current(function: "elsewhere()", at: site)
    #expect(test.suite == "The running test")
    #expect(test.function == "`is known by its suites and its name`()")
    #expect(test.argument == nil)
  }

  @Test(arguments: ["a/b", "c"], [1.5]) func `is known by its arguments`(
    text: String, number: Double
  ) {
    let test = TestIdentity.current(function: "elsewhere()", at: site)
    #expect(test.argument == "\(String(describingForTest: text)), 1.5")
  }

  @Suite struct Inner {
    @Test func nested() {
      let test = TestIdentity.current(function: "elsewhere()", at: site)
      #expect(test.suite == "The running test/Inner")
    }
  }

  @Test func `is the function where Swift Testing knows of none`() async {
    let test = await Task.detached {
      TestIdentity.current(function: "testOld()", at: site)
    }.value
    #expect(test.function == "testOld()")
    #expect(test.suite == nil)
  }
}

@Suite(.snapshots(record: .never)) struct `A suite's record mode` {
  @Test func `holds in its tests`() { #expect(SnapshotsTrait.record == .never) }

  @Test(.snapshots(record: .all)) func `is overridden by a test's own`() {
    #expect(SnapshotsTrait.record == .all)
  }

  @Suite(.snapshots(record: .failed)) struct `An inner suite` {
    @Test func `has its own`() { #expect(SnapshotsTrait.record == .failed) }
  }

  @Suite struct `An inner suite without one` {
    @Test func `has that of the outer`() { #expect(SnapshotsTrait.record == .never) }
  }
}

@Suite struct `A suite without a record mode` {
  @Test func `leaves it to the environment`() { #expect(SnapshotsTrait.record == nil) }
}
