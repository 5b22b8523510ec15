/// The kind of a constraint that the system created, recognized by the identifier in the console, or
/// by the classes of its views.
package struct SystemConstraint: Sendable {
  package let kind: Kind
  /// The origin of the constraint, as a clause.
  package let source: String

  package enum Kind: Sendable {
    case autoresizingMask
    /// A view's size that was set by a table view, a collection view, a window or a hosting view.
    case encapsulatedWidth, encapsulatedHeight
    case temporarySize
    case stackHiding, stackFillEqually, stackFillProportionally
    case stackSpacing
    /// The edges or centers of arranged views across the stack view's axis.
    case stackAlignment
    /// The edges of a stack view at those of its arranged views.
    case stackEdge
    case stackView
    /// Added by Interface Builder where a view's constraints are ambiguous.
    case prototyping
    case margins
    case other
  }

  /// The prefixes of the identifiers of each kind. The first match counts.
  private static let known: [(beginnings: [String], kind: Kind, source: String)] = [
    (
      ["NSAutoresizingMaskLayoutConstraint"], .autoresizingMask,
      "the view's frame and autoresizing mask as a constraint"
    ),
    (
      ["fittingSize", "_UITemporaryLayout"], .temporarySize,
      "a size UIKit tries for a moment, to measure the view or while it rotates"
    ),
    (
      ["UIView-Encapsulated", "NSView-Encapsulated", "NSTableRowView-Encapsulated"],
      .encapsulatedHeight,
      "the height the view was given from outside"
    ),
    (["UISV-hiding"], .stackHiding, "a stack view gives a hidden arranged view no room"),
    (
      ["UISV-fill-equally"], .stackFillEqually,
      "distribution fillEqually: all arranged views are equally large"
    ),
    (["UISV-fill-proportionally"], .stackFillProportionally, "distribution fillProportionally"),
    (
      ["UISV-spacing", "UISV-distributing", "NSStackView.Spacing"], .stackSpacing,
      "the spacing of a stack view"
    ),
    (["UISV-alignment"], .stackAlignment, "the alignment of a stack view"),
    (
      ["UISV-canvas", "NSStackView.Edge"], .stackEdge,
      "the edges of a stack view are at those of its arranged views"
    ),
    (["UISV-", "NSStackView"], .stackView, "what a stack view needs to align or distribute"),
    (["UIViewSafeAreaLayoutGuide"], .other, "the safe area of the view"),
    (
      ["NSIBPrototyping", "IB auto generated", "UIIBSystemGenerated"], .prototyping,
      "added by Interface Builder, because constraints are missing there"
    ),
    (["_UILayoutSupportConstraint"], .other, "the controller's top or bottom layout guide"),
    (
      [
        "TB_", "IB_", "BIB_", "CB_", "UINav", "UIButtonBar", "accessoryView.", "input", "assistant",
      ],
      .other, "made by a bar or a keyboard of the system"
    ),
  ]

  /// `nil` for an author's constraint.
  package init?(_ constraint: Constraint, in scene: Scene) {
    let identified = constraint.identifier.flatMap { SystemConstraint($0, constraint) }
    if let made = SystemConstraint(sizeOfCell: constraint, in: scene),
      identified == nil || identified?.kind == .autoresizingMask
    {
      self = made
    } else if let identified {
      self = identified
    } else if let made = SystemConstraint(classesOf: constraint, in: scene) {
      self = made
    } else {
      return nil
    }
  }

  private init?(_ identifier: String, _ constraint: Constraint) {
    let known = Self.known.first { $0.beginnings.contains(where: identifier.hasPrefix) }
    if let known, known.kind == .encapsulatedHeight, constraint.firstAttribute == .width {
      kind = .encapsulatedWidth
      source = known.source.replacing("height", with: "width")
    } else if let known {
      (kind, source) = (known.kind, known.source)
    } else if identifier.hasPrefix("UIView-"), identifier.contains("-guide-constraint") {
      (kind, source) = (.margins, "the layout margins of the view")
    } else {
      return nil
    }
  }

  /// Older versions give the size of a content view no identifier, or make it of the mask. Apps don't
  /// constrain it; but beside a size with the system's identifier, another one is theirs, and of two without one at most one
  /// is the system's.
  private init?(sizeOfCell constraint: Constraint, in scene: Scene) {
    guard constraint.secondItem == nil, constraint.firstAttribute.isSize,
      let view = constraint.firstItem.view,
      let className = scene.consoleReport?.className(of: view),
      ["CellContentView", "HeaderFooterContentView"].contains(where: className.hasSuffix),
      constraint.identifier != nil || Self.isOnlyGivenSize(constraint, in: scene)
    else { return nil }
    let isWidth = constraint.firstAttribute == .width
    kind = isWidth ? .encapsulatedWidth : .encapsulatedHeight
    source = "the \(isWidth ? "width" : "height") that its list gives a cell"
  }

  /// Whether a size without an identifier can be the one that a list gave. A size of 0, before the final one, is
  /// none that an app wants.
  private static func isOnlyGivenSize(_ constraint: Constraint, in scene: Scene) -> Bool {
    guard constraint.relation == .equal else { return false }
    return scene.constraints.allSatisfy { other in
      guard other.firstItem == constraint.firstItem, other.secondItem == nil,
        other.firstAttribute == constraint.firstAttribute, other.relation == .equal
      else { return true }
      if let identifier = other.identifier {
        return ["UIView-Encapsulated-Layout", "NSAutoresizingMask"].allSatisfy {
          !identifier.hasPrefix($0)
        }
      }
      return other.constant == constraint.constant || constraint.constant == 0
    }
  }

  private init?(classesOf constraint: Constraint, in scene: Scene) {
    guard scene.consoleReport != nil else { return nil }
    let views = [constraint.firstItem, constraint.secondItem].compactMap { $0?.view }
    guard !views.isEmpty,
      views.contains(where: scene.isPrivate) || views.allSatisfy(scene.isOfSystem)
    else { return nil }
    (kind, source) = (.other, "between the system's own views")
  }
}
