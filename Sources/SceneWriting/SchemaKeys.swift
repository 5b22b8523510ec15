import AutoLayout
import SceneReading

/// The keys of a mapping in the order they are written in, and what stands under each.
///
/// It is the order of the schema with few exceptions, which are how people write scenes: what is long
/// stands behind what is short, and what decides about a thing before it.
struct SchemaKeys: Sendable {
  private let ranks: [String: Int]
  private let places: [String: SchemaPlace]

  /// What stands before another key than in the schema.
  private static let moved: [(key: String, before: String)] = [
    // Of a constraint: its name first.
    ("id", "constraint"),
    // Of a control: which it is before what it shows.
    ("configuration", "image"), ("buttonType", "image"),
    // Of a view: its content's size before the priorities that decide about it.
    ("intrinsicContentSize", "hugging"),
  ]

  /// What stands behind all other keys.
  private static let last = [
    "arrangedSubviews", "subviews", "view", "constraints", "variants",
  ]

  /// The views that are listed first come first in the scene, and so the author's order of the two is
  /// kept.
  private static let ofOneRank: Set = ["arrangedSubviews", "subviews"]

  init(_ mapping: MappingShape) {
    var names = mapping.keys.map(\.name)
    for (key, place) in Self.moved {
      guard let from = names.firstIndex(of: key), names.contains(place) else { continue }
      names.remove(at: from)
      names.insert(key, at: names.firstIndex(of: place) ?? from)
    }
    names =
      names.filter { !Self.last.contains($0) } + names.filter { Self.last.contains($0) }
    let shared = names.firstIndex(where: Self.ofOneRank.contains)
    ranks = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { rank, name in
        (name, Self.ofOneRank.contains(name) ? shared ?? rank : rank)
      })
    places = Dictionary(
      uniqueKeysWithValues: mapping.keys.map { ($0.name, SchemaPlace($0.value)) })
  }

  subscript(key: String) -> SchemaPlace? { places[key] }

  /// Where a key stands; those nobody knows stand behind all others.
  func rank(of key: String) -> Int { ranks[key] ?? ranks.count }

  private static let file = SchemaKeys(SceneSchema.file)
  private static let view = SchemaKeys(SceneSchema.mapping(of: .view))
  private static let constraint = SchemaKeys(SceneSchema.mapping(of: .constraint))

  static func of(_ shape: ValueShape) -> SchemaKeys? {
    switch shape {
    case .scene: file
    case .definition(.root), .definition(.view): view
    case .definition(.constraint): constraint
    case .mapping(let mapping): SchemaKeys(mapping)
    default: nil
    }
  }
}
