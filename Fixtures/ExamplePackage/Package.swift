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
    .testTarget(
      name: "MessageRowTests",
      dependencies: [.product(name: "SnugTesting", package: "Snug")],
      exclude: ["Scenes", "__Snapshots__"]),
  ]
)
