import SnugDiagnostics
import SnugGeometry
import SnugLayout
import SnugSceneFormat

/// Makes a scene from a view tree. Every layout of `UIView`s goes through it.
@MainActor
struct SceneConversion {
  private(set) var scene: Scene
  /// In the order of the scene's views.
  private(set) var views: [UIView] = []
  /// In the order of the scene's guides.
  private(set) var guides: [UILayoutGuide] = []
  /// Errors, and notes on properties that affect layout and are not modelled.
  private(set) var diagnostics: [Diagnostic] = []
  private var ids: [ObjectIdentifier: LayoutItem] = [:]
  /// `nil` if the names are not needed: views and guides are then named by numbers.
  private var names: ViewNames?

  /// - Parameters:
  ///   - root: the root of the scene; its superviews are ignored.
  ///   - title: the title of the scene; `nil` for a scene that is only laid out.
  init(_ root: UIView, title: String? = nil) {
    names = title == nil ? nil : ViewNames(of: root)
    scene = Scene(
      title: title ?? "", pixelGrid: LayoutEnvironment.pixelGrid,
      views: [View(name: "view", superview: nil)], constraints: [],
      system: LayoutEnvironment.system, layoutDirection: LayoutEnvironment.layoutDirection)
    scene.contentSizeCategory = LayoutEnvironment.contentSizeCategory
    scene.views = []
    add(root, to: nil)
    if root.translatesAutoresizingMaskIntoConstraints {
      let size = Size(root.bounds.size)
      scene[.root].requiredSize = PerAxis { size[$0] }
    }
    for constraint in root.constraintsInTree.sorted(by: { $0.serial < $1.serial }) {
      add(constraint)
    }
    scene.resolveSystemSpacing()
  }

  func id(of view: UIView) -> ViewID? { ids[ObjectIdentifier(view)]?.view }

  // MARK: Views

  private mutating func add(_ view: UIView, to superview: ViewID?) {
    let id = ViewID(index: scene.views.count)
    ids[ObjectIdentifier(view)] = .view(id)
    views.append(view)
    var sceneView = view.sceneView(
      named: names?.name(of: view) ?? "\(id.index)", in: superview)
    if let names {
      sceneView.range = names.range(of: view)
      sceneView.contentHuggingRange = PerAxis { view.huggingSites[$0]?.range }
      sceneView.contentCompressionResistanceRange = PerAxis { view.resistanceSites[$0]?.range }
    }
    if superview != nil { sceneView.autoresizing = autoresizing(of: view) }
    scene.views.append(sceneView)
    diagnostics += view.notes(about: sceneView)
    for guide in view.layoutGuides { _ = item(guide) }
    for subview in view.subviews { add(subview, to: id) }
    if case .stack(var content) = sceneView.content, let stack = view as? UIStackView {
      for (subview, spacing) in stack.arrangement {
        guard let arranged = self.id(of: subview) else { continue }
        content.arrangedSubviews.append(arranged)
        content.customSpacing[arranged] = spacing
      }
      content.resolveSystemSpacing()
      scene[id].content = .stack(content)
    }
  }

  /// The autoresizing of a view with `translatesAutoresizingMaskIntoConstraints`. Arranged views have
  /// none.
  private func autoresizing(of view: UIView) -> Autoresizing? {
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
      return nil
    }
    let isMoving = !view.autoresizingMask.isEmpty && superview.autoresizesSubviews
    return Autoresizing(
      frame: Rect(view.authoredFrame), mask: isMoving ? view.autoresizingMask.mask : [],
      superviewSize: Size(isMoving ? view.superviewSizeForFrame : superview.bounds.size))
  }

  // MARK: Constraints

  private mutating func item(_ object: AnyObject?) -> LayoutItem? {
    guard let object else { return nil }
    if let item = ids[ObjectIdentifier(object)] { return item }
    guard let guide = object as? UILayoutGuide, let owner = guide.owningView,
      let owningView = id(of: owner)
    else { return nil }
    let item = LayoutItem.guide(LayoutGuideID(index: guides.count))
    let name =
      guide.kind == .custom
      ? names?.name(of: guide) ?? "guide \(guides.count)"
      : "\(scene[owningView].name).\(guide.kind.rawValue)"
    guides.append(guide)
    scene.guides.append(
      LayoutGuide(name: name, owningView: owningView, kind: guide.kind))
    ids[ObjectIdentifier(guide)] = item
    return item
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    diagnostics += constraint.diagnostics
    guard constraint.diagnostics.isEmpty, let priority = constraint.priority.layoutPriority,
      let first = item(constraint.firstItem)
    else { return }
    let second = item(constraint.secondItem)
    guard second != nil || !constraint.hasSecondItem else { return }
    var made = Constraint(
      firstItem: first, firstAttribute: constraint.firstAttribute.attribute,
      relation: constraint.relation.relation, secondItem: second,
      secondAttribute: constraint.secondAttribute.attribute,
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: priority, identifier: uniqueIdentifier(constraint), range: constraint.site.range)
    made.baselineSpacing = constraint.baselineSpacing
    let limit = SceneSchema.lengthLimit
    guard abs(made.constant) <= limit, abs(made.multiplier) <= limit else {
      diagnostics.append(
        Diagnostic(
          .error, .invalidNumber,
          "constants and multipliers lie between -\(limit.shortDescription) and "
            + limit.shortDescription, at: made.range))
      return
    }
    do {
      try made.checkPairing()
      scene.constraints.append(made)
    } catch {
      diagnostics.append(.refused(made, error, in: scene))
    }
  }

  /// In UIKit several constraints can share an identifier. In a scene identifiers are unique.
  private func uniqueIdentifier(_ constraint: NSLayoutConstraint) -> String? {
    guard let identifier = constraint.identifier, !identifier.isEmpty,
      !scene.constraints.contains(where: { $0.identifier == identifier })
    else { return nil }
    return identifier
  }
}

extension Diagnostic {
  /// The error for a constraint that Auto Layout rejects, from its exception.
  fileprivate static func refused(
    _ constraint: Constraint, _ error: Constraint.PairingError, in scene: Scene
  ) -> Diagnostic {
    func end(_ item: LayoutItem?, _ attribute: Constraint.Attribute) -> String {
      item.map { "'\(scene.name(of: $0)).\(attribute.rawValue)'" } ?? "a constant"
    }
    let first = end(constraint.firstItem, constraint.firstAttribute)
    let second = end(constraint.secondItem, constraint.secondAttribute)
    let message =
      switch error {
      case .locationWithSize: "\(first) and \(second) are a location and a size"
      case .directionalWithAbsolute:
        "of \(first) and \(second) one follows the writing direction, the other does not"
      case .differentAxes: "\(first) and \(second) are on different axes"
      case .locationEqualsConstant: "\(first) is a location and can't be compared with a constant"
      }
    return Diagnostic(
      .error, error == .locationEqualsConstant ? .locationEqualsConstant : .invalidPairing, message,
      at: constraint.range)
  }
}
