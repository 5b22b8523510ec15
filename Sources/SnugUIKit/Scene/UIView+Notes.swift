import SnugDiagnostics
import SnugGeometry
import SnugLayout

extension UIView {
  /// Notes on properties of the view that affect layout in UIKit and are not modelled.
  func notes(about view: View) -> [Diagnostic] {
    unmodelled.map {
      Diagnostic(
        .warning, .notModelled, "in '\(view.name)', \($0)", at: view.range, views: [view.name])
    }
  }

  private var unmodelled: [String] {
    let button = self as? UIButton
    let font =
      (self as? UILabel)?.font ?? (self as? UITextField)?.font ?? (self as? UITextView)?.font
      ?? button?.loadedTitleLabel?.storedFont
    let image = (self as? UIImageView)?.shownImage ?? button?.shownImage
    let text =
      (self as? UILabel)?.attributedText ?? (self as? UITextView)?.attributedText
      ?? (self as? UITextField)?.attributedText ?? button?.currentAttributedTitle
    let background = button?.currentBackgroundImage
    var notes = [
      font?.substitution, image?.unknownSize, background?.unknownSize, text?.unmodelled,
    ].compactMap(\.self)
    notes += button?.configuration?.unmodelled ?? []
    if let view = self as? UITextView, view.textContainer.maximumNumberOfLines > 0 {
      notes.append("the limit of its lines has no part in layout")
    }
    if transform != .identity { notes.append("the transform has no part in layout") }
    if let cell = self as? UITableViewCell, cell.accessoryType != .none || cell.accessoryView != nil
    {
      notes.append("the accessory takes no room")
    }
    if self is UITableView || self is UICollectionView {
      notes.append("cells are not made; '--scene CLASS' draws one by itself")
    }
    if controller is UINavigationController || controller is UITabBarController {
      notes.append("the bar is not laid out")
    }
    return notes
  }
}
