// swift-tools-version: 6.2
import PackageDescription

/// Flags for what is built for debugging. SwiftPM calls them unsafe. It refuses a dependency that has
/// some if that asks for tools before 6.2; ours may have them, however it is depended on. `.ci/dependents`
/// holds this SwiftPM to that.
///
/// Source: `PackageBuilder.swift` of SwiftPM 6.2, where `usesUnsafeFlags` depends on the tools version.
func debugging(on platforms: [Platform], _ flags: [String]) -> [SwiftSetting] {
  [.unsafeFlags(flags, .when(platforms: platforms, configuration: .debug))]
}

/// Each module as a whole, which takes a sixth less time than file by file. The compiler remarks, for
/// each module, that such a build is not incremental. On macOS Xcode decides.
let wholeModule = debugging(
  on: [.linux], ["-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2"])

/// Optimised even if built for debugging; every `assert` still holds. The solver, and the small modules
/// that all others call, always are: the tests get quicker by more than the build gets slower. With
/// `SNUG_OPTIMIZED` in the environment everything is, as `.ci/run` wants it for its many more cases.
let optimized = debugging(on: [.linux, .macOS], ["-O", "-assert-config", "Debug"])

/// Nobody links to the tool, so it exports no symbols. The static standard library exports all by
/// default, which makes the tool 0.7 MB larger.
let installed: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "--no-export-dynamic"], .when(platforms: [.linux], configuration: .release))
]

