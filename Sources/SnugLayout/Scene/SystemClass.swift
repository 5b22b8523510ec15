/// What a class of the system is, by its name in a console log.
///
/// Apple documents none of the private classes. Source: logs in public issues and questions.
package enum SystemClass: Sendable {
  case tableCell, collectionCell, tableHeader, inputView, navigationBar, toolbar, tabBar
  /// A view in which SwiftUI is shown, or that shows a view in SwiftUI.
  case hostingView
  case alert, keyboard
  /// A view around those of an app's controllers.
  case controllerContainer
  case other

  /// `nil` for a class that is an app's, or an ordinary public one.
  package init?(_ className: String) {
    guard let name = Self.withoutModule(className) else { return nil }
    if let known = Self.known.first(where: { $0.matches(name) }) {
      self = known.kind
    } else if className.contains("SwiftUI") {
      self = .hostingView
    } else {
      return nil
    }
  }

  /// Whether an app has no reference to a view of this class, so that none of its constraints are the
  /// app's.
  package static func isPrivate(_ className: String) -> Bool {
    guard let name = withoutModule(className), !isContentView(name), !publicNames.contains(name),
      !guides.contains(name)
    else { return false }
    return name.hasPrefix("_") || SystemClass(className).map { $0.isHidden } ?? false
  }

  /// Whether the content of the view is the app's, although its class is not.
  package var holdsAppViews: Bool {
    switch self {
    case .tableCell, .collectionCell, .tableHeader, .inputView, .hostingView, .controllerContainer:
      true
    case .navigationBar, .toolbar, .tabBar, .alert, .keyboard, .other: false
    }
  }

  private var isHidden: Bool {
    switch self {
    case .tableCell, .collectionCell, .tableHeader, .inputView: false
    default: true
    }
  }

  /// The content view of a cell, a header or an effect view, which apps add their views to.
  private static func isContentView(_ name: Substring) -> Bool {
    name.hasSuffix("ContentView")
      && ["Cell", "HeaderFooter", "VisualEffect"].contains { name.contains($0) }
  }

  private static let publicNames: Set<Substring> = [
    "UINavigationBar", "UIToolbar", "UITabBar", "UIInputView", "UITableViewCell",
    "UICollectionViewCell", "UICollectionViewListCell", "UITableViewHeaderFooterView",
  ]

  /// The guides of view controllers before iOS 11, and of stack views and scroll views.
  private static let guides: Set<Substring> = [
    "_UILayoutGuide", "_UILayoutSpacer", "_UIScrollViewLayoutGuide", "_UIOLAGapGuide",
  ]

  private struct Pattern {
    var prefixes: [String] = []
    var suffixes: [String] = []
    let kind: SystemClass

    func matches(_ name: Substring) -> Bool {
      prefixes.contains(where: name.hasPrefix) || suffixes.contains(where: name.hasSuffix)
    }
  }

  /// The first match counts.
  private static let known: [Pattern] = [
    Pattern(
      prefixes: ["_UITableViewHeaderFooter", "UITableViewHeaderFooter"], kind: .tableHeader),
    Pattern(prefixes: ["UITableViewCell", "NSTableRowView", "NSTableCellView"], kind: .tableCell),
    Pattern(
      prefixes: ["UICollectionViewCell", "UICollectionViewList", "_UICollectionView"],
      kind: .collectionCell),
    Pattern(prefixes: ["UIInputView"], kind: .inputView),
    Pattern(
      prefixes: [
        "UIInputSet", "UIKeyboard", "UIRemoteKeyboard", "UIPrediction", "TUI", "SystemInput",
        "_UIKeyboard", "_UIRemoteKeyboard", "UITextEffectsWindow", "_UIInput", "UIEditingOverlay",
      ], kind: .keyboard),
    Pattern(
      prefixes: [
        "UINavigationBar", "_UINavigationBar", "UINavigationItem", "UINavigationButton",
        "_UIButtonBar", "_UITAMICAdaptor", "_UIModernBarButton",
      ],
      kind: .navigationBar),
    Pattern(prefixes: ["UIToolbar", "_UIToolbar"], kind: .toolbar),
    Pattern(prefixes: ["UITabBar", "_UITabBar"], kind: .tabBar),
    Pattern(
      prefixes: [
        "_UIHosting", "UIHosting", "NSHosting", "PlatformViewHost", "PlatformViewControllerHost",
        "ViewHost", "HostingView", "HostingScrollView", "PlatformGroupContainer",
      ], kind: .hostingView),
    Pattern(
      prefixes: ["UIInterfaceAction", "_UIInterfaceAction", "_UIAlert", "UIAlertController"],
      kind: .alert),
    Pattern(
      prefixes: [
        "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UIViewControllerWrapper",
        "UINavigationTransition", "_UISplitView", "UIPanelController", "_UIPageViewController",
        "UITableViewWrapperView", "_UIQueuingScrollView", "_UIVisualEffectContentView",
      ], kind: .controllerContainer),
    Pattern(
      prefixes: [
        "_UI", "_NS", "UIButtonLabel", "UITableViewLabel", "UISegmentLabel", "UIFieldEditor",
        "UISearchBarBackground", "UISearchBarTextField", "UIStatusBar", "UIDimmingView", "SPUI",
        "UIPicker", "UIActivityContent", "UIActivityGroup", "NSTitlebar", "NSThemeFrame",
        "NSToolbar", "UIPrint", "UICalloutBar", "UITextSelection",
      ], kind: .other),
  ]

  /// The name without a module of the system; `nil` for a class in an app's module.
  private static func withoutModule(_ className: String) -> Substring? {
    var name = className[...]
    if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst("NSKVONotifying_".count) }
    if name.hasPrefix("_Tt") {
      // `_TtGC7SwiftUI14_UIHostingViewV…`
      guard let module = name.firstRange(of: "7SwiftUI") else { return nil }
      let rest = name[module.upperBound...].drop(while: \.isNumber)
      return rest
    }
    let head = name.prefix { $0 != "<" }
    let parts = head.split(separator: ".")
    guard parts.count > 1 else { return head }
    return ["SwiftUI", "UIKit", "UIKitCore", "AppKit"].contains(parts[0]) ? parts.last : nil
  }
}

