import SnugGeometry

open class UITableViewCell: UIView {
  public let reuseIdentifier: String?
  private let style: CellStyle
  /// The superview of a cell's content: as large as the cell, with the margins Interface Builder saves.
  open private(set) lazy var contentView: UIView = {
    let view = makeContentView()
    view.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    return view
  }()
  open var selectionStyle: SelectionStyle = .default
  open var accessoryType: AccessoryType = .none
  open var accessoryView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// The arrangement of a standard cell's labels and image is our choice: side by side, or one label
  /// above the other for a subtitle, within the margins.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    texts.insertArrangedSubview(label, at: 0)
    return label
  }()
  open private(set) lazy var detailTextLabel: UILabel? = {
    guard style != .default else { return nil }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    if style != .subtitle { label.explicitHugging.horizontal = .defaultLow + 1 }
    texts.addArrangedSubview(label)
    return label
  }()
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    view.explicitHugging.horizontal = .required
    row.insertArrangedSubview(view, at: 0)
    return view
  }()

  private lazy var texts: UIStackView = {
    let stack = UIStackView()
    stack.axis = style == .subtitle ? .vertical : .horizontal
    row.addArrangedSubview(stack)
    return stack
  }()

  private lazy var row: UIStackView = {
    let stack = UIStackView()
    stack.spacing = 16
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.standardHeight),
    ])
    return stack
  }()

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// 44 points, as Interface Builder saves rows.
  static let standardHeight: CGFloat = 44

  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
}

open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  open private(set) lazy var contentView = makeContentView()
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open var backgroundView: UIView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
}

/// The content of a cell as a value; stored and not shown.
@preconcurrency @MainActor
public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?

  public static func cell() -> Self { Self() }
}
