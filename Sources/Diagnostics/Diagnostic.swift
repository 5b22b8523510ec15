/// Something to tell the person who wrote a scene: what, where, and what to do about it.
public struct Diagnostic: Error, Hashable, Sendable {
  public enum Severity: String, Sendable { case error, warning }

  public var severity: Severity
  public var id: ID
  /// One sentence without a full stop; names stand in 'quotes' as the user wrote them.
  public var message: String
  /// The part of the text it is about; `nil` when it is about a file as a whole.
  public var range: SourceRange?
  /// What to call the file when there is no range.
  public var file: String?
  /// What was expected, or how to mend it; each becomes a line of its own.
  public var notes: [String]
  /// The names of the views it is about, in their order; empty where it is about none.
  public var views: [String]

  public init(
    _ severity: Severity, _ id: ID, _ message: String, at range: SourceRange? = nil,
    file: String? = nil, notes: [String] = [], views: [String] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.range = range
    self.file = file
    self.notes = notes
    self.views = views
  }
}

/// Diagnostics that end the work: at least one of them is an error.
public struct Diagnostics: Error, Sendable {
  public let all: [Diagnostic]

  public init(_ all: [Diagnostic]) { self.all = all }
}
