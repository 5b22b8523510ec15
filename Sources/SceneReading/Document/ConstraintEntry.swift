package import AutoLayout
import Diagnostics

/// An entry of a scene's constraints: an equation, or a visual format that stands for several.
package struct ConstraintEntry: Sendable {
  package enum Form: Sendable {
    case equation(ConstraintDeclaration)
    case visualFormat(VisualFormat)
  }

  package var form: Form
  package var identifier: Spanned<String>?
  /// What holds in place of what the text says.
  package var priority: Spanned<LayoutPriority>?
  package var multiplier: Spanned<Double>?
  /// In points.
  package var constant: Spanned<Double>?
  /// `isActive`: a constraint that is not is checked and left out.
  package var isActive: Bool?
  package var options: [Spanned<FormatOption>]?
  /// Metrics of its own, before those of the scene.
  package var metrics: Metrics?

  package init(_ form: Form) { self.form = form }
}

/// `NSLayoutConstraint.FormatOptions`, each by UIKit's name.
public enum FormatOption: String, Sendable, CaseIterable {
  case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading,
    alignAllTrailing, alignAllCenterX, alignAllCenterY, alignAllLastBaseline,
    alignAllFirstBaseline
  case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
  case spacingEdgeToEdge, spacingBaselineToBaseline

  /// What an alignment makes equal for all views of a format.
  package var alignment: Constraint.Attribute? {
    switch self {
    case .alignAllLeft: .left
    case .alignAllRight: .right
    case .alignAllTop: .top
    case .alignAllBottom: .bottom
    case .alignAllLeading: .leading
    case .alignAllTrailing: .trailing
    case .alignAllCenterX: .centerX
    case .alignAllCenterY: .centerY
    case .alignAllLastBaseline: .lastBaseline
    case .alignAllFirstBaseline: .firstBaseline
    default: nil
    }
  }

  package var isDirection: Bool {
    switch self {
    case .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft: true
    default: false
    }
  }

  package var isSpacing: Bool { self == .spacingEdgeToEdge || self == .spacingBaselineToBaseline }
}
