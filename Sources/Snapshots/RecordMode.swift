/// When references are written.
///
/// A test that records fails, whatever the mode, and says what it recorded: nothing was compared.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Every reference is written anew.
  case all
  /// What is missing is written, and what fails is written anew.
  case failed
  /// What is missing is written.
  case missing
  /// Nothing is written.
  case never
}
