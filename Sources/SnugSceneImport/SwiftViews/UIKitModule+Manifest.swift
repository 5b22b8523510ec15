extension UIKitModule {
  /// The targets that the module `UIKit` needs, with their dependencies, as in `Package.swift`.
  package static let targets: [(name: String, dependencies: [String])] = [
    ("SnugPlatform", []), ("SnugGeometry", []), ("SnugDiagnostics", []), ("SnugSolverModel", []),
    ("SnugSolver", ["SnugSolverModel", "BigInt"]),
    ("SnugDrawing", ["SnugGeometry"]),
    ("SnugLayout", ["SnugGeometry", "SnugDiagnostics", "SnugSolver"]),
    (
      "SnugSceneFormat",
      ["SnugPlatform", "CSnugYAML", "SnugGeometry", "SnugDiagnostics", "SnugLayout"]
    ),
    ("SnugPangoCairo", ["CSnugPangoCairo", "CSnugSpng", "SnugGeometry", "SnugDrawing"]),
    (
      "SnugUIKit",
      ["SnugGeometry", "SnugDiagnostics", "SnugLayout", "SnugSceneFormat", "SnugPangoCairo"]
    ),
    ("UIKit", ["SnugUIKit"]),
  ]

  package static let systemModules = ["CSnugPangoCairo", "CSnugSpng", "CSnugYAML"]
  static let systemPackages = ["pangocairo pangoft2", "spng", "yaml-0.1"]

  /// The manifest of a package with only these targets, so that no other dependency is fetched.
  ///
  /// - Parameter hasBigInt: whether the package has the sources of BigInt. Otherwise it is fetched.
  static func manifest(hasBigInt: Bool) -> String {
    let bigInt = hasBigInt ? "\"BigInt\"" : #".product(name: "BigInt", package: "BigInt")"#
    let list = targets.map { target in
      let names = target.dependencies.map { $0 == "BigInt" ? bigInt : "\"\($0)\"" }
      return
        "    .target(name: \"\(target.name)\", dependencies: [\(names.joined(separator: ", "))], "
        + (target.name == "SnugSolver" ? "exclude: [\"README.md\"], " : "")
        // Views are measured and not drawn.
        + (target.name == "SnugPangoCairo" ? "sources: [\"Text\"], " : "") + "swiftSettings: ours),"
    }
    let system = zip(systemModules, systemPackages).map {
      "    .systemLibrary(name: \"\($0)\", pkgConfig: \"\($1)\"),"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let ours: [SwiftSetting] = [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("ExistentialAny"),
      ]

      let package = Package(
        name: "UIKit", platforms: [.macOS(.v15)],
        products: [.library(name: "UIKit", targets: ["UIKit"])],
        dependencies: [\(
          hasBigInt ? "" : #".package(url: "https://github.com/attaswift/BigInt", from: "6.0.1")"#)],
        targets: [
      \(system.joined(separator: "\n"))
      \(hasBigInt ? "    .target(name: \"BigInt\", swiftSettings: [.swiftLanguageMode(.v5)]),\n" : "")\(list.joined(separator: "\n"))
        ])

      """
  }
}
