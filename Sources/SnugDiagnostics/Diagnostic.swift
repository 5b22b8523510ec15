/// An error or a warning about a scene: what is wrong, where, and how to fix it.
public struct Diagnostic: Error, Hashable, Sendable {
  public enum Severity: String, Sendable { case error, warning }

  public var severity: Severity
  public var id: ID
  /// One sentence without a full stop; names are in 'quotes', as the user wrote them.
  public var message: String
  /// The range in the source text; `nil` if it is about a whole file.
  public var range: SourceRange?
  /// The name of the file if there is no range.
  public var file: String?
  /// What was expected, or how to fix it. Each note is printed on its own line.
  public var notes: [String]
  /// The names of the views it is about, in order; may be empty.
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
