import AutoLayout
import Diagnostics

/// The views of a scene, or those a variant adds, and what else stands in their blocks.
struct SceneTree {
  /// A view and the views and guides in it.
  struct Branch {
    let view: SceneView
    var subviews: [(branch: Branch, isArranged: Bool)] = []
    var guides: [Guide] = []
  }

  /// Views and guides, depth first.
  private(set) var items: [AnchorItem] = []
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var settings: [Setting] = []
  private(set) var variants: [Variant] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var members: Set<ObjectIdentifier>
  /// Constraints that stand in no block.
  private var activated: [LayoutConstraint] = []

  /// - Parameter tree: what stands in the scene already.
  init(besides tree: SceneTree? = nil) { members = tree?.members ?? [] }

  func contains(_ item: AnchorItem) -> Bool { members.contains(ObjectIdentifier(item)) }

  /// Takes in a view and everything in it; `nil` if it stands in the scene already.
  mutating func branch(_ view: SceneView, at range: SourceRange, depth: Int = 1) -> Branch? {
    guard enter(view, at: range) else { return nil }
    var branch = Branch(view: view)
    // One more than the reader allows, so that it is the reader that refuses it.
    guard depth <= SceneSchema.viewDepthLimit + 1 else { return branch }
    for content in view.content { add(content, to: &branch, depth: depth) }
    return branch
  }

  private mutating func add(_ content: SceneContent, to branch: inout Branch, depth: Int) {
    switch content.kind {
    case .view(let view, let isArranged, let range):
      if let inner = self.branch(view, at: range, depth: depth + 1) {
        branch.subviews.append((inner, isArranged ?? false))
      }
    case .guide(let guide, let range):
      if guide.guideKind == nil {
        if enter(guide, at: range) { branch.guides.append(guide) }
      } else {
        diagnostics.append(.guideOfView(guide, at: range))
      }
    case .constraint(let constraint): add(constraint)
    case .setting(let setting): settings.append(setting)
    case .variant(let variant): variants.append(variant)
    }
  }

  mutating func enter(_ item: AnchorItem, at range: SourceRange) -> Bool {
    guard members.insert(ObjectIdentifier(item)).inserted else {
      diagnostics.append(.secondTime(item, at: range))
      return false
    }
    items.append(item)
    activated += item.activated
    return true
  }

  mutating func add(_ constraint: LayoutConstraint) {
    if !constraints.contains(where: { $0 === constraint }) { constraints.append(constraint) }
  }

  /// Takes in the constraints that stand in no block, in the order they were made.
  mutating func addActivated(_ others: [LayoutConstraint] = []) {
    let all = activated + others
    for constraint in all.sorted(by: { $0.serial < $1.serial }) { add(constraint) }
  }
}
