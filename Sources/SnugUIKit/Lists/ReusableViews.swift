/// Makes the cells, headers and footers that are registered by class.
///
/// UIKit instantiates a registered class through Objective-C. Swift cannot call an initializer that is not
/// `required`. For files it compiles, the tool generates these calls; a test makes them itself:
///
/// ```swift
/// ReusableViews.make(MessageCell.self) { MessageCell(style: .default, reuseIdentifier: $0) }
/// ```
@MainActor
public enum ReusableViews {
  private static var makers: [ObjectIdentifier: (String?) -> UIView] = [
    ObjectIdentifier(UITableViewCell.self): {
      UITableViewCell(style: .default, reuseIdentifier: $0)
    },
    ObjectIdentifier(UITableViewHeaderFooterView.self): {
      UITableViewHeaderFooterView(reuseIdentifier: $0)
    },
    ObjectIdentifier(UICollectionReusableView.self): { _ in UICollectionReusableView() },
    ObjectIdentifier(UICollectionViewCell.self): { _ in UICollectionViewCell() },
    ObjectIdentifier(UICollectionViewListCell.self): { _ in UICollectionViewListCell() },
  ]

  /// - Parameter maker: receives the reuse identifier.
  public static func make<View: UIView>(
    _ type: View.Type, by maker: @escaping @MainActor (_ identifier: String?) -> View
  ) {
    makers[ObjectIdentifier(type)] = maker
  }

  /// Makes a view of a registered class.
  static func view<View: UIView>(of type: AnyClass, _ identifier: String) -> View {
    guard let view = makers[ObjectIdentifier(type)]?(identifier) as? View else {
      fatalError(
        "nothing says how to make '\(type)': ReusableViews.make(\(type).self) { … } does")
    }
    return view
  }
}
