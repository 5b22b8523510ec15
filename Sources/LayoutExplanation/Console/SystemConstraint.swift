import AutoLayout

/// The kind of a constraint that the system created, recognized by the identifier in the console.
struct SystemConstraint {
  let kind: Kind
  /// The origin of the constraint, as a clause.
  let source: String

  enum Kind {
    case autoresizingMask
    /// A view's size that was set by a table view, a collection view, a window or a hosting view.
    case encapsulatedWidth, encapsulatedHeight
    /// A temporary size that UIKit tries.
    case temporarySize
    case stackHiding, stackFillEqually, stackFillProportionally
    /// Any other constraint of a stack view.
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
      "the height the view was given from outside, for example by a table view"
    ),
    (["UISV-hiding"], .stackHiding, "a stack view gives a hidden arranged view no room"),
    (
      ["UISV-fill-equally"], .stackFillEqually,
      "distribution fillEqually: all arranged views are as large"
    ),
    (["UISV-fill-proportionally"], .stackFillProportionally, "distribution fillProportionally"),
    (
      ["UISV-spacing", "UISV-distributing", "NSStackView.Spacing"], .stackView,
      "the spacing of a stack view"
    ),
    (["UISV-alignment"], .stackView, "the alignment of a stack view"),
    (
      ["UISV-canvas", "NSStackView.Edge"], .stackView,
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

  init?(_ constraint: Constraint) {
    guard let identifier = constraint.identifier else { return nil }
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
}
