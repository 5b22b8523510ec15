/// Why there is nothing to set text with.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// None of the font directories has the file; the Debian package would bring it.
  case missing(file: String, package: String)
  /// The file is there, but fontconfig cannot read a font in it.
  case unreadable(path: String)
  /// Cairo was built without FreeType, so that text would depend on the platform.
  case noFreeType

  public var description: String {
    switch self {
    case .missing(let file, let package):
      "the font file '\(file)' is missing; install it with 'apt-get install \(package)'"
    case .unreadable(let path): "'\(path)' cannot be read as a font"
    case .noFreeType: "this build of Cairo has no FreeType, which text is measured with"
    }
  }
}
