public import Geometry

extension ViewContent {
  /// The one text a view is known by; `nil` for what shows several, or none.
  public var mainText: StyledText? {
    switch self {
    case .label(let label): label.text
    case .button(let button): button.title
    case .textField(let field): field.visibleText
    case .textView(let textView): textView.text
    case .searchBar(let bar): bar.visibleText
    case .bar(let bar): bar.title
    case .macTextField(let field): field.visibleText
    case .macButton(let button): button.kind == .help ? nil : button.title
    case .popUpButton(let button): button.title
    case .box(let title): title
    case .none, .image, .toggle, .slider, .stepper, .segmentedControl, .progress,
      .activityIndicator, .picker, .pageControl, .tabView, .stack:
      nil
    }
  }

  /// Whether its text may be whole in less than its intrinsic width: it takes more lines, or is drawn
  /// smaller.
  package var adaptsToWidth: Bool {
    if case .label(let label) = self, label.smallestText != nil { return true }
    return mainText.map { $0.lineLimit.numberOfLines != 1 } ?? false
  }

  /// Every text a view shows.
  public var texts: [StyledText] {
    switch self {
    case .segmentedControl(let control): control.segments
    case .picker(let picker): picker.components.flatMap(\.self)
    case .bar(let bar): [bar.title].compactMap(\.self) + bar.items
    case .tabView(let titles): titles
    default: [mainText].compactMap(\.self)
    }
  }
}
