package import SnugDiagnostics
import SnugPlatform
import Synchronization

/// The texts of Swift files that contain scenes.
package enum SwiftFiles {
  /// Each file is read once for all scenes, so that source ranges of the same location are equal.
  private static let texts = Mutex<[String: SourceText?]>([:])

  /// `nil` if the file cannot be read.
  package static func text(of file: String) -> SourceText? {
    texts.withLock { texts in
      if let text = texts[file] { return text }
      let bytes = try? Data(contentsOf: URL(filePath: file))
      let text = bytes.map { SourceText(name: name(of: file), utf8: Array($0)) }
      texts[file] = .some(text)
      return text
    }
  }

  package static func name(of file: String) -> String {
    file.split(separator: "/").last.map(String.init) ?? file
  }
}
