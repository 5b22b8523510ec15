import Diagnostics
import Platform

extension SourceText {
  /// The most bytes a file may have. No scene somebody wrote comes near it; it bounds the work for
  /// everything else.
  package static let sizeLimit = 16 << 20

  /// The text of a file; `nil` if there is none that can be read.
  static func file(at path: String, named name: String) -> SourceText? {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    return SourceText(name: name, utf8: Array(data))
  }
}
