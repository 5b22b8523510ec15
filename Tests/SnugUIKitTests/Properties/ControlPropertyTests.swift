import Foundation
import SnugUIKit
import Testing

/// Defaults are those of Apple's documentation.
@MainActor
@Suite struct `Properties of controls` {
  nonisolated private static let texts: [KeptProperty] = [
    .init("UILabel.highlightedTextColor", { UILabel() }, { \.highlightedTextColor }, nil, .red),
    .init("UILabel.lineBreakStrategy", { UILabel() }, { \.lineBreakStrategy }, .standard, .pushOut),
    .init(
      "UILabel.adjustsFontForContentSizeCategory", { UILabel() },
      { \.adjustsFontForContentSizeCategory }, false, true),
    .init(
      "UILabel.allowsDefaultTighteningForTruncation", { UILabel() },
      { \.allowsDefaultTighteningForTruncation }, false, true),
    .init(
      "UILabel.baselineAdjustment", { UILabel() }, { \.baselineAdjustment }, .alignBaselines,
      .alignCenters),
    .init("UILabel.shadowColor", { UILabel() }, { \.shadowColor }, nil, .red),
    .init("UILabel.isHighlighted", { UILabel() }, { \.isHighlighted }, false, true),
    .init("UITextField.textColor", { UITextField() }, { \.textColor }, nil, .red),
    .init("UITextField.isSecureTextEntry", { UITextField() }, { \.isSecureTextEntry }, false, true),
    .init("UITextField.keyboardType", { UITextField() }, { \.keyboardType }, .default, .URL),
    .init(
      "UITextField.keyboardAppearance", { UITextField() }, { \.keyboardAppearance }, .default, .dark
    ),
    .init("UITextField.returnKeyType", { UITextField() }, { \.returnKeyType }, .default, .go),
    .init(
      "UITextField.autocapitalizationType", { UITextField() }, { \.autocapitalizationType },
      .sentences, .words),
    .init(
      "UITextField.autocorrectionType", { UITextField() }, { \.autocorrectionType }, .default, .no),
    .init(
      "UITextField.spellCheckingType", { UITextField() }, { \.spellCheckingType }, .default, .yes),
    .init(
      "UITextField.textContentType", { UITextField() }, { \.textContentType }, nil, .emailAddress),
    .init(
      "UITextField.adjustsFontForContentSizeCategory", { UITextField() },
      { \.adjustsFontForContentSizeCategory }, false, true),
    .init(
      "UITextField.enablesReturnKeyAutomatically", { UITextField() },
      { \.enablesReturnKeyAutomatically }, false, true),
    .init("UITextField.clearButtonMode", { UITextField() }, { \.clearButtonMode }, .never, .always),
    .init(
      "UITextField.clearsOnBeginEditing", { UITextField() }, { \.clearsOnBeginEditing }, false, true
    ),
    .init("UITextField.leftView", { UITextField() }, { \.leftView }, nil, UIView()),
    .init("UITextField.leftViewMode", { UITextField() }, { \.leftViewMode }, .never, .always),
    .init("UITextField.rightView", { UITextField() }, { \.rightView }, nil, UIView()),
    .init(
      "UITextField.rightViewMode", { UITextField() }, { \.rightViewMode }, .never, .whileEditing),
    .init("UITextField.background", { UITextField() }, { \.background }, nil, UIImage()),
    .init(
      "UITextField.adjustsFontSizeToFitWidth", { UITextField() }, { \.adjustsFontSizeToFitWidth },
      false, true),
    .init("UITextField.minimumFontSize", { UITextField() }, { \.minimumFontSize }, 0, 9),
    .init("UITextView.textColor", { UITextView() }, { \.textColor }, nil, .red),
    .init("UITextView.isEditable", { UITextView() }, { \.isEditable }, true, false),
    .init("UITextView.isSelectable", { UITextView() }, { \.isSelectable }, true, false),
    .init("UITextView.dataDetectorTypes", { UITextView() }, { \.dataDetectorTypes }, [], .link),
    .init("UITextView.keyboardType", { UITextView() }, { \.keyboardType }, .default, .URL),
    .init(
      "UITextView.keyboardAppearance", { UITextView() }, { \.keyboardAppearance }, .default, .dark),
    .init("UITextView.returnKeyType", { UITextView() }, { \.returnKeyType }, .default, .go),
    .init(
      "UITextView.autocapitalizationType", { UITextView() }, { \.autocapitalizationType },
      .sentences, .words),
    .init(
      "UITextView.autocorrectionType", { UITextView() }, { \.autocorrectionType }, .default, .no),
    .init(
      "UITextView.spellCheckingType", { UITextView() }, { \.spellCheckingType }, .default, .yes),
    .init(
      "UITextView.textContentType", { UITextView() }, { \.textContentType }, nil, .emailAddress),
    .init(
      "UITextView.adjustsFontForContentSizeCategory", { UITextView() },
      { \.adjustsFontForContentSizeCategory }, false, true),
    .init(
      "NSTextContainer.maximumNumberOfLines", { UITextView().textContainer },
      { \.maximumNumberOfLines }, 0, 2),
    .init(
      "NSTextContainer.lineBreakMode", { UITextView().textContainer }, { \.lineBreakMode },
      .byWordWrapping, .byClipping),
    .init(
      "NSTextContainer.widthTracksTextView", { UITextView().textContainer },
      { \.widthTracksTextView }, true, false),
    .init("UISearchBar.showsCancelButton", { UISearchBar() }, { \.showsCancelButton }, false, true),
    .init(
      "UISearchBar.searchBarStyle", { UISearchBar() }, { \.searchBarStyle }, .default, .minimal),
    .init("UISearchBar.barTintColor", { UISearchBar() }, { \.barTintColor }, nil, .red),
    .init("UISearchBar.isTranslucent", { UISearchBar() }, { \.isTranslucent }, true, false),
    .init("UISearchBar.backgroundImage", { UISearchBar() }, { \.backgroundImage }, nil, UIImage()),
    .init("UISearchBar.keyboardType", { UISearchBar() }, { \.keyboardType }, .default, .URL),
    .init(
      "UISearchBar.autocapitalizationType", { UISearchBar() }, { \.autocapitalizationType }, .none,
      .words),
    .init(
      "UISearchBar.searchTextField.placeholder", { UISearchBar().searchTextField },
      { \.placeholder }, nil, "Search"),
  ]

