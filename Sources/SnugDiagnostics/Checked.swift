/// A value, with the warnings found while it was made.
public struct Checked<Value> {
  public var value: Value
  public var warnings: [Diagnostic]

  public init(_ value: Value, warnings: [Diagnostic] = []) {
    self.value = value
    self.warnings = warnings
  }
}

extension Checked: Sendable where Value: Sendable {}
