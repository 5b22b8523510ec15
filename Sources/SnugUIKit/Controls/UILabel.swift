import SnugLayout
import SnugSceneFormat

open class UILabel: UIView {
  open var text: String? {
    get { storedText }
    set { (storedText, storedAttributedText) = (newValue, nil) }
  }
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      // Not by `text`, which a subclass may override to set this.
      (storedText, storedAttributedText) = (newValue?.string, newValue)
    }
  }
  private var storedText: String?
  private var storedAttributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  open var textColor: UIColor! = .label
  open var textAlignment: NSTextAlignment = .natural
  open var numberOfLines = 1
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// In points; 0 is the width the label is laid out with.
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var isHighlighted = false
  open var isEnabled = true

  override var takesTouchesByDefault: Bool { false }

  open func drawText(in rect: CGRect) {}

  /// The limit that `textRect` was called with, in place of `numberOfLines`.
  private var requestedNumberOfLines: Int?

  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    requestedNumberOfLines = numberOfLines
    defer { requestedNumberOfLines = nil }
    return CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }

  override var viewClass: ViewClass { .uiLabel }

  override func describe(_ declaration: inout ViewDeclaration) {
    let attributed = storedAttributedText?.declaration(in: font)
    declaration.text = attributed?.text ?? TextDeclaration(text ?? "")
    declaration.font = attributed?.font ?? font.sceneFont
    declaration.textAlignment = textAlignment.alignment
    declaration.numberOfLines = max(0, requestedNumberOfLines ?? numberOfLines)
    declaration.lineBreakMode = lineBreakMode.mode
    declaration.label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    declaration.label.minimumScaleFactor = min(1, max(0, minimumScaleFactor.points))
    if preferredMaxLayoutWidth > 0 {
      declaration.label.preferredMaxLayoutWidth = preferredMaxLayoutWidth.points
    }
  }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
