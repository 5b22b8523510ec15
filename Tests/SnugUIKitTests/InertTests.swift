import AutoLayout
import Foundation
import SnugUIKit
import Testing

/// Drawing, animation, scrolling and messages of UIKit, which have no effect on layout.
@MainActor
@Suite struct `Calls without effect on layout` {
  /// A view of each kind, in a controller.
  @MainActor final class Stage {
    let controller = UIViewController()
    let label = UILabel()
    let button = UIButton(type: .system)
    let field = UITextField()
    let image = UIImageView(image: UIImage())
    let scroll = UIScrollView()
    let slider = UISlider()
    let segments = UISegmentedControl(items: ["One", "Two"])
    let bar = UINavigationBar()
    let table = UITableView()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let tile = UICollectionViewCell(frame: .zero)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)

    init() {
      (label.text, field.text) = ("Full name", "Ada")
      button.setTitle("Go", for: .normal)
      cell.textLabel?.text = "Row"
      let stack = UIStackView(arrangedSubviews: [
        label, button, field, image, scroll, slider, segments, bar, table, collection, cell, tile,
        header,
      ])
      stack.axis = .vertical
      controller.view.addSubviews(stack)
      stack.pinEdges(to: controller.view)
    }

    func scene() throws -> Scene { try Scene(of: controller) }
  }

  typealias Call = @MainActor @Sendable (Stage) -> Void

  nonisolated private static let views: [Call] = [
    { $0.label.awakeFromNib() }, { $0.label.draw(.zero) }, { $0.label.drawText(in: .zero) },
    { $0.label.layoutSublayers(of: $0.label.layer) }, { $0.label.prepareForInterfaceBuilder() },
    { $0.label.layoutMarginsDidChange() }, { $0.label.tintColorDidChange() },
    { $0.label.setNeedsDisplay() }, { $0.label.setNeedsDisplay(.zero) },
    { $0.label.willMove(toWindow: nil) }, { $0.label.didMoveToWindow() },
    { $0.label.updateConstraintsIfNeeded() }, { $0.label.setNeedsUpdateConstraints() },
    { $0.label.invalidateIntrinsicContentSize() },
    { $0.image.startAnimating() }, { $0.image.stopAnimating() },
    { $0.button.setTitleShadowColor(.red, for: .normal) },
    { $0.button.setBackgroundImage(UIImage(systemName: "star"), for: .normal) },
    { $0.slider.setThumbImage(UIImage(systemName: "star"), for: .normal) },
    { $0.slider.endTracking(nil, with: nil) }, { $0.slider.cancelTracking(with: UIEvent()) },
    { $0.segments.setEnabled(false, forSegmentAt: 0) },
    { $0.bar.setBackgroundImage(UIImage(systemName: "star"), for: .default) },
    { $0.scroll.scrollRectToVisible(.zero, animated: false) },
    { $0.scroll.flashScrollIndicators() },
    { $0.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none) },
    { $0.table.deselectRow(at: [0, 0], animated: false) },
    { $0.table.scrollToRow(at: [0, 0], at: .middle, animated: false) },
    { $0.collection.selectItem(at: [0, 0], animated: false, scrollPosition: .top) },
    { $0.collection.deselectItem(at: [0, 0], animated: false) },
    { $0.collection.scrollToItem(at: [0, 0], at: [.left, .top], animated: false) },
    { $0.cell.prepareForReuse() }, { $0.tile.prepareForReuse() }, { $0.header.prepareForReuse() },
    { $0.tile.apply(UICollectionViewLayoutAttributes(forCellWith: [0, 0])) },
    { $0.tile.updateConfiguration(using: UICellConfigurationState(traitCollection: .current)) },
  ]

  nonisolated private static let drawing: [Call] = [
    { $0.label.layer.setNeedsDisplay() }, { $0.label.layer.setNeedsLayout() },
    { $0.label.layer.layoutIfNeeded() }, { $0.label.layer.add(CAAnimation(), forKey: "a") },
    { $0.label.layer.removeAnimation(forKey: "a") }, { $0.label.layer.removeAllAnimations() },
    { _ in
      UIColor.red.set()
      UIColor.red.setFill()
      UIColor.red.setStroke()
    },
    { _ in
      let path = UIBezierPath(rect: .zero)
      path.fill()
      path.stroke()
      path.addClip()
    },
    { $0.image.image?.draw(in: .zero) },
    { _ in
      #expect(UIGraphicsGetCurrentContext() == nil)
      _ = UIGraphicsImageRenderer(size: .zero).image { $0.cgContext.fill(.zero) }
    },
    { _ in
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationDuration(1)
      CATransaction.commit()
    },
    {
      let appearance = $0.bar.standardAppearance
      appearance.configureWithDefaultBackground()
      appearance.configureWithOpaqueBackground()
      appearance.configureWithTransparentBackground()
      let tabs = UITabBar()
      tabs.scrollEdgeAppearance = UITabBarAppearance()
      #expect(UITabBarItem(tabBarSystemItem: .topRated, tag: 1).title == "Top Rated")
    },
    {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { $2(true) }
      let table = UITableViewController(style: .plain)
      #expect(UISwipeActionsConfiguration(actions: [delete]).actions == [delete])
      #expect(
        table.tableView($0.table, trailingSwipeActionsConfigurationForRowAt: [0, 0]) == nil)
    },
    { $0.cell.setNeedsUpdateConfiguration() },
    { _ in UIBarButtonItem().setTitleTextAttributes([:], for: .normal) },
  ]

  nonisolated private static let events: [Call] = [
    { $0.field.touchesBegan([UITouch()], with: nil) },
    { $0.field.touchesMoved([], with: nil) }, { $0.field.touchesEnded([], with: UIEvent()) },
    { $0.field.touchesCancelled([], with: nil) }, { $0.field.traitCollectionDidChange(nil) },
    { $0.controller.viewWillDisappear(false) }, { $0.controller.viewDidDisappear(false) },
    { $0.controller.viewLayoutMarginsDidChange() }, { $0.controller.didReceiveMemoryWarning() },
    { $0.controller.setNeedsStatusBarAppearanceUpdate() },
    { $0.controller.viewWillTransition(to: .zero, with: Transition()) },
    { $0.controller.willTransition(to: UITraitCollection(), with: Transition()) },
    { $0.controller.setEditing(true, animated: false) },
    { $0.controller.prepare(for: UIStoryboardSegue(), sender: nil) },
    { $0.controller.performSegue(withIdentifier: "next", sender: nil) },
    {
      let search = UISearchController(searchResultsController: nil)
      $0.controller.navigationItem.searchController = search
      $0.controller.navigationItem.rightBarButtonItem = $0.controller.editButtonItem
      $0.controller.navigationItem.leftBarButtonItems = [.flexibleSpace(), .fixedSpace(8)]
    },
    {
      NotificationCenter.default.addObserver(
        $0.controller, selector: "keyboardWillShow:",
        name: UIResponder.keyboardWillShowNotification, object: nil)
    },
    { _ in
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
    },
    { _ in UIWindow().makeKey() }, { _ in UIApplication.shared.open(URL(filePath: "/")) },
    { _ in UIDevice.current.beginGeneratingDeviceOrientationNotifications() },
    {
      let more = UIMenu(title: "More", children: [UIAction(title: "Edit", state: .on) { _ in }])
      $0.button.menu = UIMenu(options: .displayInline, children: [more])
    },
    { $0.label.addInteraction(Interaction()) },
    {
      $0.controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (controller: UIViewController, _) in controller.view.removeFromSuperview()
      }
    },
    {
      $0.label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (label: UILabel, former: UITraitCollection) in label.text = "changed"
      }
    },
    { _ in TraitObserver().loadViewIfNeeded() },
    {
      let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
      tap.require(toFail: pan)
      tap.addTarget($0, action: "tap")
      pan.setTranslation(.zero, in: nil)
      $0.label.addGestureRecognizer(tap)
    },
  ]

  private final class Transition: UIViewControllerTransitionCoordinator {
    func animate(
      alongsideTransition animation: ((Any) -> Void)?, completion: ((Any) -> Void)?
    ) -> Bool { false }
  }

  private final class Interaction: UIInteraction {}

  @Test(arguments: 0..<(views + drawing + events).count) func `do not change the scene`(
    index: Int
  ) throws {
    let stage = Stage()
    let before = try stage.scene()
    (Self.views + Self.drawing + Self.events)[index](stage)
    #expect(try stage.scene() == before)
  }

  @Test func `return the values of untouched views`() {
    let stage = Stage()
    #expect(!stage.field.canBecomeFirstResponder && stage.field.canResignFirstResponder)
    #expect(!stage.field.becomeFirstResponder() && !stage.field.isFirstResponder)
    #expect(stage.field.resignFirstResponder() && stage.field.endEditing(true))
    #expect(stage.image.image?.pngData() == nil)
    #expect(stage.image.image?.jpegData(compressionQuality: 1) == nil)
    #expect(UITouch().location(in: nil) == .zero && !stage.image.isAnimating)
    let pan = UIPanGestureRecognizer()
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    #expect(pan.location(in: nil) == .zero && pan.numberOfTouches == 0)
    #expect(stage.label.forFirstBaselineLayout === stage.label)
    #expect(stage.label.forLastBaselineLayout === stage.label)
    #expect(!UIView.requiresConstraintBasedLayout)
    let interaction = Interaction()
    stage.label.addInteraction(interaction)
    #expect(stage.label.interactions.count == 1 && stage.label.interactions[0] === interaction)
  }

  /// Names the observer `self`, as apps do that replace `traitCollectionDidChange`.
  private class TraitObserver: UIViewController {
    override func viewDidLoad() {
      registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        (self: Self, previousTraitCollection: UITraitCollection) in self.view.isHidden = true
      }
    }
  }

  /// Delegates without any of the optional methods.
  private final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate,
    UISearchBarDelegate,
    UIPickerViewDelegate, UITableViewDelegate, UICollectionViewDelegate
  {}

  @Test func `are those of delegates without methods`() throws {
    let (silent, stage, textView) = (Silent(), Stage(), UITextView())
    let (picker, bar) = (UIPickerView(), UISearchBar())
    let before = try stage.scene()
    (stage.field.delegate, stage.scroll.delegate, textView.delegate) = (silent, silent, silent)
    (stage.table.delegate, stage.collection.delegate) = (silent, silent)
    (picker.delegate, bar.delegate) = (silent, silent)
    #expect(try stage.scene() == before)
    #expect(silent.pickerView(picker, titleForRow: 0, forComponent: 0) == nil)
  }
}
