import SnugGeometry
import SnugLayout

extension SceneTranslation {
  /// Sets the margins and the safe area of a view: from its attributes, else derived from saved
  /// frames, else the defaults for its kind.
  func setMargins(of element: XMLElement, into pairs: inout MappingBuilder) {
    guard file.platform == .iOS else { return }
    let isRoot = element === root.element
    let key = "insetsLayoutMarginsFromSafeArea"
    pairs.set(key, element.flag(key))
    if element.flag("preservesSuperviewLayoutMargins") == true, !isRoot {
      pairs.set("preservesSuperviewLayoutMargins", true)
    }
    if isRoot, safeArea != .zero { pairs.set("safeAreaInsets", safeArea) }
    let written = ["layoutMargins", "directionalLayoutMargins"]
      .lazy.compactMap { element.child(key: $0)?.edges }.first
    if let margins = isRoot ? rootMargins(written) : written, margins.areNonnegative {
      pairs.set("layoutMargins", margins)
    }
  }

  /// The margins of a root without the safe area.
  ///
  /// - Parameter written: those in the file. A content view that preserves those of its cell, which the scene
  ///   does not have, has the larger ones. Source: saved frames in one cell.
  private func rootMargins(_ written: EdgeInsets?) -> EdgeInsets? {
    if let written {
      let isContentView = element.name == "tableViewCellContentView"
      guard isContentView, element.flag("preservesSuperviewLayoutMargins") == true else {
        return written
      }
    }
    let inset = element.flag("insetsLayoutMarginsFromSafeArea") ?? true ? safeArea : .zero
    let margins = insets(
      of: [.topMargin, .leftMargin, .bottomMargin, .rightMargin], less: inset,
      or: kindMargins)
    if let written { return margins.union(written) }
    return margins == View.defaultLayoutMargins ? nil : margins
  }

  /// The insets of the root, derived from saved frames. The defaults apply if that is not possible,
  /// or if another device is selected.
  ///
  /// - Parameter sides: the attributes of the margins, or of the safe area, in the order of
  ///   `EdgeInsets.sides`.
  private func insets(
    of sides: [Constraint.Attribute], less other: EdgeInsets = .zero, or usual: EdgeInsets
  ) -> EdgeInsets {
    guard selection.device == nil else { return usual }
    var insets = usual
    for (side, path) in zip(sides, [\EdgeInsets.top, \.left, \.bottom, \.right]) {
      if let saved = savedInset(of: side) {
        insets[keyPath: path] = max(0, saved - other[keyPath: path])
      } else if side == .top, let saved = savedTop(forBottom: insets.bottom) {
        // Centers are rounded to pixels.
        if abs(saved - insets.top) > 1 { insets.top = max(0, saved.rounded()) }
      }
    }
    return insets
  }

  /// The top inset of the safe area that follows from a view in its vertical center.
  private func savedTop(forBottom bottom: Double) -> Double? {
    guard let height = element.storedRect?.size.height else { return nil }
    for view in views {
      for constraint in view.installedConstraints(for: classes) {
        guard constraint["relation"] == nil, constraint["multiplier"] == nil else { continue }
        let constant = constraint.number("constant", for: classes) ?? 0
        for (own, other, offset) in ends(of: constraint, in: view, constant) {
          guard own.item.name == "viewLayoutGuide", own.item["key"] == "safeArea",
            own.item.superviewElement === element, own.attribute == "centerY",
            other.attribute == "centerY", let top = savedEdge(of: other.item, "top"),
            let end = savedEdge(of: other.item, "bottom")
          else { continue }
          return 2 * ((top + end) / 2 + offset) - height + bottom
        }
      }
    }
    return nil
  }

  private typealias End = (item: XMLElement, attribute: String)

  /// Both sides of a constraint, each with the other one and the constant that is added to that.
  private func ends(
    of constraint: XMLElement, in view: XMLElement, _ constant: Double
  ) -> [(own: End, other: End, offset: Double)] {
    let ends: [End] = [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].map {
      (constraint[$0.0].flatMap { file.objects[$0] } ?? view, constraint[$0.1] ?? "")
    }
    // first = second + constant
    return [(ends[0], ends[1], constant), (ends[1], ends[0], -constant)]
  }

  private var element: XMLElement { root.element }

