import Geometry

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
  open var editingAccessoryType: AccessoryType = .none
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentView.show(contentConfiguration)
      isStandard = true
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 ? .valueCell() : .cell()
  }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var showsReorderControl = false

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

  /// The label of a standard cell. The arrangement of its labels and image is our choice: side by side,
  /// or one above the other for a subtitle, within the margins.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    texts.insertArrangedSubview(label, at: 0)
    return label
  }()
  open private(set) lazy var detailTextLabel: UILabel? = {
    guard style != .default else { return nil }
    let label = UILabel()
    label.font = style == .subtitle ? .systemFont(ofSize: 12) : .systemFont(ofSize: 17)
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
    isStandard = true
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
    ])
    return stack
  }()

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// A cell fits its contents. A cell without contents has the standard height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    if vertical == .required { return size }
    if contentView.subviews.allSatisfy(\.translatesAutoresizingMaskIntoConstraints) {
      size.height = Self.standardHeight
    } else if isStandard {
      size.height = max(Self.standardHeight, size.height)
    }
    return size
  }

  /// Whether the standard labels are shown.
  private var isStandard = false

  /// 44 points, as Interface Builder saves rows.
  static let standardHeight: CGFloat = 44

  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
}
