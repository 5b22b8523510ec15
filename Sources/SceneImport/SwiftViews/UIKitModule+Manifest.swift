extension UIKitModule {
  /// The targets that the module `UIKit` needs, with their dependencies, as in `Package.swift`.
  package static let targets: [(name: String, dependencies: [String])] = [
    ("Platform", []), ("Geometry", []), ("Diagnostics", []), ("CassowaryModel", []),
    ("CassowaryVerification", ["CassowaryModel"]),
    ("Cassowary", ["CassowaryModel", "CassowaryVerification", "BigInt"]),
    ("Drawing", ["Geometry"]), ("AutoLayout", ["Geometry", "Diagnostics", "Cassowary"]),
    ("SceneFormat", ["Platform", "CYAML", "Geometry", "Diagnostics", "AutoLayout"]),
    ("PangoCairo", ["CPangoCairo", "CSpng", "Geometry", "Drawing"]),
    ("SnugUIKit", ["Geometry", "Diagnostics", "AutoLayout", "SceneFormat", "PangoCairo"]),
    ("UIKit", ["SnugUIKit"]),
  ]

  package static let systemModules = ["CPangoCairo", "CSpng", "CYAML"]
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
        + (target.name == "Cassowary" ? "exclude: [\"README.md\"], " : "")
        // Views are measured and not drawn.
        + (target.name == "PangoCairo" ? "sources: [\"Text\"], " : "") + "swiftSettings: ours),"
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
