/// Determines what the constraints leave free. The earlier of two preferences wins.
package enum Preference: Hashable, Sendable {
  /// As near to a value as possible.
  case near(Variable, Double)
  /// As small as possible. A variable without a least value is as near to zero as possible.
  case least(Variable)
}
