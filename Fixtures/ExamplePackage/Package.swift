// swift-tools-version: 6.2
import PackageDescription

// A package that tests its layouts with SnugTesting and has pictures of them in its documentation, as a
// stranger's would: only the path to Snug is another. Yours reads
// `.package(url: "https://github.com/…/snug", from: "…")`.
let package = Package(
  name: "ExamplePackage",
  platforms: [.macOS(.v15)],
  products: [.library(name: "MessageRow", targets: ["MessageRow"])],
  dependencies: [.package(name: "Snug", path: "../..")],
  targets: [
    .target(name: "MessageRow"),
    // On Apple's platforms `import UIKit` is Apple's.
    .target(
      name: "MessageRowView",
      dependencies: [
        .product(name: "UIKit", package: "Snug", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "MessageRowTests",
      dependencies: [
        "MessageRowView", .product(name: "SnugTesting", package: "Snug"),
        .product(name: "SnugUIKitTesting", package: "Snug"),
      ],
      exclude: ["Scenes", "__Snapshots__"]),
  ]
)
