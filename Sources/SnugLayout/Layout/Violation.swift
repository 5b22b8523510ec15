/// A constraint that is not satisfied.
public struct Violation: Hashable, Sendable {
  public let entry: EntryID
  /// In points.
  public let amount: Double

  package init(entry: EntryID, amount: Double) {
    self.entry = entry
    self.amount = amount
  }
}
