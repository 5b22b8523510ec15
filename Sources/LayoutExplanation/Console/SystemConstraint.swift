import AutoLayout

/// What a constraint is that the system made, told by the identifier the console prints.
struct SystemConstraint {
  let kind: Kind
  /// Where it comes from, in a clause.
  let source: String

  enum Kind {
    case autoresizingMask
    /// The size a table view, a collection view, a window or a hosting view gave a view.
    case encapsulatedWidth, encapsulatedHeight
    /// A size that UIKit tries for a moment.
    case temporarySize
    case stackHiding, stackFillEqually
    /// Anything else of a stack view.
    case stackView
    /// What Interface Builder adds where a view's constraints leave something open.
    case prototyping
    case other
  }

  /// How the identifiers of each begin; the first that fits counts.
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
    (["UISV-fill-proportionally"], .stackView, "distribution fillProportionally"),
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
      (kind, source) = (.other, "the layout margins of the view")
    } else {
      return nil
    }
  }
}
