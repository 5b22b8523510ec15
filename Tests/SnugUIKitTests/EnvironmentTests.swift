import Foundation
import SnugGeometry
@testable import SnugUIKit
import Testing

/// By default, the screen is that of an iPhone 14: 390 by 844 points.
@MainActor
@Suite struct `What views are shown on` {
  /// Runs code with another screen; nothing else runs on the main actor meanwhile.
  private func with(
    _ width: Double, _ height: Double, top: Double = 0, _ check: () -> Void
  ) {
    let (size, insets) = (LayoutEnvironment.screenSize, LayoutEnvironment.screenInsets)
    defer { (LayoutEnvironment.screenSize, LayoutEnvironment.screenInsets) = (size, insets) }
    LayoutEnvironment.screenSize = CGSize(width: width, height: height)
    LayoutEnvironment.screenInsets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    check()
  }

  @Test func `is a screen`() {
    let screen = UIScreen.main
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(screen.scale == 2)
    #expect(screen.traitCollection.displayScale == 2)
  }

  nonisolated private static let devices:
    [(Double, Double, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass, UIDeviceOrientation)] = [
      (390, 844, .compact, .regular, .portrait), (844, 390, .compact, .compact, .landscapeLeft),
      (1024, 1366, .regular, .regular, .portrait), (1366, 1024, .regular, .regular, .landscapeLeft),
    ]

  @Test(arguments: devices) func `has the size classes and the idiom of its device`(
    width: Double, height: Double, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass, orientation: UIDeviceOrientation
  ) {
    with(width, height) {
      let traits = UIView().traitCollection
      #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
      let isPad = horizontal == .regular
      #expect(UIDevice.current.userInterfaceIdiom == (isPad ? .pad : .phone))
      #expect(UIDevice.current.model == (isPad ? "iPad" : "iPhone"))
      #expect(UIDevice.current.name == (isPad ? "iPad" : "iPhone"))
      #expect(UIDevice.current.orientation == orientation)
      #expect(UIApplication.shared.statusBarOrientation.isPortrait == orientation.isPortrait)
      // A phone does not rotate its content upside down.
      #expect(
        UIViewController().supportedInterfaceOrientations == (isPad ? .all : .allButUpsideDown))
    }
  }

  @Test func `is traits that say one thing each`() {
    let empty = UITraitCollection()
    #expect(empty.userInterfaceStyle == .unspecified && empty.displayScale == 0)
    #expect(empty.horizontalSizeClass == .unspecified && empty.userInterfaceIdiom == .unspecified)
    #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
    #expect(UITraitCollection(horizontalSizeClass: .regular).verticalSizeClass == .unspecified)
    #expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass == .compact)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.userInterfaceStyle == .dark && dark.preferredContentSizeCategory == .unspecified)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `is an application without windows`() {
    let application = UIApplication.shared
    #expect(application.windows.isEmpty && application.keyWindow == nil)
    #expect(application.connectedScenes.isEmpty && UIWindowScene().windows.isEmpty)
    #expect(UIWindowScene().screen === UIScreen.main)
    #expect(!application.canOpenURL(URL(filePath: "/")))
    #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 0))
    with(200, 400, top: 20) {
      #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 200, height: 20))
    }
  }

  @Test func `is a window over the screen, with the device's safe area`() {
    with(200, 400, top: 20) {
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(window.windowScene === scene && window.isKeyWindow)
      #expect(controller.view.window === window)
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
      #expect(controller.view.safeAreaInsets.top == 20)
      window.rootViewController = UIViewController()
      #expect(controller.view.superview == nil && window.subviews.count == 1)
      window.rootViewController = nil
      #expect(window.subviews.isEmpty)
    }
  }

  @Test func `is the safe area of a root that fills the screen`() {
    with(200, 400, top: 20) {
      let root = UIView(frame: UIScreen.main.bounds)
      let subview = UIView(frame: CGRect(x: 0, y: 5, width: 200, height: 400))
      root.addSubview(subview)
      root.layoutIfNeeded()
      #expect(root.safeAreaInsets.top == 20 && subview.safeAreaInsets.top == 15)
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      row.layoutIfNeeded()
      #expect(row.safeAreaInsets == .zero)
      let cells = [
        UITableViewCell(), UICollectionViewCell(),
        UITableViewHeaderFooterView(),
      ]
      for cell in cells {
        cell.frame = UIScreen.main.bounds
        cell.layoutIfNeeded()
        #expect(cell.safeAreaInsets == .zero)
      }
    }
  }

  @Test func `is right to left where the system is`() {
    defer { LayoutEnvironment.layoutDirection = .leftToRight }
    LayoutEnvironment.layoutDirection = .rightToLeft
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceLeftToRight) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
  }
}
