public import AutoLayout

/// An `NSTextField`: a label, or with a bezel a field.
public final class MacTextField: SceneView, ShowsText, ShowsPlaceholder, SetsFont, AlignsText,
  LimitsLines, SizesControl
{
  override class var viewClass: ViewClass? { .nsTextField }

  /// Whether it is a field with a bezel, not a label.
  public var isBezeled: Bool? {
    get { self["isBezeled"] }
    set { self["isBezeled"] = newValue }
  }
}

/// An `NSButton`.
public final class MacButton: SceneView, ShowsTitle, ShowsImage, TurnsOn, SetsFont, SizesControl {
  override class var viewClass: ViewClass? { .nsButton }

  /// The kind of button, as Interface Builder calls it.
  public var buttonType: MacButtonContent.Kind? {
    get { self["buttonType"] }
    set { self["buttonType"] = newValue }
  }
}

/// An `NSPopUpButton`.
public final class MacPopUpButton: SceneView, ShowsTitle, HasItems, SetsFont, SizesControl {
  override class var viewClass: ViewClass? { .nsPopUpButton }
}

/// An `NSSwitch`.
public final class MacSwitch: SceneView, TurnsOn {
  override class var viewClass: ViewClass? { .nsSwitch }
}

/// An `NSSlider`.
public final class MacSlider: SceneView, Slides {
  override class var viewClass: ViewClass? { .nsSlider }

  /// Whether it stands upright.
  public var isVertical: Bool? {
    get { self["isVertical"] }
    set { self["isVertical"] = newValue }
  }
}

/// An `NSSegmentedControl`.
public final class MacSegmentedControl: SceneView, HasSegments, SetsFont {
  override class var viewClass: ViewClass? { .nsSegmentedControl }
}

/// An `NSProgressIndicator`.
public final class MacProgressIndicator: SceneView, ShowsProgress, SizesControl {
  override class var viewClass: ViewClass? { .nsProgressIndicator }

  /// Whether it is a spinner, not a bar.
  public var isSpinning: Bool? {
    get { self["isSpinning"] }
    set { self["isSpinning"] = newValue }
  }
}

/// An `NSImageView`.
public final class MacImageView: SceneView, ShowsImage {
  override class var viewClass: ViewClass? { .nsImageView }
}

/// An `NSBox`.
public final class MacBox: SceneView, ShowsTitle, SetsFont {
  override class var viewClass: ViewClass? { .nsBox }
}

/// An `NSScrollView`.
public final class MacScrollView: SceneView {
  override class var viewClass: ViewClass? { .nsScrollView }
}

/// An `NSTabView`.
public final class MacTabView: SceneView, HasItems, SetsFont {
  override class var viewClass: ViewClass? { .nsTabView }
}
