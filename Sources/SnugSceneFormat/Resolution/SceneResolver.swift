import SnugDiagnostics
import SnugGeometry
import SnugLayout

/// Resolves a ``SceneDocument`` into a ``Scene``: looks up names and fills in defaults.
struct SceneResolver: Diagnosing {
  var diagnostics: [Diagnostic] = []
  let document: SceneDocument
  /// The scene that this is a variant of. Frames were made for the sizes of its views.
  private let base: Scene?
  var names = NameTable()
  private(set) var views: [View] = []
  /// The author's guides, then the predefined guides in the order of their first use.
  var guides: [LayoutGuide] = []
  var guidesOfView: [ViewID: [LayoutGuide.Kind: LayoutGuideID]] = [:]
  var constraints: [Constraint] = []
  var identifiers: [String: SourceRange] = [:]

  init(_ document: SceneDocument, variantOf base: Scene? = nil) {
    self.document = document
    self.base = base
  }

  var platform: Platform { document.scene.platform }

  /// The scene; `nil` if it has no root. It has the invariants of ``Scene`` only if there were no
  /// errors.
  ///
  /// - Parameter title: the default title.
  mutating func resolve(title: String) -> Scene? {
    guard let root = document.root else { return nil }
    add(root, to: nil)
    for entry in document.constraints { add(entry) }
    var scene = document.scene
    scene.title = document.title ?? title
    scene.views = views
    scene.guides = guides
    scene.constraints = constraints
    scene.resolveSystemSpacing()
    scene.expectation = document.expectation?.value
    scene.expectationRange = document.expectation?.range
    scene.sweep = sweep()
    return scene
  }

  // MARK: Views

  /// Adds a view and its descendants, depth first.
  private mutating func add(_ declaration: ViewDeclaration, to superview: ViewID?) {
    let id = ViewID(index: views.count)
    if let name = declaration.name { enter(name, .view(id)) }
    views.append(declaration.view(in: superview, of: document))
    views[id.index].autoresizing = autoresizing(declaration, in: superview)
    for guide in declaration.layoutGuides {
      let guideID = LayoutGuideID(index: guides.count)
      guides.append(LayoutGuide(name: guide.value, owningView: id, range: guide.range))
      enter(guide, .guide(guideID))
    }
    var arranged: [(name: Spanned<String>?, id: ViewID)] = []
    for subview in declaration.subviews {
      if subview.isArranged { arranged.append((subview.name, ViewID(index: views.count))) }
      add(subview, to: id)
    }
    arrange(arranged, by: declaration, in: id)
  }

  private mutating func enter(_ name: Spanned<String>, _ item: LayoutItem) {
    guard let first = names.enter(name, item) else { return }
    let owner = names[name.value] ?? item
    let isRoot = owner == .root
    let kind = owner.view == nil ? "a layout guide" : item.view == nil ? "a view" : "another view"
    diagnose(
      .duplicateName,
      "'\(name.value)' is already the name of \(isRoot ? "the root view" : kind)", at: name.range,
      notes: [
        isRoot && first.text != name.value
          ? "the root view is named '\(name.value)' unless it has a 'name'"
          : "the first is at \(first.location)",
        "names must be unique in the whole scene",
      ])
  }

  private mutating func arrange(
    _ arranged: [(name: Spanned<String>?, id: ViewID)], by declaration: ViewDeclaration,
    in id: ViewID
  ) {
    guard case .stack(var stack) = views[id.index].content else { return }
    stack.arrangedSubviews = arranged.map(\.id)
    let names = arranged.compactMap(\.name?.value)
    for (name, spacing) in declaration.customSpacing ?? [] {
      guard let view = arranged.first(where: { $0.name?.value == name.value })?.id else {
        diagnose(
          .unknownView,
          "'\(views[id.index].name)' has no arranged view '\(name.value)'"
            + SpellingSuggestion.phrase(for: name.value, among: names),
          at: name.range,
          notes: [
            names.isEmpty
              ? "list views under 'arrangedSubviews' to arrange them"
              : "its arranged views are \(names.joined(separator: ", "))"
          ])
        continue
      }
      // "useDefault" removes a custom spacing (`UIStackView.h`).
      stack.customSpacing[view] = spacing
    }
    stack.resolveSystemSpacing()
    views[id.index].content = .stack(stack)
  }

  // MARK: Frames

  private mutating func autoresizing(
    _ declaration: ViewDeclaration, in superview: ViewID?
  ) -> Autoresizing? {
    guard let frame = declaration.frame, let superview else { return nil }
    if declaration.isArranged {
      return fail(
        .conflictingKeys, "an arranged view can't have a frame", at: frame.range,
        notes: [
          "a stack view sets 'translatesAutoresizingMaskIntoConstraints' of its arranged views to false"
        ])
    }
    if let size = declaration.superviewSize?.value
      ?? views[superview.index].sizeForFrames(inVariantOf: base)
    {
      return Autoresizing(
        frame: frame.value, mask: declaration.autoresizingMask?.value ?? [], superviewSize: size)
    }
    let name = views[superview.index].name
    return fail(
      .missingKey, "a frame needs a superview with a size, and '\(name)' has none", at: frame.range,
      notes: [
        "a mask describes how the frame changes with the superview's size",
        superview == .root
          ? "give '\(name)' a 'size' of two numbers"
          : "give '\(name)' a 'frame', or place this view with constraints",
      ])
  }
}

extension View {
  /// The size that the frames of subviews were made for: the size in the scene, and in a variant
  /// the size in the original scene.
  func sizeForFrames(inVariantOf base: Scene?) -> Size? {
    let view = base?.views.first { $0.name == name } ?? self
    if let frame = view.autoresizing?.frame { return frame.size }
    guard let width = view.requiredSize.horizontal, let height = view.requiredSize.vertical else {
      return nil
    }
    return Size(width: width, height: height)
  }
}
