/// The file format of a picture.
public enum OutputFormat: String, Sendable, CaseIterable {
  case svg, png, pdf
  /// A page in which the root can be resized; see ``Pipeline/page(of:_:id:)``.
  case html
  /// The marks of the picture as JSON, for programs; see `DisplayList.json(measuring:)`.
  case marks

  /// The file name extension.
  public var fileExtension: String { self == .marks ? "json" : rawValue }
}
