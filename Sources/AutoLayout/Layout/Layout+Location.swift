import Geometry

extension Layout {
  /// Where an attribute of a view came to lie, in points: along its axis in the root's coordinates
  /// for a location, the size for a width or a height.
  public func location(of attribute: Constraint.Attribute, of id: ViewID) -> Double {
    guard let axis = attribute.axis else { return 0 }
    let span = self[id].frame[axis]
    let margins = scene[id].layoutMargins[axis]
    switch attribute {
    case .notAnAttribute: return 0
    case .width, .height: return span.length
    case .left, .leading, .top: return span.start
    case .right, .trailing, .bottom: return span.end
    case .centerX, .centerY: return span.middle
    case .leftMargin, .leadingMargin, .topMargin: return span.start + margins.start
    case .rightMargin, .trailingMargin, .bottomMargin: return span.end - margins.end
    case .centerXWithinMargins, .centerYWithinMargins:
      return span.middle + (margins.start - margins.end) / 2
    case .firstBaseline:
      return self[id].intrinsicContentSize.firstBaselineFromTop.map { span.start + $0 } ?? span.end
    case .lastBaseline:
      return span.end - (self[id].intrinsicContentSize.lastBaselineFromBottom ?? 0)
    }
  }
}
