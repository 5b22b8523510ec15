/// What a picture of a scene shows besides its views and their content; each can be left out.
public enum Annotation: String, Sendable, CaseIterable {
  /// The title, and the line below it.
  case title
  /// The names of views, and the size of the root.
  case names
  /// The author's constraints that hold a distance or a size, as I-bars, and those of any kind that
  /// a reason cites or that did not come out.
  case constraints
  /// All of the author's constraints that align edges, centres and baselines, as lines.
  case alignment
  /// Margins, safe areas and layout guides that constraints speak of, and the spacing of stack
  /// views.
  case guides
  /// Alignment rectangles, where they differ from frames; with ``constraints`` those that one speaks
  /// of are shown in any case.
  case alignmentRects
  /// Intrinsic content sizes, where they differ from what was laid out.
  case intrinsicSize
  /// On the views: what was stretched, and by how much they gave way; above several sizes of the root,
  /// at which sizes that changes.
  case changes
  /// Beside the scene, for each contest: what was wanted, what was got, and who gave way. Of a scene of
  /// more than twenty views below its root only with everything else.
  case ledgers
  /// Hugging and compression resistance priorities, in the ledgers.
  case priorities
  /// How large ambiguous views could be, and where they could stand.
  case ambiguity
  /// Numbers on views, and a paragraph for each below.
  case reasons
  /// Where nothing happened: the constraints that each view's content makes; of a view alone in its
  /// root, with ``reasons`` in any case.
  case contentSizes
  /// For each priority what was asked for, what it cost, and what gave way.
  case waterfall
  /// What the signs mean.
  case legend
}

extension Set<Annotation> {
  /// The scene, what it is called, and what happened to its views.
  public static let minimal: Self = [.title, .names, .intrinsicSize, .changes]
  /// What it takes to understand why.
  public static let standard: Self = minimal.union([
    .constraints, .guides, .ledgers, .priorities, .ambiguity, .reasons, .legend,
  ])
  /// All there is to say.
  public static let full = Self(Annotation.allCases)
}
