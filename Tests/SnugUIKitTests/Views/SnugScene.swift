import UIKit

extension UIView {
  /// The layout of this view and of all in it as a scene for Snug, in JSON.
  func snugScene() -> String { SnugScene(self).text }
}

/// Writes JSON by hand, because the order of views matters.
@MainActor private struct SnugScene {
  let root: UIView
  var views: [UIView] = []
  var names: [ObjectIdentifier: String] = [:]

  init(_ root: UIView) {
    self.root = root
    collect(root)
  }

  private mutating func collect(_ view: UIView) {
    let name = view === root ? "root" : "\(kind(of: view).dropFirst(2).lowercased())\(views.count)"
    views.append(view)
    names[ObjectIdentifier(view)] = name
    names[ObjectIdentifier(view.safeAreaLayoutGuide)] = "\(name).safeAreaLayoutGuide"
    names[ObjectIdentifier(view.layoutMarginsGuide)] = "\(name).layoutMarginsGuide"
    if let scrollView = view as? UIScrollView {
      names[ObjectIdentifier(scrollView.contentLayoutGuide)] = "\(name).contentLayoutGuide"
      names[ObjectIdentifier(scrollView.frameLayoutGuide)] = "\(name).frameLayoutGuide"
    }
    for (index, guide) in ownGuides(of: view).enumerated() {
      names[ObjectIdentifier(guide)] = "\(name)_guide\(index)"
    }
    // What a control consists of is the system's.
    if !(view is UIControl) { view.subviews.forEach { collect($0) } }
  }

  private func ownGuides(of view: UIView) -> [UILayoutGuide] {
    view.layoutGuides.filter { !$0.identifier.hasPrefix("UI") && !$0.identifier.hasPrefix("_UI") }
  }

  var text: String {
    let lines = views.flatMap(\.constraints).compactMap(equation).map(quoted)
    return """
      { "scale": \(root.traitCollection.displayScale),
        "view": \(json(of: root)),
        "constraints": [
      \(lines.joined(separator: ",\n"))
        ] }
      """
  }

  private func json(of view: UIView) -> String {
    var pairs = [("class", quoted(kind(of: view)))]
    let stack = view as? UIStackView
    if view === root {
      let insets = view.safeAreaInsets
      pairs.append(("name", quoted("root")))
      pairs.append(("size", "\([view.bounds.width, view.bounds.height])"))
      pairs.append(("safeAreaInsets", "\([insets.top, insets.left, insets.bottom, insets.right])"))
    }
    if let label = view as? UILabel {
      pairs.append(("text", quoted(label.text ?? "")))
      pairs.append(("numberOfLines", "\(label.numberOfLines)"))
      pairs.append(("font", "\(label.font.pointSize)"))
    } else if let button = view as? UIButton {
      pairs.append(("title", quoted(button.currentTitle ?? "")))
    } else if let field = view as? UITextField {
      pairs.append(("text", quoted(field.text ?? "")))
    }
    if let stack {
      let isRow = stack.axis == .horizontal
      let distributions = [
        "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
      ]
      let alignments = [
        "fill", isRow ? "top" : "leading", "firstBaseline", "center", isRow ? "bottom" : "trailing",
        "lastBaseline",
      ]
      pairs.append(("axis", quoted(isRow ? "horizontal" : "vertical")))
      pairs.append(("distribution", quoted(distributions[stack.distribution.rawValue])))
      pairs.append(("alignment", quoted(alignments[stack.alignment.rawValue])))
      pairs.append(("spacing", "\(stack.spacing)"))
    } else {
      let size = view.intrinsicContentSize
      let sides = [size.width, size.height].map { $0 < 0 ? quoted("none") : "\($0)" }
      pairs.append(("intrinsicContentSize", "[\(sides.joined(separator: ", "))]"))
      pairs.append(("hugging", priorities(view.contentHuggingPriority)))
      pairs.append(("compressionResistance", priorities(view.contentCompressionResistancePriority)))
    }
    if view.isHidden { pairs.append(("hidden", "true")) }
    let isArranged = (view.superview as? UIStackView)?.arrangedSubviews.contains(view) ?? false
    if view !== root, !isArranged, view.translatesAutoresizingMaskIntoConstraints,
      let bounds = view.superview?.bounds
    {
      let (frame, mask) = (view.frame, view.autoresizingMask)
      let flags: [(UIView.AutoresizingMask, String)] = [
        (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
        (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
        (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
      ]
      pairs.append(("frame", "\([frame.minX, frame.minY, frame.width, frame.height])"))
      pairs.append(("autoresizingMask", "\(flags.filter { mask.contains($0.0) }.map(\.1))"))
      pairs.append(("superviewSize", "\([bounds.width, bounds.height])"))
    }
    let guides = ownGuides(of: view).compactMap { names[ObjectIdentifier($0)] }
    if !guides.isEmpty {
      let entries = guides.map { "\(quoted($0)): {}" }
      pairs.append(("layoutGuides", "{ \(entries.joined(separator: ", ")) }"))
    }
    let arranged = stack?.arrangedSubviews ?? []
    let others = view.subviews.filter { !arranged.contains($0) }
    for (key, subviews) in [("arrangedSubviews", arranged), ("subviews", others)] {
      let entries = subviews.compactMap { subview in
        names[ObjectIdentifier(subview)].map { "\(quoted($0)): \(json(of: subview))" }
      }
      if !entries.isEmpty { pairs.append((key, "{\n\(entries.joined(separator: ",\n")) }")) }
    }
    return "{ \(pairs.map { "\(quoted($0)): \($1)" }.joined(separator: ", ")) }"
  }

  /// `nil` for what Snug makes itself: of masks, content sizes, guides and stack views.
  private func equation(_ constraint: NSLayoutConstraint) -> String? {
    let identifier = constraint.identifier ?? ""
    guard constraint.isActive, type(of: constraint) == NSLayoutConstraint.self,
      !identifier.hasPrefix("UI"), !identifier.hasPrefix("_UI"),
      let first = anchor(constraint.firstItem, constraint.firstAttribute)
    else { return nil }
    var right = "\(constraint.constant)"
    if constraint.secondItem != nil {
      let end = anchor(constraint.secondItem, constraint.secondAttribute)
      guard let second = end else { return nil }
      let sign = constraint.constant < 0 ? "-" : "+"
      right = "\(constraint.multiplier) * \(second) \(sign) \(abs(constraint.constant))"
    }
    let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
    return "\(first) \(relation) \(right) @ \(constraint.priority.rawValue)"
  }

  private func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
    // In the order of their raw values, which begin at 1.
    let attributes = [
      "", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
      "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      "centerYWithinMargins",
    ]
    guard let item, let name = names[ObjectIdentifier(item)],
      attributes.indices.dropFirst().contains(attribute.rawValue)
    else { return nil }
    return "\(name).\(attributes[attribute.rawValue])"
  }

  /// The class that Snug knows it by.
  private func kind(of view: UIView) -> String {
    let known: [UIView.Type] = [
      UILabel.self, UIButton.self, UITextField.self, UITextView.self, UIImageView.self,
      UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self, UIStackView.self,
      UIScrollView.self,
    ]
    return known.first { view.isKind(of: $0) }.map { "\($0)" } ?? "UIView"
  }

  private func priorities(_ of: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> String {
    let (horizontal, vertical) = (of(.horizontal).rawValue, of(.vertical).rawValue)
    return "{ \"horizontal\": \(horizontal), \"vertical\": \(vertical) }"
  }

  private func quoted(_ text: String) -> String {
    let data = (try? JSONEncoder().encode([text])) ?? Data("[\"\"]".utf8)
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }
}
