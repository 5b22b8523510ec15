import SnugGeometry

/// The system's spacing between two baselines.
///
/// `NSLayoutAnchor.h`: it is "determined from information available from the anchors". Source: four layouts
/// that Interface Builder saved, with 22 points between labels of 17 points: a line and the leading of the
/// text style Body. Of two fonts, we take what is below the upper baseline and above the lower one.
extension Scene {
  /// Gives stack views and constraints with the system's spacing between baselines that of their fonts, which
  /// depend on the content size category.
  package mutating func resolveSystemSpacing() {
    guard platform == .iOS else { return }
    for index in constraints.indices {
      guard let spacing = constraints[index].baselineSpacing,
        let below = constraints[index].firstItem.view,
        let above = constraints[index].secondItem?.view
      else { continue }
      // A negative multiple is from the lower text to the upper one.
      let (upper, lower) = spacing.count < 0 ? (below, above) : (above, below)
      let points = baselineSpacing(from: upper, to: lower)
      constraints[index].constant += spacing.count * (points - spacing.points)
      constraints[index].baselineSpacing?.points = points
    }
    for id in viewIDs {
      guard case .stack(var stack) = self[id].content, !stack.systemSpaced.isEmpty else { continue }
      let visible = stack.arrangedSubviews.filter { !self[$0].isHidden }
      for (upper, lower) in zip(visible, visible.dropFirst())
      where stack.systemSpaced.contains(upper) {
        stack.customSpacing[upper] = baselineSpacing(from: upper, to: lower)
      }
      self[id].content = .stack(stack)
    }
  }

  /// In points; between views without text as between edges.
  private func baselineSpacing(from upper: ViewID, to lower: ViewID) -> Double {
    let fonts = [font(of: upper, atEnd: true), font(of: lower, atEnd: false)]
    guard let above = fonts[0] ?? fonts[1], let below = fonts[1] ?? fonts[0] else {
      return StackView.systemSpacing
    }
    // A font without a text style has no leading of its own.
    let leading = [above, below].map {
      $0.scaling == nil ? Font(textStyle: .body).leading : $0.leading
    }
    return above.descender + max(leading[0], leading[1]) + below.ascender
  }

  /// The font of a view's last or first line; of a stack view, that of its last or first text.
  private func font(of id: ViewID, atEnd: Bool) -> Font? {
    if let text = self[id].content.mainText {
      return (atEnd ? text.runs.last : text.runs.first)?.font ?? text.font
    }
    let arranged = self[id].content.stack?.arrangedSubviews ?? []
    let visible = arranged.filter { !self[$0].isHidden }
    return (atEnd ? visible.reversed() : visible).lazy.compactMap { font(of: $0, atEnd: atEnd) }
      .first
  }
}

extension Constraint {
  /// The part of a constant that is the system's spacing between baselines.
  public struct BaselineSpacing: Hashable, Sendable {
    /// How many spacings, possibly a fraction.
    public var count: Double
    /// The length of one spacing in the constant, in points.
    public var points = StackView.systemSpacing

    public init(count: Double) { self.count = count }
  }
}

extension StackView {
  /// The system's spacing between edges, in points: 8 in every log of UIKit's.
  package static let systemSpacing = 8.0
  /// `UIStackView.spacingUseSystem`, in place of points.
  package static let spacingUseSystem = Double.leastNormalMagnitude

  /// Replaces ``spacingUseSystem`` by points between edges. In an arrangement of baselines, the scene
  /// determines it.
  package mutating func resolveSystemSpacing() {
    let own = spacing
    if isBaselineRelativeArrangement, axis == .vertical {
      systemSpaced = Set(
        arrangedSubviews.dropLast().filter { (customSpacing[$0] ?? own) == Self.spacingUseSystem })
    }
    if spacing == Self.spacingUseSystem { spacing = Self.systemSpacing }
    for (view, points) in customSpacing where points == Self.spacingUseSystem {
      customSpacing[view] = Self.systemSpacing
    }
  }
}
