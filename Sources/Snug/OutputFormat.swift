/// What a picture can be written as.
public enum OutputFormat: String, Sendable, CaseIterable {
  case svg, png, pdf
  /// A page in which the root can be dragged; see ``Pipeline/page(of:_:)``.
  case html
  /// The marks of the picture as JSON, for programs; see `DisplayList.json(measuring:)`.
  case marks

  /// The extension of such a file's name.
  public var fileExtension: String { self == .marks ? "json" : rawValue }
}
