public import SnugDiagnostics
import SnugGeometry
public import SnugLayout

/// A view or a controller: anything a scene can be made from.
@preconcurrency @MainActor
public protocol SceneRepresentable: AnyObject {
  /// The same as `Scene.checked(of:title:width:height:)`.
  func representedScene(
    title: String?, width: Double?, height: Double?
  ) throws(Diagnostics) -> Checked<Scene>
}

extension Scene {
  /// Makes the scene of a view and its subviews. The view is laid out once first, so that its own code
  /// has run.
  ///
  /// Views are named after the properties that hold them; the root is named `view`.
  ///
  /// - Parameters:
  ///   - root: a view, whose superviews are ignored, or a controller, whose appearance methods are
  ///     called.
  ///   - title: the title of the scene; by default the class of the root.
  ///   - width: of the root, in points. By default a view's present width; if it has none, that of the
  ///     screen, unless its content or its constraints decide it. A controller has that of the screen.
  ///   - height: the same for the height; a view has its fitting height. That of the screen has a view that
  ///     scrolls, or keeps clear of the screen's bottom, if no content decides its height. Where nothing gives
  ///     it a height, a row has the standard one, and another view that of the screen.
  /// - Throws: a diagnostic with its line for each constraint that Auto Layout rejects.
  @MainActor
  public init(
    of root: any SceneRepresentable, title: String? = nil, width: Double? = nil,
    height: Double? = nil
  ) throws(Diagnostics) {
    self = try Self.checked(of: root, title: title, width: width, height: height).value
  }

  /// The same as ``init(of:title:width:height:)``, with warnings about properties that affect layout in
  /// UIKit and are not modelled.
  @MainActor
  public static func checked(
    of root: any SceneRepresentable, title: String? = nil, width: Double? = nil,
    height: Double? = nil
  ) throws(Diagnostics) -> Checked<Scene> {
    try root.representedScene(title: title, width: width, height: height)
  }
}

extension UIView: SceneRepresentable {
  /// Whether the view is a row, a header or an item, which never fills the screen.
  var isListPart: Bool {
    self is UITableViewCell || self is UITableViewHeaderFooterView
      || self is UICollectionReusableView
  }

  /// The view, as large as the screen, to which a view added itself when it was made; `nil` for one without
  /// superview.
  var superviewOnScreen: UIView? {
    guard superview != nil else { return nil }
    if rootView.bounds.size == .zero {
      rootView.frame = CGRect(origin: .zero, size: LayoutEnvironment.screenSize)
    }
    return rootView
  }

  public func representedScene(
    title: String?, width: Double?, height: Double?
  ) throws(Diagnostics) -> Checked<Scene> {
    let authored = givenSize(nil, nil)
    let given = givenSize(width ?? (authored.horizontal == nil ? expectedWidth : nil), height)
    var (size, height) = (CGSize.zero, height)
    if given.horizontal == nil || given.vertical == nil {
      size = systemLayoutSizeFitting(
        CGSize(width: given.horizontal ?? 0, height: given.vertical ?? 0),
        withHorizontalFittingPriority: given.horizontal == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: given.vertical == nil ? .fittingSizeLevel : .required)
      if given.vertical == nil {
        let width = Double(given.horizontal ?? size.width)
        let screen = LayoutEnvironment.screenSize.height
        if mayFillScreen, self.height(of: screen, .defaultLow - 1, width) >= screen {
          height = Double(screen)
        } else if intrinsicContentSize.height == Self.noIntrinsicMetric,
          Double(size.height) <= heightOfOwnMargins
        {
          height = Double(heightWithoutContent(width))
        }
      }
    }
    // A view with a minimum size may get less.
    bounds.size = CGSize(
      width: given.horizontal ?? size.width, height: height ?? given.vertical ?? size.height)
    layoutIfNeeded()
    // The requested or fitted size may differ the next time.
    let laidOut = Size(bounds.size)
    fittedSize = PerAxis { authored[$0] == nil ? laidOut[$0] : nil }
    // Constraints may have sized the root.
    return try SceneConversion(self, title: title ?? "\(type(of: self))").checked(
      givenSize(given.horizontal, height))
  }

  /// The width that nothing but the screen gives: as wide as the screen, or as required constraints
  /// allow; `nil` if the content or the constraints decide it.
  private var expectedWidth: Double? {
    let width = intrinsicContentSize.width
    // An empty text field has the width 0, and is made to be filled.
    guard width == Self.noIntrinsicMetric || self is UITextField && width == 0 else { return nil }
    func fitting(_ width: CGFloat) -> CGFloat {
      LayoutPass.fittingSize(
        of: self, CGSize(width: width, height: 0), .required - 1, .fittingSizeLevel
      ).width
    }
    let screen = LayoutEnvironment.screenSize.width
    let widest = fitting(screen)
    if widest < screen { return fitting(0) == widest ? nil : Double(widest) }
    return fitting(0) == widest && widest > screen ? nil : Double(screen)
  }

