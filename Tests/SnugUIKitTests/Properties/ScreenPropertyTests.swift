import Foundation
import SnugUIKit
import Testing

/// Defaults are those of Apple's documentation.
@MainActor
@Suite struct `Properties of screens and lists` {
  @Test func `of controllers have UIKit's defaults and are kept`() {
    expectKept(UIViewController(), \.toolbarItems, nil, [])
    expectKept(UIViewController(), \.modalPresentationStyle, .automatic, .popover)
    expectKept(UIViewController(), \.modalTransitionStyle, .coverVertical, .crossDissolve)
    expectKept(UIViewController(), \.isModalInPresentation, false, true)
    expectKept(UIViewController(), \.definesPresentationContext, false, true)
    expectKept(UIViewController(), \.edgesForExtendedLayout, .all, .top)
    expectKept(UIViewController(), \.extendedLayoutIncludesOpaqueBars, false, true)
    expectKept(UIViewController(), \.hidesBottomBarWhenPushed, false, true)
    expectKept(UIViewController(), \.preferredContentSize, .zero, CGSize(width: 3, height: 4))
    expectKept(UIViewController(), \.restorationIdentifier, nil, "inbox")
    expectKept(UIViewController(), \.overrideUserInterfaceStyle, .unspecified, .dark)
    expectKept(UIViewController(), \.viewRespectsSystemMinimumLayoutMargins, true, false)
    expectKept(
      UINavigationController(rootViewController: UIViewController()), \.isToolbarHidden, true, false
    )
    expectKept(
      UINavigationController(rootViewController: UIViewController()), \.hidesBarsOnSwipe, false,
      true)
    expectKept(UITableViewController(style: .plain), \.clearsSelectionOnViewWillAppear, true, false)
    expectKept(UITableViewController(style: .plain), \.refreshControl, nil, UIRefreshControl())
    expectKept(UIAlertController(), \.message, nil, "Sure?")
    expectKept(UIPopoverPresentationController(), \.sourceView, nil, UIView())
    expectKept(
      UIPopoverPresentationController(), \.sourceRect, .zero,
      CGRect(x: 0, y: 0, width: 3, height: 4))
    expectKept(UIPopoverPresentationController(), \.barButtonItem, nil, UIBarButtonItem())
    expectKept(UIWindow(), \.windowLevel, .normal, .alert)
    expectKept(UIApplication(), \.isIdleTimerDisabled, false, true)
  }

  @Test func `of bars have UIKit's defaults and are kept`() {
    expectKept(UINavigationItem(title: ""), \.prompt, nil, "Wait")
    expectKept(UINavigationItem(title: ""), \.titleView, nil, UIView())
    expectKept(UINavigationItem(title: ""), \.backButtonTitle, nil, "Back")
    expectKept(UINavigationItem(title: ""), \.hidesBackButton, false, true)
    expectKept(UINavigationItem(title: ""), \.largeTitleDisplayMode, .automatic, .never)
    expectKept(UINavigationItem(title: ""), \.hidesSearchBarWhenScrolling, true, false)
    expectKept(UIBarButtonItem(), \.isEnabled, true, false)
    expectKept(UIBarButtonItem(), \.tag, 0, 7)
    expectKept(UIBarButtonItem(), \.tintColor, nil, .red)
    expectKept(UIBarButtonItem(), \.style, .plain, .done)
    expectKept(UIBarButtonItem(), \.width, 0, 9)
    expectKept(UITabBarItem(), \.badgeValue, nil, "3")
    expectKept(UITabBarItem(), \.selectedImage, nil, UIImage())
    expectKept(UINavigationBar(), \.prefersLargeTitles, false, true)
    expectKept(UINavigationBar(), \.isTranslucent, true, false)
    expectKept(UINavigationBar(), \.barTintColor, nil, .red)
    expectKept(UINavigationBar(), \.barStyle, .default, .black)
    expectKept(UINavigationBar(), \.shadowImage, nil, UIImage())
    expectKept(UINavigationBar(), \.compactAppearance, nil, UINavigationBarAppearance())
    expectKept(UINavigationBar(), \.scrollEdgeAppearance, nil, UINavigationBarAppearance())
    expectKept(UINavigationBarAppearance(), \.backgroundColor, nil, .red)
    expectKept(UITabBar(), \.isTranslucent, true, false)
    expectKept(UITabBar(), \.barTintColor, nil, .red)
    expectKept(UITabBar(), \.unselectedItemTintColor, nil, .red)
  }

