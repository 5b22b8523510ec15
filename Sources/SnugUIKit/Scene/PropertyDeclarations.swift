import Diagnostics
import SceneFormat

/// Where properties are declared, looked for in the files that constraints were made in.
struct PropertyDeclarations {
  private let texts: [SourceText]

  /// - Parameter files: their paths, in the order to look into them.
  init(in files: [String]) { texts = files.compactMap { SwiftFiles.text(of: $0) } }

  /// The name of a property, where a class declares it; `nil` if it is not to be found.
  func range(of property: String, in type: String) -> SourceRange? {
    for text in texts {
      if let range = Self.range(of: property, in: type, of: text) { return range }
    }
    return nil
  }

  private static func range(
    of property: String, in type: String, of source: SourceText
  ) -> SourceRange? {
    let text = String(decoding: source.utf8, as: UTF8.self)
    guard isName(property), isName(type),
      let declaration = try? Regex("\\b(?:class|extension)\\s+\(type)\\b"),
      let name = try? Regex("\\b(?:let|var)\\s+(\(property))\\b"),
      let start = text.firstMatch(of: declaration)?.range.upperBound,
      let found = text[start...].firstMatch(of: name)?[1].range
    else { return nil }
    let bytes = text.utf8
    return SourceRange(
      source,
      bytes.distance(
        from: bytes.startIndex, to: found.lowerBound)..<bytes.distance(
          from: bytes.startIndex, to: found.upperBound))
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
