/// A layer of a picture, besides the views and their content. Each is optional.
public enum Annotation: String, Sendable, CaseIterable {
  /// The title, and the line below it.
  case title
  /// The names of views, and the size of the root.
  case names
  /// The author's constraints of distances and sizes, as I-bars.
  case constraints
  /// The author's constraints that align edges, centers and baselines, as lines.
  case alignment
  /// Margins, safe areas and layout guides that constraints refer to.
  case guides
  /// Alignment rectangles, where they differ from frames.
  case alignmentRects
  /// Where the intrinsic content size of a stretched view ends.
  case intrinsicSize
  /// On the views: by how much they were stretched. Above the panels of several sizes of the root:
  /// the sizes at which the state of a view changes.
  case changes
  /// In each card: a strip of the wanted and the resulting sizes.
  case ledgers
  /// Hugging and compression resistance priorities, below the strips.
  case priorities
  /// Of an ambiguity, the strips of the layouts that are not drawn.
  case ambiguity
  /// Numbers on views, and a card for each.
  case reasons
  /// If no view was stretched or compressed, the constraints from each view's content. For a single
  /// view in its root, always shown with ``reasons``.
  case contentSizes
  /// The meaning of the signs.
  case legend
}

extension Set<Annotation> {
  /// The scene with its title, and what happened to its views.
  public static let minimal: Self = [.title, .names, .intrinsicSize, .changes]
  /// Enough to understand why.
  public static let standard: Self = minimal.union([
    .guides, .ledgers, .priorities, .ambiguity, .reasons, .legend,
  ])
  /// All annotations.
  public static let full = Self(Annotation.allCases)
}
