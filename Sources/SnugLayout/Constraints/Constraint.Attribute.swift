public import SnugGeometry

extension Constraint {
  /// `NSLayoutConstraint.Attribute`.
  public enum Attribute: String, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing
    case width, height
    case centerX, centerY
    case firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute

    /// The attributes a scene may name.
    public static let nameable = allCases.filter { $0 != .notAnAttribute }

    /// The axis the attribute lies on; `nil` for none.
    public var axis: Axis? {
      switch withoutMargins {
      case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
      case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
      default: nil
      }
    }

    /// Whether it is a width or a height; everything else is a location.
    public var isSize: Bool { self == .width || self == .height }

    /// Whether it follows the writing direction.
    public var isDirectional: Bool {
      [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
    }

    /// Whether it is a horizontal edge that does not follow the writing direction.
    public var isAbsoluteEdge: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

    /// The leading or trailing edge or margin that a left or right one is from left to right; `nil` for others.
    package var directional: Attribute? {
      switch self {
      case .left: .leading
      case .right: .trailing
      case .leftMargin: .leadingMargin
      case .rightMargin: .trailingMargin
      default: nil
      }
    }

    /// The attribute with leading and trailing replaced by left or right. Others are
    /// unchanged.
    ///
    /// - Parameter isMirrored: whether the direction is from right to left.
    public func undirected(isMirrored: Bool) -> Attribute {
      switch self {
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
      case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
      default: self
      }
    }

    /// Whether it is a margin attribute. `NSLayoutConstraint.h` has these only for iOS.
    package var isOfMargins: Bool { withoutMargins != self }

    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether a layout guide has it: `UILayoutGuide` has neither margins nor baselines.
    package var isOfGuides: Bool {
      !isOfMargins && !isBaseline
    }

    /// The equivalent attribute of the layout margins guide.
    package var withoutMargins: Attribute {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: self
      }
    }

    package static func size(_ axis: Axis) -> Attribute { axis == .horizontal ? .width : .height }

    /// The attribute of the edge at which an axis begins, in the language's direction.
    package static func start(_ axis: Axis) -> Attribute { axis == .horizontal ? .leading : .top }

    /// The attribute of the edge at which an axis ends, in the language's direction.
    package static func end(_ axis: Axis) -> Attribute {
      axis == .horizontal ? .trailing : .bottom
    }

    static func center(_ axis: Axis) -> Attribute { axis == .horizontal ? .centerX : .centerY }
  }
}