  /// Whether a view looks like the whole of a screen: what scrolls, or keeps clear of the screen's bottom, has
  /// its bottom from constraints.
  private var mayFillScreen: Bool {
    guard !isListPart, !(self is UIScrollView) else { return false }
    return constraintsInTree.contains { constraint in
      let ends = [
        (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
        (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
      ]
      return ends.contains { item, attribute, other in
        guard attribute == .bottom, let scrollView = item as? UIScrollView else {
          return attribute == .bottom && item === safeAreaLayoutGuide
        }
        // Its content's bottom is that of what it scrolls.
        let view = other as? UIView ?? (other as? UILayoutGuide)?.owningView
        return view?.isDescendant(of: scrollView) == false
      }
    }
  }

  /// The height for a wish, in points. At a priority of 249 content that hugs is not stretched for it.
  private func height(
    of wish: CGFloat, _ priority: UILayoutPriority, _ width: Double
  ) -> CGFloat {
    LayoutPass.fittingSize(of: self, CGSize(width: width, height: wish), .required, priority).height
  }

  /// The height that the view's own margins need when constraints refer to a guide between them, in points: without
  /// content between them, it is none that the author chose.
  private var heightOfOwnMargins: Double {
    let kinds = SceneConversion(self).guides.filter { $0.owningView === self }.map(\.kind)
    guard kinds.contains(where: { $0 == .layoutMargins || $0 == .readableContent }) else {
      return 0
    }
    return Double(layoutMargins.top + layoutMargins.bottom)
  }

  /// The height of a view whose constraints give it none, in points: the standard height of a row, or the
  /// least that encloses the subviews. Without any content an item has the height of a flow layout's, and
  /// another view that of the screen.
  private func heightWithoutContent(_ width: Double) -> CGFloat {
    let isItem = self is UICollectionReusableView
    if isListPart, !isItem { return UITableViewCell.standardHeight }
    var scene = SceneConversion(self).scene
    let enclosed = scene.views.indices.dropFirst().map { ViewID(index: $0) }.filter { id in
      // What scrolls may be higher than what it scrolls in.
      !sequence(first: id) { scene[$0].superview }.dropFirst().contains {
        scene[$0].viewClass == .uiScrollView
      }
    }
    for id in enclosed {
      let edges: [(Constraint.Attribute, Constraint.Relation)] = [
        (.top, .greaterThanOrEqual), (.bottom, .lessThanOrEqual),
      ]
      scene.constraints += edges.map { edge, relation in
        // Above the fitting size level, and below all usual priorities.
        Constraint(
          firstItem: .view(id), firstAttribute: edge, relation: relation, secondItem: .view(.root),
          secondAttribute: edge, priority: 51)
      }
    }
    let fitting = LayoutEnvironment.engine.systemLayoutSizeFitting(
      scene,
      PerAxis(
        horizontal: FittingTarget(size: width, priority: .required),
        vertical: FittingTarget(size: 0, priority: .fittingSizeLevel)))
    if fitting.height > heightOfOwnMargins { return CGFloat(fitting.height) }
    // Constraints can make a view 0 high until something happens, such as that a keyboard appears.
    return isItem ? 50 : height(of: LayoutEnvironment.screenSize.height, .required - 1, width)
  }

  /// The requested sides, or else those the author gave the view, in points; not the fitted ones.
  private func givenSize(_ width: Double?, _ height: Double?) -> PerAxis<Double?> {
    let asked = PerAxis(horizontal: width, vertical: height)
    let (size, fitted) = (Size(bounds.size), fittedSize)
    return PerAxis { asked[$0] ?? (size[$0] > 0 && size[$0] != fitted[$0] ? size[$0] : nil) }
  }
}

extension UIViewController: SceneRepresentable {
  public func representedScene(
    title: String?, width: Double?, height: Double?
  ) throws(Diagnostics) -> Checked<Scene> {
    let screen = UIScreen.main.bounds.size
    let size = CGSize(width: width ?? screen.width, height: height ?? screen.height)
    rootSize = size
    loadViewIfNeeded()
    guard let view = viewIfLoaded else {
      throw Diagnostics([
        Diagnostic(.error, .missingView, "loadView of '\(type(of: self))' sets no view")
      ])
    }
    view.frame = CGRect(origin: .zero, size: size)
    show()
    return try SceneConversion(view, title: title ?? "\(type(of: self))").checked(
      PerAxis(horizontal: Double(size.width), vertical: Double(size.height)))
  }
}

extension SceneConversion {
  /// The scene with a root of the given size, in points.
  fileprivate func checked(_ size: PerAxis<Double?>) throws(Diagnostics) -> Checked<Scene> {
    var scene = scene
    scene[.root].requiredSize = size
    if diagnostics.contains(where: { $0.severity == .error }) { throw Diagnostics(diagnostics) }
    return Checked(scene, warnings: diagnostics)
  }
}
