import SnugGeometry
import SnugLayout

/// The keys of controls' content other than text. UIKit's names have precedence over AppKit's.
extension SceneSchema {
  static let contentKeys: [SchemaKey<ViewDeclaration>] = buttonKeys + valueKeys + choiceKeys

  private static let buttonKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      "configuration", "the `UIButton.Configuration`", .choice, \.configuration,
      of: [.uiButton]),
    SchemaKey(
      "buttonType", "the kind of button, by Interface Builder's name", .choice,
      \.buttonType, of: [.nsButton]),
    SchemaKey(
      "image", "the size of the image, in points, or a PNG file in the scene's folder or below it",
      .image, \.image, of: [.uiImageView, .uiButton, .nsImageView, .nsButton], default: "no image"),
    SchemaKey(
      "isOn", "whether the switch or checkbox is on", .boolean, \.isOn,
      of: [.uiSwitch, .nsSwitch, .nsButton]),
    SchemaKey(
      "borderStyle", "the border", .choice, \.borderStyle, of: [.uiTextField],
      default: "`none`; from Interface Builder `roundedRect`"),
    SchemaKey(
      "isBezeled", "whether it is a field with a bezel, not a label", .boolean,
      \.isBezeled, of: [.nsTextField]),
    SchemaKey(
      "controlSize", "the `NSControl.ControlSize`", .choice, \.controlSize,
      of: [.nsTextField, .nsButton, .nsPopUpButton, .nsProgressIndicator]),
  ]

  private static let valueKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      "value", "the position of the knob", .number(.signed), \.value, of: sliders,
      default: "`minimumValue`"),
    SchemaKey(
      "minimumValue", "the value at the beginning of the track", .number(.signed),
      \.minimumValue, of: sliders),
    SchemaKey(
      "maximumValue", "the value at the end of the track", .number(.signed), \.maximumValue,
      of: sliders),
    SchemaKey(
      "isVertical", "whether the slider is vertical", .boolean, \.isVertical,
      of: [.nsSlider]),
    SchemaKey(
      "progress", "the completed fraction, from 0 to 1", .number(.fraction), \.progress,
      of: [.uiProgressView, .nsProgressIndicator]),
    SchemaKey(
      "style", "the `UIActivityIndicatorView.Style`",
      ValueForm<ActivityIndicatorStyle>.choice(among: [.medium, .large]),
      \.indicatorStyle, of: [.uiActivityIndicatorView]),
    SchemaKey(
      "isSpinning", "whether it is a spinner, not a bar", .boolean, \.isSpinning,
      of: [.nsProgressIndicator]),
  ]

  private static let sliders: [ViewClass] = [.uiSlider, .nsSlider]

  private static let choiceKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      "segments", "the titles of the segments", .list(of: .text), \.segments,
      of: [.uiSegmentedControl, .nsSegmentedControl], default: "none"),
    SchemaKey(
      "selectedSegmentIndex", "the index of the selected segment, from 0",
      .integer(upTo: indexLimit), \.selectedSegmentIndex,
      of: [.uiSegmentedControl, .nsSegmentedControl], default: "none"),
    SchemaKey(
      "segmentDistribution",
      "whether a segment is as wide as its own title needs (`fill`), or as the widest", .choice,
      \.segmentDistribution, of: [.nsSegmentedControl]),
    SchemaKey(
      "numberOfPages", "the number of dots", .integer(upTo: indexLimit),
      \.pages.numberOfPages, of: [.uiPageControl]),
    SchemaKey(
      "currentPage", "the index of the current page, from 0", .integer(upTo: indexLimit),
      \.pages.currentPage, of: [.uiPageControl]),
    SchemaKey(
      "components", "the rows of each wheel; the middle one is selected",
      .list(of: .list(of: .text)), \.components, of: [.uiPickerView, .uiDatePicker],
      default: "none; a date picker's are dates"),
    SchemaKey(
      "items", "the titles of items or tabs; a pop-up button without a title shows the first",
      .list(of: .text), \.items,
      of: [.uiNavigationBar, .uiToolbar, .uiTabBar, .nsPopUpButton, .nsTabView], default: "none"),
    SchemaKey(
      "selectedItem", "the index of the selected item, from 0", .integer(upTo: indexLimit),
      \.selectedItem, of: [.uiTabBar], default: "none"),
  ]

  /// The limit for the number of pages and for selected indexes.
  private static let indexLimit = 1000
}

extension ValueForm where Value == ImageContent {
  /// `[width, height]` as two numbers, or the path of a file.
  static var image: Self {
    Self(
      .either(ValueForm<Size>.size.shape.alternatives + [.imageFile]),
      write: { $0.path?.node(at: $1) ?? $0.size.node(at: $1) }, read: { $0.image($1, of: $2) })
  }
}