/// The rules every target of ours is compiled under.
///
/// With `SNUG_STRICT` in the environment a warning is an error, as `.ci/run` wants it. For
/// everybody else a newer compiler may say more than ours did.
let rules: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (Context.environment["SNUG_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])
  + wholeModule

let ours = rules + (Context.environment["SNUG_OPTIMIZED"] == nil ? [] : optimized)

/// Nothing imports a module of tests, so nothing waits for its interface to be written first. They are
/// never optimized, which takes longer than it saves: what they call is.
let tests = rules + debugging(on: [.linux], ["-no-emit-module-separately-wmo"])

/// DocC, for our own documentation only: nobody else is to fetch it.
let documentation: [Package.Dependency] =
  Context.environment["SNUG_DOCUMENTATION"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

// Targets stand in dependency order: each may name only targets above it.
// `PackageTests` holds this file to that.
let package = Package(
  name: "Snug",
  // `Mutex` is in macOS 15. On iOS there is SnugCapture alone, which uses what iOS 15 has.
  platforms: [.macOS(.v15), .iOS(.v15)],
  products: [
    .library(name: "Snug", targets: ["Snug"]),
    .library(name: "SnugCapture", targets: ["SnugCapture"]),
    .library(name: "SnugTesting", targets: ["SnugTesting"]),
    .library(name: "SnugUIKit", targets: ["SnugUIKit"]),
    .library(name: "SnugUIKitTesting", targets: ["SnugUIKitTesting"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .executable(name: "snug", targets: ["SnugCommand"]),
    .plugin(name: "SnugPlugin", targets: ["SnugPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
    // Its sockets alone: its HTTP needs all of Foundation.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ] + documentation,
  targets: [
    .systemLibrary(
      name: "CPangoCairo",
      // The second brings fontconfig, which on macOS is in a folder of its own.
      pkgConfig: "pangocairo pangoft2",
      providers: [
        .apt(["libcairo2-dev", "libpango1.0-dev"]),
        .brew(["cairo", "pango"]),
      ]),
    .systemLibrary(
      name: "CSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"]), .brew(["libspng"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "CResources"),
    .target(name: "Platform", swiftSettings: ours),
    // On Apple's platforms `System` is a part of the system.
    .target(
      name: "Processes",
      dependencies: [
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(
          name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: ours),
    .target(name: "Geometry", swiftSettings: ours + optimized),
    .target(name: "Diagnostics", swiftSettings: ours + optimized),
    .target(name: "CassowaryModel", swiftSettings: ours + optimized),
    .target(
      name: "CassowaryVerification", dependencies: ["CassowaryModel"],
      swiftSettings: ours + optimized),
    .target(
      name: "Cassowary",
      dependencies: [
        "CassowaryModel", "CassowaryVerification", .product(name: "BigInt", package: "BigInt"),
      ],
      exclude: ["README.md"],
      swiftSettings: ours + optimized),
    .target(name: "Drawing", dependencies: ["Geometry"], swiftSettings: ours),
    .target(
      name: "AutoLayout",
      dependencies: ["Geometry", "Diagnostics", "Cassowary"],
      swiftSettings: ours),
    .target(
      name: "SceneFormat",
      dependencies: ["Platform", "CYAML", "Geometry", "Diagnostics", "AutoLayout"],
      swiftSettings: ours),
    .target(
      name: "SceneImport",
      dependencies: [
        "Platform", "Processes", "CXML", "Geometry", "Diagnostics", "Drawing", "AutoLayout",
        "SceneFormat",
      ],
      swiftSettings: ours),
    .target(
      name: "LayoutExplanation",
      dependencies: ["Geometry", "Diagnostics", "Cassowary", "AutoLayout"],
      swiftSettings: ours),
    .target(
      name: "Diagrams",
      dependencies: ["Geometry", "Drawing", "AutoLayout", "LayoutExplanation"],
      swiftSettings: ours),
    .target(
      name: "PangoCairo",
      dependencies: ["CPangoCairo", "CSpng", "Geometry", "Drawing"],
      swiftSettings: ours),
    .target(
      name: "Snug",
      dependencies: [
        "Platform", "Processes", "Geometry", "Diagnostics", "Drawing", "AutoLayout", "SceneFormat",
        "SceneImport", "LayoutExplanation", "Diagrams", "PangoCairo", "CResources",
      ],
      exclude: ["Page/dragging.js", "Page/page.css", "Page/page.js", "Page/slider.js"],
      swiftSettings: ours),
    .target(
      name: "SnugUIKit",
      dependencies: ["Geometry", "Diagnostics", "AutoLayout", "SceneFormat", "PangoCairo"],
      swiftSettings: ours),
    // Its name makes `canImport(UIKit)` true for all that is built with it: nothing else may need it.
    .target(name: "UIKit", dependencies: ["SnugUIKit"], swiftSettings: ours),
    .target(name: "_Testing_UIKit", swiftSettings: ours),
    // On the other platforms UIKit is Apple's, and this target needs nothing else.
    .target(
      name: "SnugCapture",
      dependencies: [.target(name: "UIKit", condition: .when(platforms: [.linux, .macOS]))],
      swiftSettings: ours),
    .target(
      name: "Snapshots",
      dependencies: [
        "Platform", "Processes", "Geometry", "Diagnostics", "Drawing", "AutoLayout",
        "LayoutExplanation",
        "Diagrams",
        "PangoCairo", "SceneFormat", "Snug",
      ],
      swiftSettings: ours),
    .target(
      name: "SnugTesting",
      dependencies: [
        "Geometry", "Diagnostics", "AutoLayout", "LayoutExplanation", "Diagrams", "PangoCairo",
        "Snug",
        "Snapshots",
      ],
      swiftSettings: ours),
    .target(
      name: "SnugUIKitTesting",
      dependencies: [
        "Diagnostics", "AutoLayout", "Snapshots", "SnugTesting", "SnugUIKit",
      ],
      swiftSettings: ours),
    .target(
      name: "Publishing",
      dependencies: ["Platform", "PangoCairo", "Snug", "Snapshots"],
      swiftSettings: ours),
    .target(
      name: "LiveEditor",
      dependencies: [
        "Platform", "Processes", "Geometry", "Diagnostics", "Drawing", "AutoLayout", "SceneFormat",
        "LayoutExplanation", "Diagrams", "Snug", "CResources",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      exclude: ["Page"],
      swiftSettings: ours),
    .executableTarget(
      name: "SnugCommand",
      dependencies: [
        "Platform", "Processes", "Snug", "Snapshots", "Publishing", "LiveEditor",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: ours, linkerSettings: installed),
    .plugin(
      name: "SnugPlugin",
      capability: .command(
        intent: .custom(
          verb: "snug",
          description: "Draws the scenes in the documentation catalogs, or checks their pictures.")),
      path: "Sources/SnugPlugin"),
    .executableTarget(
      name: "SnugBenchmarks",
      dependencies: [
        "Platform", "Processes", "Geometry", "Cassowary", "AutoLayout", "SceneImport", "Snug",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Peers/highs.py", "Peers/kiwi.cpp"],
      swiftSettings: ours),
    // It depends on nothing, so that tests that do without the solver are compiled beside it.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: ours),
    .target(
      name: "SolverSupport",
      dependencies: ["Geometry", "Cassowary", "AutoLayout", "TestSupport"],
      path: "Tests/SolverSupport",
      swiftSettings: ours),
    .target(
      name: "BrowserSupport", dependencies: ["Snug", "TestSupport"],
      path: "Tests/BrowserSupport",
      swiftSettings: ours),
    .testTarget(
      name: "CassowaryTests",
      dependencies: ["Cassowary", "SolverSupport", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "PangoCairoTests",
      dependencies: [
        "CPangoCairo", "Geometry", "Drawing", "PangoCairo", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SceneFormatTests",
      dependencies: [
        "SceneFormat", "AutoLayout", "Diagnostics", "Geometry", "Snug",
        "SolverSupport", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SceneImportTests",
      dependencies: [
        "SceneImport", "Processes", "SceneFormat", "AutoLayout", "Diagnostics", "Geometry", "Snug",
        "UIKit",
        "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "DiagramsTests",
      dependencies: [
        "Diagrams", "Drawing", "LayoutExplanation", "AutoLayout", "SceneFormat", "PangoCairo",
        "Diagnostics", "Geometry", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "CPangoCairo", "Geometry", "Diagnostics", "Drawing", "AutoLayout",
        "LayoutExplanation", "Snug", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "PageTests",
      dependencies: [
        "Geometry", "AutoLayout", "LayoutExplanation", "Snug", "BrowserSupport", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["Snug", "SnugCommand", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "LiveEditorTests",
      dependencies: [
        "Snug", "LiveEditor", "SnugCommand", "TestSupport", "BrowserSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnugBenchmarksTests",
      dependencies: ["Cassowary", "AutoLayout", "SnugBenchmarks"],
      swiftSettings: tests),
    .testTarget(
      name: "PackageTests",
      dependencies: ["Diagnostics", "SceneImport", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: [
        "Geometry", "Diagnostics", "Cassowary", "AutoLayout", "SceneFormat",
        "SolverSupport", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "LayoutExplanationTests",
      dependencies: [
        "Geometry", "Diagnostics", "Cassowary", "AutoLayout", "SceneFormat",
        "LayoutExplanation", "Snug", "SolverSupport", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnapshotsTests",
      dependencies: [
        "Geometry", "Diagnostics", "Drawing", "AutoLayout", "LayoutExplanation",
        "PangoCairo", "Snug", "Snapshots", "SnugCommand", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "PublishingTests",
      dependencies: [
        "Snug", "Publishing", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnugUIKitTests",
      dependencies: [
        "Geometry", "Diagnostics", "AutoLayout", "SceneFormat", "PangoCairo", "Snug", "SnugUIKit",
        "UIKit", "SnugCapture",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnugTestingTests",
      dependencies: ["Geometry", "Diagnostics", "Snug", "Snapshots", "SnugTesting", "TestSupport"],
      swiftSettings: tests),
  ],
  cLanguageStandard: .gnu2x
)

extension Target.Dependency {
  /// The target it is, and on which platforms; `nil` for a product of another package.
  fileprivate var target: (name: String, condition: TargetDependencyCondition?)? {
    switch self {
    case .byNameItem(let name, let condition), .targetItem(let name, let condition):
      (name, condition)
    default: nil
    }
  }
}

// Each target also depends on all that those it names depend on. Otherwise SwiftPM would not compile a
// target again when the layout of a type changes that it sees only through another module, and its
// code would crash.
for target in package.targets {
  for (name, condition) in target.dependencies.compactMap(\.target) {
    let named = Set(target.dependencies.compactMap(\.target?.name))
    let below = package.targets.first { $0.name == name }?.dependencies.compactMap(\.target) ?? []
    target.dependencies += below.filter { !named.contains($0.name) }
      .map { .target(name: $0.name, condition: condition) }
  }
}
