public import AutoLayout
public import Geometry

extension SceneView {
  /// Where it was made, which decides its default priorities; `nil` is the scene's.
  public var createdIn: ViewCreation? {
    get { self["createdIn"] }
    set { self["createdIn"] = newValue }
  }

  /// A size in place of the content's, in points; a side may be ``noIntrinsicMetric``.
  public var intrinsicContentSize: Size? {
    get { self["intrinsicContentSize"] }
    set { self["intrinsicContentSize"] = newValue }
  }

  /// A size in place of the content's where ``Setting/designTime(_:file:line:column:)`` is set, in
  /// points.
  public var placeholderIntrinsicContentSize: Size? {
    get { self["placeholderIntrinsicContentSize"] }
    set { self["placeholderIntrinsicContentSize"] = newValue }
  }

  /// How far the alignment rect lies inside the frame, in points.
  public var alignmentRectInsets: EdgeInsets? {
    get { self["alignmentRectInsets"] }
    set { self["alignmentRectInsets"] = newValue }
  }

  /// Whether it is hidden: laid out all the same, but given no room by a stack view.
  public var isHidden: Bool? {
    get { self["hidden"] }
    set { self["hidden"] = newValue }
  }

  /// Whether it is mirrored where the language runs from the right.
  public var semanticContentAttribute: SemanticContentAttribute? {
    get { self["semanticContentAttribute"] }
    set { self["semanticContentAttribute"] = newValue }
  }

  // MARK: Margins

  /// The margins, in points.
  public var layoutMargins: EdgeInsets? {
    get { self["layoutMargins"] }
    set { self["layoutMargins"] = newValue }
  }

  /// The margins by the view's own direction, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets? {
    get { self["directionalLayoutMargins"] }
    set { self["directionalLayoutMargins"] = newValue }
  }

  /// Whether the margins begin where the safe area does.
  public var insetsLayoutMarginsFromSafeArea: Bool? {
    get { self["insetsLayoutMarginsFromSafeArea"] }
    set { self["insetsLayoutMarginsFromSafeArea"] = newValue }
  }

  /// Whether the margins reach at least as far as the superview's.
  public var preservesSuperviewLayoutMargins: Bool? {
    get { self["preservesSuperviewLayoutMargins"] }
    set { self["preservesSuperviewLayoutMargins"] = newValue }
  }

  /// What the device takes of the root, or what another view adds to the safe area, in points.
  public var safeAreaInsets: EdgeInsets? {
    get { self["safeAreaInsets"] }
    set { self["safeAreaInsets"] = newValue }
  }

  // MARK: Frames

  /// Where it is in its superview, in points: it and the mask become constraints.
  public var frame: Rect? {
    get { self["frame"] }
    set { self["frame"] = newValue }
  }

  /// Which margins and sizes of the frame grow with the superview.
  public var autoresizingMask: AutoresizingMask? {
    get { self["autoresizingMask"] }
    set { self["autoresizingMask"] = newValue }
  }

  /// Whether frame and mask become constraints; with a ``frame`` they do.
  public var translatesAutoresizingMaskIntoConstraints: Bool? {
    get { self["translatesAutoresizingMaskIntoConstraints"] }
    set { self["translatesAutoresizingMaskIntoConstraints"] = newValue }
  }

  /// The superview's size that the frame was made for, in points; the one it says if left out.
  public var superviewSize: Size? {
    get { self["superviewSize"] }
    set { self["superviewSize"] = newValue }
  }

  // MARK: Anchors and guides

  public var firstBaselineAnchor: YAxisAnchor { YAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: YAxisAnchor { YAxisAnchor(self, .lastBaseline) }

  /// The view without its margins.
  public var layoutMarginsGuide: Guide { Guide(.layoutMargins, of: self) }

  /// The part of the view that nothing covers.
  public var safeAreaLayoutGuide: Guide { Guide(.safeArea, of: self) }

  /// The part of the view where lines are not too long to be read; on iOS alone.
  public var readableContentGuide: Guide { Guide(.readableContent, of: self) }
}
