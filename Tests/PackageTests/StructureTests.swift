import Foundation
import SnugSceneImport
import SnugTestSupport
import Testing

/// Checks the rules in `.github/CONTRIBUTING.md`.
@Suite struct `The package` {
  let manifest: Manifest

  init() throws { manifest = try Manifest() }

  @Test func `has its targets in dependency order`() {
    var above: Set<String> = []
    for target in manifest.targets {
      let below = Set(target.dependencies).subtracting(above)
      #expect(below == [], "\(target.name) names targets that are not above it")
      above.insert(target.name)
    }
    // Check that the manifest was parsed.
    let names = manifest.targets.map(\.name)
    #expect(
      names.starts(with: [
        "CSnugPangoCairo", "CSnugSpng", "CSnugYAML", "CSnugXML", "CSnugResources",
      ]))
    #expect(names.contains("PackageTests"))
    #expect(
      manifest.targets.first { $0.name == "SnugCommand" }?.products == ["ArgumentParser"])
    // The checker of certificates uses none of the code that it checks.
    let model = manifest.targets.first { $0.name == "SnugSolverModel" }
    #expect(model?.dependencies == [])
    #expect(model?.products == [])
  }

  @Test func `has a target for every folder of code`() {
    let folders = Set(
      ["Sources", "Tests"].flatMap { Fixtures.files(below: $0) }
        .map { $0.split(separator: "/").prefix(2).joined(separator: "/") })
    #expect(folders == Set(manifest.targets.map(\.folder)))
  }

  @Test func `imports exactly the dependencies in its manifest`() throws {
    let ours = Set(manifest.targets.map(\.name))
    for target in manifest.targets {
      let allowed = Set(target.dependencies)
      for file in target.files {
        let others = try imports(of: file).intersection(ours).subtracting(allowed)
        #expect(others == [], "\(file)")
      }
      // Unused dependencies are errors, too.
      let used = try target.files.reduce(into: Set<String>()) { try $0.formUnion(imports(of: $1)) }
      let unused = allowed.subtracting(used).subtracting(Self.linkedAlone[target.name] ?? [])
      #expect(unused == [], "\(target.name) does not import")
    }
  }

  /// The tool is run and not imported. The dependency makes SwiftPM build it before the tests.
  private static let linkedAlone: [String: Set<String>] = [
    "CommandLineTests": ["SnugCommand"], "SnugSnapshotsTests": ["SnugCommand"],
    "SnugLiveEditorTests": ["SnugCommand"], "SnugSceneImportTests": ["UIKit"],
  ]

  /// The module UIKit is built for the user's compiler without SwiftPM.
  @Test func `builds the module UIKit from the required targets, in their order`() {
    var needed: Set = ["UIKit"]
    for target in manifest.targets.reversed() where needed.contains(target.name) {
      needed.formUnion(target.dependencies + target.products)
    }
    let system = Set(UIKitModule.systemModules)
    #expect(needed == system.union(UIKitModule.targets))
    var built = system
    for name in UIKitModule.targets {
      let target = manifest.targets.first { $0.name == name }
      #expect(built.isSuperset(of: (target?.dependencies ?? []) + (target?.products ?? [])))
      built.insert(name)
    }
  }

  @Test func `does not link all of Foundation into the tool`() {
    var linked: Set = ["SnugCommand"]
    for target in manifest.targets.reversed() where linked.contains(target.name) {
      linked.formUnion(target.dependencies)
    }
    #expect(linked.contains("SnugSceneImport"))
    #expect(linked.isDisjoint(with: ["SnugUIKit", "UIKit", "SnugTesting"]))
  }

  @Test func `installs the sources of the module UIKit`() throws {
    let script = try Fixtures.text(".github/install")
    let copied = script.firstMatch(of: /for target in (?<names>[^;]+); do/)?.names ?? ""
    let names = copied.split { " \\\n".contains($0) }.map(String.init)
    // BigInt is a package.
    #expect(Set(names + ["BigInt"]) == Set(UIKitModule.targets + UIKitModule.systemModules))
  }

  @Test func `restricts C and Foundation to some targets`() throws {
    // The others import it through `SnugPlatform`.
    let foundationFree: Set = [
      "SnugGeometry", "SnugDiagnostics", "SnugSolverModel", "SnugSolver",
      "SnugDrawing", "SnugLayout", "SnugExplanation", "SnugComparison", "SnugLinting",
      "SnugDiagrams", "SnugPangoCairo",
    ]
    let systemModules: Set = [
      "Foundation", "FoundationEssentials", "FoundationXML", "Glibc", "Darwin", "Musl", "Dispatch",
      "SnugPlatform",
    ]
    var seen = 0
    for target in manifest.targets where target.folder.hasPrefix("Sources/") {
      for file in target.files {
        seen += 1
        let imports = try imports(of: file)
        let isFree =
          foundationFree.contains(target.name)
          || target.name == "SnugSceneImport" && !file.contains("/SwiftViews/")
            // It reads base 64.
            && !file.hasSuffix("/XMLElement.swift")
        if isFree {
          #expect(imports.isDisjoint(with: systemModules), "\(file) imports of the system")
        }
        let seesC =
          ["SnugPlatform", "SnugProcesses", "SnugPangoCairo"].contains(target.name)
          || ["/YAMLEvents.swift", "/XMLReader.swift"].contains { file.hasSuffix($0) }
          // Pointers in the interfaces of UIKit and Objective-C.
          || ["/UIColor.swift", "/AssociatedObjects.swift"].contains { file.hasSuffix($0) }
        guard !seesC else { continue }
        #expect(
          imports.isDisjoint(with: ["CSnugPangoCairo", "CSnugYAML", "CSnugXML"]),
          "\(file) imports C")
        let text = try Fixtures.text(file)
        #expect(text.firstMatch(of: /[Uu]nsafe/) == nil, "\(file) is unsafe")
        #expect(!text.contains("try!"), "\(file) says try!")
      }
    }
    #expect(seen > 100)
    #expect(foundationFree.isSubset(of: manifest.targets.map(\.name)))
  }

  @Test func `re-exports modules in one file of each library`() throws {
    let files = try Fixtures.files(below: "Sources").filter {
      try $0.hasSuffix(".swift") && Fixtures.text($0).contains("@_exported")
    }
    #expect(
      files == [
        "Sources/Snug/Exports.swift", "Sources/SnugPlatform/Exports.swift",
        "Sources/SnugProcesses/Exports.swift", "Sources/SnugSolver/Exports.swift",
        "Sources/SnugTesting/Exports.swift",
        "Sources/SnugUIKit/Exports.swift",
        "Sources/SnugUIKitTesting/Exports.swift",
        "Sources/UIKit/Exports.swift",
      ])
  }

  @Test func `has files short enough to read`() throws {
    for file in Fixtures.files(below: "Sources") + Fixtures.files(below: "Tests")
    where file.hasSuffix(".swift") {
      let lines = try Fixtures.text(file).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 501, "\(file) has more than 500 lines")
    }
  }

  @Test func `has paths that are valid in every shell and file system`() {
    let paths = ["Sources", "Tests", "Fixtures"].flatMap { Fixtures.files(below: $0) }
    for path in paths {
      #expect(path.wholeMatch(of: /[A-Za-z0-9_.+~@\/-]+/) != nil, "\(path)")
    }
    let folded = Dictionary(grouping: paths) { $0.lowercased() }
    #expect(folded.values.filter { $0.count > 1 } == [])
  }
}
