/// How to settle what the constraints leave free; of two preferences the earlier one wins.
public enum Preference: Hashable, Sendable {
  /// As near to a value as can be.
  case near(Variable, Double)
  /// As small as can be; what has no least value, as near to zero as can be.
  case least(Variable)
}
