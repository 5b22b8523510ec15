/// The direction the content of a view is arranged in, as the reader's language runs.
public enum LayoutDirection: String, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
