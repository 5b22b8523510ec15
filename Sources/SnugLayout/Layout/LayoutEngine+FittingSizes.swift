public import SnugGeometry

extension LayoutEngine {
  /// The root's size closest to a target “while optimally satisfying the constraints”
  /// (`UIView.h`), in points.
  ///
  /// As in UIKit, the layout is not changed: the size is found by a separate engine, with `width
  /// == target.width` and `height == target.height` at the fitting priorities (WWDC 2018, session
  /// 220, has the engine; that these are its constraints is inferred). A required priority fixes a
  /// side, which is how a cell finds its height.
  public func systemLayoutSizeFitting(
    _ scene: Scene, _ target: PerAxis<FittingTarget> = PerAxis(both: .compressed)
  ) -> Size {
    layout(scene.fitting(target))[.root].alignmentRect.size
  }

  /// The sizes that determine the shares of views without an intrinsic size in a stack view
  /// that fills proportionally: the results of `systemLayoutSizeFitting`.
  ///
  /// Source: saved frames of Interface Builder, in which the share of a plain view or a stack view
  /// follows from its subviews.
  func fittingSizes(in scene: Scene) -> [ViewID: PerAxis<Double>] {
    var sizes: [ViewID: PerAxis<Double>] = [:]
    // Superviews come before their subviews, so in reverse order subviews come first.
    for id in scene.viewIDs.reversed() {
      guard let stack = scene[id].content.stack, stack.distribution == .fillProportionally else {
        continue
      }
      for view in stack.arrangedSubviews where !scene.hasIntrinsicSize(view, on: stack.axis) {
        let (inner, ids) = scene.subscene(of: view)
        let known = sizes.compactMap { view, size in ids[view].map { ($0, size) } }
        let layout = layout(inner, fittingSizes: Dictionary(uniqueKeysWithValues: known))
        let rect = layout[.root].alignmentRect
        sizes[view] = PerAxis { rect.size[$0] }
      }
    }
    return sizes
  }
}

extension Scene {
  /// The scene with a fitting target in place of its root's size.
  public func fitting(_ target: PerAxis<FittingTarget>) -> Scene {
    var copy = self
    copy[.root].requiredSize = PerAxis(both: nil)
    copy.fittingTarget = target
    copy.variants = variants.map { $0.fitting(target) }
    return copy
  }

  /// A scene whose root is the given view, and the identifiers its views have in it. It has the
  /// view's descendants, and only the constraints between them.
  fileprivate func subscene(of root: ViewID) -> (scene: Scene, ids: [ViewID: ViewID]) {
    var ids: [ViewID: ViewID] = [root: .root]
    var inner = [self[root]]
    inner[0].superview = nil
    inner[0].autoresizing = nil
    inner[0].isHidden = false
    for id in viewIDs where id > root {
      guard let superview = self[id].superview.flatMap({ ids[$0] }) else { continue }
      ids[id] = ViewID(index: inner.count)
      var view = self[id]
      view.superview = superview
      inner.append(view)
    }
    for index in inner.indices {
      guard var stack = inner[index].content.stack else { continue }
      stack.customSpacing = Dictionary(
        uniqueKeysWithValues: stack.customSpacing.compactMap { view, spacing in
          ids[view].map { ($0, spacing) }
        })
      stack.arrangedSubviews = stack.arrangedSubviews.compactMap { ids[$0] }
      inner[index].content = .stack(stack)
    }
    var innerGuides: [LayoutGuide] = []
    var guideIDs: [LayoutGuideID: LayoutGuideID] = [:]
    for (index, guide) in guides.enumerated() {
      guard let owner = ids[guide.owningView] else { continue }
      guideIDs[LayoutGuideID(index: index)] = LayoutGuideID(index: innerGuides.count)
      var guide = guide
      guide.owningView = owner
      innerGuides.append(guide)
    }
    func inside(_ item: LayoutItem) -> LayoutItem? {
      switch item {
      case .view(let id): ids[id].map(LayoutItem.view)
      case .guide(let id): guideIDs[id].map(LayoutItem.guide)
      }
    }
    let innerConstraints = constraints.compactMap { constraint -> Constraint? in
      guard let first = inside(constraint.firstItem) else { return nil }
      var constraint = constraint
      constraint.firstItem = first
      if let second = constraint.secondItem {
        guard let second = inside(second) else { return nil }
        constraint.secondItem = second
      }
      return constraint
    }
    let scene = Scene(
      title: title, pixelGrid: pixelGrid, views: inner, guides: innerGuides,
      constraints: innerConstraints, platform: platform, system: system,
      layoutDirection: layoutDirection)
    return (scene, ids)
  }
}
