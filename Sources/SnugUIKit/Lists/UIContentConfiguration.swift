import Geometry

/// The content of a cell, as a value that makes the content view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: UICellConfigurationState) -> Self
}

extension UIContentConfiguration {
  public func updated(for state: UICellConfigurationState) -> Self { self }
}

@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

/// The texts and the image of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor = .label
    public var numberOfLines = 0
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  }

  public struct ImageProperties {
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body))
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  /// Our choice: the margins of a table's rows.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var prefersSideBySideTextAndSecondaryText = false

  private init(_ secondary: UIFont.TextStyle, isSideBySide: Bool = false) {
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary))
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  public static func cell() -> Self { Self(.caption1) }
  public static func subtitleCell() -> Self { Self(.caption1) }
  public static func valueCell() -> Self { Self(.body, isSideBySide: true) }
  public static func plainHeader() -> Self { header(.headline) }
  public static func groupedHeader() -> Self { header(.footnote) }
  public static func plainFooter() -> Self { header(.footnote) }
  public static func groupedFooter() -> Self { header(.footnote) }
  public static func sidebarCell() -> Self { Self(.caption1) }
  public static func sidebarHeader() -> Self { header(.headline) }

  private static func header(_ style: UIFont.TextStyle) -> Self {
    var configuration = Self(.caption1)
    configuration.textProperties.font = .preferredFont(forTextStyle: style)
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

/// Shows the texts and the image of a row: side by side, or one text above the other.
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private let imageView = UIImageView()
  private let texts = UIStackView()
  private let row = UIStackView()

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    imageView.explicitHugging.horizontal = .required
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.fill(self)
    show()
  }

  public required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    show(content.text, content.textProperties, in: textLabel)
    show(content.secondaryText, content.secondaryTextProperties, in: secondaryTextLabel)
    imageView.image = content.image
    // Leaves out views that show nothing.
    arrange([(imageView, content.image != nil), (texts, true)], in: row)
    arrange(
      [(textLabel, content.text != nil), (secondaryTextLabel, content.secondaryText != nil)],
      in: texts)
    let isRow = content.prefersSideBySideTextAndSecondaryText
    texts.axis = isRow ? .horizontal : .vertical
    secondaryTextLabel.explicitHugging.horizontal = isRow ? .defaultLow + 1 : nil
    texts.spacing =
      isRow
      ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
    row.spacing = content.imageToTextPadding
    row.directionalLayoutMargins = content.directionalLayoutMargins
  }

  private func arrange(_ views: [(view: UIView, isShown: Bool)], in stack: UIStackView) {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for (view, isShown) in views where isShown { stack.addArrangedSubview(view) }
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
  }
}

extension UIView {
  /// Replaces all subviews by a configuration's content view.
  func show(_ configuration: (any UIContentConfiguration)?) {
    for subview in subviews { subview.removeFromSuperview() }
    configuration?.makeContentView().fill(self)
  }

  /// Adds the view to a superview and pins its edges to it.
  fileprivate func fill(_ superview: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor),
    ])
  }
}