  /// UIKit's default margins for this kind of root. The left and right margins are 16, or 20 from a
  /// width of 414 points on. The top and bottom margins are 0 for a controller's view, and 11 for a
  /// cell's content (8 in files for old systems).
  ///
  /// Source: saved frames.
  private var kindMargins: EdgeInsets {
    let width =
      selection.device?.size.width ?? element.storedRect?.size.width ?? file.device?.size.width ?? 0
    let side = width < 414 ? 16.0 : 20.0
    if element.name == "tableViewCellContentView" {
      let vertical = file.toolsVersion >= 13_000 ? 11.0 : 8.0
      return EdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    }
    if element["key"] == "view" {
      return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    return View.defaultLayoutMargins
  }

  // MARK: Safe area

  private var safeArea: EdgeInsets {
    guard element.child(key: "safeArea") != nil || root.owner?.child("layoutGuides") != nil else {
      return .zero
    }
    let device = selection.device ?? file.device
    let isWholeScreen =
      element["key"] == "view" || root.owner == nil && element.storedRect?.size == device?.size
    var usual = EdgeInsets.zero
    if isWholeScreen {
      let saved = file.device.map { $0.safeArea(savedBy: file.toolsVersion) }
      usual =
        (selection.device?.safeArea ?? saved ?? EdgeInsets(top: 20)) + file.bars(over: root.owner)
      // A root that is lower than the screen begins below the bar.
      if selection.device == nil, let owner = root.owner, file.isInNavigation(owner),
        let height = element.storedRect?.size.height, let screen = file.device?.size.height,
        height < screen
      {
        usual.top = 0
      }
    }
    return insets(of: [.top, .left, .bottom, .right], or: usual)
  }

  /// The inset of a margin, or of an edge of the safe area, when the file was saved. It is derived
  /// from the equalities with the highest priority between it and edges of views with a known
  /// frame: the inset that most of them have, and of several the first. A view that is not where its
  /// constraints put it counts only if there is no other.
  ///
  /// The file does not contain safe area insets, which depend on bars and on the version of Xcode.
  ///
  /// - Parameter side: an edge of the safe area, or a margin.
  private func savedInset(of side: Constraint.Attribute) -> Double? {
    var found: [(priority: Double, inset: Double, isSure: Bool)] = []
    for view in views {
      for constraint in view.installedConstraints(for: classes) {
        guard constraint["relation"] == nil, constraint["multiplier"] == nil,
          constraint["secondItem"] != nil,
          !side.isOfMargins || constraint.flag("symbolic") != true,
          let inset = savedInset(of: side, by: constraint, in: view)
        else { continue }
        let isSure = ["firstItem", "secondItem"].allSatisfy {
          !(constraint[$0].flatMap { file.objects[$0] }.map(isExempt) ?? false)
        }
        found.append((constraint.number("priority") ?? 1000, inset, isSure))
      }
    }
    let sure = found.filter(\.isSure)
    let known = sure.isEmpty ? found : sure
    let highest = known.map(\.priority).max()
    let insets = known.filter { $0.priority == highest }.map(\.inset)
    func count(_ inset: Double) -> Int { insets.count { abs($0 - inset) < 0.01 } }
    let most = insets.map(count).max()
    return insets.first { count($0) == most }
  }

  private func savedInset(
    of side: Constraint.Attribute, by constraint: XMLElement, in view: XMLElement
  ) -> Double? {
    let written = constraint.number("constant", for: classes) ?? 0
    let constant =
      constraint.flag("symbolic") == true ? symbolicConstant(written, constraint) : written
    for (own, other, offset) in ends(of: constraint, in: view, constant) {
      guard isRoot(own, side), let edge = savedEdge(of: other.0, other.1) else { continue }
      guard let size = element.storedRect?.size else { return nil }
      let location = edge + offset
      switch side.withoutMargins {
      case .left, .top: return location
      case .right: return size.width - location
      default: return size.height - location
      }
    }
    return nil
  }

  /// Whether one side of a constraint is the root's margin, or the edge of its safe area.
  private func isRoot(_ end: End, _ side: Constraint.Attribute) -> Bool {
    let attribute = Constraint.Attribute(rawValue: end.attribute)?.undirected(isMirrored: false)
    if side.isOfMargins { return end.item === element && attribute == side }
    if end.item.name == "viewControllerLayoutGuide" {
      return end.item["type"] == "top"
        ? side == .top && attribute == .bottom : side == .bottom && attribute == .top
    }
    return end.item.name == "viewLayoutGuide" && end.item["key"] == "safeArea"
      && end.item.superviewElement === element && attribute == side
  }

  /// The saved position of a view's edge, in the root's coordinates.
  private func savedEdge(of view: XMLElement, _ attribute: String) -> Double? {
    guard view !== element, names[view] != nil,
      let side = Constraint.Attribute(rawValue: attribute)?.undirected(isMirrored: false),
      var rect = frame(of: view)
    else { return nil }
    var superview = view.superviewElement
    while let current = superview, current !== element {
      guard let outer = frame(of: current) else { return nil }
      rect.origin.x += outer.origin.x
      rect.origin.y += outer.origin.y
      superview = current.superviewElement
    }
    let insets = alignmentRectInsets(of: view)
    switch side {
    case .left: return rect.origin.x + insets.left
    case .right: return rect.origin.x + rect.size.width - insets.right
    case .top: return rect.origin.y + insets.top
    case .bottom: return rect.origin.y + rect.size.height - insets.bottom
    default: return nil
    }
  }
}
