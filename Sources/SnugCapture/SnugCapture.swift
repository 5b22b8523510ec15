public import UIKit

/// Prints the layout of a view and its subviews as a scene: `expression snugDump(view)` in a debugger.
@MainActor
public func snugDump(_ view: UIView) { print(view.snugScene()) }

extension UIView {
  /// The present layout of this view and its subviews, as a scene file.
  public func snugScene() -> String { CapturedScene(self).text }
}

/// Reads a live hierarchy. It uses public API only, so that it works with both Apple's UIKit and Snug's.
@MainActor
struct CapturedScene {
  private let root: UIView
  private var views: [UIView] = []
  private var names: CapturedNames
  private var privateViews = 0

  init(_ root: UIView) {
    self.root = root
    names = CapturedNames(of: root)
    collect(root)
  }

  private mutating func collect(_ view: UIView) {
    let name = names.name(of: view)
    views.append(view)
    names.set("\(name).safeAreaLayoutGuide", for: view.safeAreaLayoutGuide)
    names.set("\(name).layoutMarginsGuide", for: view.layoutMarginsGuide)
    names.set("\(name).readableContentGuide", for: view.readableContentGuide)
    if let scrollView = view as? UIScrollView {
      names.set("\(name).contentLayoutGuide", for: scrollView.contentLayoutGuide)
      names.set("\(name).frameLayoutGuide", for: scrollView.frameLayoutGuide)
    }
    for subview in view.subviews {
      if isPrivate(subview) { privateViews += 1 } else { collect(subview) }
    }
  }

  /// Whether a view is part of a system control, or added to a view by the system.
  private func isPrivate(_ view: UIView) -> Bool {
    if "\(type(of: view))".hasPrefix("_") { return true }
    let kind = view.superview.map(CapturedView.kind) ?? "UIView"
    return !["UIView", "UIStackView", "UIScrollView", "UIImageView"].contains(kind)
  }

  // MARK: Text

  var text: String {
    let traits = root.traitCollection
    let ancestors = sequence(first: root, next: \.superview).dropFirst()
    let own = views.flatMap(\.constraints).map(equation)
    let privateConstraints = own.count { $0 == nil }
    let equations = (own + ancestors.flatMap(\.constraints).map(equation)).compactMap(\.self)
    var lines: [String] = []
    if privateViews + privateConstraints > 0 {
      lines.append(
        "# Left out: \(privateViews) views and \(privateConstraints) constraints of the system.")
    }
    for view in views where (view as? UIButton)?.configuration != nil {
      lines.append("# The style of '\(names[view] ?? "")' is left out: no API tells it.")
    }
    let owner = root.next as? UIViewController ?? root
    lines.append("title: \(CapturedView.quoted("\(type(of: owner))"))")
    // A view outside a window may have no display scale.
    if traits.displayScale > 0 { lines.append("scale: \(traits.displayScale)") }
    if traits.layoutDirection == .rightToLeft { lines.append("layoutDirection: rightToLeft") }
    if let category = Self.categories[traits.preferredContentSizeCategory] {
      lines.append("contentSizeCategory: \(category)")
    }
    lines.append("view:")
    lines += block(of: root).map { "  \($0)" }
    if !equations.isEmpty { lines.append("constraints:") }
    lines += equations.map { "  - \(CapturedView.quoted($0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let categories: [UIContentSizeCategory: String] = [
    .extraSmall: "extraSmall", .small: "small", .medium: "medium", .extraLarge: "extraLarge",
    .extraExtraLarge: "extraExtraLarge", .extraExtraExtraLarge: "extraExtraExtraLarge",
    .accessibilityMedium: "accessibilityMedium", .accessibilityLarge: "accessibilityLarge",
    .accessibilityExtraLarge: "accessibilityExtraLarge",
    .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge",
    .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge",
  ]

  /// The lines of one view in the scene file.
  private func block(of view: UIView) -> [String] {
    var pairs = CapturedView.keys(of: view)
    let stack = view as? UIStackView
    let arranged = stack?.arrangedSubviews ?? []
    if view === root {
      pairs += [
        ("name", names[view] ?? "view"), ("size", CapturedView.list(view.bounds.size)),
        ("safeAreaInsets", CapturedView.list(view.safeAreaInsets)),
      ]
    } else {
      pairs += CapturedView.placeKeys(of: view)
    }
    if let stack {
      let spacings = arranged.dropLast().compactMap { subview -> String? in
        let spacing = stack.customSpacing(after: subview)
        guard spacing != UIStackView.spacingUseDefault, let name = names[subview] else {
          return nil
        }
        return "\(name): \(CapturedView.spacing(spacing))"
      }
      if !spacings.isEmpty {
        pairs.append(("customSpacing", "{ \(spacings.joined(separator: ", ")) }"))
      }
    }
    let guides = view.layoutGuides.compactMap { names[$0] }.filter { !$0.contains(".") }
    if !guides.isEmpty {
      pairs.append(
        ("layoutGuides", "{ \(guides.map { "\($0): {}" }.joined(separator: ", ")) }"))
    }
    var lines = pairs.map { "\($0): \($1)" }
    let others = view.subviews.filter { !arranged.contains($0) }
    for (key, subviews) in [("arrangedSubviews", arranged), ("subviews", others)] {
      let captured = subviews.filter(views.contains)
      if !captured.isEmpty { lines.append("\(key):") }
      for subview in captured {
        lines.append("  \(names[subview] ?? ""):")
        lines += block(of: subview).map { "    \($0)" }
      }
    }
    return lines
  }

  // MARK: Constraints

  /// Whether the system made a constraint: for masks, content sizes, guides or stack views.
  ///
  /// `_UISystemBaselineConstraint` is the class of constraints with the system's spacing, as logs of apps
  /// show. Its constant is that spacing, in points.
  private func isOfSystem(_ constraint: NSLayoutConstraint) -> Bool {
    let identifier = constraint.identifier ?? ""
    let kind = "\(type(of: constraint))"
    let isAuthors = ["NSLayoutConstraint", "_UISystemBaselineConstraint"].contains(kind)
    return !isAuthors && (kind.hasPrefix("NS") || kind.hasPrefix("_"))
      || identifier.hasPrefix("UI") || identifier.hasPrefix("_UI")
  }

  private func equation(_ constraint: NSLayoutConstraint) -> String? {
    guard constraint.isActive, !isOfSystem(constraint), constraint.priority.rawValue > 0,
      let first = anchor(constraint.firstItem, constraint.firstAttribute)
    else { return nil }
    var right = "\(constraint.constant)"
    if constraint.secondAttribute != .notAnAttribute {
      let end = anchor(constraint.secondItem, constraint.secondAttribute)
      guard let second = end else { return nil }
      let sign = constraint.constant < 0 ? "-" : "+"
      right = "\(constraint.multiplier) * \(second) \(sign) \(abs(constraint.constant))"
    }
    let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
    return "\(first) \(relation) \(right) @ \(constraint.priority.rawValue)"
  }

  private func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
    // In the order of the raw values, from 1.
    let attributes = [
      "", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
      "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      "centerYWithinMargins",
    ]
    guard let item, let name = names[item],
      attributes.indices.dropFirst().contains(attribute.rawValue)
    else { return nil }
    return "\(name).\(attributes[attribute.rawValue])"
  }
}
