open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  open private(set) lazy var contentView = makeContentView()
  open var backgroundView: UIView?
  /// The least height with the standard label, in points: by default that which Interface Builder saves
  /// for the sections of a plain table.
  var standardHeight: CGFloat = 28
  /// Whether the standard label is shown.
  private var isStandard = false

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// The position of the label is our choice: centered vertically, 16 points from the sides, like
  /// the texts of rows.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    // Gives way if the header is too low.
    let space = label.topAnchor.constraint(
      greaterThanOrEqualTo: contentView.topAnchor, constant: 2)
    space.priority = .defaultHigh
    isStandard = true
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      space,
    ])
    return label
  }()

  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  open func prepareForReuse() {}

  /// A header fits its contents.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    if isStandard, vertical != .required { size.height = max(standardHeight, size.height) }
    return size
  }
}
