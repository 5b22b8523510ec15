import AutoLayout

/// An attribute as a log writes it: those of `NSLayoutConstraint.Attribute`, and the private ones of
/// autoresizing masks, which are locations in the superview.
enum LogAttribute: Hashable {
  case standard(Constraint.Attribute)
  case minX, midX, maxX, minY, midY, maxY

  init?(_ word: some StringProtocol) {
    if let attribute = Constraint.Attribute(rawValue: String(word)), attribute != .notAnAttribute {
      self = .standard(attribute)
      return
    }
    switch word {
    case "baseline": self = .standard(.lastBaseline)
    case "minX": self = .minX
    case "midX": self = .midX
    case "maxX": self = .maxX
    case "minY": self = .minY
    case "midY": self = .midY
    case "maxY": self = .maxY
    default: return nil
    }
  }

  /// What a scene calls it. AppKit counts upwards from the bottom edge.
  func attribute(on platform: Platform) -> Constraint.Attribute {
    switch self {
    case .standard(let attribute): attribute
    case .minX: .left
    case .midX: .centerX
    case .maxX: .right
    case .minY: platform == .macOS ? .bottom : .top
    case .midY: .centerY
    case .maxY: platform == .macOS ? .top : .bottom
    }
  }

  /// Whether it may stand alone: a size, or a location in the superview.
  var isPrivate: Bool {
    if case .standard = self { false } else { true }
  }
}
