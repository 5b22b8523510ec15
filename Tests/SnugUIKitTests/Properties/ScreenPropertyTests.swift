import Foundation
import SnugUIKit
import Testing

/// Defaults are those of Apple's documentation.
@MainActor
@Suite struct `Properties of screens and lists` {
  nonisolated private static let controllers: [KeptProperty] = [
    .init("UIViewController.toolbarItems", { UIViewController() }, { \.toolbarItems }, nil, []),
    .init(
      "UIViewController.modalPresentationStyle", { UIViewController() },
      { \.modalPresentationStyle }, .automatic, .popover),
    .init(
      "UIViewController.modalTransitionStyle", { UIViewController() }, { \.modalTransitionStyle },
      .coverVertical, .crossDissolve),
    .init(
      "UIViewController.isModalInPresentation", { UIViewController() }, { \.isModalInPresentation },
      false, true),
    .init(
      "UIViewController.definesPresentationContext", { UIViewController() },
      { \.definesPresentationContext }, false, true),
    .init(
      "UIViewController.edgesForExtendedLayout", { UIViewController() },
      { \.edgesForExtendedLayout }, .all, .top),
    .init(
      "UIViewController.extendedLayoutIncludesOpaqueBars", { UIViewController() },
      { \.extendedLayoutIncludesOpaqueBars }, false, true),
    .init(
      "UIViewController.hidesBottomBarWhenPushed", { UIViewController() },
      { \.hidesBottomBarWhenPushed }, false, true),
    .init(
      "UIViewController.preferredContentSize", { UIViewController() }, { \.preferredContentSize },
      .zero, CGSize(width: 3, height: 4)),
    .init(
      "UIViewController.restorationIdentifier", { UIViewController() }, { \.restorationIdentifier },
      nil, "inbox"),
    .init(
      "UIViewController.overrideUserInterfaceStyle", { UIViewController() },
      { \.overrideUserInterfaceStyle }, .unspecified, .dark),
    .init(
      "UIViewController.viewRespectsSystemMinimumLayoutMargins", { UIViewController() },
      { \.viewRespectsSystemMinimumLayoutMargins }, true, false),
    .init(
      "UINavigationController.isToolbarHidden",
      { UINavigationController(rootViewController: UIViewController()) }, { \.isToolbarHidden },
      true, false),
    .init(
      "UINavigationController.hidesBarsOnSwipe",
      { UINavigationController(rootViewController: UIViewController()) }, { \.hidesBarsOnSwipe },
      false, true),
    .init(
      "UITableViewController.clearsSelectionOnViewWillAppear",
      { UITableViewController(style: .plain) }, { \.clearsSelectionOnViewWillAppear }, true, false),
    .init(
      "UITableViewController.refreshControl", { UITableViewController(style: .plain) },
      { \.refreshControl }, nil, UIRefreshControl()),
    .init("UIAlertController.message", { UIAlertController() }, { \.message }, nil, "Sure?"),
    .init(
      "UIPopoverPresentationController.sourceView", { UIPopoverPresentationController() },
      { \.sourceView }, nil, UIView()),
    .init(
      "UIPopoverPresentationController.sourceRect", { UIPopoverPresentationController() },
      { \.sourceRect }, .zero, CGRect(x: 0, y: 0, width: 3, height: 4)),
    .init(
      "UIPopoverPresentationController.barButtonItem", { UIPopoverPresentationController() },
      { \.barButtonItem }, nil, UIBarButtonItem()),
    .init("UIWindow.windowLevel", { UIWindow() }, { \.windowLevel }, .normal, .alert),
    .init(
      "UIApplication.isIdleTimerDisabled", { UIApplication() }, { \.isIdleTimerDisabled }, false,
      true),
  ]

