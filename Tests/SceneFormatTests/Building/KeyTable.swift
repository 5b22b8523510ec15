import AutoLayout
import Diagnostics
import Geometry
import SceneFormat

/// A view of a class.
func view(_ viewClass: ViewClass, named name: String? = nil) -> SceneView {
  switch viewClass {
  case .uiView, .nsView: SceneView(named: name)
  case .uiLabel: Label(named: name)
  case .uiButton: Button(named: name)
  case .uiTextField: TextField(named: name)
  case .uiTextView: TextView(named: name)
  case .uiImageView: ImageView(named: name)
  case .uiSwitch: Switch(named: name)
  case .uiSlider: Slider(named: name)
  case .uiStepper: Stepper(named: name)
  case .uiSegmentedControl: SegmentedControl(named: name)
  case .uiProgressView: ProgressView(named: name)
  case .uiActivityIndicatorView: ActivityIndicatorView(named: name)
  case .uiDatePicker: DatePicker(named: name)
  case .uiPickerView: PickerView(named: name)
  case .uiPageControl: PageControl(named: name)
  case .uiSearchBar: SearchBar(named: name)
  case .uiNavigationBar: NavigationBar(named: name)
  case .uiToolbar: Toolbar(named: name)
  case .uiTabBar: TabBar(named: name)
  case .uiStackView: Stack(named: name)
  case .nsStackView: MacStack(named: name)
  case .uiScrollView: ScrollView(named: name)
  case .nsTextField: MacTextField(named: name)
  case .nsButton: MacButton(named: name)
  case .nsPopUpButton: MacPopUpButton(named: name)
  case .nsSwitch: MacSwitch(named: name)
  case .nsSlider: MacSlider(named: name)
  case .nsSegmentedControl: MacSegmentedControl(named: name)
  case .nsProgressIndicator: MacProgressIndicator(named: name)
  case .nsImageView: MacImageView(named: name)
  case .nsBox: MacBox(named: name)
  case .nsScrollView: MacScrollView(named: name)
  case .nsTabView: MacTabView(named: name)
  }
}

/// A key of a scene file: values as a file writes them, and the Swift that says the same.
struct KeyExample: Sendable {
  let file: String
  let swift: @Sendable (SceneView) -> Void

  init(_ file: String, _ swift: @escaping @Sendable (SceneView) -> Void) {
    self.file = file
    self.swift = swift
  }
}

/// Texts, without which one would not see a font; all views that show any show one of these.
let textExamples = ["text", "title", "segments", "components", "items"]

