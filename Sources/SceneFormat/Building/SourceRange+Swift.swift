package import Diagnostics
import Synchronization

extension SourceRange {
  /// What stands at a place in a Swift file, as the compiler says it: the word that is called, or what
  /// begins there.
  ///
  /// - Parameter line: from 1.
  /// - Parameter column: from 1, in bytes: of a call the column of its parenthesis, or of its block
  ///   where it has none; of anything else that of its beginning.
  package init(_ file: String, _ line: Int, _ column: Int) {
    let text = SwiftFiles.text(of: file) ?? SwiftFiles.blank(file, line, column)
    self = text.word(at: text.offset(line: line, byte: column))
  }
}

/// The texts of the Swift files scenes are built in.
package enum SwiftFiles {
  /// Files are read once for all scenes, so that what two of them say of one place is equal.
  private static let texts = Mutex<[String: SourceText?]>([:])

  /// The whole file; `nil` if it cannot be read.
  package static func text(of file: String) -> SourceText? {
    texts.withLock { texts in
      if let text = texts[file] { return text }
      let text = SourceText.file(at: file, named: name(of: file))
      texts[file] = .some(text)
      return text
    }
  }

  /// What stands for a file that cannot be read: spaces, as far as the column.
  static func blank(_ file: String, _ line: Int, _ column: Int) -> SourceText {
    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: max(0, column))
    return SourceText(name: name(of: file), utf8: spaces, firstLine: line)
  }

  /// The file's name without its folders.
  private static func name(of file: String) -> String {
    file.split(separator: "/").last.map(String.init) ?? file
  }
}