extension Scene {
  /// What the class of a view is in the log; `nil` for an app's class, an ordinary public one, and for a
  /// view whose class the log does not tell.
  package func systemClass(of id: ViewID) -> SystemClass? {
    consoleReport?.className(of: id).flatMap(SystemClass.init)
  }

  /// Whether an app has no reference to a view of a log.
  func isPrivate(_ id: ViewID) -> Bool {
    consoleReport?.className(of: id).map(SystemClass.isPrivate) ?? false
  }

  /// Whether a view in a log is the system's own: its class is private, or it is of no app's class and
  /// inside such a view.
  package func isOfSystem(_ id: ViewID) -> Bool {
    guard let report = consoleReport else { return false }
    if let name = report.className(of: id) {
      if SystemClass.isPrivate(name) { return true }
      if name == "UIView", isOnlyInAlert(id) { return true }
      // The app's own, with a module or a prefix that is not Apple's.
      if !name.hasPrefix("UI") && !name.hasPrefix("NS") { return false }
    } else if Self.systemNames.contains(where: self[id].name.hasPrefix) {
      return true
    }
    guard let superview = self[id].superview else { return false }
    if systemClass(of: superview)?.holdsAppViews ?? false { return false }
    if consoleReport?.className(of: superview)?.hasSuffix("Window") ?? false { return false }
    return isOfSystem(superview)
  }

  /// Whether every constraint between a view and another is with one of an alert's private views, as those of
  /// the popover of a `UIAlertController` are.
  private func isOnlyInAlert(_ id: ViewID) -> Bool {
    func isOfAlert(_ id: ViewID) -> Bool { isPrivate(id) && systemClass(of: id) == .alert }
    guard consoleReport?.hasAlert == true else { return false }
    var others: Set<ViewID> = []
    for constraint in constraints {
      let first = constraint.firstItem.view
      let second = constraint.secondItem?.view
      if first == id, let second { others.insert(second) }
      if second == id, let first { others.insert(first) }
    }
    others.remove(id)
    return !others.isEmpty && others.allSatisfy(isOfAlert)
  }

  /// The beginnings of the names of views that UIKit gives an identifier instead of showing their class.
  private static let systemNames = ["groupView", "systemInput", "SystemInput"]
}
