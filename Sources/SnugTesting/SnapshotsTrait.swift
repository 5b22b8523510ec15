public import Snapshots
public import Testing

/// How the snapshots of a suite, or of a test, are recorded: `@Suite(.snapshots(record: .failed))`.
///
/// What a call says itself wins over this, and this over `SNUG_TESTING_RECORD`; of two suites one in
/// the other, the inner one.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let record: RecordMode

  public let isRecursive = true

  /// What the innermost of the suites around the running test says.
  @TaskLocal static var record: RecordMode?

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$record.withValue(record) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Snapshots recorded in this mode.
  public static func snapshots(record: RecordMode) -> Self { SnapshotsTrait(record: record) }
}
