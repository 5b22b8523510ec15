import AutoLayout
import Diagnostics

/// A mistake that Swift lets happen and a scene file has no words for.
struct Finding {
  let id: Diagnostic.ID
  let message: String
  let place: SourcePlace
  let notes: [String]

  private init(
    _ id: Diagnostic.ID, _ message: String, at place: SourcePlace, notes: [String]
  ) {
    self.id = id
    self.message = message
    self.place = place
    self.notes = notes
  }

  func diagnostic(_ sources: SwiftSources) -> Diagnostic {
    Diagnostic(.error, id, message, at: sources.range(of: place), notes: notes)
  }

  static func secondTime(_ item: AnchorItem, at place: SourcePlace) -> Finding {
    Finding(
      .duplicateName, "\(item.phrase) stands in the scene already", at: place,
      notes: ["it has one superview; make another for another place"])
  }

  static func nameInScene(_ item: AnchorItem) -> Finding {
    Finding(
      .duplicateName, "\(item.phrase) is already the name of an item of the scene",
      at: item.place, notes: ["a variant has all views of the scene, and others besides"])
  }

  static func nameInVariant(_ item: AnchorItem) -> Finding {
    Finding(
      .duplicateName, "\(item.phrase) is already the name of an item of the variant",
      at: item.place, notes: ["the name of a view is unique in the whole scene"])
  }

  static func notInScene(_ item: AnchorItem, _ constraint: LayoutConstraint) -> Finding {
    Finding(
      .unknownView, "\(item.phrase) stands in no view of the scene", at: constraint.place,
      notes: [
        "Auto Layout refuses a constraint between items with no common ancestor",
        "write it as a line of a block, or add it by "
          + (item is Guide ? "addLayoutGuide(_:)" : "addSubview(_:)"),
      ])
  }

  static func guideOfView(_ guide: Guide, at place: SourcePlace) -> Finding {
    let kind = guide.guideKind?.rawValue ?? ""
    return Finding(
      .misplacedKey, "every view has its \(kind); it can't be added", at: place,
      notes: ["only constraints speak of it"])
  }

  static func variantInVariant(_ variant: Variant) -> Finding {
    Finding(
      .misplacedKey, "a variant has no variants", at: variant.place,
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
