import SnugGeometry
import SnugLayout

/// One layout of a view tree, as in UIKit: it updates properties and constraints, solves these, sets
/// frames, and lets views lay out their subviews from the root down, until nothing changes.
///
/// Views need not report changes: the tree is solved again if its scene differs from the last one.
@MainActor
enum LayoutPass {
  /// Whether the layout is setting frames, not the author.
  static var isApplying = false
  private static var isRunning = false
  /// The view in its `layoutSubviews`. If it adds subviews to itself each time, it is not laid out again for
  /// that, or it would never end; an app does not hang then, either.
  static var viewInLayout: UIView?

  /// The limit for a view that changes its layout in every pass.
  static let mostPasses = 12

  static func run(on root: UIView) {
    // A view asked for layout during layout. The running pass continues until nothing changes.
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    for _ in 1...mostPasses {
      root.updateInTree()
      let conversion = SceneConversion(root)
      let former = root.currentLayout.flatMap { $0.scene == conversion.scene ? $0 : nil }
      let layout = former ?? LayoutEnvironment.engine.layout(conversion.scene)
      root.currentLayout = layout
      apply(layout, to: conversion, isNew: former == nil)
      guard former == nil || root.needsLayoutInTree else { return }
      layOutSubviews(of: root)
    }
  }

  private static func layOutSubviews(of view: UIView) {
    if view.needsLayout {
      view.needsLayout = false
      viewInLayout = view
      defer { viewInLayout = nil }
      view.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.controller?.viewDidLayoutSubviews()
    }
    for subview in view.subviews { layOutSubviews(of: subview) }
  }

  /// A frame that the author set since the last layout stays until there is a new layout or the
  /// superview lays out its subviews, as in UIKit.
  private static func apply(_ layout: Layout, to conversion: SceneConversion, isNew: Bool) {
    isApplying = true
    defer { isApplying = false }
    for (index, view) in conversion.views.enumerated() {
      let id = ViewID(index: index)
      let laidOut = layout[id]
      if index == 0 {
        if !view.translatesAutoresizingMaskIntoConstraints {
          view.bounds.size = CGSize(laidOut.frame.size)
        }
      } else if isNew || view.superview?.needsLayout ?? false {
        view.frame = CGRect(layout.frameInSuperview(of: id))
      }
      view.ambiguity = laidOut.ambiguity.isAmbiguous
      view.laidOutMargins = UIEdgeInsets(laidOut.layoutMargins)
      let safeArea = UIEdgeInsets(laidOut.safeAreaInsets)
      if safeArea != view.safeAreaInsets {
        view.safeAreaInsets = safeArea
        view.needsLayout = true
        view.safeAreaInsetsDidChange()
        view.controller?.viewSafeAreaInsetsDidChange()
      }
    }
    for (index, guide) in conversion.guides.enumerated() {
      guard let owner = guide.owningView, let id = conversion.id(of: owner) else { continue }
      let rect = layout.guides[index]
      let origin = layout[id].frame.origin
      guide.layoutFrame = CGRect(rect.offset(x: -origin.x, y: -origin.y))
    }
  }

  static func fittingSize(
    of view: UIView, _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    view.updateInTree()
    let target = PerAxis(
      horizontal: FittingTarget(
        size: max(0, size.width.points), priority: horizontal.layoutPriority ?? .fittingSizeLevel),
      vertical: FittingTarget(
        size: max(0, size.height.points), priority: vertical.layoutPriority ?? .fittingSizeLevel))
    return CGSize(
      LayoutEnvironment.engine.systemLayoutSizeFitting(SceneConversion(view).scene, target))
  }
}