  nonisolated private static let bars: [KeptProperty] = [
    .init("UINavigationItem.prompt", { UINavigationItem(title: "") }, { \.prompt }, nil, "Wait"),
    .init(
      "UINavigationItem.titleView", { UINavigationItem(title: "") }, { \.titleView }, nil,
      UIView()),
    .init(
      "UINavigationItem.backButtonTitle", { UINavigationItem(title: "") }, { \.backButtonTitle },
      nil, "Back"),
    .init(
      "UINavigationItem.hidesBackButton", { UINavigationItem(title: "") }, { \.hidesBackButton },
      false, true),
    .init(
      "UINavigationItem.largeTitleDisplayMode", { UINavigationItem(title: "") },
      { \.largeTitleDisplayMode }, .automatic, .never),
    .init(
      "UINavigationItem.hidesSearchBarWhenScrolling", { UINavigationItem(title: "") },
      { \.hidesSearchBarWhenScrolling }, true, false),
    .init("UIBarButtonItem.isEnabled", { UIBarButtonItem() }, { \.isEnabled }, true, false),
    .init("UIBarButtonItem.tag", { UIBarButtonItem() }, { \.tag }, 0, 7),
    .init("UIBarButtonItem.tintColor", { UIBarButtonItem() }, { \.tintColor }, nil, .red),
    .init("UIBarButtonItem.style", { UIBarButtonItem() }, { \.style }, .plain, .done),
    .init("UIBarButtonItem.width", { UIBarButtonItem() }, { \.width }, 0, 9),
    .init("UITabBarItem.badgeValue", { UITabBarItem() }, { \.badgeValue }, nil, "3"),
    .init("UITabBarItem.selectedImage", { UITabBarItem() }, { \.selectedImage }, nil, UIImage()),
    .init(
      "UINavigationBar.prefersLargeTitles", { UINavigationBar() }, { \.prefersLargeTitles }, false,
      true),
    .init("UINavigationBar.isTranslucent", { UINavigationBar() }, { \.isTranslucent }, true, false),
    .init("UINavigationBar.barTintColor", { UINavigationBar() }, { \.barTintColor }, nil, .red),
    .init("UINavigationBar.barStyle", { UINavigationBar() }, { \.barStyle }, .default, .black),
    .init("UINavigationBar.shadowImage", { UINavigationBar() }, { \.shadowImage }, nil, UIImage()),
    .init(
      "UINavigationBar.compactAppearance", { UINavigationBar() }, { \.compactAppearance }, nil,
      UINavigationBarAppearance()),
    .init(
      "UINavigationBar.scrollEdgeAppearance", { UINavigationBar() }, { \.scrollEdgeAppearance },
      nil, UINavigationBarAppearance()),
    .init(
      "UINavigationBarAppearance.backgroundColor", { UINavigationBarAppearance() },
      { \.backgroundColor }, nil, .red),
    .init("UITabBar.isTranslucent", { UITabBar() }, { \.isTranslucent }, true, false),
    .init("UITabBar.barTintColor", { UITabBar() }, { \.barTintColor }, nil, .red),
    .init(
      "UITabBar.unselectedItemTintColor", { UITabBar() }, { \.unselectedItemTintColor }, nil, .red),
  ]

