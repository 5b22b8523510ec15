/// A layer of a picture, besides the views and their content. Each is optional.
public enum Annotation: String, Sendable, CaseIterable {
  /// The title, and the line below it.
  case title
  /// The names of views, and the size of the root.
  case names
  /// The author's constraints of distances and sizes, as I-bars, and constraints of any kind that a
  /// reason cites or that are not satisfied.
  case constraints
  /// All of the author's constraints that align edges, centres and baselines, as lines.
  case alignment
  /// Margins, safe areas and layout guides that constraints refer to, and the spacing of stack
  /// views.
  case guides
  /// Alignment rectangles, where they differ from frames; with ``constraints``, those of cited
  /// constraints are always shown.
  case alignmentRects
  /// Intrinsic content sizes, where they differ from the layout.
  case intrinsicSize
  /// On the views: whether and by how much they were stretched or compressed. Above the panels of
  /// several sizes of the root: the sizes at which that changes.
  case changes
  /// Beside the scene, for each contest: the wanted and the resulting sizes, and which views gave way.
  /// Shown for a scene with more than twenty views below its root only together with all other
  /// annotations.
  case ledgers
  /// Hugging and compression resistance priorities, in the ledgers.
  case priorities
  /// The ranges of ambiguous sizes and positions.
  case ambiguity
  /// Numbers on views, and a paragraph for each below.
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
    .constraints, .guides, .ledgers, .priorities, .ambiguity, .reasons, .legend,
  ])
  /// All annotations.
  public static let full = Self(Annotation.allCases)
}
