import AutoLayout
import Diagnostics

/// Mistakes that Swift lets happen and a scene file has no words for.
extension Diagnostic {
  static func secondTime(_ item: AnchorItem, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .duplicateName, "\(item.phrase) stands in the scene already", at: range,
      notes: ["it has one superview; make another for another place"])
  }

  static func nameInScene(_ item: AnchorItem) -> Diagnostic {
    Diagnostic(
      .error, .duplicateName, "\(item.phrase) is already the name of an item of the scene",
      at: item.range, notes: ["a variant has all views of the scene, and others besides"])
  }

  static func nameInVariant(_ item: AnchorItem) -> Diagnostic {
    Diagnostic(
      .error, .duplicateName, "\(item.phrase) is already the name of an item of the variant",
      at: item.range, notes: ["the name of a view is unique in the whole scene"])
  }

  static func notInScene(_ item: AnchorItem, _ constraint: LayoutConstraint) -> Diagnostic {
    Diagnostic(
      .error, .unknownView, "\(item.phrase) stands in no view of the scene", at: constraint.range,
      notes: [
        "Auto Layout refuses a constraint between items with no common ancestor",
        "write it as a line of a block, or add it by "
          + (item is Guide ? "addLayoutGuide(_:)" : "addSubview(_:)"),
      ])
  }

  static func guideOfView(_ guide: Guide, at range: SourceRange) -> Diagnostic {
    let kind = guide.guideKind?.rawValue ?? ""
    return Diagnostic(
      .error, .misplacedKey, "every view has its \(kind); it can't be added", at: range,
      notes: ["only constraints speak of it"])
  }

  static func variantInVariant(_ variant: Variant) -> Diagnostic {
    Diagnostic(
      .error, .misplacedKey, "a variant has no variants", at: variant.range,
      notes: ["write it in the block of the scene"])
  }
}

extension AnchorItem {
  /// What a message calls it.
  fileprivate var phrase: String {
    if let name { return "'\(name)'" }
    guard let view = self as? SceneView else { return "a layout guide without a name" }
    return "a \((type(of: view).viewClass ?? .uiView).rawValue) without a name"
  }
}
