/// How views are made that lists know by their classes alone.
///
/// UIKit makes a registered class by Objective-C; Swift cannot call an initialiser that is not `required`.
/// The tool says for each class of a file how it is made; a test says it itself:
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

  /// - Parameter maker: gets the reuse identifier.
  public static func make<View: UIView>(
    _ type: View.Type, by maker: @escaping @MainActor (_ identifier: String?) -> View
  ) {
    makers[ObjectIdentifier(type)] = maker
  }

  /// A view of a registered class.
  static func view<View: UIView>(of type: AnyClass, _ identifier: String) -> View {
    guard let view = makers[ObjectIdentifier(type)]?(identifier) as? View else {
      fatalError(
        "nothing says how to make '\(type)': ReusableViews.make(\(type).self) { … } does")
    }
    return view
  }
}
