import SnugGeometry
import SnugLayout
import SnugSceneFormat

extension NSLayoutConstraint {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var relation: Constraint.Relation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1

    var axis: SnugGeometry.Axis { self == .horizontal ? .horizontal : .vertical }
  }

  public enum Attribute: Int, Sendable, CaseIterable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    public static let baseline = Attribute.lastBaseline

    /// The names of the cases are the engine's.
    var attribute: Constraint.Attribute {
      Constraint.Attribute(rawValue: "\(self)") ?? .notAnAttribute
    }

    init(_ attribute: Constraint.Attribute) {
      self = Self.allCases.first { $0.attribute == attribute } ?? .notAnAttribute
    }
  }

  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    private static let named: [(FormatOptions, FormatOption)] = [
      (.alignAllLeft, .alignAllLeft), (.alignAllRight, .alignAllRight),
      (.alignAllTop, .alignAllTop), (.alignAllBottom, .alignAllBottom),
      (.alignAllLeading, .alignAllLeading), (.alignAllTrailing, .alignAllTrailing),
      (.alignAllCenterX, .alignAllCenterX), (.alignAllCenterY, .alignAllCenterY),
      (.alignAllLastBaseline, .alignAllLastBaseline),
      (.alignAllFirstBaseline, .alignAllFirstBaseline),
      (.directionLeftToRight, .directionLeftToRight),
      (.directionRightToLeft, .directionRightToLeft),
      (.spacingBaselineToBaseline, .spacingBaselineToBaseline),
    ]

    var formatOptions: [FormatOption] { Self.named.filter { contains($0.0) }.map(\.1) }
  }
}