  @Test func `of lists have UIKit's defaults and are kept`() {
    expectKept(UIScrollView(), \.isScrollEnabled, true, false)
    expectKept(UIScrollView(), \.isPagingEnabled, false, true)
    expectKept(UIScrollView(), \.isDirectionalLockEnabled, false, true)
    expectKept(UIScrollView(), \.bounces, true, false)
    expectKept(UIScrollView(), \.alwaysBounceVertical, false, true)
    expectKept(UIScrollView(), \.alwaysBounceHorizontal, false, true)
    expectKept(UIScrollView(), \.showsVerticalScrollIndicator, true, false)
    expectKept(UIScrollView(), \.showsHorizontalScrollIndicator, true, false)
    expectKept(UIScrollView(), \.indicatorStyle, .default, .white)
    expectKept(UIScrollView(), \.keyboardDismissMode, .none, .onDrag)
    expectKept(UIScrollView(), \.contentInsetAdjustmentBehavior, .automatic, .never)
    expectKept(UIScrollView(), \.delaysContentTouches, true, false)
    expectKept(UIScrollView(), \.canCancelContentTouches, true, false)
    expectKept(UIScrollView(), \.scrollsToTop, true, false)
    expectKept(UIScrollView(), \.minimumZoomScale, 1, 0.5)
    expectKept(UIScrollView(), \.maximumZoomScale, 1, 2)
    expectKept(
      UIScrollView(), \.verticalScrollIndicatorInsets, .zero,
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectKept(UITableView(), \.rowHeight, -1, 40)
    expectKept(UITableView(), \.estimatedRowHeight, -1, 40)
    expectKept(UITableView(), \.sectionHeaderHeight, -1, 20)
    expectKept(UITableView(), \.estimatedSectionHeaderHeight, -1, 20)
    expectKept(UITableView(), \.separatorStyle, .singleLine, .none)
    expectKept(UITableView(), \.separatorColor, nil, .red)
    expectKept(UITableView(), \.allowsSelection, true, false)
    expectKept(UITableView(), \.allowsMultipleSelection, false, true)
    expectKept(UITableView(), \.isEditing, false, true)
    expectKept(UITableView(), \.backgroundView, nil, UIView())
    expectKept(UITableViewCell(), \.selectionStyle, .default, .none)
    expectKept(UITableViewCell(), \.accessoryType, .none, .checkmark)
    expectKept(UITableViewCell(), \.accessoryView, nil, UIView())
    expectKept(UITableViewCell(), \.indentationLevel, 0, 1)
    expectKept(UITableViewCell(), \.showsReorderControl, false, true)
    expectKept(UITableViewCell(), \.selectedBackgroundView, nil, UIView())
    expectKept(
      UICollectionView(frame: .zero, collectionViewLayout: .init()), \.allowsSelection, true, false)
    expectKept(
      UICollectionView(frame: .zero, collectionViewLayout: .init()), \.allowsMultipleSelection,
      false, true)
    expectKept(
      UICollectionView(frame: .zero, collectionViewLayout: .init()), \.isPrefetchingEnabled, true,
      false)
    expectKept(
      UICollectionView(frame: .zero, collectionViewLayout: .init()), \.backgroundView, nil, UIView()
    )
    expectKept(UICollectionViewFlowLayout(), \.scrollDirection, .vertical, .horizontal)
    expectKept(UICollectionViewFlowLayout(), \.itemSize, CGSize(width: 50, height: 50), .zero)
    expectKept(
      UICollectionViewFlowLayout(), \.estimatedItemSize, .zero,
      UICollectionViewFlowLayout.automaticSize)
    expectKept(UICollectionViewFlowLayout(), \.minimumLineSpacing, 10, 0)
    expectKept(UICollectionViewFlowLayout(), \.minimumInteritemSpacing, 10, 0)
    expectKept(
      UICollectionViewFlowLayout(), \.sectionInset, .zero,
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectKept(
      UICollectionViewFlowLayout(), \.headerReferenceSize, .zero, CGSize(width: 3, height: 4))
    expectKept(UICollectionViewFlowLayout(), \.sectionHeadersPinToVisibleBounds, false, true)
  }
}
