public import AutoLayout
public import Geometry

/// A `UILabel`.
public final class Label: SceneView, ShowsText, SetsFont, AlignsText, LimitsLines, InsetsContent {
  override class var viewClass: ViewClass? { .uiLabel }

  /// The width lines break at, in points; 0 is automatic.
  public var preferredMaxLayoutWidth: Double? {
    get { self["preferredMaxLayoutWidth"] }
    set { self["preferredMaxLayoutWidth"] = newValue }
  }

  /// Not modelled: `true` is answered with a warning.
  public var adjustsFontSizeToFitWidth: Bool? {
    get { self["adjustsFontSizeToFitWidth"] }
    set { self["adjustsFontSizeToFitWidth"] = newValue }
  }

  /// Not modelled: more than 0 is answered with a warning.
  public var minimumScaleFactor: Double? {
    get { self["minimumScaleFactor"] }
    set { self["minimumScaleFactor"] = newValue }
  }
}

/// A `UITextField`.
public final class TextField: SceneView, ShowsText, ShowsPlaceholder, SetsFont, AlignsText,
  InsetsContent
{
  override class var viewClass: ViewClass? { .uiTextField }

  /// The border.
  public var borderStyle: TextFieldContent.BorderStyle? {
    get { self["borderStyle"] }
    set { self["borderStyle"] = newValue }
  }
}

/// A `UITextView`.
public final class TextView: SceneView, ShowsText, SetsFont, AlignsText {
  override class var viewClass: ViewClass? { .uiTextView }

  /// Whether the text scrolls; then there is no intrinsic size.
  public var isScrollEnabled: Bool? {
    get { self["isScrollEnabled"] }
    set { self["isScrollEnabled"] = newValue }
  }

  /// Space around the text, in points.
  public var textContainerInset: EdgeInsets? {
    get { self["textContainerInset"] }
    set { self["textContainerInset"] = newValue }
  }

  /// Space before and after each line, in points: `textContainer.lineFragmentPadding`.
  public var lineFragmentPadding: Double? {
    get { self["lineFragmentPadding"] }
    set { self["lineFragmentPadding"] = newValue }
  }
}

/// A `UISearchBar`.
public final class SearchBar: SceneView, ShowsText, ShowsPlaceholder, SetsFont {
  override class var viewClass: ViewClass? { .uiSearchBar }
}
