/// The direction of a view's content, which follows that of the user's language.
public enum LayoutDirection: String, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
