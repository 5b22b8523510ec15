/// A message in a list: who wrote it, and when.
public struct MessageRow: Sendable {
  /// Who wrote it. Gives way to the time where there is not enough room.
  public var name: String
  /// When it was written, in words as short as can be.
  public var time: String

  public init(name: String, time: String) {
    self.name = name
    self.time = time
  }
}
