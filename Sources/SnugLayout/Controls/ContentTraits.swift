package import SnugGeometry

/// What is known of a kind of content: its texts, its size, its defaults, how it is drawn and worded. Each
/// kind is described in a file of its own.
///
/// The sizes are in points, each with its source. “Saved frames” are those in Interface Builder files:
/// each version of Interface Builder corresponds to a version of iOS, Xcode 11 to iOS 13, and so on.
/// AppKit's sizes are those of alignment rects: saved frames, less the insets that the constraints imply.
/// If the sizes of a version are not known, those of the version before are used. “Our choice” means that
/// no source has the value. A side that is `nil` has no intrinsic metric.
package struct ContentTraits: Sendable {
  /// The main text; `nil` for a view with several equal texts or none.
  package var mainText: StyledText?
  var otherTexts: [StyledText] = []
  /// The intrinsic size, and the positions of the baselines.
  var size: @Sendable (ContentSizing) -> IntrinsicContentSize = { _ in .none }
  /// A text whose number of lines follows from the width, and the width beside it, if there is one.
  var wrappingText: @Sendable (ContentSizing) -> (text: StyledText, sides: Double)? = { _ in nil }
  /// The distances from the alignment rect to the frame.
  var alignmentRectInsets: @Sendable (SystemVersion) -> EdgeInsets = { _ in .zero }
  /// The default hugging priorities.
  ///
  /// Source for UIKit: values measured with Xcode 7.3 (Stack Overflow 36924093), those of Interface
  /// Builder checked again in files saved by later versions: it writes what differs from 250, and
  /// for sliders, segmented controls and date pickers it writes nothing. The header calls a push
  /// button's vertical hugging strong, but it was measured as 250; we use the measurement.
  ///
  /// Source for AppKit: the majority of the attributes in xib and storyboard files of public macOS
  /// applications. No source has the defaults in code. We assume the values Interface Builder saves,
  /// except for its own 251 of labels and image views.
  var hugging = PerAxis.low
  var huggingInBuilder: PerAxis<LayoutPriority>?
  /// Those on macOS, if they differ.
  var huggingOnMac: PerAxis<LayoutPriority>?
  /// The fraction of surplus space that lies before the content: 0, 0.5 or 1.
  package var position = PerAxis.atStart
  /// Whether a strip one line high shows just its main text.
  package var isText = false
  package var isSeenWithoutFrame = false
  /// Whether nothing shows its edges: it has neither a border nor a background, but a text.
  package var hasInvisibleEdges = false
  /// Whether it is drawn on a track of its own, which would hide a texture.
  package var hasTrack = false
  /// Whether there is a border around its text.
  package var hasBorder = false
  /// The harm if the view is larger than its content. It is broken if it has only one size.
  package var stretched = PerAxis(both: Harm.none)
  /// The harm if it is smaller, except for a text that can wrap.
  package var compressed = Harm.broken
  /// The part that gives it its intrinsic size; `nil` if it is drawn in that size as a whole.
  package var shows = PerAxis<String?>(both: nil)
  /// The text that is cut if the view is too small, and does not scroll.
  package var cutText: StyledText?

  /// A view without content of its own.
  static let none = Self(compressed: .none, shows: PerAxis(both: "content"))

  /// Whether it is drawn with a fixed size, independently of its frame.
  package var hasOneSize: Bool { stretched == PerAxis(both: .broken) }
}

/// The harm to a view from a size that differs from its intrinsic size, in ascending order.
package enum Harm: Comparable, Sendable {
  case none
  /// A text has surplus room, and the view is not drawn to fill it, unlike a text field.
  case padded
  case truncated
  /// The text wraps at a width in which hardly a word fits, or little of it is left; the title of a button wraps, or
  /// is truncated.
  case squeezed
  /// The view is drawn larger than intended, or an image smaller in its proportion.
  case inflated
  /// A control or an image is compressed, a line of a text is cut, or a control with a fixed size has another size.
  case broken
  /// The width or the height is 0.
  case zero
}

/// Whether a view was made in code or in Interface Builder. The default content priorities of some
/// classes differ.
public enum ViewCreation: String, Sendable, CaseIterable {
  case code, interfaceBuilder
}

extension PerAxis<LayoutPriority> {
  static let low = PerAxis(both: .defaultLow)
  static let high = PerAxis(both: .defaultHigh)
  static let highVertically = PerAxis(horizontal: .defaultLow, vertical: .defaultHigh)
}

extension PerAxis<Double> {
  static let atStart = PerAxis(both: 0)
  static let atLeadingEdge = PerAxis(horizontal: 0, vertical: 0.5)
  static let inMiddle = PerAxis(both: 0.5)
}

extension StyledText {
  /// Where it is in a view with surplus space.
  var position: PerAxis<Double> { PerAxis(horizontal: shareOfSpaceBefore, vertical: 0.5) }

  /// The fraction of surplus width that lies before it.
  package var shareOfSpaceBefore: Double {
    switch alignment {
    case .natural: isRightToLeft ? 1 : 0
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

extension SystemVersion {
  var isMac: Bool { platform == .macOS }
}

extension Double {
  /// A size with this height and no intrinsic width.
  var high: PerAxis<Double?> { PerAxis(horizontal: nil, vertical: self) }
}

extension EdgeInsets {
  /// Anticlockwise from the top, like `NSEdgeInsets`.
  package init(_ sides: (top: Double, left: Double, bottom: Double, right: Double)) {
    self.init(top: sides.top, left: sides.left, bottom: sides.bottom, right: sides.right)
  }
}
