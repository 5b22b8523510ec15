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
/// each module, that such a build is not incremental. The index has our modules only: with those of the
/// system, which it would list again for each of ours, a module takes a third more of the processor's
/// time. On macOS Xcode decides.
let wholeModule = debugging(
  on: [.linux],
  [
    "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
    "-index-ignore-system-modules", "-index-ignore-clang-modules",
  ])

/// Optimised even if built for debugging; every `assert` still holds. The solver, and the small modules
/// that all others call, are: the tests get quicker by more than the build gets slower.
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

/// Nothing imports a module of tests, so nothing waits for its interface to be written first.
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
      name: "CSnugPangoCairo",
      // The second brings fontconfig, which on macOS is in a folder of its own.
      pkgConfig: "pangocairo pangoft2",
      providers: [
        .apt(["libcairo2-dev", "libpango1.0-dev"]),
        .brew(["cairo", "pango"]),
      ]),
    .systemLibrary(
      name: "CSnugSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"]), .brew(["libspng"])]),
    .systemLibrary(
      name: "CSnugYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CSnugXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "CSnugResources"),
    .target(name: "SnugPlatform", swiftSettings: rules),
    // On Apple's platforms `System` is a part of the system.
    .target(
      name: "SnugProcesses",
      dependencies: [
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(
          name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: rules),
    .target(name: "SnugGeometry", swiftSettings: rules + optimized),
    .target(name: "SnugDiagnostics", swiftSettings: rules + optimized),
    .target(name: "SnugSolverModel", swiftSettings: rules + optimized),
    .target(
      name: "SnugSolver",
      dependencies: [
        "SnugSolverModel", .product(name: "BigInt", package: "BigInt"),
      ],
      exclude: ["README.md"],
      swiftSettings: rules + optimized),
    .target(name: "SnugDrawing", dependencies: ["SnugGeometry"], swiftSettings: rules),
    .target(
      name: "SnugLayout",
      dependencies: ["SnugGeometry", "SnugDiagnostics", "SnugSolver"],
      swiftSettings: rules),
    .target(
      name: "SnugSceneFormat",
      dependencies: ["SnugPlatform", "CSnugYAML", "SnugGeometry", "SnugDiagnostics", "SnugLayout"],
      swiftSettings: rules),
    .target(
      name: "SnugSceneImport",
      dependencies: [
        "SnugPlatform", "SnugProcesses", "CSnugXML", "SnugGeometry", "SnugDiagnostics",
        "SnugDrawing", "SnugLayout",
        "SnugSceneFormat",
      ],
      swiftSettings: rules),
    .target(
      name: "SnugExplanation",
      dependencies: [
        "SnugGeometry", "SnugDiagnostics", "SnugSolver", "SnugLayout", "SnugSceneFormat",
      ],
      swiftSettings: rules),
    .target(
      name: "SnugComparison",
      dependencies: [
        "SnugGeometry", "SnugDiagnostics", "SnugLayout", "SnugSceneFormat", "SnugExplanation",
      ],
      swiftSettings: rules),
    .target(
      name: "SnugLinting",
      dependencies: ["SnugGeometry", "SnugDiagnostics", "SnugLayout", "SnugExplanation"],
      swiftSettings: rules),
    .target(
      name: "SnugDiagrams",
      dependencies: [
        "SnugGeometry", "SnugDrawing", "SnugLayout", "SnugExplanation", "SnugComparison",
      ],
      swiftSettings: rules),
    .target(
      name: "SnugPangoCairo",
      dependencies: ["CSnugPangoCairo", "CSnugSpng", "SnugGeometry", "SnugDrawing"],
      swiftSettings: rules),
    .target(
      name: "Snug",
      dependencies: [
        "SnugPlatform", "SnugProcesses", "SnugGeometry", "SnugDiagnostics", "SnugDrawing",
        "SnugLayout", "SnugSceneFormat",
        "SnugSceneImport", "SnugExplanation", "SnugComparison", "SnugLinting", "SnugDiagrams",
        "SnugPangoCairo",
        "CSnugResources",
      ],
      exclude: ["Page/dragging.js", "Page/page.css", "Page/page.js", "Page/slider.js"],
      swiftSettings: rules),
    .target(
      name: "SnugUIKit",
      dependencies: [
        "SnugGeometry", "SnugDiagnostics", "SnugLayout", "SnugSceneFormat", "SnugPangoCairo",
      ],
      swiftSettings: rules),
    // Its name makes `canImport(UIKit)` true for all that is built with it: nothing else may need it.
    .target(name: "UIKit", dependencies: ["SnugUIKit"], swiftSettings: rules),
    .target(name: "_Testing_UIKit", swiftSettings: rules),
    // On the other platforms UIKit is Apple's, and this target needs nothing else.
    .target(
      name: "SnugCapture",
      dependencies: [.target(name: "UIKit", condition: .when(platforms: [.linux, .macOS]))],
      swiftSettings: rules),
    .target(
      name: "SnugSnapshots",
      dependencies: [
        "SnugPlatform", "SnugGeometry", "SnugDiagnostics", "SnugDrawing",
        "SnugLayout", "SnugExplanation", "SnugComparison", "SnugDiagrams", "SnugPangoCairo",
        "SnugSceneFormat", "Snug",
      ],
      swiftSettings: rules),
    .target(
      name: "SnugTesting",
      dependencies: [
        "SnugGeometry", "SnugDiagnostics", "SnugLayout", "SnugExplanation", "SnugComparison",
        "SnugDiagrams", "SnugPangoCairo", "Snug", "SnugSnapshots",
      ],
      swiftSettings: rules),
    .target(
      name: "SnugUIKitTesting",
      dependencies: [
        "SnugDiagnostics", "SnugLayout", "SnugSnapshots", "SnugTesting", "SnugUIKit",
      ],
      swiftSettings: rules),
    .target(
      name: "SnugPublishing",
      dependencies: ["SnugPlatform", "SnugPangoCairo", "Snug"],
      swiftSettings: rules),
    .target(
      name: "SnugLiveEditor",
      dependencies: [
        "SnugPlatform", "SnugProcesses", "SnugGeometry", "SnugDiagnostics", "SnugDrawing",
        "SnugLayout", "SnugSceneFormat",
        "SnugExplanation", "SnugDiagrams", "Snug", "CSnugResources",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      exclude: ["Page"],
      swiftSettings: rules),
    .executableTarget(
      name: "SnugCommand",
      dependencies: [
        "SnugPlatform", "SnugProcesses", "Snug", "SnugSnapshots", "SnugPublishing",
        "SnugLiveEditor",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: rules, linkerSettings: installed),
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
        "SnugPlatform", "SnugProcesses", "SnugGeometry", "SnugSolver", "SnugLayout",
        "SnugSceneImport", "Snug",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Peers/highs.py", "Peers/kiwi.cpp"],
      swiftSettings: rules),
    // It depends on nothing, so that tests that do without the solver are compiled beside it.
    .target(name: "SnugTestSupport", path: "Tests/SnugTestSupport", swiftSettings: rules),
    .target(
      name: "SnugDrawingSupport", dependencies: ["SnugGeometry", "SnugDrawing"],
      path: "Tests/SnugDrawingSupport", swiftSettings: rules),
    .target(
      name: "SnugSolverSupport",
      dependencies: ["SnugGeometry", "SnugSolver", "SnugLayout", "SnugTestSupport"],
      path: "Tests/SnugSolverSupport",
      swiftSettings: rules),
    .target(
      name: "SnugBrowserSupport", dependencies: ["Snug", "SnugTestSupport"],
      path: "Tests/SnugBrowserSupport",
      swiftSettings: rules),
    .testTarget(
      name: "SnugSolverTests",
      dependencies: ["SnugSolver", "SnugSolverSupport", "SnugTestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "SnugPangoCairoTests",
      dependencies: [
        "CSnugPangoCairo", "SnugGeometry", "SnugDrawing", "SnugPangoCairo", "SnugDrawingSupport",
        "SnugTestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnugSceneFormatTests",
      dependencies: [
        "SnugSceneFormat", "SnugLayout", "SnugDiagnostics", "SnugGeometry", "Snug",
        "SnugSolverSupport", "SnugTestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnugSceneImportTests",
      dependencies: [
        "SnugSceneImport", "SnugProcesses", "SnugSceneFormat", "SnugLayout", "SnugDiagnostics",
        "SnugGeometry", "Snug",
        "UIKit", "SnugTestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnugDiagramsTests",
      dependencies: [
        "SnugDiagrams", "SnugDrawing", "SnugExplanation", "SnugComparison", "SnugLayout",
        "SnugSceneFormat", "SnugPangoCairo", "SnugDiagnostics", "SnugGeometry",
        "SnugDrawingSupport",
        "SnugTestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "CSnugPangoCairo", "SnugGeometry", "SnugDiagnostics", "SnugDrawing", "SnugLayout",
        "SnugSceneFormat", "SnugExplanation", "SnugComparison", "Snug", "SnugDrawingSupport",
        "SnugTestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "PageTests",
      dependencies: [
        "SnugGeometry", "SnugLayout", "SnugExplanation", "Snug", "SnugBrowserSupport",
        "SnugTestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["Snug", "SnugCommand", "SnugTestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "SnugLiveEditorTests",
      dependencies: [
        "SnugGeometry", "SnugDiagnostics", "SnugLayout", "SnugSceneFormat", "Snug",
        "SnugLiveEditor", "SnugCommand", "SnugTestSupport", "SnugBrowserSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnugBenchmarksTests",
      dependencies: ["SnugSolver", "SnugLayout", "SnugSceneImport", "Snug", "SnugBenchmarks"],
      swiftSettings: tests),
    .testTarget(
      name: "PackageTests",
      dependencies: ["SnugDiagnostics", "SnugSceneImport", "SnugTestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "SnugLayoutTests",
      dependencies: [
        "SnugGeometry", "SnugDiagnostics", "SnugSolver", "SnugLayout", "SnugSceneFormat",
        "SnugSolverSupport", "SnugTestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnugExplanationTests",
      dependencies: [
        "SnugGeometry", "SnugDiagnostics", "SnugSolver", "SnugLayout", "SnugSceneFormat",
        "SnugExplanation", "SnugComparison", "SnugLinting", "Snug", "SnugSolverSupport",
        "SnugTestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnugSnapshotsTests",
      dependencies: [
        "SnugGeometry", "SnugDiagnostics", "SnugDrawing", "SnugLayout", "SnugExplanation",
        "SnugPangoCairo", "Snug", "SnugSnapshots", "SnugCommand", "SnugTestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnugPublishingTests",
      dependencies: [
        "Snug", "SnugPublishing", "SnugTestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnugUIKitTests",
      dependencies: [
        "SnugGeometry", "SnugDiagnostics", "SnugLayout", "SnugSceneFormat", "SnugPangoCairo",
        "Snug", "SnugUIKit",
        "UIKit", "SnugCapture", "SnugDrawingSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "SnugTestingTests",
      dependencies: [
        "SnugGeometry", "SnugDiagnostics", "Snug", "SnugSnapshots", "SnugTesting",
        "SnugTestSupport",
      ],
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
