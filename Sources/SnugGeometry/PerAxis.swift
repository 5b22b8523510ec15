/// A value for each axis.
public struct PerAxis<Value> {
  public var horizontal: Value
  public var vertical: Value

  public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same value on both axes.
  public init(both value: Value) {
    self.init(horizontal: value, vertical: value)
  }

  /// A value computed for each axis, horizontal first.
  public init<Failure: Error>(_ value: (Axis) throws(Failure) -> Value) throws(Failure) {
    self.init(horizontal: try value(.horizontal), vertical: try value(.vertical))
  }

  public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
extension PerAxis: Sendable where Value: Sendable {}