  nonisolated private static let controls: [KeptProperty] = [
    .init("UIControl.isEnabled", { UIControl() }, { \.isEnabled }, true, false),
    .init("UIControl.isSelected", { UIControl() }, { \.isSelected }, false, true),
    .init("UIControl.isHighlighted", { UIControl() }, { \.isHighlighted }, false, true),
    .init(
      "UIControl.contentVerticalAlignment", { UIControl() }, { \.contentVerticalAlignment },
      .center, .top),
    .init(
      "UIControl.contentHorizontalAlignment", { UIControl() }, { \.contentHorizontalAlignment },
      .center, .leading),
    .init("UIButton.menu", { UIButton() }, { \.menu }, nil, UIMenu()),
    .init(
      "UIButton.showsMenuAsPrimaryAction", { UIButton() }, { \.showsMenuAsPrimaryAction }, false,
      true),
    .init("UIButton.role", { UIButton() }, { \.role }, .normal, .destructive),
    .init(
      "UIButton.adjustsImageWhenHighlighted", { UIButton() }, { \.adjustsImageWhenHighlighted },
      true, false),
    .init(
      "UIButton.showsTouchWhenHighlighted", { UIButton() }, { \.showsTouchWhenHighlighted }, false,
      true),
    .init(
      "UIButton.titleEdgeInsets", { UIButton() }, { \.titleEdgeInsets }, .zero,
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    .init(
      "UIButton.imageEdgeInsets", { UIButton() }, { \.imageEdgeInsets }, .zero,
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    .init("UISwitch.onTintColor", { UISwitch() }, { \.onTintColor }, nil, .red),
    .init("UISwitch.thumbTintColor", { UISwitch() }, { \.thumbTintColor }, nil, .red),
    .init("UISlider.isContinuous", { UISlider() }, { \.isContinuous }, true, false),
    .init("UISlider.minimumTrackTintColor", { UISlider() }, { \.minimumTrackTintColor }, nil, .red),
    .init("UISlider.minimumValueImage", { UISlider() }, { \.minimumValueImage }, nil, UIImage()),
    .init("UIStepper.value", { UIStepper() }, { \.value }, 0, 5),
    .init("UIStepper.stepValue", { UIStepper() }, { \.stepValue }, 1, 2),
    .init("UIStepper.wraps", { UIStepper() }, { \.wraps }, false, true),
    .init("UIStepper.autorepeat", { UIStepper() }, { \.autorepeat }, true, false),
    .init("UIStepper.isContinuous", { UIStepper() }, { \.isContinuous }, true, false),
    .init(
      "UISegmentedControl.selectedSegmentIndex", { UISegmentedControl(items: ["One"]) },
      { \.selectedSegmentIndex }, -1, 0),
    .init(
      "UISegmentedControl.selectedSegmentTintColor", { UISegmentedControl(items: ["One"]) },
      { \.selectedSegmentTintColor }, nil, .red),
    .init(
      "UISegmentedControl.apportionsSegmentWidthsByContent", { UISegmentedControl(items: ["One"]) },
      { \.apportionsSegmentWidthsByContent }, false, true),
    .init(
      "UISegmentedControl.isMomentary", { UISegmentedControl(items: ["One"]) }, { \.isMomentary },
      false, true),
    .init(
      "UIProgressView.progressViewStyle", { UIProgressView() }, { \.progressViewStyle }, .default,
      .bar),
    .init(
      "UIProgressView.progressTintColor", { UIProgressView() }, { \.progressTintColor }, nil, .red),
    .init("UIProgressView.trackTintColor", { UIProgressView() }, { \.trackTintColor }, nil, .red),
    .init(
      "UIActivityIndicatorView.style", { UIActivityIndicatorView(style: .medium) }, { \.style },
      .medium, .large),
    .init(
      "UIActivityIndicatorView.hidesWhenStopped", { UIActivityIndicatorView(style: .medium) },
      { \.hidesWhenStopped }, true, false),
    .init(
      "UIPageControl.hidesForSinglePage", { UIPageControl() }, { \.hidesForSinglePage }, false, true
    ),
    .init(
      "UIPageControl.pageIndicatorTintColor", { UIPageControl() }, { \.pageIndicatorTintColor },
      nil, .red),
    .init(
      "UIDatePicker.minimumDate", { UIDatePicker() }, { \.minimumDate }, nil,
      Date(timeIntervalSince1970: 0)),
    .init(
      "UIDatePicker.datePickerMode", { UIDatePicker() }, { \.datePickerMode }, .dateAndTime, .time),
    .init(
      "UIDatePicker.preferredDatePickerStyle", { UIDatePicker() }, { \.preferredDatePickerStyle },
      .automatic, .wheels),
    .init("UIDatePicker.minuteInterval", { UIDatePicker() }, { \.minuteInterval }, 1, 5),
  ]

  nonisolated private static let gestures: [KeptProperty] = [
    .init("UIGestureRecognizer.isEnabled", { UIGestureRecognizer() }, { \.isEnabled }, true, false),
    .init(
      "UIGestureRecognizer.cancelsTouchesInView", { UIGestureRecognizer() },
      { \.cancelsTouchesInView }, true, false),
    .init(
      "UIGestureRecognizer.delaysTouchesBegan", { UIGestureRecognizer() }, { \.delaysTouchesBegan },
      false, true),
    .init(
      "UIGestureRecognizer.state", { UIGestureRecognizer() }, { \.state }, .possible, .recognized),
    .init(
      "UITapGestureRecognizer.numberOfTapsRequired", { UITapGestureRecognizer() },
      { \.numberOfTapsRequired }, 1, 2),
    .init(
      "UITapGestureRecognizer.numberOfTouchesRequired", { UITapGestureRecognizer() },
      { \.numberOfTouchesRequired }, 1, 2),
    .init(
      "UILongPressGestureRecognizer.minimumPressDuration", { UILongPressGestureRecognizer() },
      { \.minimumPressDuration }, 0.5, 1),
    .init(
      "UILongPressGestureRecognizer.allowableMovement", { UILongPressGestureRecognizer() },
      { \.allowableMovement }, 10, 20),
    .init(
      "UIPanGestureRecognizer.minimumNumberOfTouches", { UIPanGestureRecognizer() },
      { \.minimumNumberOfTouches }, 1, 2),
    .init(
      "UIPanGestureRecognizer.maximumNumberOfTouches", { UIPanGestureRecognizer() },
      { \.maximumNumberOfTouches }, .max, 2),
    .init(
      "UISwipeGestureRecognizer.direction", { UISwipeGestureRecognizer() }, { \.direction }, .right,
      [.up, .down]),
    .init("UIPinchGestureRecognizer.scale", { UIPinchGestureRecognizer() }, { \.scale }, 1, 2),
  ]

  @Test(arguments: texts + controls + gestures) func `have UIKit's defaults and are kept`(
    property: KeptProperty
  ) {
    #expect(property.mistakes() == [])
  }
}
