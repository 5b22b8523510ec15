import AutoLayout
import Foundation
import Geometry
import SnugUIKit
import Testing

/// Archives are empty here: views that a nib would restore have the class's defaults.
@MainActor
@Suite struct `A view made by a coder` {
  nonisolated private static let views: [@MainActor @Sendable (NSCoder) -> [UIView?]] = [
    { [UIView(coder: $0), UIView()] }, { [UILabel(coder: $0), UILabel()] },
    { [UIButton(coder: $0), UIButton()] }, { [UIControl(coder: $0), UIControl()] },
    { [UITextField(coder: $0), UITextField()] }, { [UITextView(coder: $0), UITextView()] },
    { [UIImageView(coder: $0), UIImageView()] }, { [UIScrollView(coder: $0), UIScrollView()] },
    { [UIStackView(coder: $0), UIStackView()] }, { [UISwitch(coder: $0), UISwitch()] },
    { [UISlider(coder: $0), UISlider()] }, { [UIStepper(coder: $0), UIStepper()] },
    { [UISegmentedControl(coder: $0), UISegmentedControl()] },
    { [UIProgressView(coder: $0), UIProgressView()] },
    { [UIActivityIndicatorView(coder: $0), UIActivityIndicatorView()] },
    { [UIPageControl(coder: $0), UIPageControl()] },
    { [UIVisualEffectView(coder: $0), UIVisualEffectView(effect: nil)] },
    { [UITableView(coder: $0), UITableView()] },
    { [UITableViewCell(coder: $0), UITableViewCell()] },
    {
      [UITableViewHeaderFooterView(coder: $0), UITableViewHeaderFooterView(reuseIdentifier: nil)]
    },
    {
      [
        UICollectionView(coder: $0),
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      ]
    },
    { [UICollectionViewCell(coder: $0), UICollectionViewCell(frame: .zero)] },
    { [UIWindow(coder: $0), UIWindow()] },
  ]

  private var coder: NSCoder { NSKeyedArchiver(requiringSecureCoding: false) }

  @Test(arguments: 0..<views.count) func `has the defaults of its class`(index: Int) throws {
    let views = try Self.views[index](coder).map { try #require($0) }
    let scenes = try views.map { try Scene(of: $0, width: 100, height: 100) }
    #expect(scenes[0] == scenes[1])
    #expect(views[0].isHidden == views[1].isHidden)
    #expect(views[0].clipsToBounds == views[1].clipsToBounds)
    #expect(views[0].isUserInteractionEnabled == views[1].isUserInteractionEnabled)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(
        views[0].contentHuggingPriority(for: axis) == views[1].contentHuggingPriority(for: axis))
      #expect(
        views[0].contentCompressionResistancePriority(for: axis)
          == views[1].contentCompressionResistancePriority(for: axis))
    }
  }

  nonisolated private static let controllers:
    [@MainActor @Sendable (NSCoder) -> UIViewController?] = [
      { UIViewController(coder: $0) }, { UINavigationController(coder: $0) },
      { UITableViewController(coder: $0) }, { UITabBarController(coder: $0) },
      { UICollectionViewController(coder: $0) },
    ]

  @Test(arguments: 0..<controllers.count) func `is in a controller made by one`(
    index: Int
  ) throws {
    let controller = try #require(Self.controllers[index](coder))
    #expect(!controller.isViewLoaded && controller.title == nil)
    let scene = try Scene(of: controller, width: 100, height: 200)
    #expect(scene[.root].requiredSize == .init(horizontal: 100, vertical: 200))
  }

  /// UIKit raises an exception for these, which Swift can't catch.
  @Test func `is missing where an archive would have to hold something`() {
    #expect(UILayoutGuide(coder: coder) == nil)
    #expect(
      UICollectionViewCompositionalLayout(coder: coder) == nil
        && UICollectionViewFlowLayout(coder: coder) != nil)
    #expect(CALayer(coder: coder)?.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }
}
