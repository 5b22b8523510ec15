/// A value, and the warnings that were found on the way to it.
public struct Checked<Value> {
  public var value: Value
  public var warnings: [Diagnostic]

  public init(_ value: Value, warnings: [Diagnostic] = []) {
    self.value = value
    self.warnings = warnings
  }
}

extension Checked: Sendable where Value: Sendable {}
