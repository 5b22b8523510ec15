import SnugLayout

/// The keys of texts.
extension SceneSchema {
  static let textKeys: [SchemaKey<ViewDeclaration>] = [
    SchemaKey(
      "text", "the text, or its parts", .textInParts, \.text,
      of: [.uiLabel, .uiTextField, .uiTextView, .uiSearchBar, .nsTextField]),
    SchemaKey(
      "title", "the title, or its parts", .textInParts, \.title,
      of: [.uiButton, .uiNavigationBar, .nsButton, .nsPopUpButton, .nsBox]),
    SchemaKey(
      "placeholder", "the text shown if there is no text", .textInParts, \.placeholder,
      of: [.uiTextField, .uiSearchBar, .nsTextField]),
    SchemaKey(
      "font", "the font: its size, or a text style, or family, size and weight", .font, \.font,
      of: textual, default: "by class: a label's is 17, a button's 15, AppKit's 13"),
    SchemaKey(
      "textAlignment", "the alignment of lines", .choice, \.textAlignment,
      of: [.uiLabel, .uiTextField, .uiTextView, .nsTextField], default: "`natural`"),
    SchemaKey(
      "numberOfLines", "the maximum number of lines; 0 means unlimited", .integer(upTo: 10_000),
      \.numberOfLines, of: [.uiLabel, .nsTextField]),
    SchemaKey(
      "lineBreakMode", "how text breaks or is truncated", .choice, \.lineBreakMode,
      of: [.uiLabel, .uiButton, .nsTextField],
      default: "`byTruncatingTail`; a button's is by its `configuration`"),
    SchemaKey(
      "preferredMaxLayoutWidth", "the width at which lines break, in points; 0 means automatic",
      .lengthOrAutomatic, \.label.preferredMaxLayoutWidth, of: [.uiLabel, .nsTextField],
      default: "0"),
    SchemaKey(
      "adjustsFontSizeToFitWidth",
      "whether text that is too wide is scaled down, to no less than `minimumScaleFactor`",
      .boolean, \.label.adjustsFontSizeToFitWidth, of: [.uiLabel]),
    SchemaKey(
      "minimumScaleFactor", "the smallest scale of the text; 0 means no scaling",
      .number(.fraction), \.label.minimumScaleFactor, of: [.uiLabel]),
    SchemaKey(
      "isScrollEnabled", "whether the text scrolls; then there is no intrinsic size", .boolean,
      \.textView.isScrollEnabled, of: [.uiTextView]),
    SchemaKey(
      "textContainerInset", "space around the text of a text view, in points", .insets,
      \.textView.textContainerInset, of: [.uiTextView], default: "8 above and below"),
    SchemaKey(
      "lineFragmentPadding", "space before and after each line, in points",
      .number(.length), \.textView.lineFragmentPadding, of: [.uiTextView]),
    SchemaKey(
      "contentInsets", "space around the text, in points; it is part of the intrinsic size",
      .insets, \.view.contentInsets, of: [.uiLabel, .uiButton, .uiTextField]),
  ]

  /// The classes with text.
  private static let textual: [ViewClass] = [
    .uiLabel, .uiButton, .uiTextField, .uiTextView, .uiSegmentedControl, .uiDatePicker,
    .uiPickerView, .uiSearchBar, .uiNavigationBar, .uiToolbar, .uiTabBar, .nsTextField, .nsButton,
    .nsPopUpButton, .nsSegmentedControl, .nsBox, .nsTabView,
  ]
}

extension ValueForm where Value == Double {
  /// A length; 0 means automatic, as no value does.
  fileprivate static var lengthOrAutomatic: Self {
    Self(.number(.length)) { decoder, node, key in
      let length = decoder.number(node, of: key, .length)
      return length == 0 ? nil : length
    }
  }
}
