import AutoLayout

/// What a constraint is that the system made, told by the identifier the console prints.
enum SystemConstraint {
  case autoresizingMask
  /// The size a table view, a collection view, a window or a hosting view gave a view.
  case encapsulatedWidth, encapsulatedHeight
  /// A size that UIKit tries for a moment.
  case temporarySize
  case stackHiding, stackFillEqually, stackFillProportionally, stackSpacing, stackAlignment
  case stackEdges, stackSpacer
  case safeArea, layoutMargins
  /// What Interface Builder adds where a view's constraints leave something open.
  case prototyping
  case layoutSupport
  /// A bar, a keyboard or another view of the system's own.
  case bar

  /// How the identifiers of each begin; the first that fits counts.
  private static let beginnings: [(SystemConstraint, [String])] = [
    (.autoresizingMask, ["NSAutoresizingMaskLayoutConstraint"]),
    (.temporarySize, ["fittingSize", "_UITemporaryLayout"]),
    (
      .encapsulatedHeight,
      ["UIView-Encapsulated", "NSView-Encapsulated", "NSTableRowView-Encapsulated"]
    ),
    (.stackHiding, ["UISV-hiding"]),
    (.stackFillEqually, ["UISV-fill-equally"]),
    (.stackFillProportionally, ["UISV-fill-proportionally"]),
    (.stackSpacing, ["UISV-spacing", "UISV-distributing", "NSStackView.Spacing"]),
    (.stackAlignment, ["UISV-alignment"]),
    (.stackEdges, ["UISV-canvas", "NSStackView.Edge"]),
    (.stackSpacer, ["UISV-", "NSStackView"]),
    (.safeArea, ["UIViewSafeAreaLayoutGuide"]),
    (.prototyping, ["NSIBPrototyping", "IB auto generated", "UIIBSystemGenerated"]),
    (.layoutSupport, ["_UILayoutSupportConstraint"]),
    (
      .bar,
      ["TB_", "IB_", "BIB_", "CB_", "UINav", "UIButtonBar", "accessoryView.", "input", "assistant"]
    ),
  ]

  init?(_ constraint: Constraint) {
    guard let identifier = constraint.identifier else { return nil }
    let known = Self.beginnings.first { $0.1.contains(where: identifier.hasPrefix) }?.0
    if known == .encapsulatedHeight, constraint.firstAttribute == .width {
      self = .encapsulatedWidth
    } else if let known {
      self = known
    } else if identifier.hasPrefix("UIView-"), identifier.contains("-guide-constraint") {
      self = .layoutMargins
    } else {
      return nil
    }
  }

  /// Where it comes from, in a clause.
  var source: String {
    switch self {
    case .autoresizingMask: "the view's frame and autoresizing mask as a constraint"
    case .encapsulatedWidth:
      "the width the view was given from outside: a cell's by its table view, say"
    case .encapsulatedHeight:
      "the height the view was given from outside: a cell's by its table view, say"
    case .temporarySize: "a size UIKit tries for a moment, to measure the view or while it rotates"
    case .stackHiding: "a stack view gives a hidden arranged view no room"
    case .stackFillEqually: "distribution fillEqually: all arranged views are as large"
    case .stackFillProportionally: "distribution fillProportionally"
    case .stackSpacing: "the spacing of a stack view"
    case .stackAlignment: "the alignment of a stack view"
    case .stackEdges: "the edges of a stack view are at those of its arranged views"
    case .stackSpacer: "what a stack view needs to align or distribute"
    case .safeArea: "the safe area of the view"
    case .layoutMargins: "the layout margins of the view"
    case .prototyping: "added by Interface Builder, because constraints are missing there"
    case .layoutSupport: "the controller's top or bottom layout guide"
    case .bar: "made by a bar or a keyboard of the system"
    }
  }
}