/// What Swift has for each key of a view.
let viewExamples: [String: [KeyExample]] = [
  "createdIn": [.init("interfaceBuilder") { $0.createdIn = .interfaceBuilder }],
  "text": [.init("some text") { ($0 as? any ShowsText)?.text = "some text" }],
  "title": [.init("a title") { ($0 as? any ShowsTitle)?.title = "a title" }],
  "placeholder": [
    .init("nothing yet") { ($0 as? any ShowsPlaceholder)?.placeholder = "nothing yet" }
  ],
  "font": [
    .init("9") { ($0 as? any SetsFont)?.font = .systemFont(ofSize: 9) },
    .init("{ size: 30, weight: heavy }") {
      ($0 as? any SetsFont)?.font = .systemFont(ofSize: 30, weight: .heavy)
    },
    .init("{ textStyle: title1 }") {
      ($0 as? any SetsFont)?.font = .preferredFont(forTextStyle: .title1)
    },
    .init("{ textStyle: footnote, weight: bold }") {
      ($0 as? any SetsFont)?.font = FontDescriptor(textStyle: .footnote, weight: .bold)
    },
    .init("{ size: 20, metrics: title1 }") {
      ($0 as? any SetsFont)?.font = FontDescriptor(size: 20, metrics: .title1)
    },
  ],
  "textAlignment": [.init("right") { ($0 as? any AlignsText)?.textAlignment = .right }],
  "numberOfLines": [.init("0") { ($0 as? any LimitsLines)?.numberOfLines = 0 }],
  "lineBreakMode": [
    .init("byTruncatingHead") {
      ($0 as? any LimitsLines)?.lineBreakMode = .byTruncatingHead
      ($0 as? Button)?.lineBreakMode = .byTruncatingHead
    }
  ],
  "preferredMaxLayoutWidth": [
    .init("99.5") { ($0 as? Label)?.preferredMaxLayoutWidth = 99.5 }
  ],
  "adjustsFontSizeToFitWidth": [
    .init("true") { ($0 as? Label)?.adjustsFontSizeToFitWidth = true }
  ],
  "minimumScaleFactor": [.init("0.5") { ($0 as? Label)?.minimumScaleFactor = 0.5 }],
  "isScrollEnabled": [.init("false") { ($0 as? TextView)?.isScrollEnabled = false }],
  "textContainerInset": [
    .init("[1, 2, 3, 4]") {
      ($0 as? TextView)?.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  ],
  "lineFragmentPadding": [.init("7") { ($0 as? TextView)?.lineFragmentPadding = 7 }],
  "contentInsets": [
    .init("{ left: 2 }") {
      ($0 as? any InsetsContent)?.contentInsets = EdgeInsets(top: 0, left: 2, bottom: 0, right: 0)
    }
  ],
  "image": [
    .init("[20, 30]") { ($0 as? any ShowsImage)?.image = .size(width: 20, height: 30) }
  ],
  "isOn": [.init("true") { ($0 as? any TurnsOn)?.isOn = true }],
  "configuration": [.init("filled") { ($0 as? Button)?.configuration = .filled }],
  "buttonType": [.init("checkBox") { ($0 as? MacButton)?.buttonType = .checkBox }],
  "borderStyle": [
    .init("roundedRect") { ($0 as? TextField)?.borderStyle = .roundedRect }
  ],
  "isBezeled": [.init("true") { ($0 as? MacTextField)?.isBezeled = true }],
  "controlSize": [.init("small") { ($0 as? any SizesControl)?.controlSize = .small }],
  "value": [.init("0.25") { ($0 as? any Slides)?.value = 0.25 }],
  "minimumValue": [
    .init("-5, value: 0.5") {
      ($0 as? any Slides)?.minimumValue = -5
      ($0 as? any Slides)?.value = 0.5
    }
  ],
  "maximumValue": [
    .init("50, value: 0.5") {
      ($0 as? any Slides)?.maximumValue = 50
      ($0 as? any Slides)?.value = 0.5
    }
  ],
  "isVertical": [.init("true") { ($0 as? MacSlider)?.isVertical = true }],
  "progress": [.init("0.75") { ($0 as? any ShowsProgress)?.progress = 0.75 }],
  "style": [.init("large") { ($0 as? ActivityIndicatorView)?.style = .large }],
  "isSpinning": [.init("true") { ($0 as? MacProgressIndicator)?.isSpinning = true }],
  "segments": [.init("[One, Two]") { ($0 as? any HasSegments)?.segments = ["One", "Two"] }],
  "selectedSegmentIndex": [
    .init("1") { ($0 as? any HasSegments)?.selectedSegmentIndex = 1 }
  ],
  "numberOfPages": [.init("4") { ($0 as? PageControl)?.numberOfPages = 4 }],
  "currentPage": [.init("2") { ($0 as? PageControl)?.currentPage = 2 }],
  "components": [
    .init("[[a, b], [c]]") { ($0 as? any HasWheels)?.components = [["a", "b"], ["c"]] }
  ],
  "items": [.init("[Back, Next]") { ($0 as? any HasItems)?.items = ["Back", "Next"] }],
  "selectedItem": [.init("3") { ($0 as? TabBar)?.selectedItem = 3 }],
].merging(arrangementExamples) { first, _ in first }

private let arrangementExamples: [String: [KeyExample]] = [
  "axis": [.init("vertical") { ($0 as? Stack)?.axis = .vertical }],
  "distribution": [
    .init("equalCentering") { ($0 as? Stack)?.distribution = .equalCentering }
  ],
  "alignment": [.init("top") { ($0 as? Stack)?.alignment = .top }],
  "spacing": [
    .init("12") { ($0 as? Stack)?.spacing = 12 },
    .init("useSystem") { ($0 as? Stack)?.spacing = Stack.spacingUseSystem },
  ],
  "customSpacing": [
    .init("{ inner: 5 }, arrangedSubviews: { inner: }") {
      let inner = SceneView(named: "inner")
      ($0 as? Stack)?.addArrangedSubview(inner)
      ($0 as? Stack)?.setCustomSpacing(5, after: inner)
    },
    .init("{ inner: useDefault }, spacing: 3, arrangedSubviews: { inner: }") {
      let inner = SceneView(named: "inner")
      ($0 as? Stack)?.spacing = 3
      ($0 as? Stack)?.addArrangedSubview(inner)
      ($0 as? Stack)?.setCustomSpacing(Stack.spacingUseDefault, after: inner)
    },
  ],
  "isLayoutMarginsRelativeArrangement": [
    .init("true") { ($0 as? Stack)?.isLayoutMarginsRelativeArrangement = true }
  ],
  "isBaselineRelativeArrangement": [
    .init("true") { ($0 as? Stack)?.isBaselineRelativeArrangement = true }
  ],
  "hugging": [
    .init("600") { $0.setContentHuggingPriority(600) },
    .init("{ vertical: 1 }") { $0.setContentHuggingPriority(1, for: .vertical) },
  ],
  "compressionResistance": [
    .init("high - 1") { $0.setContentCompressionResistancePriority(.defaultHigh - 1) },
    .init("{ horizontal: required, vertical: 2.5 }") {
      $0.setContentCompressionResistancePriority(3)
      $0.setContentCompressionResistancePriority(.required, for: .horizontal)
      $0.setContentCompressionResistancePriority(2 + 0.5, for: .vertical)
    },
  ],
  "intrinsicContentSize": [
    .init("[33, none]") {
      $0.intrinsicContentSize = Size(width: 33, height: SceneView.noIntrinsicMetric)
    }
  ],
  "placeholderIntrinsicContentSize": [
    .init("[none, 44]") {
      $0.placeholderIntrinsicContentSize = Size(
        width: SceneView.noIntrinsicMetric, height: 44)
    }
  ],
  "alignmentRectInsets": [
    .init("[-1, 2, 3, 4]") {
      $0.alignmentRectInsets = EdgeInsets(top: -1, left: 2, bottom: 3, right: 4)
    }
  ],
  "hidden": [.init("true") { $0.isHidden = true }],
  "semanticContentAttribute": [
    .init("forceRightToLeft") { $0.semanticContentAttribute = .forceRightToLeft }
  ],
  "layoutMargins": [.init("16") { $0.layoutMargins = EdgeInsets(all: 16) }],
  "directionalLayoutMargins": [
    .init("[1, 2, 3, 4]") {
      $0.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
  ],
  "insetsLayoutMarginsFromSafeArea": [
    .init("false") { $0.insetsLayoutMarginsFromSafeArea = false }
  ],
  "preservesSuperviewLayoutMargins": [
    .init("true") { $0.preservesSuperviewLayoutMargins = true }
  ],
  "safeAreaInsets": [
    .init("{ top: 47 }") {
      $0.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    }
  ],
  "frame": [.init("[1, 2, 30, 40]") { $0.frame = Rect(x: 1, y: 2, width: 30, height: 40) }],
  "autoresizingMask": [
    .init("[flexibleWidth, flexibleBottomMargin], frame: [0, 0, 8, 8]") {
      $0.frame = Rect(x: 0, y: 0, width: 8, height: 8)
      $0.autoresizingMask = [.flexibleBottomMargin, .flexibleWidth]
    }
  ],
  "translatesAutoresizingMaskIntoConstraints": [
    .init("true, frame: [0, 0, 8, 8]") {
      $0.frame = Rect(x: 0, y: 0, width: 8, height: 8)
      $0.translatesAutoresizingMaskIntoConstraints = true
    }
  ],
  "superviewSize": [
    .init("[70, 60], frame: [0, 0, 8, 8]") {
      $0.frame = Rect(x: 0, y: 0, width: 8, height: 8)
      $0.superviewSize = Size(width: 70, height: 60)
    }
  ],
  "arrangedSubviews": [
    .init("{ inner: }") { ($0 as? Stack)?.addArrangedSubview(SceneView(named: "inner")) }
  ],
  "subviews": [.init("{ inner: }") { $0.addSubview(SceneView(named: "inner")) }],
  "layoutGuides": [.init("{ gap: }") { $0.addLayoutGuide(Guide(named: "gap")) }],
  "size": [
    .init("[200, 50]") { $0.setSize(width: 200, height: 50) },
    .init("[fit, 50]") { $0.setSize(50, for: .vertical) },
  ],
]
