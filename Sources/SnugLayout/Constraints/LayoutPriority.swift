import SnugGeometry

/// The priority of a constraint, from just above 0 to 1000, which is required: `UILayoutPriority`.
///
/// Priorities may be fractional (749.5). Each is a separate level: a thousand constraints at
/// 250 never outvote one at 251.
public struct LayoutPriority: Hashable, Comparable, Sendable {
  public let rawValue: Double

  /// `nil` unless `0 < rawValue <= 1000`.
  public init?(_ rawValue: Double) {
    guard rawValue > 0, rawValue <= 1000 else { return nil }
    self.rawValue = rawValue
  }

  public static let required: LayoutPriority = 1000
  public static let defaultHigh: LayoutPriority = 750
  public static let defaultLow: LayoutPriority = 250
  public static let fittingSizeLevel: LayoutPriority = 50

  public var isRequired: Bool { self == .required }

  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LayoutPriority: ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// A priority known to be in range. A literal out of range is a programming error.
  public init(integerLiteral value: Int) {
    precondition(1...1000 ~= value, "A layout priority lies between 1 and 1000.")
    rawValue = Double(value)
  }

  public var description: String { rawValue.shortDescription }
}
