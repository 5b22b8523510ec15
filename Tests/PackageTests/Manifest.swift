import Foundation
import SnugTestSupport

/// The targets of `Package.swift`, parsed from its text, because `swift package dump-package`
/// cannot run while `swift test` locks the build folder.
struct Manifest {
  struct Target {
    var name: String
    var folder: String
    /// Targets of this package, then products of other packages.
    var dependencies: [String]
    var products: [String]
    var isTest: Bool

    /// The Swift files, relative to the repository.
    var files: [String] { Fixtures.files(below: folder).filter { $0.hasSuffix(".swift") } }
  }

  /// In the order of the manifest.
  var targets: [Target]

  init() throws {
    let text = try Fixtures.text("Package.swift")
    let list = text.components(separatedBy: "\n  targets: [\n").last ?? ""
    // A dependency that is restricted to some platforms begins like a target.
    let declaration =
      /\.(?<kind>systemLibrary|target|executableTarget|plugin|testTarget)\((?!name: "[^"]+", condition)/
    let starts = list.matches(of: declaration)
    targets = starts.enumerated().compactMap { index, match in
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : list.endIndex
      return Self.target(list[match.range.upperBound..<end], isTest: match.kind == "testTarget")
    }
  }

  private static func target(_ text: Substring, isTest: Bool) -> Target? {
    guard let name = text.firstMatch(of: /name: "(?<name>[^"]+)"/)?.name else { return nil }
    let product = /\.product\(\s*name: "(?<name>[^"]+)"[^)]*\)/
    let platforms = /, condition: \.when\(platforms: \[[^\]]*\]\)/
    let everywhere = text.replacing(platforms, with: "")
    let own = everywhere.replacing(product, with: "")
    let list = own.firstMatch(of: /dependencies: \[(?<names>[^\]]*)\]/)?.names ?? ""
    let path = text.firstMatch(of: /path: "(?<path>[^"]+)"/)?.path
    return Target(
      name: String(name),
      folder: path.map(String.init) ?? "\(isTest ? "Tests" : "Sources")/\(name)",
      dependencies: list.matches(of: /"(?<name>[^"]+)"/).map { String($0.name) },
      products: everywhere.matches(of: product).map { String($0.name) }, isTest: isTest)
  }
}

/// A line with an import. It is created once, because creating it takes longer than matching.
nonisolated(unsafe) private let importLine =
  /^\s*(@\S+ )?((public|package|internal|fileprivate|private) )?import ((struct|class|enum|protocol|func|var|let|typealias) )?(?<module>\w+)/
  .anchorsMatchLineEndings()

/// The modules a Swift file imports.
func imports(of path: String) throws -> Set<String> {
  // A substring search is faster than the regular expression.
  let lines = try Fixtures.text(path).components(separatedBy: "\n")
  return Set(
    lines.filter { $0.contains("import ") }.compactMap { $0.firstMatch(of: importLine)?.module }
      .map(String.init))
}
