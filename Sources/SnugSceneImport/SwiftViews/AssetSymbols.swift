import SnugDiagnostics
import SnugSceneFormat

/// The symbols of asset catalogs, which Xcode makes when it builds a project: `.brand` for a color and
/// `.profilePicture` for an image. They are in no file of the project.
///
/// Names in folders that are namespaces count as if they were in none.
///
/// Source: files `GeneratedAssetSymbols.swift` that Xcode 15 and 16 wrote, in public repositories.
package enum AssetSymbols {
  private static let types = [
    ".colorset": ("ColorResource", "UIColor"), ".imageset": ("ImageResource", "UIImage"),
    ".symbolset": ("ImageResource", "UIImage"),
  ]

  /// A Swift text for each symbol, with its name. A color and an image can share one.
  ///
  /// - Parameter folders: the paths of folders, of which those of colors and images in catalogs count.
  static func sources(for folders: [String]) -> [(name: String, source: SourceText)] {
    var declarations: [String: [String]] = [:]
    var seen: Set<String> = []
    for folder in folders where folder.contains(".xcassets/") {
      let file = SwiftFiles.name(of: folder)
      guard let dot = file.lastIndex(of: "."), let (resource, type) = types[String(file[dot...])]
      else { continue }
      let name = symbol(for: file[..<dot], of: type)
      // Catalogs of several targets have the same names.
      guard !name.isEmpty, seen.insert("\(type).\(name)").inserted else { continue }
      declarations[name, default: []].append(
        """
        extension \(resource) {
          static let `\(name)` = \(resource)(name: "\(file[..<dot])", bundle: .main)
        }
        extension \(type) {
          static var `\(name)`: \(type) { \(type)(resource: .`\(name)`) }
        }
        """)
    }
    return declarations.sorted { $0.key < $1.key }.map { name, declarations in
      (
        name,
        SourceText(
          name: "GeneratedAssetSymbols-\(name).swift", declarations.joined(separator: "\n"))
      )
    }
  }

  /// The name of a symbol: in camel case, where a letter after another character is large, without the word
  /// for its type at the end, and with a line before a digit: `_10BackArm`.
  package static func symbol(for asset: some StringProtocol, of type: String) -> String {
    var name = ""
    var isInWord = true
    for character in asset {
      if character.isLetter || character.isNumber {
        name += isInWord ? String(character) : character.uppercased()
      }
      isInWord = character.isLetter
    }
    let suffix = type.dropFirst("UI".count)
    if name.hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
    // Of large letters at the start, the last one begins the next word: `DSAction` is `dsAction`.
    let capitals = name.prefix(while: \.isUppercase).count
    let isWhole = capitals == name.prefix(while: \.isLetter).count
    let lowered = isWhole ? capitals : max(min(capitals, 1), capitals - 1)
    name = name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    return (name.first?.isNumber == true ? "_" : "") + name
  }
}
