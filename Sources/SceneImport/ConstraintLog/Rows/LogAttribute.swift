import AutoLayout

/// An attribute as a log writes it: those of `NSLayoutConstraint.Attribute`, and the private ones of
/// autoresizing masks.
enum LogAttribute: Hashable {
  case standard(Constraint.Attribute)
  case ofMask(Location)

  /// A location in the superview.
  enum Location: String { case minX, midX, maxX, minY, midY, maxY }

  init?(_ word: String) {
    let name = word == "baseline" ? Constraint.Attribute.lastBaseline.rawValue : word
    if let attribute = Constraint.Attribute(rawValue: name), attribute != .notAnAttribute {
      self = .standard(attribute)
    } else if let location = Location(rawValue: word) {
      self = .ofMask(location)
    } else {
      return nil
    }
  }

  /// The attribute if it is one of `NSLayoutConstraint.Attribute`.
  var standard: Constraint.Attribute? {
    if case .standard(let attribute) = self { attribute } else { nil }
  }

  /// What a scene calls it. AppKit counts upwards from the bottom edge.
  func attribute(on platform: Platform) -> Constraint.Attribute {
    switch self {
    case .standard(let attribute): attribute
    case .ofMask(.minX): .left
    case .ofMask(.midX): .centerX
    case .ofMask(.maxX): .right
    case .ofMask(.minY): platform == .macOS ? .bottom : .top
    case .ofMask(.midY): .centerY
    case .ofMask(.maxY): platform == .macOS ? .top : .bottom
    }
  }
}
