import AutoLayout
import Diagnostics
import Geometry

extension UIView {
  /// What the view says that would change its layout and is not modelled.
  func notes(about view: View) -> [Diagnostic] {
    unmodelled.map {
      Diagnostic(
        .warning, .notModelled, "in '\(view.name)', \($0)", at: view.range, views: [view.name])
    }
  }

  private var unmodelled: [String] {
    var notes = fonts.compactMap(\.substitution)
    notes += images.compactMap(\.unknownSize)
    notes += (self as? UIButton)?.configuration?.unmodelled ?? []
    if !transform.isIdentity { notes.append("the transform has no part in layout") }
    if hasAccessory { notes.append("the accessory takes no room") }
    return notes
  }

  private var fonts: [UIFont] {
    switch self {
    case let label as UILabel: [label.font]
    case let field as UITextField: [field.font].compactMap(\.self)
    case let textView as UITextView: [textView.font].compactMap(\.self)
    case let button as UIButton: [button.loadedTitleLabel?.heldFont].compactMap(\.self)
    default: []
    }
  }

  private var images: [UIImage] {
    switch self {
    case let imageView as UIImageView: [imageView.shownImage].compactMap(\.self)
    case let button as UIButton: [button.shownImage].compactMap(\.self)
    default: []
    }
  }

  private var hasAccessory: Bool {
    switch self {
    case let cell as UITableViewCell: cell.accessoryType != .none || cell.accessoryView != nil
    case let cell as UICollectionViewListCell: !cell.accessories.isEmpty
    default: false
    }
  }
}
