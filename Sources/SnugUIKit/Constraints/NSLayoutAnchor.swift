import SnugLayout
import SnugSceneFormat

/// An edge, a center, a baseline or a size of a view or a layout guide.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let owner: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.attribute = attribute
    super.init()
  }

  public var item: AnyObject? { owner }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, constant, CallSite(file, line, column))
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, constant, CallSite(file, line, column))
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, constant, CallSite(file, line, column))
  }

  /// - Parameter anchor: `nil` to compare with the constant alone.
  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat, _ constant: CGFloat, _ site: CallSite
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: owner, attribute: attribute, relatedBy: relation, toItem: anchor?.owner,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
      file: site.file, line: site.line, column: site.column)
  }

  /// Multiples of the system's spacing between two edges or baselines.
  func constraint(
    _ relation: NSLayoutConstraint.Relation, spacingFrom anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat, _ site: CallSite
  ) -> NSLayoutConstraint {
    let made = constraint(relation, anchor, 1, multiplier * Constraint.systemSpacing, site)
    if attribute.attribute.isBaseline, anchor.attribute.attribute.isBaseline {
      made.baselineSpacing = .init(count: Double(multiplier))
    }
    return made
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, spacingFrom: anchor, multiplier, CallSite(file, line, column))
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, spacingFrom: anchor, multiplier, CallSite(file, line, column))
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, spacingFrom: anchor, multiplier, CallSite(file, line, column))
  }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, spacingFrom: anchor, multiplier, CallSite(file, line, column))
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, spacingFrom: anchor, multiplier, CallSite(file, line, column))
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, spacingFrom: anchor, multiplier, CallSite(file, line, column))
  }
}
