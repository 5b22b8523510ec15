import UIKit

/// The keys of a scene file for one view.
@MainActor
enum CapturedView {
  typealias Pairs = [(key: String, value: String)]

  static func keys(of view: UIView) -> Pairs {
    var pairs: Pairs = [("class", kind(of: view))]
    pairs += contentKeys(of: view)
    if !(view is UIStackView) {
      pairs += sizeKeys(of: view)
      pairs.append(("hugging", priorities(view.contentHuggingPriority)))
      pairs.append(("compressionResistance", priorities(view.contentCompressionResistancePriority)))
    }
    let rect = view.alignmentRectInsets
    if rect != .zero || view is UIControl {
      pairs.append(("alignmentRectInsets", list(rect)))
    }
    if view.isHidden { pairs.append(("hidden", "true")) }
    let directions = ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"]
    if view.semanticContentAttribute != .unspecified {
      pairs.append(
        ("semanticContentAttribute", directions[view.semanticContentAttribute.rawValue]))
    }
    var margins = view.layoutMargins
    if view.insetsLayoutMarginsFromSafeArea {
      let safe = view.safeAreaInsets
      margins = UIEdgeInsets(
        top: margins.top - safe.top, left: margins.left - safe.left,
        bottom: margins.bottom - safe.bottom, right: margins.right - safe.right)
    } else {
      pairs.append(("insetsLayoutMarginsFromSafeArea", "false"))
    }
    if margins != UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
      let sides = [margins.top, margins.left, margins.bottom, margins.right]
      pairs.append(("layoutMargins", list(sides.map { max(0, $0) })))
    }
    return pairs
  }

  /// The class of a view in a scene.
  static func kind(of view: UIView) -> String {
    let known: [UIView.Type] = [
      UILabel.self, UIButton.self, UITextField.self, UITextView.self, UIImageView.self,
      UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self, UIProgressView.self,
      UIActivityIndicatorView.self, UIDatePicker.self, UIPickerView.self, UIPageControl.self,
      UISearchBar.self, UINavigationBar.self, UIToolbar.self, UITabBar.self, UIStackView.self,
      UIScrollView.self,
    ]
    return known.first { view.isKind(of: $0) }.map { "\($0)" } ?? "UIView"
  }

  // MARK: Content

  private static func contentKeys(of view: UIView) -> Pairs {
    switch view {
    case let label as UILabel:
      var pairs: Pairs = textKeys(of: label)
      pairs += [
        ("numberOfLines", "\(label.numberOfLines)"),
        ("lineBreakMode", lineBreakModes[label.lineBreakMode.rawValue]),
        ("textAlignment", alignments[label.textAlignment.rawValue]),
      ]
      if label.adjustsFontSizeToFitWidth {
        pairs.append(("adjustsFontSizeToFitWidth", "true"))
        pairs.append(("minimumScaleFactor", "\(label.minimumScaleFactor)"))
      }
      if label.preferredMaxLayoutWidth > 0 {
        pairs.append(("preferredMaxLayoutWidth", "\(label.preferredMaxLayoutWidth)"))
      }
      return pairs
    case let button as UIButton:
      var pairs: Pairs = [("title", quoted(button.currentTitle ?? ""))]
      if let image = button.currentImage { pairs.append(("image", list(image.size))) }
      if let titleFont = button.titleLabel?.font { pairs.append(("font", font(titleFont))) }
      return pairs
    case let field as UITextField:
      return [
        ("text", quoted(field.text ?? "")), ("placeholder", quoted(field.placeholder ?? "")),
        ("textAlignment", alignments[field.textAlignment.rawValue]),
        ("borderStyle", field.borderStyle == .roundedRect ? "roundedRect" : "none"),
      ] + (field.font.map { [("font", font($0))] } ?? [])
    case let view as UITextView:
      return [
        ("text", quoted(view.text ?? "")), ("isScrollEnabled", "\(view.isScrollEnabled)"),
        ("textContainerInset", list(view.textContainerInset)),
        ("lineFragmentPadding", "\(view.textContainer.lineFragmentPadding)"),
      ] + (view.font.map { [("font", font($0))] } ?? [])
    case let view as UIImageView:
      return view.image.map { [("image", list($0.size))] } ?? []
    case let view as UISwitch: return [("isOn", "\(view.isOn)")]
    case let slider as UISlider:
      return [
        ("minimumValue", "\(slider.minimumValue)"), ("maximumValue", "\(slider.maximumValue)"),
        ("value", "\(slider.value)"),
      ]
    case let control as UISegmentedControl:
      let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
      let index = control.selectedSegmentIndex
      return [("segments", list(quoting: titles))]
        + (index >= 0 ? [("selectedSegmentIndex", "\(index)")] : [])
    case let view as UIProgressView: return [("progress", "\(view.progress)")]
    case let control as UIPageControl:
      return [
        ("numberOfPages", "\(control.numberOfPages)"), ("currentPage", "\(control.currentPage)"),
      ]
    case let view as UIActivityIndicatorView:
      return [("style", view.style == .large ? "large" : "medium")]
    case let bar as UISearchBar:
      return [
        ("text", quoted(bar.text ?? "")), ("placeholder", quoted(bar.placeholder ?? "")),
      ]
    case let bar as UINavigationBar:
      let buttons =
        (bar.topItem?.leftBarButtonItems ?? []) + (bar.topItem?.rightBarButtonItems ?? [])
      return [
        ("title", quoted(bar.topItem?.title ?? "")),
        ("items", list(quoting: buttons.compactMap(\.title))),
      ]
    case let bar as UITabBar:
      return [("items", list(quoting: (bar.items ?? []).map { $0.title ?? "" }))]
    case let stack as UIStackView: return keys(of: stack)
    default: return []
    }
  }

  private static func keys(of stack: UIStackView) -> Pairs {
    let distributions = [
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]
    let isRow = stack.axis == .horizontal
    let alignments = [
      "fill", isRow ? "top" : "leading", "firstBaseline", "center", isRow ? "bottom" : "trailing",
      "lastBaseline",
    ]
    var pairs: Pairs = [
      ("axis", isRow ? "horizontal" : "vertical"),
      ("distribution", distributions[stack.distribution.rawValue]),
      ("alignment", alignments[stack.alignment.rawValue]), ("spacing", spacing(stack.spacing)),
    ]
    if stack.isLayoutMarginsRelativeArrangement {
      pairs.append(("isLayoutMarginsRelativeArrangement", "true"))
    }
    if stack.isBaselineRelativeArrangement {
      pairs.append(("isBaselineRelativeArrangement", "true"))
    }
    return pairs
  }

  static func spacing(_ spacing: CGFloat) -> String {
    spacing == UIStackView.spacingUseSystem ? "useSystem" : "\(spacing)"
  }

  // MARK: Sizes and positions

  /// The intrinsic content size. For texts that wrap, whose height depends on their width, the
  /// space a subclass adds around the text.
  private static func sizeKeys(of view: UIView) -> Pairs {
    let size = view.intrinsicContentSize
    if let label = view as? UILabel, label.numberOfLines != 1 {
      let plain = UILabel()
      plain.font = label.font
      plain.attributedText = label.attributedText
      plain.numberOfLines = label.numberOfLines
      plain.preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
      let own = plain.intrinsicContentSize
      let (x, y) = ((size.width - own.width) / 2, (size.height - own.height) / 2)
      return x < 0 || y < 0 || x + y == 0 ? [] : [("contentInsets", list([y, x, y, x]))]
    }
    if let text = view as? UITextView, !text.isScrollEnabled { return [] }
    if let images = view as? UIImageView, images.image?.size == size { return [] }
    let sides = [size.width, size.height].map { $0 < 0 ? "none" : "\($0)" }
    return [("intrinsicContentSize", "[\(sides.joined(separator: ", "))]")]
  }

  /// The frame of a view that is laid out by its autoresizing mask, and its additional safe area
  /// insets.
  static func placeKeys(of view: UIView) -> Pairs {
    guard let superview = view.superview else { return [] }
    var pairs: Pairs = []
    let (size, outer) = (view.bounds.size, superview.bounds.size)
    // `frame` includes the transform, which layout ignores. Scrolled views are at their
    // visible position.
    let x = view.center.x - size.width / 2 - superview.bounds.minX
    let y = view.center.y - size.height / 2 - superview.bounds.minY
    let isArranged = (superview as? UIStackView)?.arrangedSubviews.contains(view) ?? false
    if view.translatesAutoresizingMaskIntoConstraints, !isArranged {
      let flags: [(UIView.AutoresizingMask, String)] = [
        (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
        (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
        (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
      ]
      let mask = flags.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
      pairs.append(("frame", list([x, y, size.width, size.height])))
      pairs.append(("autoresizingMask", "[\(mask.joined(separator: ", "))]"))
      pairs.append(("superviewSize", list(outer)))
    }
    let (safe, given) = (view.safeAreaInsets, superview.safeAreaInsets)
    let added = [
      safe.top - max(0, given.top - y), safe.left - max(0, given.left - x),
      safe.bottom - max(0, given.bottom - (outer.height - y - size.height)),
      safe.right - max(0, given.right - (outer.width - x - size.width)),
    ].map { max(0, $0) }
    if added.contains(where: { $0 > 0.01 }) { pairs.append(("safeAreaInsets", list(added))) }
    return pairs
  }

  // MARK: Values

  static func list(_ numbers: [CGFloat]) -> String {
    "[\(numbers.map { "\($0)" }.joined(separator: ", "))]"
  }

  static func list(_ size: CGSize) -> String { list([size.width, size.height]) }

  static func list(_ insets: UIEdgeInsets) -> String {
    list([insets.top, insets.left, insets.bottom, insets.right])
  }

  private static func list(quoting texts: [String]) -> String {
    "[\(texts.map(quoted).joined(separator: ", "))]"
  }

  static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = (try? encoder.encode([text])) ?? Data("[\"\"]".utf8)
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }

  private static func priorities(_ of: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> String {
    let (horizontal, vertical) = (of(.horizontal).rawValue, of(.vertical).rawValue)
    return "{ horizontal: \(horizontal), vertical: \(vertical) }"
  }

  private static let alignments = ["left", "center", "right", "natural", "natural"]
  private static let lineBreakModes = [
    "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
    "byTruncatingMiddle",
  ]
}
