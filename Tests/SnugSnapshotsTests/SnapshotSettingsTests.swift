import Foundation
import SnugSnapshots
import Testing

@Suite struct `The environment` {
  @Test(
    arguments: [
      ([:], RecordMode.missing), (["CI": ""], .missing), (["CI": "0"], .missing),
      (["CI": "false"], .missing), (["CI": "FALSE"], .missing), (["CI": "true"], .never),
      (["CI": "1"], .never), (["CI": "woodpecker"], .never),
      (["SNUG_TESTING_RECORD": ""], .missing), (["SNUG_TESTING_RECORD": "all"], .all),
      (["CI": "true", "SNUG_TESTING_RECORD": "failed"], .failed),
      (["SNUG_TESTING_RECORD": "never"], .never),
    ] as [([String: String], RecordMode)])
  func `sets the default mode`(
    environment: [String: String], mode: RecordMode
  ) {
    let settings = SnapshotSettings(environment: environment)
    #expect(settings.error == nil)
    #expect(settings.mode(asked: nil) == mode)
    for asked in RecordMode.allCases { #expect(settings.mode(asked: asked) == asked) }
  }

  @Test(arguments: [
    ("faild", "; did you mean 'failed'?"), ("Missing", "; did you mean 'missing'?"),
    ("true", ""), (" ", ""),
  ])
  func `is an error if the mode is misspelled`(word: String, suggestion: String) throws {
    let bench = try SnapshotBench()
    for asked in [nil, RecordMode.all] {
      let message = try bench.run(["SNUG_TESTING_RECORD": word]).message(
        bench.request(try SnapshotBench.scene(), record: asked))
      #expect(
        message == """
          SNUG_TESTING_RECORD is '\(word)', which is not a record mode\(suggestion)
          record modes are all, failed, missing and never
          """)
    }
    #expect(bench.references == [])
  }

  @Test func `sets the folder of failures`() throws {
    let bench = try SnapshotBench()
    let other = bench.folder.appending(path: "other/artifacts").path
    _ = try bench.run(["SNUG_TESTING_ARTIFACTS": other]).message(
      bench.request(try SnapshotBench.scene()))
    #expect(bench.files("other/artifacts").contains { $0.hasSuffix("failure.json") })
    #expect(bench.files(SnapshotBench.artifacts) == [])
  }
}
