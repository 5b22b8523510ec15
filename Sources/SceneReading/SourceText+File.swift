package import Diagnostics
import Foundation

extension SourceText {
  /// The text of a file; `nil` if there is none that can be read.
  package static func file(at path: String, named name: String) -> SourceText? {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    return SourceText(name: name, utf8: Array(data))
  }
}
