import SnugLayout

/// How much a constraint matters: from just above 0 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  public static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue + offset)
  }

  public static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue - offset)
  }

  public static func += (priority: inout UILayoutPriority, offset: Float) {
    priority = priority + offset
  }

  public static func -= (priority: inout UILayoutPriority, offset: Float) {
    priority = priority - offset
  }
}

extension UILayoutPriority {
  init(engine priority: LayoutPriority) { self.init(rawValue: Float(priority.rawValue)) }

  /// `nil` if the value is 0 or out of range.
  var layoutPriority: LayoutPriority? { LayoutPriority(Double(rawValue)) }
}
