import SnugDiagnostics
import SnugLayout

extension SceneResolver {
  /// The view or guide on one side of a constraint; `nil` if it is unknown or does not have the
  /// attribute, which is reported.
  ///
  /// - Parameter first: for the second side, the item of the first side. `superview` means its
  ///   superview.
  mutating func item(
    _ reference: AnchorReference, besides first: LayoutItem?? = .none
  ) -> LayoutItem? {
    guard var item = named(reference.item, besides: first) else { return nil }
    if let guide = reference.guide {
      guard let found = self.guide(guide, of: item, reference) else { return nil }
      item = found
    }
    guard let attribute = reference.attribute else { return item }
    if item.view == nil, !attribute.isOfGuides {
      let lack = attribute.isOfMargins ? "margins" : "text"
      let known = Constraint.Attribute.nameable.filter(\.isOfGuides).map(\.rawValue)
      return fail(
        .unknownAttribute, "a layout guide has no \(lack), and so no '\(attribute.rawValue)'",
        at: reference.range,
        notes: ["the attributes of a guide are \(known.joined(separator: ", "))"])
    }
    if platform == .macOS, attribute.isOfMargins {
      return fail(
        .unknownAttribute, "'\(attribute.rawValue)' is an attribute only on iOS",
        at: reference.range,
        notes: [
          "write '\(reference.item.value).\(LayoutGuide.Kind.layoutMargins.rawValue)."
            + "\(attribute.withoutMargins.rawValue)'"
        ])
    }
    return item
  }

  private mutating func named(
    _ name: Spanned<String>, besides first: LayoutItem??
  ) -> LayoutItem? {
    guard name.value == AnchorReference.superviewName else {
      if names[name.value] == nil {
        let suggestion = names.nearest(to: name.value).map { "; did you mean '\($0)'?" } ?? ""
        diagnose(.unknownView, "there is no view '\(name.value)'\(suggestion)", at: name.range)
      }
      return names[name.value]
    }
    guard let first else {
      return fail(
        .unknownView, "'superview' can't be the first item", at: name.range,
        notes: ["it is the superview of the first item; write it after the relation"])
    }
    // Without a first item there is no superview to report.
    guard let first else { return nil }
    guard let superview = superview(of: first) else {
      return fail(
        .unknownView,
        "'\(name.range.text)' has no meaning here: '\(views[0].name)' is the root view",
        at: name.range, notes: ["the root view has no superview"])
    }
    return .view(superview)
  }

  /// The superview of a view, or the owning view of a guide (`UILayoutGuide.h`).
  func superview(of item: LayoutItem) -> ViewID? {
    switch item {
    case .view(let id): views[id.index].superview
    case .guide(let id): guides[id.index].owningView
    }
  }

  func name(of item: LayoutItem) -> String {
    switch item {
    case .view(let id): views[id.index].name
    case .guide(let id): guides[id.index].name
    }
  }

  /// A predefined guide of a view. It is created at its first use.
  private mutating func guide(
    _ kind: Spanned<LayoutGuide.Kind>, of item: LayoutItem, _ reference: AnchorReference
  ) -> LayoutItem? {
    guard let view = item.view else {
      return fail(
        .unknownGuide,
        "'\(reference.item.value)' is a layout guide and has no \(kind.value.rawValue)",
        at: kind.range, notes: ["only views have guides"])
    }
    let (name, viewClass) = (views[view.index].name, views[view.index].viewClass)
    if [.content, .frame].contains(kind.value), !viewClass.isScrollView {
      return fail(
        .unknownGuide, "'\(name)' is a \(viewClass.rawValue) and has no \(kind.value.rawValue)",
        at: kind.range, notes: ["contentLayoutGuide and frameLayoutGuide belong to scroll views"])
    }
    if kind.value == .readableContent, platform == .macOS {
      return fail(
        .unknownGuide, "'\(kind.value.rawValue)' is a guide only on iOS",
        at: kind.range, notes: ["an NSView has layoutMarginsGuide and safeAreaLayoutGuide"])
    }
    if let known = guidesOfView[view]?[kind.value] { return .guide(known) }
    let id = LayoutGuideID(index: guides.count)
    guides.append(
      LayoutGuide(
        name: "\(name).\(kind.value.rawValue)", owningView: view, kind: kind.value,
        range: kind.range))
    guidesOfView[view, default: [:]][kind.value] = id
    return .guide(id)
  }
}

/// The views and the author's layout guides of a scene, by name.
struct NameTable {
  private var entries: [String: (item: LayoutItem, range: SourceRange)] = [:]
  /// In the order of entry, in which suggestions prefer them.
  private var names: [String] = []
  /// Bounds the work for suggestions. Each search compares a name with all names, so that thousands
  /// of views and thousands of unknown names would take minutes.
  private var comparisonsLeft = 200_000

  subscript(name: String) -> LayoutItem? { entries[name]?.item }

  /// Enters a name. Returns the first occurrence if the name is taken.
  mutating func enter(_ name: Spanned<String>, _ item: LayoutItem) -> SourceRange? {
    if let entry = entries[name.value] { return entry.range }
    entries[name.value] = (item, name.range)
    names.append(name.value)
    return nil
  }

  mutating func nearest(to name: String) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    comparisonsLeft -= names.count
    // In Swift, these constraints are written in the root's class or its controller.
    if name == "self" { return names.first }
    return SpellingSuggestion.nearest(to: name, among: names)
  }
}
