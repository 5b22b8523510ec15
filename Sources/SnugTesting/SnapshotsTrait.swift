public import SnugSnapshots
public import Testing

/// How the snapshots of a suite, or of a test, are recorded: `@Suite(.snapshots(record: .failed))`.
///
/// An argument of a call takes precedence over the trait, the trait over `SNUG_TESTING_RECORD`, and
/// an inner suite over an outer one.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let record: RecordMode

  public let isRecursive = true

  /// The mode of the innermost suite around the running test.
  @TaskLocal static var record: RecordMode?

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$record.withValue(record) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Records snapshots in this mode.
  public static func snapshots(record: RecordMode) -> Self { SnapshotsTrait(record: record) }
}
