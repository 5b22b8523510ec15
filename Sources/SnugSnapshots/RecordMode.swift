/// Which references are written.
///
/// A test that records fails, whatever the mode, and says what it recorded, because nothing was
/// compared.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// All references are rewritten.
  case all
  /// Missing references are written, and failed ones are rewritten.
  case failed
  /// Missing references are written.
  case missing
  /// No references are written.
  case never
}
