public import SnugGeometry

/// The content of an `NSTextField`: a label, or a field with a bezel.
public struct MacTextFieldContent: Hashable, Sendable, FieldContent {
  public var text: StyledText?
  public var placeholder: StyledText?
  /// Whether it has a bezel and can be edited; without one it is a label.
  public var isBezeled: Bool
  public var controlSize: ControlSize
  /// The width at which a label's lines break in the intrinsic size, in points; `nil` means that of the layout.
  public var preferredMaxLayoutWidth: Double?

  public init(
    text: StyledText?, placeholder: StyledText? = nil, isBezeled: Bool = false,
    controlSize: ControlSize = .regular, preferredMaxLayoutWidth: Double? = nil
  ) {
    self.text = text
    self.placeholder = placeholder
    self.isBezeled = isBezeled
    self.controlSize = controlSize
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
  }

  /// A field with a bezel, made in code, has been logged with `Hug:750` for its height.
  var traits: ContentTraits {
    ContentTraits(
      mainText: visibleText, size: size,
      wrappingText: { _ in
        isBezeled || preferredMaxLayoutWidth != nil ? nil : visibleText.map { ($0, 0) }
      },
      alignmentRectInsets: { _ in isBezeled ? .zero : Self.labelInsets },
      hugging: .highVertically,
      huggingInBuilder: isBezeled ? nil : PerAxis(horizontal: 251, vertical: .defaultHigh),
      position: visibleText?.position ?? .atStart, isText: true,
      hasInvisibleEdges: !isBezeled && visibleText?.string.isEmpty == false, hasBorder: isBezeled,
      compressed: .truncated,
      shows: PerAxis(both: isBezeled ? "bezel" : shownPart(hasBorder: false)),
      cutText: isBezeled ? nil : text)
  }

  /// A label's height is that of its lines, rounded up to a point: 16, 14 and 11 in files, for the three
  /// control sizes (17 in old files).
  ///
  /// A bezel adds to the height of a line: files have 21 for the regular size (24 since macOS 26)
  /// and 19 for the small one, whose lines are 16 and 14 high. Some files have 22 for the regular
  /// size. No known file has the mini size; it follows from the same difference.
  ///
  /// A label whose text is centered is 4 points wider than its text, like its frame beside one that is not:
  /// 10 of 10 such labels in three repositories, and none of 229 others.
  ///
  /// An editable field has no intrinsic width: in every known file, constraints give its width.
  func size(_ sizing: ContentSizing) -> IntrinsicContentSize {
    // An empty text has a font, too.
    var font = text?.font ?? sizing.font(controlSize)
    font.edition = sizing.system.fontEdition
    guard isBezeled else {
      guard let visibleText else {
        return .line(of: font).padded(by: .zero, toHeight: font.lineHeight)
      }
      let size =
        preferredMaxLayoutWidth.map { sizing.onePointText(visibleText, breakingAt: $0) }
        ?? sizing.onePointText(visibleText, laidOut: sizing.width)
      return visibleText.alignment == .center
        ? size.replacing(
          width: size.size.horizontal.map { $0 + Self.labelInsets.total(.horizontal) })
        : size
    }
    let bezel: Double = controlSize == .regular && sizing.system.major >= 26 ? 8 : 5
    return (visibleText.map { sizing.onePointText($0) } ?? .line(of: font))
      .padded(by: .zero, toHeight: font.lineHeight + bezel).replacing(width: nil)
  }

  /// A label's frame extends 2 points beyond its text on either side.
  package static let labelInsets = EdgeInsets(left: 2, right: 2)

  /// Space between the bezel and the text on either side: our choice.
  package static let bezelPadding = 4.0
}
