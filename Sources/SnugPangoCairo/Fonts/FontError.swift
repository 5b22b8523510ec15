/// Why the fonts cannot be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No font directory has the file. The advice says how to install it on this system.
  case missing(file: String, advice: String)
  /// A variable of the environment names a folder that does not exist.
  case noFolder(path: String, variable: String)
  /// Fontconfig cannot read a font in the file.
  case unreadable(path: String)
  /// Cairo was built without FreeType, so text would depend on the platform.
  case noFreeType

  public var description: String {
    switch self {
    case .missing(let file, let advice): "the font file '\(file)' is missing; \(advice)"
    case .noFolder(let path, let variable): "'\(path)', which \(variable) names, is not a folder"
    case .unreadable(let path): "'\(path)' cannot be read as a font"
    case .noFreeType: "this build of Cairo lacks FreeType, which measures text"
    }
  }
}
