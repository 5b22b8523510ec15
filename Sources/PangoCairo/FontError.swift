/// Why the fonts cannot be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No font directory has the file. It is in the Debian package.
  case missing(file: String, package: String)
  /// Fontconfig cannot read a font in the file.
  case unreadable(path: String)
  /// Cairo was built without FreeType, so text would depend on the platform.
  case noFreeType

  public var description: String {
    switch self {
    case .missing(let file, let package):
      "the font file '\(file)' is missing; install it with 'apt-get install \(package)'"
    case .unreadable(let path): "'\(path)' cannot be read as a font"
    case .noFreeType: "this build of Cairo lacks FreeType, which measures text"
    }
  }
}
