/// Why a reference or a failure could not be read, compared, accepted or deleted.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence without a full stop.
  public let description: String

  init(_ description: String) { self.description = description }
}
