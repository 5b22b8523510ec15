public import SnugGeometry

/// The content of a `UITextField`, or of the field of a `UISearchBar`, which has its own border.
public struct TextFieldContent: Hashable, Sendable, FieldContent {
  public var text: StyledText?
  public var placeholder: StyledText?
  public var borderStyle: BorderStyle

  public init(text: StyledText?, placeholder: StyledText?, borderStyle: BorderStyle = .none) {
    self.text = text
    self.placeholder = placeholder
    self.borderStyle = borderStyle
  }

  /// `UITextField.BorderStyle`; only the two cases in use.
  public enum BorderStyle: String, Sendable, CaseIterable {
    case none, roundedRect
  }

  var traits: ContentTraits {
    ContentTraits(
      mainText: visibleText, size: size, position: visibleText?.position ?? .atStart,
      isText: true, hasBorder: true, compressed: .truncated,
      shows: PerAxis(both: shownPart(hasBorder: borderStyle != .none)),
      cutText: isEmpty ? placeholder : nil)
  }

  /// The content of a `UISearchBar`. Its heights are saved frames.
  var searchBarTraits: ContentTraits {
    ContentTraits(
      mainText: visibleText,
      size: { .init(size: ($0.system.major < 11 ? 44.0 : $0.system.major < 26 ? 56 : 64).high) },
      hugging: .highVertically, huggingInBuilder: .low, position: .atLeadingEdge,
      isSeenWithoutFrame: true, hasTrack: true, compressed: .truncated)
  }

  /// A field with a rounded border has this height for fonts of 14 to 17 points: saved frames.
  func size(_ sizing: ContentSizing) -> IntrinsicContentSize {
    let hasBorder = borderStyle == .roundedRect
    let height: Double = sizing.system.major < 13 ? 30 : 34
    guard let visibleText else {
      // Without a border it is as high as a line of its font, in whole points: saved frames.
      let font = text?.font ?? Font(size: Font.labelSize)
      return .line(
        of: font,
        inMiddleOf: hasBorder
          ? PerAxis(horizontal: Self.roundedRectInsets.total(.horizontal), vertical: height)
          : PerAxis(horizontal: 0, vertical: PixelGrid.points.roundedUp(font.lineHeight)))
    }
    // Saved 17-point fields without a border are 21 or 22 high, in whole points.
    let size = sizing.textSize(visibleText, maximumWidth: nil, on: .points)
    return hasBorder ? size.padded(by: Self.roundedRectInsets, toHeight: height) : size
  }

  /// The default font size, in points. Interface Builder saves 14.
  ///
  /// In code it is 17, and the field has no border (`UITextField.h`: the default is
  /// `UITextBorderStyleNone`).
  package static func fontSize(createdIn creation: ViewCreation) -> Double {
    creation == .code ? Font.labelSize : 14
  }

  /// The space between a rounded border and the text.
  ///
  /// Our choice, because it is not documented. `textRect(forBounds:)` was observed to inset by 7.
  package static let roundedRectInsets = EdgeInsets(left: 7, right: 7)
}

/// A text, and a placeholder that is shown if it is empty.
package protocol FieldContent {
  var text: StyledText? { get }
  var placeholder: StyledText? { get }
}

extension FieldContent {
  package var isEmpty: Bool { text?.string.isEmpty ?? true }
  package var visibleText: StyledText? { isEmpty ? placeholder : text }

  /// The part that the size follows from.
  func shownPart(hasBorder: Bool) -> String {
    !isEmpty ? "text" : placeholder != nil ? "placeholder" : hasBorder ? "border" : "text"
  }
}
