open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size of the contents, in the given width unless that is estimated too.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isWidthEstimated = layoutAttributes.isWidthEstimated
    let size = systemLayoutSizeFitting(
      CGSize(width: isWidthEstimated ? 0 : layoutAttributes.size.width, height: 0),
      withHorizontalFittingPriority: isWidthEstimated ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
    if isWidthEstimated { layoutAttributes.size.width = size.width }
    layoutAttributes.size.height = size.height
    return layoutAttributes
  }
}

open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView = makeContentView()
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// A cell fits its contents.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// A row of a list, at least 44 points high.
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.height = max(UITableViewCell.standardHeight, attributes.size.height)
    return attributes
  }
}

/// An accessory at the end of a row; stored and not shown.
public struct UICellAccessory {
  public static func disclosureIndicator() -> Self { Self() }
  public static func checkmark() -> Self { Self() }
  public static func delete() -> Self { Self() }
  public static func reorder() -> Self { Self() }
  public static func outlineDisclosure() -> Self { Self() }
}

public struct UICellConfigurationState: Hashable {
  public let traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isEditing = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