  nonisolated private static let lists: [KeptProperty] = [
    .init("UIScrollView.isScrollEnabled", { UIScrollView() }, { \.isScrollEnabled }, true, false),
    .init("UIScrollView.isPagingEnabled", { UIScrollView() }, { \.isPagingEnabled }, false, true),
    .init(
      "UIScrollView.isDirectionalLockEnabled", { UIScrollView() }, { \.isDirectionalLockEnabled },
      false, true),
    .init("UIScrollView.bounces", { UIScrollView() }, { \.bounces }, true, false),
    .init(
      "UIScrollView.alwaysBounceVertical", { UIScrollView() }, { \.alwaysBounceVertical }, false,
      true),
    .init(
      "UIScrollView.alwaysBounceHorizontal", { UIScrollView() }, { \.alwaysBounceHorizontal },
      false, true),
    .init(
      "UIScrollView.showsVerticalScrollIndicator", { UIScrollView() },
      { \.showsVerticalScrollIndicator }, true, false),
    .init(
      "UIScrollView.showsHorizontalScrollIndicator", { UIScrollView() },
      { \.showsHorizontalScrollIndicator }, true, false),
    .init(
      "UIScrollView.indicatorStyle", { UIScrollView() }, { \.indicatorStyle }, .default, .white),
    .init(
      "UIScrollView.keyboardDismissMode", { UIScrollView() }, { \.keyboardDismissMode }, .none,
      .onDrag),
    .init(
      "UIScrollView.contentInsetAdjustmentBehavior", { UIScrollView() },
      { \.contentInsetAdjustmentBehavior }, .automatic, .never),
    .init(
      "UIScrollView.delaysContentTouches", { UIScrollView() }, { \.delaysContentTouches }, true,
      false),
    .init(
      "UIScrollView.canCancelContentTouches", { UIScrollView() }, { \.canCancelContentTouches },
      true, false),
    .init("UIScrollView.scrollsToTop", { UIScrollView() }, { \.scrollsToTop }, true, false),
    .init("UIScrollView.minimumZoomScale", { UIScrollView() }, { \.minimumZoomScale }, 1, 0.5),
    .init("UIScrollView.maximumZoomScale", { UIScrollView() }, { \.maximumZoomScale }, 1, 2),
    .init(
      "UIScrollView.verticalScrollIndicatorInsets", { UIScrollView() },
      { \.verticalScrollIndicatorInsets }, .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    ),
    .init("UITableView.rowHeight", { UITableView() }, { \.rowHeight }, -1, 40),
    .init("UITableView.estimatedRowHeight", { UITableView() }, { \.estimatedRowHeight }, -1, 40),
    .init("UITableView.sectionHeaderHeight", { UITableView() }, { \.sectionHeaderHeight }, -1, 20),
    .init(
      "UITableView.estimatedSectionHeaderHeight", { UITableView() },
      { \.estimatedSectionHeaderHeight }, -1, 20),
    .init(
      "UITableView.separatorStyle", { UITableView() }, { \.separatorStyle }, .singleLine, .none),
    .init("UITableView.separatorColor", { UITableView() }, { \.separatorColor }, nil, .red),
    .init("UITableView.allowsSelection", { UITableView() }, { \.allowsSelection }, true, false),
    .init(
      "UITableView.allowsMultipleSelection", { UITableView() }, { \.allowsMultipleSelection },
      false, true),
    .init("UITableView.isEditing", { UITableView() }, { \.isEditing }, false, true),
    .init("UITableView.backgroundView", { UITableView() }, { \.backgroundView }, nil, UIView()),
    .init(
      "UITableViewCell.selectionStyle", { UITableViewCell() }, { \.selectionStyle }, .default, .none
    ),
    .init(
      "UITableViewCell.accessoryType", { UITableViewCell() }, { \.accessoryType }, .none, .checkmark
    ),
    .init(
      "UITableViewCell.accessoryView", { UITableViewCell() }, { \.accessoryView }, nil, UIView()),
    .init("UITableViewCell.indentationLevel", { UITableViewCell() }, { \.indentationLevel }, 0, 1),
    .init(
      "UITableViewCell.showsReorderControl", { UITableViewCell() }, { \.showsReorderControl },
      false, true),
    .init(
      "UITableViewCell.selectedBackgroundView", { UITableViewCell() }, { \.selectedBackgroundView },
      nil, UIView()),
    .init(
      "UICollectionView.allowsSelection",
      { UICollectionView(frame: .zero, collectionViewLayout: .init()) }, { \.allowsSelection },
      true, false),
    .init(
      "UICollectionView.allowsMultipleSelection",
      { UICollectionView(frame: .zero, collectionViewLayout: .init()) },
      { \.allowsMultipleSelection }, false, true),
    .init(
      "UICollectionView.isPrefetchingEnabled",
      { UICollectionView(frame: .zero, collectionViewLayout: .init()) }, { \.isPrefetchingEnabled },
      true, false),
    .init(
      "UICollectionView.backgroundView",
      { UICollectionView(frame: .zero, collectionViewLayout: .init()) }, { \.backgroundView }, nil,
      UIView()),
    .init(
      "UICollectionViewFlowLayout.scrollDirection", { UICollectionViewFlowLayout() },
      { \.scrollDirection }, .vertical, .horizontal),
    .init(
      "UICollectionViewFlowLayout.itemSize", { UICollectionViewFlowLayout() }, { \.itemSize },
      CGSize(width: 50, height: 50), .zero),
    .init(
      "UICollectionViewFlowLayout.estimatedItemSize", { UICollectionViewFlowLayout() },
      { \.estimatedItemSize }, .zero, UICollectionViewFlowLayout.automaticSize),
    .init(
      "UICollectionViewFlowLayout.minimumLineSpacing", { UICollectionViewFlowLayout() },
      { \.minimumLineSpacing }, 10, 0),
    .init(
      "UICollectionViewFlowLayout.minimumInteritemSpacing", { UICollectionViewFlowLayout() },
      { \.minimumInteritemSpacing }, 10, 0),
    .init(
      "UICollectionViewFlowLayout.sectionInset", { UICollectionViewFlowLayout() },
      { \.sectionInset }, .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    .init(
      "UICollectionViewFlowLayout.headerReferenceSize", { UICollectionViewFlowLayout() },
      { \.headerReferenceSize }, .zero, CGSize(width: 3, height: 4)),
    .init(
      "UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds",
      { UICollectionViewFlowLayout() }, { \.sectionHeadersPinToVisibleBounds }, false, true),
  ]

  @Test(arguments: controllers + bars + lists) func `have UIKit's defaults and are kept`(
    property: KeptProperty
  ) {
    #expect(property.mistakes() == [])
  }
}
