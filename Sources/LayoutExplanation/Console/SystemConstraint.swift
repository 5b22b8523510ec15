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

  init?(_ constraint: Constraint) {
    guard let identifier = constraint.identifier else { return nil }
    func begins(_ words: String...) -> Bool { words.contains { identifier.hasPrefix($0) } }
    if begins("NSAutoresizingMaskLayoutConstraint") {
      self = .autoresizingMask
    } else if begins("fittingSize", "_UITemporaryLayout") {
      self = .temporarySize
    } else if begins("UIView-Encapsulated", "NSView-Encapsulated", "NSTableRowView-Encapsulated") {
      self = constraint.firstAttribute == .width ? .encapsulatedWidth : .encapsulatedHeight
    } else if begins("UISV-hiding") {
      self = .stackHiding
    } else if begins("UISV-fill-equally") {
      self = .stackFillEqually
    } else if begins("UISV-fill-proportionally") {
      self = .stackFillProportionally
    } else if begins("UISV-spacing", "UISV-distributing", "NSStackView.Spacing") {
      self = .stackSpacing
    } else if begins("UISV-alignment") {
      self = .stackAlignment
    } else if begins("UISV-canvas", "NSStackView.Edge") {
      self = .stackEdges
    } else if begins("UISV-", "NSStackView") {
      self = .stackSpacer
    } else if begins("UIViewSafeAreaLayoutGuide") {
      self = .safeArea
    } else if begins("UIView-"), identifier.contains("-guide-constraint") {
      self = .layoutMargins
    } else if begins("NSIBPrototyping", "IB auto generated", "UIIBSystemGenerated") {
      self = .prototyping
    } else if begins("_UILayoutSupportConstraint") {
      self = .layoutSupport
    } else if begins("TB_", "IB_", "BIB_", "CB_", "UINav", "UIButtonBar", "accessoryView.", "input")
      || begins("assistant")
    {
      self = .bar
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
